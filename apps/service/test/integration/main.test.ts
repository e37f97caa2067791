import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@invea/tooling/ports'
import { childClock } from '@invea/tooling/test-clock'
import { afterEach, expect, test } from 'vitest'
import { publicKeyFile } from '../../src/platform/encryption/encryption.ts'

const main = join(import.meta.dirname, '../../src/main.ts')
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Ended {
  readonly code: number | null
  readonly errors: readonly string[]
}

const run = (settings: Readonly<Record<string, string>>) => {
  const { PATH = '', HOME = '', TEST_COMPILE_CACHE: NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...childClock(), ...settings },
  })
  started.push(child)
  let errors = ''
  let log = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<Ended>((resolve) =>
    child.once('exit', (code) => resolve({ code, errors: errors.split('\n').filter(Boolean) })),
  )
  const waitForLog = (text: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        log += chunk
        if (log.includes(text)) resolve()
      })
      void ended.then(() => reject(new Error(`ended before it logged "${text}": ${errors}`)))
    })
  return { child, ended, waitForLog }
}

const folder = () => mkdtempSync(join(tmpdir(), 'main-'))

test('wrong settings: one line for each and exit code 2', async () => {
  const { code, errors } = await run({ DATA_DIR: folder(), SERVICE_PORT: 'x', SMTP_URL: 'http://x' }).ended
  expect(code).toBe(2)
  expect(errors.map((line) => line.split(' ')[0])).toEqual(['SERVICE_PORT', 'SMTP_URL'])
})

test('a folder that cannot be written: one line and exit code 3', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  const { code, errors } = await run({ DATA_DIR: join(file, 'data') }).ended
  expect([code, errors.length]).toEqual([3, 1])
  expect(errors[0]).toContain('DATA_DIR')
})

test.each([
  ['an empty control file', (database: string) => writeFileSync(join(database, 'global', 'pg_control'), '')],
  [
    'an invalid control file',
    (database: string) => writeFileSync(join(database, 'global', 'pg_control'), 'x'.repeat(8_192)),
  ],
  // Without this file PGlite would create a new database over the old one.
  ['no version file', (database: string) => rmSync(join(database, 'PG_VERSION'))],
])('an embedded database with %s: one line and exit code 3', async (_, damage) => {
  const DATA_DIR = folder()
  cpSync(process.env.TEST_EMBEDDED_FOLDER ?? '', join(DATA_DIR, 'database'), { recursive: true })
  // An earlier start of the service leaves this file.
  writeFileSync(join(DATA_DIR, publicKeyFile), '')
  damage(join(DATA_DIR, 'database'))
  const { code, errors } = await run({ DATA_DIR }).ended
  expect(errors).toEqual([
    expect.stringMatching(/^the database in .+ cannot be opened and may be damaged: restore a copy/),
  ])
  expect(code).toBe(3)
})

test('a public key that cannot be written: one line and exit code 3, before any call is accepted', async () => {
  const DATA_DIR = folder()
  cpSync(process.env.TEST_EMBEDDED_FOLDER ?? '', join(DATA_DIR, 'database'), { recursive: true })
  mkdirSync(join(DATA_DIR, publicKeyFile))
  const { code, errors } = await run({ DATA_DIR, SERVICE_PORT: String(await freePort()) }).ended
  expect(errors).toEqual([expect.stringMatching(/barcode-public-key\.txt cannot be written: EISDIR/)])
  expect(code).toBe(3)
})

test('an unreachable database: one line and exit code 4', async () => {
  const port = await freePort()
  const { code, errors } = await run({ DATA_DIR: folder(), DATABASE_URL: `postgres://app@127.0.0.1:${port}/none` })
    .ended
  expect([code, errors.length]).toEqual([4, 1])
  expect(errors[0]).toContain('the database cannot be reached')
})

test('starts, serves, stops cleanly, keeps its data, and reports a folder or port in use', {
  timeout: 300_000,
}, async () => {
  const DATA_DIR = folder()
  const port = await freePort()
  const settings = { DATA_DIR, SERVICE_PORT: String(port) }
  const first = run(settings)
  await first.waitForLog('service is up')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)

  const second = await run(settings).ended
  expect(second).toMatchObject({ code: 4, errors: [expect.stringContaining(`in use by process ${first.child.pid}`)] })
  const prepared = folder()
  cpSync(process.env.TEST_EMBEDDED_FOLDER ?? '', join(prepared, 'database'), { recursive: true })
  const third = await run({ DATA_DIR: prepared, SERVICE_PORT: String(port) }).ended
  expect(third).toMatchObject({ code: 5, errors: [expect.stringContaining(`SERVICE_PORT ${port}`)] })

  first.child.kill('SIGTERM')
  expect(await first.ended).toEqual({ code: 0, errors: [] })
  const again = run(settings)
  await again.waitForLog('service is up')
  again.child.kill('SIGINT')
  expect((await again.ended).code).toBe(0)
})
