// Starts programs again when they end, as systemd does on the machines of an operator.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signal } from './machines.ts'

export interface PartPlan {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** The network namespace it runs in. */
  readonly namespace?: string
  /** Without it, the user who runs the cluster. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

export interface Part {
  readonly name: string
  readonly isRunning: () => boolean
  /** Undefined while it does not run. */
  readonly pid: () => number | undefined
  /** Milliseconds since the epoch, when it was started last. */
  readonly startedAt: () => number
  start(env?: Readonly<Record<string, string>>): void
  /** As a crash would; it is started again a second later. */
  kill(): Promise<void>
  /** Ends it, and does not start it again. */
  stop(by: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const restartAfter = 1_000

/** When a process began, as the kernel counts: a process id may be given to another program. */
const beganAt = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

export const describeProcess = (pid: number): string => `${pid} ${beganAt(pid)}`

/** The process id, when the process that was described still runs. */
export const findProcess = (description: string): number | undefined => {
  const [pid, began] = description.split(' ')
  return began !== undefined && began === beganAt(Number(pid)) ? Number(pid) : undefined
}

const stopTime = 1_000

/** Ends what the parts' files name and what still runs. nginx ends its own processes when it is asked to stop. */
export const killRecorded = async (folder: string): Promise<void> => {
  const files = join(folder, 'processes')
  const running = () =>
    (existsSync(files) ? readdirSync(files) : []).flatMap(
      (name) => findProcess(readFileSync(join(files, name), 'utf8')) ?? [],
    )
  for (const pid of running()) signal(pid, 'SIGTERM')
  const deadline = Date.now() + stopTime
  while (running().length > 0 && Date.now() < deadline) await wait(50)
  for (const pid of running()) signal(pid, 'SIGKILL')
}

/** What is preloaded into a program must not reach those that start it: they have another user. */
const commandOf = (
  { command, namespace, user }: PartPlan,
  env: Readonly<Record<string, string>>,
): readonly string[] => [
  ...(namespace ? ['ip', 'netns', 'exec', namespace] : []),
  ...(user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'] : []),
  ...(namespace ? ['env', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)] : []),
  ...command,
]

/** `folder` gets a log and a file with the process id of each part. */
export const supervise = (folder: string, plan: PartPlan): Part => {
  for (const name of ['logs', 'processes']) mkdirSync(join(folder, name), { recursive: true })
  let child: ChildProcess | undefined
  let wanted = false
  let extra: Readonly<Record<string, string>> = {}
  let startedAt = 0
  let restart: NodeJS.Timeout | undefined

  const launch = () => {
    const log = openSync(join(folder, 'logs', `${plan.name}.log`), 'a')
    const [program = '', ...args] = commandOf(plan, extra)
    const { PATH = '', HOME = '' } = process.env
    const running = spawn(program, args, {
      cwd: '/',
      // A group of its own: Ctrl-C in a terminal ends parts in their order.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH, HOME, LANG: 'C.UTF-8', ...plan.env, ...(plan.namespace ? {} : extra) },
    })
    closeSync(log)
    child = running
    startedAt = Date.now()
    if (running.pid) writeFileSync(join(folder, 'processes', plan.name), describeProcess(running.pid))
    const onEnd = () => {
      if (child === running) child = undefined
      if (wanted) restart = setTimeout(launch, restartAfter)
    }
    running.once('exit', onEnd)
    running.once('error', onEnd)
  }
  const ended = (running: ChildProcess) => new Promise((resolve) => running.once('exit', resolve))
  return {
    name: plan.name,
    isRunning: () => child !== undefined,
    pid: () => child?.pid,
    startedAt: () => startedAt,
    start: (env = {}) => {
      extra = env
      wanted = true
      if (!child) launch()
    },
    kill: async () => {
      const running = child
      if (!running) return
      const gone = ended(running)
      running.kill('SIGKILL')
      await gone
    },
    stop: async (by) => {
      wanted = false
      clearTimeout(restart)
      const running = child
      if (!running) return
      const gone = ended(running)
      running.kill(by)
      await gone
    },
  }
}
