// `npm start`: builds the portals, starts service, portals and payment sandbox, prints where they are.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { root } from './bootstrap.mjs'
import { findTakenPort, type Ports, readPorts } from './ports.ts'
import { isUp, type Program, startProgram, stopPrograms } from './programs.ts'
import { serveStatic } from './static-server.ts'

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const settings = (): { readonly ports: Ports; readonly dataDir: string } => {
  const ports = readPorts(process.env)
  if ('fault' in ports) return fail(ports.fault)
  return { ports, dataDir: resolve(process.env.DATA_DIR || join(root, '.data')) }
}

const prepareDataDir = (dataDir: string) => {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    fail(`DATA_DIR ${dataDir} cannot be written. Choose another folder, or give this user the right to write there.`)
  }
}

const buildPortals = () => {
  const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  })
  if (built.status !== 0)
    fail(`${built.stdout}\n${built.stderr}\nThe portals could not be built; the lines above say why.`)
}

const { ports, dataDir } = settings()
const at = (port: number) => `http://localhost:${port}`
prepareDataDir(dataDir)
const taken = await findTakenPort(ports)
if (taken) fail(taken)
// `--built`: the end-to-end tests start two of us on one finished build.
if (!process.argv.includes('--built')) buildPortals()

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

const env = {
  ...process.env,
  SERVICE_PORT: String(ports.service),
  SANDBOX_PORT: String(ports.sandbox),
  DATA_DIR: dataDir,
  PUBLIC_URL: process.env.PUBLIC_URL ?? at(ports.service),
  PASSPORT_ORIGIN: process.env.PASSPORT_ORIGIN ?? at(ports.passport),
  ORIGIN_ID_ORIGIN: process.env.ORIGIN_ID_ORIGIN ?? at(ports.originId),
  SANDBOX_URL: process.env.SANDBOX_URL ?? at(ports.sandbox),
}
const sandbox = startProgram('payment sandbox', ['src/main.ts'], env, join(root, 'apps/payment-sandbox'))
const service = startProgram('service', ['src/main.ts'], env, join(root, 'apps/service'))
programs.push(sandbox, service)
for (const { name, ended } of programs) {
  void ended.then((code) => {
    if (stopping) return
    process.stderr.write(`The ${name} ended; the line above says why. Stopping.\n`)
    void stop(code || 1)
  })
}

const config = { serviceUrl: at(ports.service) }
servers.push(await serveStatic({ folder: join(root, 'apps/passport-portal/dist'), port: ports.passport, config }))
servers.push(await serveStatic({ folder: join(root, 'apps/origin-id-portal/dist'), port: ports.originId, config }))
const up =
  (await isUp(`${at(ports.service)}/readyz`, service.ended)) &&
  (await isUp(`${at(ports.sandbox)}/healthz`, sandbox.ended))
if (!up && !stopping) {
  process.stderr.write('The service did not become ready within 60 seconds.\n')
  await stop(1)
}
if (!stopping) {
  process.stdout.write(
    [
      '',
      `Passport portal    ${at(ports.passport)}`,
      `Origin ID portal   ${at(ports.originId)}`,
      `Service            ${at(ports.service)}  (documentation /docs, messages sent /outbox)`,
      `Payment sandbox    ${at(ports.sandbox)}`,
      `Data               ${process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : dataDir}`,
      'Ready. Ctrl-C stops everything.',
      '',
    ].join('\n'),
  )
}
