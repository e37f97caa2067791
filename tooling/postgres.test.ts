import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { findOrStartPostgres } from './postgres.ts'

const answersStartup = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    // SSLRequest of the PostgreSQL protocol: the server answers one byte, S or N.
    socket.on('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])))
    socket.on('data', (data) => {
      resolve(['S', 'N'].includes(data.toString('latin1')[0] ?? ''))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })

test('a real PostgreSQL is found or started, answers, and stops', { timeout: 60_000 }, async ({ skip }) => {
  const postgres = await findOrStartPostgres()
  if ('missing' in postgres) return skip(postgres.missing)
  const port = Number(new URL(postgres.url).port || 5432)
  expect(await answersStartup(port)).toBe(true)
  await postgres.stop()
  if (!process.env.TEST_DATABASE_URL) expect(await answersStartup(port)).toBe(false)
})
