import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aVisitor, sendCall } from '../../src/testing/a-client.ts'
import { addCleanup, cleanUpAfterEach, startProcess } from '../../src/testing/a-process.ts'
import { noPostgres, startPostgres } from '../../src/testing/databases.ts'

cleanUpAfterEach()

test('two processes on one database count limits together', { timeout: 600_000 }, async ({ skip }) => {
  const server = await startPostgres()
  if (!server) return skip(noPostgres)
  addCleanup(server.stop)
  const folder = mkdtempSync(join(tmpdir(), 'limits-'))
  addCleanup(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { NODE_ENV: 'development', DATA_DIR: folder, DATABASE_URL: server.url, LOG_LEVEL: 'info' }
  const urls: string[] = []
  while (urls.length < 2) {
    const started = await startProcess(settings)
    addCleanup(started.kill)
    urls.push(started.url)
  }
  const [one = '', other = ''] = urls
  const windowsSince = (began: number, seconds: number) =>
    Math.floor(Date.now() / (seconds * 1_000)) - Math.floor(began / (seconds * 1_000)) + 1
  const alternating = (times: number) => Array.from({ length: times }, (_, at) => (at % 2 === 0 ? one : other))

  // A small limit protects a secret or a message, and is exact: three links an hour for one name.
  const beganLinks = Date.now()
  const links = await Promise.all(
    alternating(12).map((url) => sendCall(url, 'forgotPassword', { body: { username: 'sample@example.org' } })),
  )
  const sent = links.filter(({ status }) => status === 200).length
  expect(sent).toBeGreaterThanOrEqual(3)
  expect(sent).toBeLessThanOrEqual(3 * windowsSince(beganLinks, 3_600))
  expect(links.filter(({ status }) => status === 429)).toHaveLength(12 - sent)

  // A large limit is counted in steps: thirty writes a minute for a session, with a step of at most eight for each process.
  const { accessToken } = await aVisitor(one)
  const headers = { authorization: `Bearer ${accessToken}` }
  const began = Date.now()
  const writes = []
  for (const url of alternating(80)) writes.push((await sendCall(url, 'releaseHold', { query: {} }, headers)).status)
  const windows = windowsSince(began, 60)
  const taken = writes.filter((status) => status === 200).length
  expect(taken).toBeGreaterThanOrEqual(30)
  expect(taken).toBeLessThanOrEqual((30 + 2 * 8) * windows)
  expect(new Set(writes)).toEqual(new Set([200, 429]))
})
