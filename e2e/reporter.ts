import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

const locationOf = ({ location }: TestCase) => `${relative(import.meta.dirname, location.file)}:${location.line}`
const projectOf = (test: TestCase) => test.parent.project()?.name ?? ''
const textOf = ({ stack, message, value }: TestError) =>
  stripVTControlCharacters(
    [message ?? value ?? '', stack?.split('\n').find((line) => line.includes('.ts:')) ?? ''].join('\n'),
  )

/** Prints one line for each finished test, then the failures with the command that repeats them. */
export default class LogReporter implements Reporter {
  readonly #failed: { readonly test: TestCase; readonly result: TestResult }[] = []
  readonly #count = { passed: 0, failed: 0, skipped: 0 }

  printsToStdio = () => true

  onTestEnd(test: TestCase, result: TestResult) {
    const outcome = result.status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed'
    this.#count[outcome] += 1
    if (outcome === 'failed') this.#failed.push({ test, result })
    const word = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' }[outcome]
    const seconds = `${(result.duration / 1_000).toFixed(1)} s`.padStart(8)
    process.stdout.write(`${word} ${seconds}  ${locationOf(test)}  ${test.title} (${projectOf(test)})\n`)
    for (const { type, description } of result.annotations)
      if (type === 'effort') process.stdout.write(`${description}\n`)
  }

  /** An error outside of tests, such as a service that did not start or a file that cannot be read. */
  onError(error: TestError) {
    this.#count.failed += 1
    process.stdout.write(`FAIL ${textOf(error)}\n`)
  }

  onEnd({ duration }: FullResult) {
    for (const { test, result } of this.#failed) {
      process.stdout.write(`\nFAIL ${locationOf(test)}  ${test.title} (${projectOf(test)})\n`)
      for (const error of result.errors) process.stdout.write(`${textOf(error)}\n`)
      for (const { name, path } of result.attachments) if (path) process.stdout.write(`${name}: ${path}\n`)
    }
    if (this.#failed.length > 0) {
      const setting = process.env.TEST_FULL === '1' ? 'TEST_FULL=1 ' : ''
      const locations = new Set(this.#failed.map(({ test }) => locationOf(test)))
      const projects = new Set(this.#failed.map(({ test }) => `--project "${projectOf(test)}"`))
      process.stdout.write(`\nRepeat these: ${setting}node e2e/run.ts ${[...locations, ...projects].join(' ')}\n`)
    }
    const { passed, failed, skipped } = this.#count
    process.stdout.write(
      `\n${passed} passed, ${failed} failed, ${skipped} skipped (${Math.round(duration / 1_000)} s)\n`,
    )
  }
}
