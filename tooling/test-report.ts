// Reads the reports of vitest and playwright: the number of passed tests, and the failures.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  readonly title: string
  /** Relative to the folder of the runner; empty when the failure has no file. */
  readonly file: string
  readonly message: string
}

export interface Report {
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
}

export const emptyReport: Report = { passed: 0, skipped: 0, failures: [] }

/** Exit code of a proof that cannot run on this machine. */
const skippedStatus = 3

/** A command that passes or fails as a whole. */
export const readCommand = (name: string, status: number | null, output: string): Report => {
  if (status === 0) return { ...emptyReport, passed: 1 }
  if (status === skippedStatus) return { ...emptyReport, skipped: 1 }
  return { ...emptyReport, failures: [{ title: name, file: '', message: output }] }
}

/** A missing report counts as one failure. */
const missing = (log: string): Report => ({
  passed: 0,
  skipped: 0,
  failures: [{ title: 'the runner wrote no report', file: '', message: lastLines(log) }],
})

const lastLines = (text: string) => stripVTControlCharacters(text).trimEnd().split('\n').slice(-40).join('\n')

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: 'passed' | 'failed'
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo'
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** A test file that does not load counts as one failure, even without results. */
export const readVitestReport = (path: string, folder: string, log = ''): Report => {
  if (!existsSync(path)) return missing(log)
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  const tests = testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const failures = testResults.flatMap((result): readonly Failure[] => {
    const file = relative(folder, result.name)
    const failed = result.assertionResults.filter(({ status }) => status === 'failed')
    if (result.status === 'failed' && failed.length === 0)
      return [{ title: 'the file did not run to its end', file, message: lastLines(result.message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      file,
      message: lastLines((failureMessages ?? []).join('\n')),
    }))
  })
  const count = (...statuses: readonly string[]) => tests.filter(({ status }) => statuses.includes(status)).length
  return { passed: count('passed'), skipped: count('pending', 'skipped', 'todo'), failures }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly errors: readonly { readonly message?: string }[]
}

const testsOf = (suite: PlaywrightSuite): readonly (Failure & { readonly status: string })[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${title}`,
      file,
      status,
      message: lastLines(results.map(({ error }) => error?.message ?? '').join('\n')),
    })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
]

/** A test that passed only on retry counts as a failure. */
export const readPlaywrightReport = (path: string, log = ''): Report => {
  if (!existsSync(path)) return missing(log)
  const report = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport
  const tests = testsOf(report)
  const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const errors = failures.length > 0 ? [] : report.errors
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failures: [
      ...failures.map(({ title, file, message }) => ({ title, file, message })),
      ...errors.map(({ message = '' }) => ({ title: 'the run failed', file: '', message: lastLines(message) })),
    ],
  }
}
