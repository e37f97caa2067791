import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestClient } from '../../src/testing/a-client.ts'
import { threeInstances } from '../../src/testing/a-service.ts'
import { aSlotRequest, checkedSlotTotals, withCapacity } from '../../src/testing/a-slot.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { createFairVisitors } from './fair-visitors.ts'

const instances = threeInstances()

test('three instances on one database: 300 visitors, two slots of 20, changes between them, never more than the capacity', {
  timeout: 120_000,
}, async () => {
  const [first] = instances
  if (!first) return
  const slots = [aSlotRequest({ slotId: 3 }), aSlotRequest({ slotId: 4 })]
  for (const slotRequest of slots) await withCapacity(first.services, 20, slotRequest)
  const visitors = await Promise.all(
    Array.from({ length: 300 }, (_, at) => aHuman(instances[at % instances.length] ?? first)),
  )
  const round = (shift: number) =>
    Promise.all(
      visitors.map((visitor, at) => {
        const slotRequest = slots[(at + shift) % 2] ?? aSlotRequest()
        const body = { ...slotRequest, applicants: (at % 3) + 1 }
        return visitor.call('submitAppointment', { body }, { 'idempotency-key': `round-${shift}` })
      }),
    )
  for (const shift of [0, 1, 2]) {
    const responses = await round(shift)
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const rows = await checkedSlotTotals(first.services)
    expect(rows.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(35)
  }
  const again = await round(2)
  // The same keys get the same responses at any instance, and no slot is taken twice.
  expect(again.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const live = await first.services.db
    .selectFrom('appointment')
    .select('session_id')
    .where('state', '=', 'held')
    .execute()
  expect(new Set(live.map(({ session_id }) => session_id)).size).toBe(live.length)
})

test('three instances that admit holds of one phone at the same moment give it five unpaid applicants', async () => {
  const [first] = instances
  if (!first) return
  await withCapacity(first.services, 100)
  const phone = '0900099001'
  const visitors: TestClient[] = []
  for (const instance of instances) {
    const { from, proveByCode } = createFairVisitors(instance)
    const visitor = await from(`10.0.${visitors.length}.1`, 'hardest')
    expect((await proveByCode(visitor, phone)).status).toBe(200)
    visitors.push(visitor)
  }
  await Promise.all(
    visitors.map((visitor) => visitor.call('submitAppointment', { body: aSlotRequest({ applicants: 5 }) })),
  )
  const { rows } = await sql<{ readonly applicants: number }>`
    select sum(applicants)::integer as applicants from appointment where state = 'held' and proven_by is not null
    group by proven_by having count(*) > 0 order by 1 desc`.execute(first.services.db)
  expect(rows[0]?.applicants).toBe(5)
})
