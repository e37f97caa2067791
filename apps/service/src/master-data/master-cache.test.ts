import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/a-service.ts'

let service: TestService
beforeAll(async () => {
  service = (await startService('embedded')) as TestService
})
afterAll(() => service.stop())

test('a transaction gets the last reading, of any age, and does not wait for a reading that waits for it', async () => {
  const { master, transact } = service.services
  const first = await master.snapshot()
  service.clock.forward({ minutes: 1 })
  let onQuery: () => void = () => undefined
  const queriedBeside = new Promise<void>((resolve) => {
    onQuery = resolve
  })
  // A read outside starts while the transaction is open: on one connection that reading can only end after it.
  const beside = queriedBeside.then(() => master.snapshot())
  const within = await transact(async () => {
    onQuery()
    await new Promise((resolve) => setImmediate(resolve))
    return master.snapshot()
  })
  expect(within).toBe(first)
  expect(await beside).not.toBe(first)
})
