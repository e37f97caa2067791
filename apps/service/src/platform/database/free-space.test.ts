import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sendCall } from '../../testing/a-client.ts'
import { startProcess } from '../../testing/a-process.ts'

const endings: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** A disk of its own, as large as this; undefined where this user may not mount one. */
const aDisk = (mebibytes: number): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  endings.push(() => rmSync(folder, { recursive: true, force: true }))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  endings.push(() => spawnSync('umount', ['--lazy', folder]))
  return folder
}

test('a nearly full disk: what writes is refused in words, what reads goes on, and room again is all it takes', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = aDisk(256)
  if (!disk) return skip('only root may mount a small disk')
  const DATA_DIR = join(disk, 'data')
  mkdirSync(DATA_DIR)
  const service = await startProcess({ NODE_ENV: 'development', DATA_DIR })
  endings.push(service.kill)
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
