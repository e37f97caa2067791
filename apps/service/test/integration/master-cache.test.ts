import { expect, test } from 'vitest'
import { serviceOf } from '../../src/testing/a-service.ts'

const service = serviceOf('embedded')

test('a transaction gets the last finished reading and does not wait for one that needs its connection', async () => {
  const { master, transact } = service.services
  const first = await master.snapshot()
  service.clock.forward({ minutes: 1 })
  const { promise: transactionStarted, resolve: onStart } = Promise.withResolvers<void>()
  // A read outside the transaction starts while it is open. With one connection, that read can only end after the transaction.
  const outside = transactionStarted.then(() => master.snapshot())
  const inside = await transact(async () => {
    onStart()
    await new Promise((resolve) => setImmediate(resolve))
    return master.snapshot()
  })
  expect(inside).toBe(first)
  expect(await outside).not.toBe(first)
})
