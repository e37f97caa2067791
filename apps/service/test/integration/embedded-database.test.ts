import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { lockDatabase } from '../../src/platform/database/embedded-database.ts'
import { sendCall } from '../../src/testing/a-client.ts'
import { addCleanup, cleanUpAfterEach, startProcess } from '../../src/testing/a-process.ts'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'database.lock')

test('refuses a database that a running process has locked, and names the process', () => {
  const file = lockFile()
  const holder = spawn('sleep', ['30'])
  try {
    writeFileSync(file, String(holder.pid))
    expect(() => lockDatabase(file)).toThrow(`in use by process ${holder.pid}`)
    expect(existsSync(file)).toBe(true)
  } finally {
    holder.kill()
  }
})

test('the lock of a dead process is taken over, and released at the end', () => {
  const file = lockFile()
  writeFileSync(file, '999999999')
  const release = lockDatabase(file)
  expect(existsSync(file)).toBe(true)
  release()
  expect(existsSync(file)).toBe(false)
})

cleanUpAfterEach()

/** Mounts a separate disk of this size. Returns undefined if this user cannot mount one. */
const aDisk = (mebibytes: number): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  addCleanup(() => rmSync(folder, { recursive: true, force: true }))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  addCleanup(() => spawnSync('umount', ['--lazy', folder]))
  return folder
}

test('a nearly full disk: refuses writes with a message, serves reads, and accepts writes again once there is space', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = aDisk(256)
  if (!disk) return skip('only root may mount a small disk')
  const DATA_DIR = join(disk, 'data')
  mkdirSync(DATA_DIR)
  const service = await startProcess({ NODE_ENV: 'development', DATA_DIR })
  addCleanup(service.kill)
  const signIn = () => sendCall(service.url, 'signIn', { body: { username: 'anonymous', password: 'anonymous' } })
  expect((await signIn()).status).toBe(200)

  const ballast = join(disk, 'ballast')
  const free = () =>
    Number(spawnSync('df', ['--output=avail', '-B1', disk], { encoding: 'utf8' }).stdout.split('\n')[1])
  writeFileSync(ballast, Buffer.alloc(Math.max(0, free() - 40 * 1024 * 1024)))
  await expect.poll(async () => (await signIn()).status, { timeout: 10_000 }).toBe(503)
  const refused = await signIn()
  expect(refused.body).toMatchObject({ status: 0, code: 'unavailable', message: expect.stringContaining('Try again') })
  expect(refused.headers.get('retry-after')).not.toBeNull()
  expect((await sendCall(service.url, 'getMasterData', {})).status).toBe(200)

  rmSync(ballast)
  await expect.poll(async () => (await signIn()).status, { timeout: 10_000 }).toBe(200)
})

const watchdog = pathToFileURL(join(import.meta.dirname, '../../src/platform/database/embedded-database.ts')).href
const run = async (work: string) => {
  const script = `import { watchPulse } from '${watchdog}'; const end = watchPulse({ everyMilliseconds: 100, maxMissed: 5 }); ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code, signal] = await once(child, 'exit')
  return { code, signal, output }
}

test('kills the process with a message when the event loop is blocked', { timeout: 30_000 }, async () => {
  const { signal, output } = await run('for (;;) {}')
  expect(signal).toBe('SIGKILL')
  expect(output).toContain('the event loop is blocked: the process ends')
})

test('does not stop a thread that responds, and does not keep the process running', { timeout: 30_000 }, async () => {
  expect(await run('await new Promise((wait) => setTimeout(wait, 1_500)); await end()')).toEqual({
    ...{ code: 0, signal: null, output: '' },
  })
})
