import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@invea/tooling/postgres-cluster'
import { childClock } from '@invea/tooling/test-clock'

export interface ServiceProcess {
  readonly url: string
  readonly process: ChildProcess
  /** As a power cut would. */
  kill(): Promise<void>
}

/** Starts the service and waits for nothing. */
export const spawnService = (settings: Readonly<Record<string, string>>): ChildProcess => {
  const { PATH = '', HOME = '', TEST_COMPILE_CACHE: NODE_COMPILE_CACHE = '' } = process.env
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    ...childClock(),
    SERVICE_PORT: '0',
    ADDRESS_RATE_FACTOR: '1000',
    UNCODED_SHARE_PERCENT: '100',
    SLOT_RETURN_MINUTES: '0',
    ...settings,
  }
  return spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env })
}

/** The service as a process of its own, ready to be asked, and killed when a test is about that. */
export const startProcess = async (settings: Readonly<Record<string, string>>): Promise<ServiceProcess> => {
  const port = await freePort()
  const child = spawnService({ SERVICE_PORT: String(port), ...settings })
  await new Promise<void>((ready, failed) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('service is up')) ready()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
