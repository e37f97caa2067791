import type { UrgentHoldRequest } from '@invea/api/wire'
import { isoDate } from '@invea/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { urgentQuotaId, urgentSlot } from '../../src/appointments/slot-capacity.ts'
import type { TestClient } from '../../src/testing/a-client.ts'
import { aMember, anUrgentMember, aRegistered } from '../../src/testing/a-member.ts'
import { clearAppointments, serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, takenBySlot, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const day = isoDate('2026-12-01')
const main = 1

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(async () => {
    await clearAppointments(service)
  })

  const quota = (capacity: number, officeId = main, date = day) =>
    withCapacity(service.services, capacity, aSlotRequest({ officeId, date, slotId: urgentSlot }))
  const urgentRequest = (changes: Partial<UrgentHoldRequest> = {}): UrgentHoldRequest => ({
    date: day,
    urgentQuotaId: urgentQuotaId(changes.officeId ?? main, changes.date ?? day),
    applicants: 1,
    ...changes,
  })
  const hold = (client: TestClient, changes: Partial<UrgentHoldRequest> = {}, key?: string) =>
    client.call('submitUrgentAppointment', { body: urgentRequest(changes) }, key ? { 'idempotency-key': key } : {})

  test('holds an appointment of the day with the described body, once for each key, and returns it after a reload', async () => {
    await quota(3)
    const member = await anUrgentMember(service)
    const response = await hold(member, {}, 'one-key')
    expect(response).toMatchObject({
      status: 200,
      body: { urgentAppointmentResponses: [{ date: '2026-12-01' }], expiresAt: expect.any(String), extendable: true },
    })
    expect((await hold(member, {}, 'one-key')).body).toEqual(response.body)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/0': 1 })
    const { body } = await hold(member, { applicants: 2, requestType: 'lost', urgentDays: 5 })
    expect(body).toMatchObject({ officeId: main, requestTypeId: 4, noOfApplicants: 2, processDays: 2 })
    const { body: current } = await member.call('getCurrentHold', {})
    expect(current).toMatchObject({ noOfApplicants: 2, processDays: 2, appointmentResponses: [{ date: '2026-12-01' }] })
    // The earlier hold was released with the new one.
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/0': 2 })
    expect((await member.call('releaseHold', { query: {} })).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({})
  })

  test('SubmitAppointment with an urgent option uses the same quota, for members only', async () => {
    await quota(1)
    const slotRequest = aSlotRequest({ officeId: main, urgentDays: 2 })
    const visitor = await aHuman(service)
    expect(await visitor.call('submitAppointment', { body: slotRequest })).toMatchObject({ status: 401 })
    const member = await anUrgentMember(service)
    expect(await member.call('submitAppointment', { body: slotRequest })).toMatchObject({
      status: 200,
      body: { processDays: 1 },
    })
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/0': 1 })
    // The last unit is its own. A day has no slots, so the response of GetAvailableDeliveryAppointment has no duration to send.
    const again = { ...aSlotRequest({ officeId: main, urgentDays: 5 }), slotId: undefined }
    expect(await member.call('submitAppointment', { body: again })).toMatchObject({
      status: 200,
      body: { processDays: 2 },
    })
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/0': 1 })
  })

  test('without an urgent option SubmitAppointment needs a slot', async () => {
    const visitor = await aHuman(service)
    expect(await visitor.call('submitAppointment', { body: { ...aSlotRequest(), slotId: undefined } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'slotId', code: 'timeRequired' }] },
    })
  })

  test('a release that names an appointment does not end the hold of another one', async () => {
    await quota(2)
    const member = await anUrgentMember(service)
    const { body } = await hold(member)
    const [{ id = 0 } = {}] = (body as { urgentAppointmentResponses: readonly { id?: number }[] })
      .urgentAppointmentResponses
    expect((await member.call('releaseHold', { query: { appointmentId: id + 1 } })).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/0': 1 })
    expect((await member.call('releaseHold', { query: { appointmentId: id } })).status).toBe(200)
    expect((await member.call('getCurrentHold', {})).body).toMatchObject({ appointmentResponses: [] })
  })

  test('groups of one to five at once: all or none, and never more than the capacity', {
    timeout: 60_000,
  }, async () => {
    await quota(12)
    const members = await Promise.all(Array.from({ length: 15 }, () => anUrgentMember(service)))
    const sizes = members.map((_, at) => (at % 5) + 1)
    const responses = await Promise.all(members.map((member, at) => hold(member, { applicants: sizes[at] ?? 1 })))
    const granted = responses.reduce((sum, { status }, at) => sum + (status === 200 ? (sizes[at] ?? 0) : 0), 0)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/0': granted })
    const refused = responses.flatMap(({ status }, at) => (status === 200 ? [] : [sizes[at] ?? 0]))
    expect(refused.filter((size) => size <= 12 - granted)).toEqual([])
  })

  test('H1: an account has at most five unpaid urgent applicants, in all its sessions, and can change its own hold', async () => {
    await quota(40)
    await quota(40, main, isoDate('2026-12-03'))
    const accountId = 77
    const [member, elsewhere] = [await anUrgentMember(service, accountId), await anUrgentMember(service, accountId)]
    const responses = await Promise.all([member, elsewhere].map((one) => hold(one, { applicants: 5 })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const holder = responses[0]?.status === 200 ? member : elsewhere
    const other = holder === member ? elsewhere : member
    expect(await hold(other)).toMatchObject({ status: 409, body: { code: 'unpaidApplicants' } })
    const asSlot = { body: aSlotRequest({ officeId: main, urgentDays: 2 }) }
    expect((await other.call('submitAppointment', asSlot)).body.code).toBe('unpaidApplicants')
    expect((await hold(holder, { applicants: 5, date: isoDate('2026-12-03') })).status).toBe(200)
    service.clock.forward({ seconds: 2 })
    expect((await hold(holder, { applicants: 5 })).status).toBe(200)
    expect((await hold(other)).body.code).toBe('unpaidApplicants')
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/0': 5 })
    expect((await hold(await anUrgentMember(service))).status).toBe(200)
  })

  test.each(['0915000001', '+441632960002'])(
    'H1: accounts with the phone %s have at most five unpaid urgent applicants together',
    async (phoneNumber) => {
      await quota(40)
      const accountOf = async () => aMember(service, await aRegistered(service, { phoneNumber }))
      const [first, second] = [await accountOf(), await accountOf()]
      expect((await hold(first, { applicants: 5 })).status).toBe(200)
      expect(await hold(second)).toMatchObject({ status: 409, body: { code: 'unpaidApplicants' } })
      expect((await first.call('releaseHold', { query: {} })).status).toBe(200)
      service.clock.forward({ seconds: 2 })
      expect((await hold(second, { applicants: 5 })).status).toBe(200)
    },
  )

  test('when fewer appointments are left than applicants, the response contains their number (D9)', async () => {
    await quota(2)
    const member = await anUrgentMember(service)
    const short = await hold(member, { applicants: 3 })
    expect(short).toMatchObject({
      status: 409,
      body: {
        code: 'slotShort',
        remaining: 2,
        urgentAppointmentResponses: [],
        // Urgent appointments have no time to choose.
        message: 'There is space for 2 applicants only. Choose another appointment.',
      },
    })
    await hold(await anUrgentMember(service), { applicants: 2 })
    expect((await hold(member)).body.code).toBe('slotFull')
    // An expired hold is free at its time, without a sweep.
    service.clock.forward({ minutes: 30 })
    expect((await hold(await anUrgentMember(service))).status).toBe(200)
  })

  test('serves only members, in their ten minutes, at the main office, on days with a quota', async () => {
    await quota(5)
    await quota(5, 2)
    expect((await hold(await aHuman(service))).status).toBe(401)
    const member = await anUrgentMember(service)
    const fields = ({ body }: Awaited<ReturnType<typeof hold>>) =>
      body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`) ?? body.code
    expect(fields(await hold(member, { officeId: 2 }))).toEqual(['officeId mainOfficeOnly'])
    expect(fields(await hold(member, { urgentQuotaId: urgentQuotaId(main, isoDate('2026-12-02')) }))).toEqual([
      'date dateUnavailable',
    ])
    expect(fields(await hold(member, { requestType: 'unknown' }))).toEqual(['requestTypeId invalid'])
    expect(fields(await hold(member, { urgentQuotaId: 17 }))).toEqual(['date dateUnavailable'])
    expect(fields(await hold(member, { date: isoDate('2026-12-02') }))).toBe('slotFull')
    // Saturday, and before the window of the office.
    expect(fields(await hold(member, { date: isoDate('2026-12-05') }))).toBe('outsideWindow')
    expect(fields(await hold(member, { date: isoDate('2026-11-23') }))).toBe('outsideWindow')
    service.clock.forward({ minutes: 9, seconds: 59 })
    expect((await hold(member)).status).toBe(200)
    service.clock.forward({ seconds: 1 })
    expect((await hold(member)).status).toBe(401)
  })

  test('both described searches return the same: days with enough capacity, each with its quota', async () => {
    await quota(2)
    await quota(1, main, isoDate('2026-12-03'))
    const visitor = await aHuman(service)
    const query = { officeId: main, requestType: 'new', applicants: 1 } as const
    const days = async (changes: object) => {
      const { body } = await visitor.call('getUrgentAvailability', { body: { ...query, ...changes } })
      return body.availableDateAndTimes?.map((one: { date: string }) => one.date) ?? body.errors?.[0]?.code
    }
    const range = { from: isoDate('2026-11-21'), to: isoDate('2026-12-31') }
    expect(await days(range)).toEqual(['2026-12-01', '2026-12-03'])
    expect(await days({ ...range, applicants: 2 })).toEqual(['2026-12-01'])
    expect(await days({ date: day, urgentDays: 2 })).toEqual(['2026-12-01'])
    expect(await days({ date: isoDate('2026-12-02'), urgentDays: 5 })).toEqual([])
    expect(await days({ ...range, officeId: 2 })).toBe('mainOfficeOnly')
    expect(await days({ from: day, to: isoDate('2026-11-30') })).toBe('dateFormat')
    const { body } = await visitor.call('getUrgentAvailability', { body: { ...query, date: day } })
    expect(body.availableDateAndTimes[0]).toEqual({
      date: '2026-12-01',
      durations: [],
      urgentQuotaId: urgentQuotaId(main, day),
    })
    const estimate = await visitor.call('getDeliveryEstimate', { body: { ...query, urgentDays: 2 } })
    // Two working days after Tuesday 1 December.
    expect(estimate.body).toMatchObject({ date: '2026-12-03' })
  })

  test("returns the urgent menu with its own codes, in the caller's language", async () => {
    const visitor = await aHuman(service)
    const { body } = await visitor.call('getUrgentRequestTypes', {}, { 'accept-language': 'am' })
    expect(body.requestTypes.map(({ id }: { id: number }) => id)).toEqual([1, 2, 4, 8])
    const { body: canonical } = await visitor.call('getRequestTypes', {}, { 'accept-language': 'am' })
    expect(canonical.requestTypes.map(({ type }: { type: string }) => type)).toEqual(
      body.requestTypes.map(({ type }: { type: string }) => type),
    )
  })
})
