import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flakyCount, readPlaywrightTally, readVitestTally } from './test-report.ts'

const fileWith = (value: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('a runner that wrote no report has failed', () => {
  expect(readVitestTally('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(readPlaywrightTally('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a test file that does not load counts as failed though none of its tests ran', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, numFailedTestSuites: 1 }
  expect(readVitestTally(fileWith(report))).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('an end-to-end test that needed a second try passes, and is told', () => {
  const report = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] }
  expect(readPlaywrightTally(fileWith(report))).toEqual({ passed: 5, failed: 0, skipped: 0 })
  expect(flakyCount(fileWith(report))).toBe(1)
})
