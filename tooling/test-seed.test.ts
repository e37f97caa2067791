import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const setup = new URL('test-seed.ts', import.meta.url).href
const { PATH } = process.env

const numbersWith = (TEST_SEED: string) => {
  const script = `
    import fc from 'fast-check'
    const seen = []
    fc.assert(fc.property(fc.integer(), (number) => void seen.push(number)))
    console.log(seen.join())`
  const args = ['--import', setup, '--input-type=module', '-e', script]
  return spawnSync(process.execPath, args, { cwd: import.meta.dirname, env: { PATH, TEST_SEED }, encoding: 'utf8' })
}

test('TEST_SEED repeats the values of all property tests', () => {
  const first = numbersWith('4711').stdout
  expect(first.split(',').length).toBe(100)
  expect(numbersWith('4711').stdout).toBe(first)
  expect(numbersWith('4712').stdout).not.toBe(first)
})

test('an invalid TEST_SEED ends the run', () => {
  expect(numbersWith('today').stderr).toMatch(/TEST_SEED=today is not a whole number/)
})
