// Restarts programs that end, as systemd does in production.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from '../programs.ts'
import { signal } from './machines.ts'

export interface ProgramPlan {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  readonly namespace?: string
  /** User of the program. When absent, the user who runs the cluster. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

const restartAfter = 1_000

/** Start time of a process in kernel ticks. Together with the process id it identifies a process, because ids are reused. */
const startTicks = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

export const describeProcess = (pid: number): string => `${pid} ${startTicks(pid)}`

/** The process id, if the described process is still running. */
export const findProcess = (description: string): number | undefined => {
  const [pid, startedTicks] = description.split(' ')
  return startedTicks !== undefined && startedTicks === startTicks(Number(pid)) ? Number(pid) : undefined
}

const stopMilliseconds = 1_000

/** Ends all recorded processes. Sends SIGTERM first, so that nginx ends its workers. */
export const killRecorded = async (folder: string): Promise<void> => {
  const files = join(folder, 'processes')
  const running = () =>
    (existsSync(files) ? readdirSync(files) : []).flatMap(
      (name) => findProcess(readFileSync(join(files, name), 'utf8')) ?? [],
    )
  for (const pid of running()) signal(pid, 'SIGTERM')
  const deadline = Date.now() + stopMilliseconds
  while (running().length > 0 && Date.now() < deadline) await wait(50)
  for (const pid of running()) signal(pid, 'SIGKILL')
}

/** Passes `env` to the program only: wrappers such as setpriv run as another user and must not preload its modules. */
const commandOf = (
  { command, namespace, user }: ProgramPlan,
  env: Readonly<Record<string, string>>,
): readonly string[] => [
  ...(namespace ? ['ip', 'netns', 'exec', namespace] : []),
  ...(user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'] : []),
  ...(namespace ? ['env', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)] : []),
  ...command,
]

/** Runs a program. Writes its log and process id to `folder`. */
export const supervise = (folder: string, plan: ProgramPlan) => {
  for (const name of ['logs', 'processes']) mkdirSync(join(folder, name), { recursive: true })
  let child: ChildProcess | undefined
  let shouldRun = false
  let extraEnv: Readonly<Record<string, string>> = {}
  let startedAt = 0
  let restart: NodeJS.Timeout | undefined

  const launch = () => {
    const log = openSync(join(folder, 'logs', `${plan.name}.log`), 'a')
    const [program = '', ...args] = commandOf(plan, extraEnv)
    const { PATH = '', HOME = '' } = process.env
    const running = spawn(program, args, {
      cwd: '/',
      // Its own process group, so that Ctrl-C in a terminal does not end all parts at once.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH, HOME, LANG: 'C.UTF-8', ...plan.env, ...(plan.namespace ? {} : extraEnv) },
    })
    closeSync(log)
    child = running
    startedAt = Date.now()
    if (running.pid) writeFileSync(join(folder, 'processes', plan.name), describeProcess(running.pid))
    const onEnd = () => {
      if (child === running) child = undefined
      if (shouldRun) restart = setTimeout(launch, restartAfter)
    }
    running.once('exit', onEnd)
    running.once('error', onEnd)
  }
  return {
    name: plan.name,
    isRunning: () => child !== undefined,
    /** Undefined while the program is not running. */
    pid: () => child?.pid,
    /** Milliseconds since the epoch of the last start. */
    startedAt: () => startedAt,
    start: (env: Readonly<Record<string, string>> = {}) => {
      extraEnv = env
      shouldRun = true
      if (!child) launch()
    },
    /** Kills the program, as in a crash. It restarts after a second. */
    kill: async () => {
      if (child) await endProcess(child, 'SIGKILL')
    },
    /** Ends the program without a restart. */
    stop: async (by: 'SIGTERM' | 'SIGKILL') => {
      shouldRun = false
      clearTimeout(restart)
      if (child) await endProcess(child, by)
    },
  }
}

export type SupervisedProgram = ReturnType<typeof supervise>
