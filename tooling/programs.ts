import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

export interface Program {
  readonly name: string
  readonly child: ChildProcess
  /** Settles with the exit code when the program ends by itself. */
  readonly ended: Promise<number>
}

/** Starts a program of the product in its own process group, so that Ctrl-C reaches it once, from us. */
export const startProgram = (name: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Program => {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)))
    child.once('error', () => resolve(1))
  })
  return { name, child, ended }
}

/** Stops all, and kills those that still run after ten seconds. */
export const stopPrograms = async (programs: readonly Program[]): Promise<void> => {
  for (const { child } of programs) if (child.exitCode === null) child.kill('SIGTERM')
  const all = Promise.all(programs.map(({ ended }) => ended))
  const late = await Promise.race([all.then(() => false), wait(10_000, true, { ref: false })])
  if (late) for (const { child } of programs) if (child.exitCode === null) child.kill('SIGKILL')
  await all
}

/** True once the address returns 2xx; false when `gaveUp` settles or the time is over. */
export const isUp = async (url: string, gaveUp: Promise<unknown>, milliseconds = 60_000): Promise<boolean> => {
  let stopped = false
  void gaveUp.then(() => {
    stopped = true
  })
  const until = Date.now() + milliseconds
  while (!stopped && Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await wait(100)
  }
  return false
}
