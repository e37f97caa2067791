import { type IsoDate, isoDate } from '@invea/domain'
import { describe, expect, test } from 'vitest'
import { urgentSlot } from '../../src/appointments/slot-capacity.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

interface WireDay {
  readonly date: string
  readonly durations?: readonly { readonly startTime: string }[]
}

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)

  test('returns the same encoded response with the same ETag for a repeated search', async () => {
    const { date, officeId, requestType, applicants } = aSlotRequest()
    const visitor = await aHuman(service)
    const query = () =>
      visitor.call('getAvailability', { body: { from: date, to: date, officeId, requestType, applicants } })
    const [one, other] = [await query(), await query()]
    expect(one.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'))
    expect(other.body).toEqual(one.body)
  })

  test('refuses an unknown request type instead of using another one', async () => {
    const { date, officeId } = aSlotRequest()
    const visitor = await aHuman(service)
    const body = { from: date, to: date, officeId, requestType: 'unknown', applicants: 1 } as const
    const { status } = await visitor.call('getAvailability', { body })
    expect(status).toBe(400)
  })

  const searchOf = async () => {
    const { officeId, requestType } = aSlotRequest()
    const visitor = await aHuman(service)
    return (from: IsoDate, to: IsoDate) =>
      visitor.call('getAvailability', { body: { from, to, officeId, requestType, applicants: 1 } })
  }
  const timesOf = (body: { readonly availableDateAndTimes: readonly WireDay[] }, date: IsoDate) =>
    body.availableDateAndTimes.find((day) => day.date === date)?.durations?.map(({ startTime }) => startTime) ?? []

  test('caches urgent days too: a repeated search has the same ETag', async () => {
    const day = isoDate('2026-12-01')
    await withCapacity(service.services, 3, aSlotRequest({ officeId: 1, date: day, slotId: urgentSlot }))
    service.clock.forward({ seconds: 2 })
    const visitor = await aHuman(service)
    const query = (applicants: number) =>
      visitor.call('getUrgentAvailability', { body: { officeId: 1, requestType: 'new', applicants, date: day } })
    const [one, other, four] = [await query(3), await query(3), await query(4)]
    expect(one.body.availableDateAndTimes).toHaveLength(1)
    expect(one.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'))
    expect(four.body.availableDateAndTimes).toEqual([])
  })

  test('updates a day within a second of a booking, and leaves the other days unchanged', async () => {
    const [from, to] = [isoDate('2026-12-01'), isoDate('2026-12-04')]
    const search = await searchOf()
    const before = (await search(from, to)).body
    await withCapacity(service.services, 0, aSlotRequest({ date: isoDate('2026-12-02'), slotId: 3 }))
    service.clock.forward({ seconds: 1 })
    const { body } = await search(from, to)
    const without = timesOf(before, isoDate('2026-12-02')).filter((time) => time !== '09:00')
    expect(timesOf(body, isoDate('2026-12-02'))).toEqual(without)
    for (const day of ['2026-12-01', '2026-12-03', '2026-12-04'].map(isoDate)) {
      expect(timesOf(body, day)).toEqual(timesOf(before, day))
      expect(timesOf(body, day).length).toBeGreaterThan(2)
    }
  })

  test('offers a slot of today until the minute it begins, and caches the response without it', async () => {
    const { db, master } = service.services
    await db.updateTable('restriction').set({ min_days: 0 }).execute()
    master.forget()
    const monday = isoDate('2026-11-23')
    const goTo = (moment: string) => service.clock.moveTo(moment)
    goTo('2026-11-23T05:59:59Z')
    const search = await searchOf()
    expect(timesOf((await search(monday, monday)).body, monday)).toContain('09:00')
    goTo('2026-11-23T06:00:00Z')
    const [one, other] = [await search(monday, monday), await search(monday, monday)]
    expect(timesOf(one.body, monday)).not.toContain('09:00')
    expect(timesOf(one.body, monday).length).toBeGreaterThan(2)
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'))
    expect(one.headers.get('etag')).not.toBeNull()
    goTo('2026-11-23T20:59:59Z')
    expect((await search(monday, isoDate('2026-11-24'))).body.availableDateAndTimes).toMatchObject([
      { date: '2026-11-24' },
    ])
  })
})
