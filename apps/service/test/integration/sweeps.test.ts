import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sweepHolds } from '../../src/appointments/holds.ts'
import { addTime } from '../../src/platform/clock.ts'
import { newId } from '../../src/platform/ids.ts'
import { purgeExpired } from '../../src/platform/jobs/jobs.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, slotTotals, withCapacity } from '../../src/testing/a-slot.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const service = serviceOf('embedded')

test('the sweep releases expired holds and no others', async () => {
  const [early, late] = [await aHuman(service), await aHuman(service)]
  await early.call('submitAppointment', { body: aSlotRequest({ applicants: 3 }) })
  service.clock.forward({ minutes: 20 })
  await late.call('submitAppointment', { body: aSlotRequest({ slotId: 4 }) })
  service.clock.forward({ minutes: 10 })
  expect(await sweepHolds(service.services)).toBe(3)
  expect(await sweepHolds(service.services)).toBe(0)
  expect(await slotTotals(service.services)).toMatchObject([{ slot: '2026-12-01/4', taken: 1, booked: 1 }])
})

test('keeps keys for 48 hours and then deletes them', async () => {
  const visitor = await aHuman(service)
  const { db } = service.services
  const keys = async () => (await db.selectFrom('idempotency_key').select('key').execute()).map(({ key }) => key)
  await visitor.call('releaseHold', { query: {} }, { 'idempotency-key': 'kept' })
  service.clock.forward({ hours: 48 })
  await purgeExpired(service.services)
  expect(await keys()).toEqual(['kept'])
  service.clock.forward({ seconds: 1 })
  expect(await purgeExpired(service.services)).toBeGreaterThan(0)
  expect(await keys()).toEqual([])
})

test('deletes the session of a visit after two days, unless it is in use or has an unpaid appointment', async () => {
  const { db } = service.services
  const sessions = async () => (await db.selectFrom('session').select('id').execute()).map(({ id }) => id)
  await db.deleteFrom('session').execute()
  const open = async (): Promise<number> => {
    const before = await sessions()
    await aHuman(service)
    return (await sessions()).find((id) => !before.includes(id)) ?? 0
  }
  const [gone, used, unpaid] = [await open(), await open(), await open()]
  service.clock.forward({ hours: 47 })
  const now = service.clock.now()
  await db.deleteFrom('session_token').where('session_id', '<>', used).execute()
  await withCapacity(service.services, 1)
  const { officeId: office_id, date: day, slotId: slot_id } = aSlotRequest()
  const slot = { office_id, day, slot_id, applicants: 1, request_type: 'new' as const, state: 'held' as const }
  const until = { created_at: now, changed_at: now, expires_at: addTime(now, { hours: 24 }) }
  await db
    .insertInto('appointment')
    .values({ ...slot, ...until, id: newId(2), session_id: unpaid })
    .execute()
  await purgeExpired(service.services)
  expect(await sessions()).toContain(gone)
  service.clock.forward({ hours: 2 })
  await purgeExpired(service.services)
  expect(new Set(await sessions())).toEqual(new Set([used, unpaid]))
})

test('clears network and code owner of an appointment when no limit counts them any more', async () => {
  const { db } = service.services
  const [ended, held] = [await aHuman(service), await aHuman(service)]
  await ended.call('submitAppointment', { body: aSlotRequest({ slotId: 7 }) })
  await held.call('submitAppointment', { body: aSlotRequest({ slotId: 8 }) })
  const ofSlots = db.selectFrom('appointment').where('slot_id', 'in', [7, 8]).orderBy('slot_id')
  await db.updateTable('appointment').set({ proven_by: 'a' }).where('slot_id', 'in', [7, 8]).execute()
  await ended.call('releaseHold', { query: {} })
  await db
    .updateTable('appointment')
    .set({ expires_at: addTime(service.clock.now(), { hours: 400 }) })
    .where('slot_id', '=', 8)
    .execute()
  const origins = async () =>
    (await ofSlots.select(['network', 'proven_by']).execute()).map((row) => [row.network !== null, row.proven_by])
  service.clock.forward({ hours: 24 * 7 })
  await purgeExpired(service.services)
  const kept = [
    [true, 'a'],
    [true, 'a'],
  ]
  expect(await origins()).toEqual(kept)
  service.clock.forward({ seconds: 1 })
  await purgeExpired(service.services)
  expect(await origins()).toEqual([[false, null], kept[1]])
  service.clock.forward({ hours: -24 * 7, seconds: -1 })
})

test('a slot whose hold cannot be released does not stop the sweep of the others', async () => {
  const { db } = service.services
  for (const slotId of [5, 6]) {
    const visitor = await aHuman(service)
    expect((await visitor.call('submitAppointment', { body: aSlotRequest({ slotId }) })).status).toBe(200)
  }
  service.clock.forward({ minutes: 40 })
  await sql
    .raw(`create function refuse_release() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;`)
    .execute(db)
  await sql
    .raw(`create trigger refuse_release before update on appointment for each row when (old.slot_id = 5)
      execute function refuse_release()`)
    .execute(db)
  await expect(sweepHolds(service.services)).rejects.toThrow(/^1 of \d failed: 2\/2026-12-01\/5$/)
  await sql.raw('drop function refuse_release cascade').execute(db)
  const slots = (await slotTotals(service.services)).map(({ slot }) => slot)
  expect(slots).toContain('2026-12-01/5')
  expect(slots).not.toContain('2026-12-01/6')
  expect(await sweepHolds(service.services)).toBe(1)
})
