import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** Settings of the service for many visitors with one address. The limits for each session are unchanged. */
export const openLimits = {
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
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await wait(pause)
  }
  return false
}
