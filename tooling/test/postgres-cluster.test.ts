import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../ports.ts'
import {
  findBinaries,
  findOrStartPostgres,
  makeCluster,
  removeCluster,
  startServer,
  temporaryClusterFolder,
} from '../postgres-cluster.ts'

test('the folder for temporary clusters exists', () => {
  expect(existsSync(temporaryClusterFolder())).toBe(true)
})

test('creates a cluster in the given folder, and removes all its files', (context) => {
  const bin = findBinaries()
  if (!bin) return context.skip('no PostgreSQL here')
  const cluster = makeCluster(bin, temporaryClusterFolder())
  expect(dirname(cluster.home)).toBe(temporaryClusterFolder())
  expect(existsSync(cluster.data)).toBe(true)
  removeCluster(cluster)
  expect(existsSync(cluster.home)).toBe(false)
})

test('writes the output of a server to a file, so that it never blocks', async (context) => {
  const bin = findBinaries()
  if (!bin) return context.skip('no PostgreSQL here')
  const cluster = makeCluster(bin, temporaryClusterFolder())
  const server = await startServer(cluster, await freePort(), ['fsync=off'])
  expect(server.stdio).toEqual([null, null, null])
  expect(readFileSync(join(cluster.home, 'server.log'), 'utf8')).toContain('ready to accept connections')
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  removeCluster(cluster)
}, 60_000)

const acceptsStartup = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    // SSLRequest of the PostgreSQL protocol: the server sends one byte, S or N.
    socket.on('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])))
    socket.on('data', (data) => {
      resolve(['S', 'N'].includes(data.toString('latin1')[0] ?? ''))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })

test('finds or starts a real PostgreSQL, which responds and stops', { timeout: 60_000 }, async ({ skip }) => {
  const postgres = await findOrStartPostgres()
  if ('missing' in postgres) return skip(postgres.missing)
  const port = Number(new URL(postgres.url).port || 5432)
  expect(await acceptsStartup(port)).toBe(true)
  await postgres.stop()
  if (!process.env.TEST_DATABASE_URL) expect(await acceptsStartup(port)).toBe(false)
})
