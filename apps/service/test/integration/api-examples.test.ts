import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { examplesIn, outdatedExamples, unmarkedBlocks } from '@invea/tooling/readme-examples'
import { beforeAll, expect, test } from 'vitest'
import { ordered } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'

const repository = join(import.meta.dirname, '../../../..')
const examples = join(repository, 'packages/api/examples')

const system = testSystemOf('embedded')
let applicationNumber = ''
beforeAll(async () => {
  applicationNumber = (await ordered(system)).submitted.persons[0]?.applicationNumber ?? ''
})

/** The output of an example against the running service. */
const run = async (program: string, name: string): Promise<string> => {
  const env = { ...process.env, SERVICE_URL: system.service.url, APPLICATION_NUMBER: applicationNumber }
  return (await promisify(execFile)(program, [join(examples, name)], { env })).stdout
}
const isMissing = (program: string) => spawnSync(program, ['--version']).error !== undefined

test.each(['docs/api.md', 'packages/api/README.md'])('%s shows the examples as they are run', (document) => {
  const path = join(repository, document)
  expect(outdatedExamples(path, examplesIn(examples))).toEqual([])
  expect(unmarkedBlocks(path, ['ts', 'py'])).toEqual([])
})

test('the client finds the first free days and an application', async () => {
  const output = await run(process.execPath, 'look-up.ts')
  expect(output).toMatch(/^office 1 \(.+\): 2026-\d\d-\d\d$/m)
  expect(output).toMatch(/^status: \w+$/m)
})

test('the client solves the captcha of look-ups after three by one number, and looks up again', async () => {
  const lines = (await run(process.execPath, 'look-up-proof.ts')).trim().split('\n')
  expect(lines.filter((line) => line.endsWith('captchaFailed'))).toEqual(['look-up 4: captchaFailed'])
  expect(lines.at(-1)).toMatch(/^look-up 4: [a-z]\w+$/)
  expect(new Set(lines.filter((line) => !line.endsWith('captchaFailed')).map((line) => line.split(': ')[1])).size).toBe(
    1,
  )
  expect(lines.at(-1)).not.toMatch(/refused|unreachable/)
})

test('shows a text for each kind of error', async () => {
  expect((await run(process.execPath, 'errors.ts')).trim().split('\n')).toEqual([
    expect.stringMatching(/^applicants: \S/),
    expect.stringMatching(/^notFound: \S/),
    'No connection',
    'Sign in again',
  ])
})

test('the client solves a proof of work and holds one slot, also when it repeats the request', async () => {
  expect(await run(process.execPath, 'hold.ts')).toMatch(/^held: 2026-\d\d-\d\d \d\d:\d\d\nsame: true\n$/)
})

test('types a handler by its endpoint of the contract', async () => {
  const path = '/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes'
  expect(await run(process.execPath, 'serve.ts')).toBe(`POST ${path} 1\n`)
})

test('curl gets a session and slots, and no hold without a proof of work', async (context) => {
  if (isMissing('bash') || isMissing('curl')) context.skip('bash or curl is not installed')
  const output = await run('bash', 'hold.sh')
  expect(output).toContain('"startTime":"')
  expect(output).toMatch(/"code":"captchaFailed"/)
})

test('Python finds the same with its standard library', async (context) => {
  if (isMissing('python3')) context.skip('Python is not installed')
  const output = await run('python3', 'look_up.py')
  expect(output).toMatch(/^office 1: 2026-\d\d-\d\d$/m)
  expect(output).toMatch(/^status: [A-Z]\w+$/m)
})
