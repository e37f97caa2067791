import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, freePort, makeCluster, passingFolder, removeCluster, startServer } from './postgres-cluster.ts'

test('a folder for data that is not needed after a crash exists on every machine', () => {
  expect(existsSync(passingFolder())).toBe(true)
})

test('creates a cluster in the given folder, and removes all its files', (context) => {
  const bin = findBinaries()
  if (!bin) return context.skip('no PostgreSQL here')
  const cluster = makeCluster(bin, passingFolder())
  expect(dirname(cluster.home)).toBe(passingFolder())
  expect(existsSync(cluster.data)).toBe(true)
  removeCluster(cluster)
  expect(existsSync(cluster.home)).toBe(false)
})

test('the output of a server goes to a file, so that it never waits for a reader', async (context) => {
  const bin = findBinaries()
  if (!bin) return context.skip('no PostgreSQL here')
  const cluster = makeCluster(bin, passingFolder())
  const server = await startServer(cluster, await freePort(), ['fsync=off'])
  expect(server.stdio).toEqual([null, null, null])
  expect(readFileSync(join(cluster.home, 'server.log'), 'utf8')).toContain('ready to accept connections')
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  removeCluster(cluster)
}, 60_000)
