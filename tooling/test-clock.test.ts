import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const clock = new URL('test-clock.ts', import.meta.url).href
const friday = '2027-09-10T18:00+03:00'
const { PATH } = process.env

const runMoved = (script: string, TEST_DATE: string) =>
  spawnSync(process.execPath, ['--import', clock, '--input-type=module', '-e', script], {
    env: { PATH, TEST_DATE },
    encoding: 'utf8',
  })

test('TEST_DATE moves the date of a process', () => {
  const script = 'console.log(new Date().toISOString(), new Date(Date.now()).getUTCDay(), Date().slice(0, 15))'
  expect(runMoved(script, friday).stdout).toMatch(/^2027-09-10T15:00:\d\d\.\d{3}Z 5 Fri Sep 10 2027\n$/)
})

test('a child process has the moved date of its parent, also with another environment', () => {
  const script = `
    import { execFileSync } from 'node:child_process'
    import { childClock } from '${clock}'
    const child = (env) => execFileSync(process.execPath, ['-p', 'new Date().toISOString()'], { env, encoding: 'utf8' })
    const { PATH } = process.env
    process.stdout.write(child() + child({ PATH, ...childClock() }))`
  expect(runMoved(script, friday).stdout).toMatch(/^(2027-09-10T15:00:\d\d\.\d{3}Z\n){2}$/)
})

test('a moved date is still a Date', () => {
  const script = `
    const day = new Date('2028-02-29T00:00:00.000Z')
    const same = new day.constructor(day)
    console.log(day instanceof Date, same instanceof Date, same.getTime() === day.getTime(), Date.UTC(2028, 1, 29) === +day)`
  expect(runMoved(script, friday).stdout).toBe('true true true true\n')
})

test.each(['tomorrow', '2027-02-28', '2027-02-28T18:00', '2027-13-28T18:00Z'])('TEST_DATE=%s ends the run', (given) => {
  const { status, stderr } = runMoved('', given)
  expect([status, /TEST_DATE=\S+ is not a date and time/.test(stderr)]).toEqual([1, true])
})

test('without TEST_DATE nothing changes', () => {
  const script =
    'const real = Date; await import(process.argv[1]); console.log(Date === real, process.env.NODE_OPTIONS)'
  const args = ['--input-type=module', '-e', script, clock]
  expect(execFileSync(process.execPath, args, { env: { PATH }, encoding: 'utf8' })).toBe('true undefined\n')
})
