// Runs tasks through turbo, which skips tasks without changes, and reads the results from turbo's summary.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './bootstrap.mjs'

export interface TaskResult {
  /** `@invea/domain#test`, or `//#lint` for a task of the whole repository. */
  readonly id: string
  readonly task: string
  /** Folder of the package relative to the root; empty for the root. */
  readonly folder: string
  readonly passed: boolean
  /** The result comes from an earlier run on the same files. */
  readonly isCached: boolean
  readonly seconds: number
  readonly log: string
}

interface Summary {
  readonly tasks: readonly {
    readonly taskId: string
    readonly task: string
    readonly directory: string
    readonly logFile: string
    readonly cache: { readonly status: string }
    readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number | null }
  }[]
}

/** Results of a turbo summary. A task that did not start because another failed counts as failed. */
export const resultsOf = (summary: Summary, readLog: (file: string) => string): readonly TaskResult[] =>
  summary.tasks
    .filter(({ task }) => task !== 'transit')
    .map(({ taskId, task, directory, logFile, cache, execution }) => ({
      id: taskId,
      task,
      folder: directory,
      passed: execution?.exitCode === 0,
      isCached: cache.status === 'HIT',
      seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
      log: execution ? readLog(logFile) : 'not started',
    }))

interface TurboOptions {
  readonly filters?: readonly string[]
  /** Also runs tasks whose files have not changed since they passed. */
  readonly force?: boolean
  readonly env?: NodeJS.ProcessEnv
  /** Additional arguments for each task's command. */
  readonly args?: readonly string[]
}

/** Runs the tasks in all packages that define them. Throws when turbo itself cannot run. */
export const runTurbo = (tasks: readonly string[], options: TurboOptions = {}): readonly TaskResult[] => {
  const runs = join(root, '.turbo', 'runs')
  rmSync(runs, { recursive: true, force: true })
  const { filters = [], force = false, env = process.env, args = [] } = options
  const flags = ['--continue=always', '--summarize', '--output-logs=none', '--concurrency=2']
  const done = spawnSync(
    'turbo',
    [
      'run',
      ...tasks,
      ...flags,
      ...(force ? ['--force'] : []),
      ...filters.map((name) => `--filter=${name}`),
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { cwd: root, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 },
  )
  const [file] = existsSync(runs) ? readdirSync(runs) : []
  if (!file) throw new Error(`turbo did not run: ${done.stdout}${done.stderr}${done.error?.message ?? ''}`)
  const readLog = (name: string) =>
    existsSync(join(root, name)) ? stripVTControlCharacters(readFileSync(join(root, name), 'utf8')) : ''
  return resultsOf(JSON.parse(readFileSync(join(runs, file), 'utf8')), readLog)
}
