import { type ChildProcess, type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Settings of the service for many visitors with one address. The limits for each session are unchanged. */
export const relaxedLimits = {
  ADDRESS_RATE_FACTOR: '10000',
  UNCODED_SHARE_PERCENT: '100',
  HOLD_ALARM: '1000000',
  SLOT_RETURN_MINUTES: '0',
} as const

export interface Program {
  readonly name: string
  readonly child: ChildProcess
  /** Resolves with the exit code when the program ends. */
  readonly ended: Promise<number>
}

/** Runs a program and returns its output; throws with the output when it fails. */
export const run = (program: string, args: readonly string[], options: ExecFileSyncOptions = {}): string => {
  try {
    return execFileSync(program, args, { ...options, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

/** Waits until something is true or found, and returns it; throws after `seconds`. */
export const until = async <Found>(
  what: string,
  find: () => Promise<Found | false | undefined> | Found | false | undefined,
  seconds = 60,
): Promise<Found> => {
  for (const deadline = Date.now() + seconds * 1_000; ; await wait(100)) {
    const found = await find()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`${what} took longer than ${seconds} seconds`)
  }
}

/** Starts a program in its own process group, so that it gets the signal of Ctrl-C only from this process. */
export const startProgram = (name: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Program => {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)))
    child.once('error', () => resolve(1))
  })
  return { name, child, ended }
}

/** Stops all programs, and kills those that still run after ten seconds. */
export const stopPrograms = async (programs: readonly Program[]): Promise<void> => {
  for (const { child } of programs) if (child.exitCode === null) child.kill('SIGTERM')
  const all = Promise.all(programs.map(({ ended }) => ended))
  const isTimeout = await Promise.race([all.then(() => false), wait(10_000, true, { ref: false })])
  if (isTimeout) for (const { child } of programs) if (child.exitCode === null) child.kill('SIGKILL')
  await all
}

/** Sends a signal to a process, unless it has ended, and waits until it has. */
export const endProcess = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Waits until the URL returns 2xx. Returns false when `stop` settles, for example the exit of the process, or after a timeout. */
export const isUp = async (
  url: string,
  stop: Promise<unknown>,
  milliseconds = 60_000,
  pause = 100,
): Promise<boolean> => {
  let stopped = false
  const end = () => {
    stopped = true
  }
  void stop.then(end, end)
  const until = Date.now() + milliseconds
  while (!stopped && Date.now() < until) {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (response?.ok) return true
    await wait(pause)
  }
  return false
}

const serviceMain = resolvePath(import.meta.dirname, '../apps/service/src/main.ts')

/**
 * Starts the service without the variables of this process and with relaxed limits. Its output is appended to the file `log`.
 * `ready` resolves with false when the service ends before it accepts calls.
 */
export const startService = (options: {
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  /** Options of Node. */
  readonly flags?: readonly string[]
  readonly log: number
  readonly cwd?: string
  readonly milliseconds: number
}): { readonly child: ChildProcess; readonly ready: Promise<boolean> } => {
  const { port, settings, flags = [], log, cwd, milliseconds } = options
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, NODE_ENV: 'development', SERVICE_PORT: String(port), ...relaxedLimits, ...settings }
  const child = spawn(process.execPath, [...flags, serviceMain], { env, cwd, stdio: ['ignore', log, log] })
  return { child, ready: isUp(`http://127.0.0.1:${port}/readyz`, once(child, 'exit'), milliseconds, 20) }
}

/** The end of a log, for the message of a program that did not start. */
export const lastLines = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-20).join('\n')

const temporaryFolders: string[] = []
process.once('exit', () => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Creates a folder that is removed when this process ends. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  temporaryFolders.push(folder)
  return folder
}
