import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const none: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numFailedTestSuites: number
}

/** A missing report is a failure: the runner died before it could write one. */
export const readVitestTally = (file: string): Tally => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const broken = report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? report.numFailedTestSuites : 0
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** A test that passed at its second try counts as passed; `flakyCount` tells how many, and the run says so. */
export const readPlaywrightTally = (file: string): Tally => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const failed = stats.unexpected
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && errors.length > 0 ? errors.length : failed,
    skipped: stats.skipped,
  }
}

/** How many end-to-end tests needed a second try. */
export const flakyCount = (file: string): number =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport).stats.flaky : 0
