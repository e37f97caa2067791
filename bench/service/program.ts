import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { cpuOf } from './cpu.ts'

const service = resolve(import.meta.dirname, '../../apps/service')

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Running {
  readonly port: number
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number
  /** Seconds of one core used so far. */
  cpu(): number
  stop(): Promise<void>
}

/** The service as `npm start` runs it, a process of its own; its log goes to a file, as in production. */
export const startService = async (
  settings: Readonly<Record<string, string>> & { DATA_DIR: string },
): Promise<Running> => {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'development',
    SERVICE_PORT: String(port),
    ADDRESS_RATE_FACTOR: '10000',
    UNCODED_SHARE_PERCENT: '100',
    SLOT_RETURN_MINUTES: '0',
    ...settings,
  }
  const begun = performance.now()
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []
  const log = openSync(join(settings.DATA_DIR, 'service.log'), 'a')
  const child = spawn(process.execPath, [...flags, join(service, 'src/main.ts')], {
    env,
    cwd: settings.DATA_DIR,
    stdio: ['ignore', log, 'pipe'],
  })
  let faults = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    faults += chunk.toString()
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the service did not start: ${faults}`)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) break
    await new Promise((wait) => setTimeout(wait, 20))
  }
  return {
    port,
    startedIn: performance.now() - begun,
    cpu: () => cpuOf(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
