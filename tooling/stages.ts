// The stages of `npm test`, `pnpm test:full` and `pnpm check`. Each prints one line; all failures are printed at the end.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import {
  emptyReport,
  type Failure,
  type Report,
  readCommand,
  readPlaywrightReport,
  readVitestReport,
} from './test-report.ts'
import { runTurbo, type TaskResult } from './turbo.ts'

interface StageFailure extends Failure {
  /** Command that repeats only this failure. */
  readonly command: string
}

/** Checks that read every file. They are turbo tasks, so they run only after a change. */
const checks: Readonly<Record<string, string>> = {
  typecheck: 'types',
  lint: 'lint and format',
  'check:imports': 'imports between packages',
  'check:wire-words': 'spelling of wire words',
  'check:words': 'banned words',
  'check:dead-code': 'dead code',
  'check:docstrings': 'comments of the domain package',
  'check:generated': 'generated files are current',
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
/** Settings to repeat with a failed test. */
const settingsOf = (env: NodeJS.ProcessEnv) =>
  ['TEST_SEED', 'TEST_DATE', 'TEST_FULL'].flatMap((name) => (env[name] ? `${name}=${env[name]} ` : [])).join('')
const seconds = (value: number) => `${value.toFixed(1)} s`

/** Runs stages, prints a line for each, and collects the results. */
export const createRun = () => {
  const startedAt = Date.now()
  const failures: StageFailure[] = []
  let passed = 0
  let skipped = 0

  const record = (name: string, report: Report, duration: string, commandOf: (failure: Failure) => string) => {
    passed += report.passed
    skipped += report.skipped
    failures.push(...report.failures.map((failure) => ({ ...failure, command: commandOf(failure) })))
    const failed = report.failures.length
    const counts = `${report.passed} passed${failed > 0 ? `, ${failed} failed` : ''}${report.skipped > 0 ? `, ${report.skipped} skipped` : ''}`
    process.stdout.write(`${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${counts} (${duration})\n`)
  }

  /** Records turbo tasks that pass or fail as a whole, as one test `name`. */
  const recordTasks = (name: string, results: readonly TaskResult[]) => {
    const failed = results.filter((result) => !result.passed)
    const report: Report = {
      ...emptyReport,
      passed: failed.length === 0 ? 1 : 0,
      failures: failed.map(({ id, log }) => ({ title: id, file: '', message: log.trimEnd() })),
    }
    const total = results.reduce((sum, result) => sum + result.seconds, 0)
    record(name, report, results.every(({ isCached }) => isCached) ? 'unchanged' : seconds(total), ({ title }) => {
      const [owner = '', task = ''] = title.split('#')
      return owner === '//' ? `pnpm run ${task}` : `pnpm --filter ${owner} run ${task}`
    })
  }

  /** Runs the vitest tests of the packages and prints one line for each package. */
  const runPackageTests = (
    packages: readonly string[],
    options: { readonly force: boolean; readonly env: NodeJS.ProcessEnv },
  ) => {
    const args = ['--reporter=json', '--outputFile.json=reports/vitest.json']
    for (const result of runTurbo(['test'], { ...options, filters: packages, args })) {
      const folder = join(root, result.folder)
      const report = readVitestReport(join(folder, 'reports/vitest.json'), folder, result.log)
      const withLog: Report =
        result.passed || report.failures.length > 0
          ? report
          : { ...report, failures: [{ title: 'the runner failed', file: '', message: result.log.trimEnd() }] }
      record(
        `tests of ${result.folder}`,
        withLog,
        result.isCached ? 'unchanged' : seconds(result.seconds),
        ({ file }) => `${settingsOf(options.env)}pnpm --filter ./${result.folder} exec vitest run ${file}`.trimEnd(),
      )
    }
  }

  /** Runs the browser tests; playwright prints a line for each test. */
  const runBrowserTests = (env: NodeJS.ProcessEnv) => {
    const startedStageAt = Date.now()
    const report = join(root, 'e2e/reports/playwright.json')
    rmSync(report, { force: true })
    spawnSync('node', ['run.ts'], {
      cwd: join(root, 'e2e'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    record(
      'browser tests',
      readPlaywrightReport(report),
      seconds((Date.now() - startedStageAt) / 1000),
      ({ title, file }) => {
        const [, project = '', name = ''] = /^\[(.*?)\] (.*)$/s.exec(title) ?? []
        return `${settingsOf(env)}pnpm test:browser ${file} --project ${quote(project)} --grep ${quote(name)}`
      },
    )
  }

  /** Runs a command that passes or fails as a whole. Prints its output when it fails, and the last line when it is skipped. */
  const runCommand = (name: string, command: readonly string[], env: NodeJS.ProcessEnv = process.env) => {
    const startedStageAt = Date.now()
    const [program = '', ...args] = command
    const done = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      env,
      maxBuffer: 256 * 1024 * 1024,
    })
    const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trimEnd()
    const report = readCommand(name, done.status, output)
    record(name, report, seconds((Date.now() - startedStageAt) / 1000), () => command.join(' '))
    if (report.skipped > 0) process.stdout.write(`     ${output.split('\n').at(-1)}\n`)
  }

  return {
    runChecks: () => {
      const results = runTurbo(Object.keys(checks))
      for (const [task, name] of Object.entries(checks))
        recordTasks(
          name,
          results.filter((result) => result.task === task),
        )
    },
    buildPortals: () => recordTasks('build of the portals', runTurbo(['build'])),
    runPackageTests,
    runBrowserTests,
    runCommand,
    /** Prints the failures and the totals, and ends the process. */
    finish: (): never => {
      for (const { title, file, message, command } of failures)
        process.stdout.write(
          `\nFAILED ${[file, title].filter(Boolean).join(' > ')}\n${message}\n  Run it again: ${command}\n`,
        )
      process.stdout.write(`\n(${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes)\n`)
      process.stdout.write(`${passed} passed, ${failures.length} failed, ${skipped} skipped\n`)
      process.exit(failures.length > 0 ? 1 : 0)
    },
  }
}
