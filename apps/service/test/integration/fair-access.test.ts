import type { HoldRequest } from '@invea/api/wire'
import { isoDate } from '@invea/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { randomReturnDelay, urgentSlot } from '../../src/appointments/slot-capacity.ts'
import { addTime } from '../../src/platform/clock.ts'
import { createMetricsReader } from '../../src/platform/metrics/monitoring.ts'
import { aVisitor, type TestClient } from '../../src/testing/a-client.ts'
import { aMember, anUrgentMember, aRegistered } from '../../src/testing/a-member.ts'
import { clearAppointments, serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman, solve } from '../../src/testing/human.builder.ts'
import { codeSentTo, wrongCode } from '../../src/testing/posted-messages.ts'
import { createFairVisitors, fairSettings } from './fair-visitors.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  /** More live holds than any other test has at one time. */
  const alarm = 60
  const service = serviceOf(kind, { ...fairSettings, HOLD_ALARM: String(alarm) })
  beforeEach(async () => {
    service.clock.forward({ minutes: 11 })
    await clearAppointments(service)
  })

  const { at, from, aVisitorAt, copyHardestProofToAll, prove, proveByCode, hold, taken, aPhone } =
    createFairVisitors(service)

  test('H1: at low demand a family needs the ordinary proof', async () => {
    expect(await hold(await from('196.188.7.1'), { applicants: 5 })).toBe('held')
    expect(await hold(await from('196.188.8.1'))).toBe('held')
  })

  test('H1: the fourth hold of one address needs the largest proof of work, the seventh a one-time code, and none is refused', async () => {
    const address = '196.188.7.1'
    for (let holds = 0; holds < 3; holds++) expect(await hold(await from(address))).toBe('held')
    const fourth = await from(address)
    expect(await hold(fourth)).toBe('captchaFailed hardest')
    await prove(fourth, 'hardest')
    expect(await hold(fourth)).toBe('held')
    for (let holds = 4; holds < 6; holds++) expect(await hold(await from(address, 'hardest'))).toBe('held')
    const seventh = await from(address, 'hardest')
    expect(await hold(seventh)).toBe('codeRequired code')
    expect((await proveByCode(seventh, aPhone())).status).toBe(200)
    expect(await hold(seventh)).toBe('held')
    expect(await hold(await from('196.188.8.1'))).toBe('held')
  })

  test('H1: a larger proof in the header of a hold counts for the next one, beside a smaller one of the session', async () => {
    const address = '196.188.7.1'
    for (let holds = 0; holds < 3; holds++) expect(await hold(await from(address))).toBe('held')
    const visitor = await from(address)
    const headers = { 'x-captcha': await solve(visitor, 'site', 'hardest') }
    const codes = []
    for (let tried = 0; tried < 2; tried++)
      codes.push((await visitor.call('submitAppointment', { body: aSlotRequest() }, headers)).body.code ?? 'held')
    expect(codes).toEqual(['captchaFailed', 'held'])
  })

  test('H1: counts holds for the address that takes them, not for the address of the proof of work', async () => {
    const [address, otherAddress] = ['196.188.7.1', '203.0.113.5']
    for (let holds = 0; holds < 3; holds++) {
      const visitor = await aVisitor(service.url)
      await prove(at(otherAddress, visitor), 'ordinary')
      expect(await hold(at(address, visitor))).toBe('held')
      await prove(at(otherAddress, visitor), 'ordinary')
    }
    // After two seconds the holds are read from the database.
    service.clock.forward({ seconds: 2 })
    expect(await hold(await from(address))).toBe('captchaFailed hardest')
    expect(await hold(await from(otherAddress))).toBe('held')
  })

  test('H1: a network that holds more than 5 % of a day needs more proof, at every address of it', async () => {
    await withCapacity(service.services, 80)
    const readMetrics = createMetricsReader(service.services)
    for (let holds = 0; holds < 5; holds++) expect(await hold(await from(`196.188.7.${holds}`, 'hard'))).toBe('held')
    expect(await hold(await from('196.188.7.200', 'hard'))).toBe('captchaFailed hardest')
    expect(await hold(await from('196.188.7.200', 'hard'), { applicants: 3 })).toBe('codeRequired code')
    expect(await hold(await from('10.1.1.1', 'hard'))).toBe('held')
    expect(await readMetrics()).toMatch(/^service_hold_network_share_max 0\.0625$/m)
  })

  test('H1: every hold needs the largest proof of work once HOLD_ALARM holds are live', async () => {
    const { db } = service.services
    const [day, now] = [aSlotRequest().date, service.clock.now()]
    await withCapacity(service.services, 10_000)
    const holdMore = (from: number, to: number) =>
      sql`with holder as (insert into session (id, kind, created_at)
            select -n, 'anonymous', ${now}::timestamptz from generate_series(${from}::integer, ${to}::integer) n returning id)
          insert into appointment (office_id, id, day, slot_id, applicants, part_index, request_type, state, session_id, expires_at, created_at, changed_at)
            select 2, id, ${day}::date, 3, 1, 0, 'new', 'held', id, ${addTime(now, { minutes: 30 })}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
            from holder`.execute(db)
    await holdMore(1, alarm - 2)
    expect(await hold(await from('10.0.1.1'))).toBe('held')
    await holdMore(alarm - 1, alarm - 1)
    service.clock.forward({ seconds: 2 })
    expect(await hold(await from('10.0.2.1'))).toBe('captchaFailed hardest')
    expect(await hold(await from('10.0.2.1', 'hardest'))).toBe('held')
  })

  test('H1: parallel holds of forty networks take no more than a tenth of the day without a code', async () => {
    await withCapacity(service.services, 100)
    const visitors = await Promise.all(Array.from({ length: 40 }, (_, at) => aVisitorAt(`10.0.${at}.1`)))
    await prove(visitors[0] as TestClient, 'hardest')
    await copyHardestProofToAll()
    const responses = await Promise.all(visitors.map((visitor) => hold(visitor)))
    expect(responses.filter((response) => response === 'held')).toHaveLength(10)
    expect(new Set(responses)).toEqual(new Set(['held', 'codeRequired code']))
    expect(await taken()).toBe(10)
  })

  test('H1: one phone proves five unpaid applicants at a time, and counts as one phone in every spelling', async () => {
    await withCapacity(service.services, 20)
    const phone = aPhone()
    const [family, again] = [await from('10.0.1.1', 'hardest'), await from('10.0.2.1', 'hardest')]
    await proveByCode(family, phone)
    expect(await hold(family, { applicants: 5 })).toBe('held')
    service.clock.forward({ minutes: 1 })
    expect((await again.call('sendHoldCode', { body: { phoneNumber: phone.slice(1) } })).status).toBe(200)
    const code = await codeSentTo(service.services, phone.slice(1))
    expect((await again.call('verifyHoldCode', { body: { code } })).status).toBe(200)
    expect(await hold(again, { applicants: 5 })).toBe('unpaidApplicants code')
    await proveByCode(again, aPhone())
    expect(await hold(again, { applicants: 5 })).toBe('held')
  })

  test('H1: one mailbox proves five unpaid applicants at a time, and counts as one mailbox in every spelling', async () => {
    await withCapacity(service.services, 20)
    const proveByMail = async (visitor: TestClient, email: string) => {
      expect((await visitor.call('sendHoldCode', { body: { email } })).status).toBe(200)
      const code = await codeSentTo(service.services, email)
      expect((await visitor.call('verifyHoldCode', { body: { code } })).status).toBe(200)
    }
    const [family, ...others] = await Promise.all([1, 2, 3].map((net) => from(`10.0.${net}.1`, 'hardest')))
    await proveByMail(family as TestClient, 'sample.family@gmail.com')
    expect(await hold(family as TestClient, { applicants: 5 })).toBe('held')
    const spellings = ['samplefamily@gmail.com', 'Sample.Family+other@googlemail.com']
    for (const [index, other] of others.entries()) {
      await proveByMail(other, spellings[index] as string)
      expect(await hold(other, { applicants: 5 })).toBe('unpaidApplicants code')
    }
  })

  test('H1: accounts with one phone prove five applicants together, in every spelling of the phone', async () => {
    await withCapacity(service.services, 20)
    const phone = '0916000001'
    const spellings = [phone, `+251${phone.slice(1)}`, `+251${phone}`]
    const members: TestClient[] = []
    for (const [net, phoneNumber] of spellings.entries())
      members.push(at(`10.0.${net}.1`, await aMember(service, await aRegistered(service, { phoneNumber }))))
    const [family, ...others] = members as [TestClient, TestClient, TestClient]
    expect(await hold(family, { applicants: 5 })).toBe('held')
    for (const other of others) expect(await hold(other, { applicants: 5 })).toBe('unpaidApplicants')
    expect(await hold(at('10.0.8.1', await aMember(service)), { applicants: 5 })).toBe('held')
    // Without an account the phone proves no more either.
    service.clock.forward({ minutes: 15 })
    const visitor = await from('10.0.9.1', 'hardest')
    await proveByCode(visitor, phone)
    expect(await hold(visitor, { applicants: 5 })).toBe('unpaidApplicants code')
  })

  test('H1: where a hold needs a code, an account with a phone abroad confirms one by e-mail', async () => {
    await withCapacity(service.services, 20)
    const accountAbroad = async () => {
      const registered = await aRegistered(service, { phoneNumber: '+441632960001' })
      const visitor = await aHuman(service, ['signIn'])
      await prove(visitor, 'ordinary')
      return aMember(service, registered, visitor)
    }
    const [abroad, again] = [await accountAbroad(), await accountAbroad()]
    expect(await hold(abroad, { applicants: 5 })).toBe('codeRequired code')
    await proveByCode(abroad, 'sample.abroad@example.org')
    expect(await hold(abroad, { applicants: 5 })).toBe('held')
    await proveByCode(again, 'sample.abroad.again@example.org')
    expect(await hold(again, { applicants: 5 })).toBe('unpaidApplicants')
  })

  test('H1: each code needs its own proof of work', async () => {
    const visitor = await from('10.0.1.1', 'hardest')
    const sendTo = async (phoneNumber: string) => {
      const { status, body } = await visitor.call('sendHoldCode', { body: { phoneNumber } })
      return status === 200 ? 'sent' : body.code
    }
    expect([await sendTo(aPhone()), await sendTo(aPhone())]).toEqual(['sent', 'captchaFailed'])
    await prove(visitor, 'ordinary')
    const sent = await Promise.all([sendTo(aPhone()), sendTo(aPhone()), sendTo(aPhone())])
    expect(sent.toSorted()).toEqual(['captchaFailed', 'captchaFailed', 'sent'])
  })

  test('H1: codes that strangers of one network have sent to a phone do not use up those of its owner', async () => {
    const phoneNumber = aPhone()
    const sendFrom = async (address: string) => {
      const visitor = await from(address)
      return (await visitor.call('sendHoldCode', { body: { phoneNumber } })).status
    }
    for (let sent = 0; sent < 10; sent++) {
      if (sent % 3 === 0) service.clock.forward({ minutes: 15 })
      expect(await sendFrom('10.0.1.1')).toBe(200)
    }
    service.clock.forward({ minutes: 15 })
    expect([await sendFrom('10.0.1.2'), await sendFrom('10.0.2.1')]).toEqual([429, 200])
    // Two more networks, so that the phone has twenty codes in a day.
    for (let sent = 0; sent < 9; sent++) {
      if (sent % 3 === 0) service.clock.forward({ minutes: 15 })
      expect(await sendFrom('10.0.3.1')).toBe(200)
    }
    service.clock.forward({ minutes: 15 })
    expect(await sendFrom('10.0.4.1')).toBe(429)
  })

  test('H1: a code allows five attempts, works once, and is sent by e-mail instead of to a foreign phone', async () => {
    const visitor = await from('10.0.1.1')
    const refusal = await visitor.call('sendHoldCode', { body: { phoneNumber: '4930123456' } })
    expect(refusal.body.errors[0]).toMatchObject({ field: 'code.phoneNumber', code: 'phoneFormat' })
    expect((await visitor.call('sendHoldCode', { body: { email: 'sample@example.org' } })).status).toBe(200)
    const phone = aPhone()
    await prove(visitor, 'ordinary')
    await visitor.call('sendHoldCode', { body: { phoneNumber: phone } })
    const code = await codeSentTo(service.services, phone)
    for (let tries = 0; tries < 4; tries++)
      expect((await visitor.call('verifyHoldCode', { body: { code: wrongCode(code) } })).body.code).toBe('wrongCode')
    expect((await visitor.call('verifyHoldCode', { body: { code } })).status).toBe(200)
    expect((await visitor.call('verifyHoldCode', { body: { code } })).body.code).toBe('codeExpired')
  })

  test('H1: a repeated hold gets its stored response, even if a new one needs more proof', async () => {
    await withCapacity(service.services, 20)
    const visitor = await from('10.0.1.1')
    const key = { 'idempotency-key': 'same-key' }
    const first = await visitor.call('submitAppointment', { body: aSlotRequest() }, key)
    expect(await hold(await from('10.1.1.1', 'hard'))).toBe('held')
    const again = await visitor.call('submitAppointment', { body: aSlotRequest() }, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    // It takes no slot, so it does not count for the holds of others.
    await withCapacity(service.services, 90)
    service.clock.forward({ seconds: 2 })
    for (let times = 0; times < 9; times++)
      expect((await visitor.call('submitAppointment', { body: aSlotRequest() }, key)).status).toBe(200)
    expect(await hold(await from('10.2.1.1'))).toBe('held')
  })

  test('H1: on a scarce day a released slot is free within ten minutes, and at once for the visitor who released it', async () => {
    await withCapacity(service.services, 1)
    const [seller, buyer] = [await aHuman(service), await aHuman(service)]
    expect(await hold(seller)).toBe('held')
    service.clock.forward({ seconds: 2 })
    expect((await seller.call('releaseHold', { query: {} })).status).toBe(200)
    expect(await hold(buyer)).toBe('slotFull')
    expect(await hold(seller)).toBe('held')
    await seller.call('releaseHold', { query: {} })
    service.clock.forward({ minutes: 10 })
    expect(await hold(buyer)).toBe('held')
    expect(await taken()).toBe(1)
  })

  /** Checks that another visitor cannot take the only slot at once, and can take it after ten minutes. */
  const expectLateReturn = async (slot: Partial<HoldRequest> = {}) => {
    const buyer = await aHuman(service)
    expect(await hold(buyer, slot)).toBe('slotFull')
    service.clock.forward({ minutes: 10 })
    expect(await hold(buyer, slot)).toBe('held')
  }

  test.each(['release', 'change'] as const)(
    'H1: a scarce slot does not return at once with the %s of another hold that is sent at the same moment',
    async (sent) => {
      const [quiet, otherQuiet] = ['2026-12-02', '2026-12-03'].map((date) => ({ date: isoDate(date) }))
      await withCapacity(service.services, 1)
      const seller = await aHuman(service)
      expect(await hold(seller, quiet)).toBe('held')
      const { holdAdmission } = service.services
      onTestFinished(() => void Object.assign(service.services, { holdAdmission }))
      const isScarce: typeof holdAdmission.isScarce = async (counter) => {
        Object.assign(service.services, { holdAdmission })
        const scarce = await holdAdmission.isScarce(counter)
        expect(await hold(seller)).toBe('held')
        return scarce
      }
      Object.assign(service.services, { holdAdmission: { ...holdAdmission, isScarce } })
      if (sent === 'change') expect(await hold(seller, otherQuiet)).toBe('held')
      else expect((await seller.call('releaseHold', { query: {} })).status).toBe(200)
      await expectLateReturn()
    },
  )

  test.each(['regular', 'urgent'] as const)(
    'H1: a scarce slot is free within ten minutes after its hold moved to a %s appointment of another day, and at once for its visitor',
    async (kindOfHold) => {
      const main = 1
      const scarce = { officeId: main, date: isoDate('2026-12-01') }
      const otherDay = isoDate('2026-12-02')
      await withCapacity(service.services, 1, aSlotRequest(scarce))
      await withCapacity(service.services, 5, aSlotRequest({ officeId: main, date: otherDay, slotId: urgentSlot }))
      const seller = await anUrgentMember(service)
      const other = { officeId: main, date: otherDay, ...(kindOfHold === 'urgent' && { urgentDays: 2 as const }) }
      expect(await hold(seller, scarce)).toBe('held')
      expect(await hold(seller, other)).toBe('held')
      expect(await hold(await aHuman(service), scarce)).toBe('slotFull')
      expect(await hold(seller, scarce)).toBe('held')
      expect(await hold(seller, other)).toBe('held')
      await expectLateReturn(scarce)
      expect(await taken()).toBe(2)
    },
  )

  test('H1: the slot of a cancelled application is free within ten minutes, and not at once', async () => {
    await withCapacity(service.services, 1)
    const seller = await aHuman(service)
    const requestId = await aStoredRequest(service, seller)
    expect((await seller.call('cancelAppointment', { query: { requestId } })).status).toBe(200)
    await expectLateReturn()
    expect(await taken()).toBe(1)
  })

  test('H1: the old slot of a rescheduled appointment is free within ten minutes, and at once for its own applicant', async () => {
    const [slot, other] = [{ slotId: 3 }, { slotId: 4 }]
    await withCapacity(service.services, 1)
    const seller = await aHuman(service)
    const requestId = await aStoredRequest(service, seller)
    const move = async (to: typeof slot) => {
      const body = { requestId, date: aSlotRequest().date, ...to }
      expect((await seller.call('rescheduleAppointment', { body })).status).toBe(200)
    }
    await move(other)
    expect(await hold(await aHuman(service), slot)).toBe('slotFull')
    await move(slot)
    await move(other)
    await expectLateReturn(slot)
  })

  test('H1: the slot of an unpaid application, and of a hold that was not used, is free within ten minutes, and not at once', async () => {
    await withCapacity(service.services, 1)
    await aStoredRequest(service, await aHuman(service), { status: 'confirmed', personStatus: 'initial' })
    service.clock.forward({ hours: 24 })
    await expectLateReturn()
    // The buyer above holds the slot and does not use it.
    service.clock.forward({ minutes: 30 })
    await expectLateReturn()
    expect(await taken()).toBe(1)
  })

  test('H1: each released slot is free after a random time from one second to ten minutes', () => {
    const delays = Array.from({ length: 2_000 }, () => randomReturnDelay({ slotReturnMinutes: 10 }))
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...delays)).toBeLessThanOrEqual(600)
    // Of 2,000 uniform draws each of the ten minutes has at least one.
    expect(new Set(delays.map((seconds) => Math.ceil(seconds / 60))).size).toBe(10)
    expect(randomReturnDelay({ slotReturnMinutes: 0 })).toBe(0)
  })

  test('a challenge contains a keyed hash of its session, not the internal id', async () => {
    const visitor = await from('10.0.1.1')
    const { body } = await visitor.call('getChallenge', { query: { form: 'site' } })
    const rows = await service.services.db.selectFrom('session').select('id').execute()
    const text = JSON.stringify(body)
    expect(rows.filter(({ id }) => text.includes(`"${id}"`))).toEqual([])
  })
})
