import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommand, readPlaywrightReport, readVitestReport } from './test-report.ts'

const fileWith = (value: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('a runner without a report has failed, and the report has its last lines', () => {
  const failures = [{ title: 'the runner wrote no report', file: '', message: 'out of memory' }]
  expect(readVitestReport('/nowhere/report.json', '/', 'out of memory\n')).toEqual({ passed: 0, skipped: 0, failures })
  expect(readPlaywrightReport('/nowhere/report.json', 'out of memory\n')).toEqual({ passed: 0, skipped: 0, failures })
})

test('a command that ends with 3 was skipped', () => {
  const failures = [{ title: 'proof', file: '', message: 'broken' }]
  expect(readCommand('proof', 0, 'done')).toEqual({ passed: 1, skipped: 0, failures: [] })
  expect(readCommand('proof', 3, 'no PostgreSQL')).toEqual({ passed: 0, skipped: 1, failures: [] })
  expect(readCommand('proof', 1, 'broken')).toEqual({ passed: 0, skipped: 0, failures })
  expect(readCommand('proof', null, 'broken')).toEqual({ passed: 0, skipped: 0, failures })
})

const vitestFile = (status: string, tests: readonly [string, string][], message = '') => ({
  name: '/repo/packages/domain/src/fees/price.test.ts',
  status,
  message,
  assertionResults: tests.map(([fullName, result]) => ({
    fullName,
    status: result,
    failureMessages: result === 'failed' ? ['AssertionError: expected 1 to be 2'] : [],
  })),
})

test('counts the tests of a vitest report, and lists failures with their files', () => {
  const report = {
    testResults: [
      vitestFile('failed', [
        ['adds', 'passed'],
        ['sums', 'failed'],
        ['later', 'todo'],
        ['off', 'skipped'],
      ]),
    ],
  }
  expect(readVitestReport(fileWith(report), '/repo/packages/domain')).toEqual({
    passed: 1,
    skipped: 2,
    failures: [{ title: 'sums', file: 'src/fees/price.test.ts', message: 'AssertionError: expected 1 to be 2' }],
  })
})

test('a test file that does not load counts as failed', () => {
  const report = { testResults: [vitestFile('failed', [], 'SyntaxError: unexpected token')] }
  expect(readVitestReport(fileWith(report), '/repo/packages/domain').failures).toEqual([
    {
      title: 'the file did not run to its end',
      file: 'src/fees/price.test.ts',
      message: 'SyntaxError: unexpected token',
    },
  ])
})

test('a browser test that passes only on retry has failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'journeys/shell.spec.ts',
    tests: [{ projectName: 'phone en', status, results: [message ? { error: { message } } : {}] }],
  })
  const report = {
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('closes', 'flaky', 'too late'), spec('not here', 'skipped')] }],
      },
    ],
  }
  expect(readPlaywrightReport(fileWith(report))).toEqual({
    passed: 1,
    skipped: 1,
    failures: [{ title: '[phone en] closes', file: 'journeys/shell.spec.ts', message: 'too late' }],
  })
})

test('a browser run that cannot start has failed', () => {
  const report = { errors: [{ message: 'The service did not start' }], suites: [] }
  expect(readPlaywrightReport(fileWith(report)).failures).toEqual([
    { title: 'the run failed', file: '', message: 'The service did not start' },
  ])
})
