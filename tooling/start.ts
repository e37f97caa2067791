// `npm start`: builds the portals, starts service, portals and payment sandbox, and prints their URLs.
// `pnpm dev` (`--dev`): service and sandbox restart on a change, both portals reload in place.
import { spawn } from 'node:child_process'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { root } from './bootstrap.mjs'
import { findUsedPort, readPorts } from './ports.ts'
import { isUp, type Program, startProgram, stopPrograms } from './programs.ts'
import { serveStatic } from './static-server.ts'

/** Builds both portals, from the cache if nothing has changed. Returns the output of a failed build. */
const buildPortals = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'], {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.once('error', (error) => resolve(`${error.message}\n`))
    child.once('exit', (code) => {
      resolve(code === 0 ? undefined : `${output}\nThe portals could not be built; the lines above show why.\n`)
    })
  })

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const ports = readPorts(process.env)
if ('fault' in ports) fail(ports.fault)
else {
  const used = await findUsedPort(ports)
  if (used) fail(used)
}
const {
  service: servicePort,
  passport,
  originId,
  sandbox: sandboxPort,
} = ports as Exclude<typeof ports, { fault: string }>
const at = (port: number) => `http://localhost:${port}`
const dataDir = resolve(process.env.DATA_DIR || join(root, '.data'))

const ownSettings = { SERVICE_PORT: String(servicePort), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir }
const addresses = {
  PUBLIC_URL: at(servicePort),
  PASSPORT_ORIGIN: at(passport),
  ORIGIN_ID_ORIGIN: at(originId),
  SANDBOX_URL: at(sandboxPort),
}

const startForDevelopment = () => {
  const env = { ...process.env, ...ownSettings, ...addresses, SERVICE_URL: at(servicePort) }
  const vite = join(root, 'apps/passport-portal/node_modules/vite/bin/vite.js')
  const portal = (name: string, folder: string, port: number) =>
    startProgram(name, [vite, '--port', String(port), '--strictPort'], env, join(root, folder))
  const programs: readonly Program[] = [
    startProgram('payment sandbox', ['--watch', 'src/main.ts'], env, join(root, 'apps/payment-sandbox')),
    startProgram('service', ['--watch', 'src/main.ts'], env, join(root, 'apps/service')),
    portal('passport portal', 'apps/passport-portal', passport),
    portal('Origin ID portal', 'apps/origin-id-portal', originId),
  ]
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopPrograms(programs).then(() => process.exit(0)))
  }
  process.stdout.write(
    `Passport ${at(passport)}  Origin ID ${at(originId)}  Service ${at(servicePort)}  Ctrl-C stops all.\n`,
  )
}

const startBuilt = async () => {
  const programs: Program[] = []
  const servers: Server[] = []
  let stopping = false
  const stop = async (code: number): Promise<never> => {
    stopping = true
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await stopPrograms(programs)
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) void stop(0)
    })
  }

  const env = { ...addresses, ...process.env, ...ownSettings }
  const start = (name: string, folder: string): Program => {
    const program = startProgram(name, ['src/main.ts'], env, join(root, folder))
    programs.push(program)
    // A program that ends by itself has printed its reason.
    void program.ended.then((code) => {
      if (!stopping) void stop(code || 1)
    })
    return program
  }
  const sandbox = start('payment sandbox', 'apps/payment-sandbox')
  const service = start('service', 'apps/service')

  // `--built`: the browser tests start two instances on one finished build.
  if (!process.argv.includes('--built')) {
    const fault = await buildPortals()
    if (fault && !stopping) {
      process.stderr.write(fault)
      await stop(1)
    }
  }

  const serviceUrl = at(servicePort)
  const portal = (name: string, port: number, otherPort: number) =>
    serveStatic({
      folder: join(root, 'apps', name, 'dist'),
      port,
      config: { serviceUrl, otherPortalUrl: at(otherPort) },
    })
  servers.push(await portal('passport-portal', passport, originId))
  servers.push(await portal('origin-id-portal', originId, passport))
  const up = await Promise.all([
    isUp(`${at(servicePort)}/readyz`, service.ended),
    isUp(`${at(sandboxPort)}/healthz`, sandbox.ended),
  ])
  if (up.includes(false) && !stopping) {
    process.stderr.write('The service did not become ready within 60 seconds.\n')
    await stop(1)
  }
  if (!stopping) {
    process.stdout.write(
      [
        '',
        `Passport portal    ${at(passport)}`,
        `Origin ID portal   ${at(originId)}`,
        `Service            ${at(servicePort)}  (documentation /docs, messages sent /outbox)`,
        `Payment sandbox    ${at(sandboxPort)}`,
        `Data               ${process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : dataDir}`,
        'Ready. Ctrl-C stops everything.',
        '',
      ].join('\n'),
    )
  }
}

if (process.argv.includes('--dev')) startForDevelopment()
else await startBuilt()
