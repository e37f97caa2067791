import { type IsoDate, isoDate } from '@invea/domain'
import { passMinutes, turnMinutes } from '@invea/domain/waiting-line'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { purgeExpired } from '../../src/platform/jobs/jobs.ts'
import { aVisitor, sendCall, type TestClient } from '../../src/testing/a-client.ts'
import {
  clearAppointments,
  joinService,
  serviceOf,
  type TestService,
  threeInstances,
} from '../../src/testing/a-service.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { operatorRows, runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import { createWaitingLine, recordWaitingLineJob } from '../../src/waiting-line/waiting-line.ts'
import { aRequestFor } from './a-submission.ts'

const lineOf = async ({ url }: TestService) => (await sendCall(url, 'getWaitingLine', {})).body.line
const takeTicket = async ({ url }: TestService) => {
  const { status, body } = await sendCall(url, 'takeTicket', {})
  expect(status).toBe(200)
  return body as { readonly ticket: string; readonly number: number }
}
const search = (visitor: TestClient, headers?: Readonly<Record<string, string>>) => {
  const { officeId, date, applicants, requestType } = aSlotRequest()
  return visitor.call('getAvailability', { body: { officeId, requestType, applicants, from: date, to: date } }, headers)
}
const hold = (visitor: TestClient, headers?: Readonly<Record<string, string>>, date?: IsoDate) =>
  visitor.call('submitAppointment', { body: aSlotRequest(date ? { date } : {}) }, headers)
const exchange = (visitor: TestClient, ticket?: string) => visitor.call('exchangeTicket', { body: { ticket } })
const idsOf = ({ body }: { readonly body: { readonly appointmentResponses: readonly { readonly id: number }[] } }) =>
  body.appointmentResponses.map(({ id }) => id)
const withPass = ({ body }: { readonly body: { readonly pass: string } }) => ({ 'x-waiting-pass': body.pass })

describe.each(databaseKinds)('a waiting line on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(async () => {
    await runOperatorCommand(service, 'waiting-close')
    service.clock.forward({ minutes: 11 })
    await clearAppointments(service)
  })

  test('is off by default: no call needs a ticket, and none is issued', async () => {
    expect(await lineOf(service)).toBeNull()
    expect((await search(await aVisitor(service.url))).status).toBe(200)
    expect((await sendCall(service.url, 'takeTicket', {})).status).toBe(404)
  })

  test('caches the line for two seconds', async () => {
    const { headers } = await sendCall(service.url, 'getWaitingLine', {})
    expect(headers.get('cache-control')).toBe('public, max-age=2')
  })

  test('searches and holds need a pass, which a ticket gives at its turn', async () => {
    await operatorRows(service, 'waiting-open', { perMinute: 60 })
    const { ticket, number } = await takeTicket(service)
    expect(number).toBe(1)
    const visitor = await aHuman(service)
    for (const refused of [await search(visitor), await hold(visitor)])
      expect([refused.status, refused.body.code]).toEqual([403, 'waiting'])
    expect((await exchange(visitor, ticket)).body.code).toBe('waiting')

    service.clock.forward({ seconds: 2 })
    const pass = await exchange(visitor, ticket)
    expect(pass.status).toBe(200)
    expect((await search(visitor, withPass(pass))).status).toBe(200)
    expect((await hold(visitor, withPass(pass))).status).toBe(200)
    service.clock.forward({ minutes: passMinutes })
    expect((await search(visitor, withPass(pass))).body.code).toBe('waiting')
  })

  test('admits no visitor before the opening, and draws the order of the early tickets: each has one position', async () => {
    const opensAt = new Date(service.clock.now().getTime() + 5 * 60_000).toISOString()
    const opened = await operatorRows(service, 'waiting-open', { opensAt, perMinute: 6_000 })
    expect(opened).toMatchObject([{ untilThen: 'no one can search, hold or move an appointment, at any office' }])
    const tickets = []
    for (let at = 0; at < 20; at++) tickets.push(await takeTicket(service))
    const visitor = await aHuman(service)
    expect((await exchange(visitor, tickets[0]?.ticket)).body.code).toBe('waiting')
    expect(await lineOf(service)).toMatchObject({ issued: 20, admitted: 0 })
    expect(await lineOf(service)).not.toHaveProperty('seed')

    service.clock.forward({ minutes: 5, seconds: 2 })
    const line = await lineOf(service)
    expect(line).toMatchObject({ issued: 20, drawn: 20 })
    expect(line.seed).toMatch(/^[0-9a-f]{32}$/)
    expect((await takeTicket(service)).number).toBe(21)
    expect((await exchange(visitor, tickets[0]?.ticket)).status).toBe(200)
  })

  test('refuses an opening that is more than two days ahead, because no one can book until then', async () => {
    const opensAt = new Date(service.clock.now().getTime() + 49 * 3_600_000).toISOString()
    const opening = operatorRows(service, 'waiting-open', { opensAt })
    await expect(opening).rejects.toThrow('opensAt: must be at most two days ahead: no one can book until then')
  })

  test('refuses forged, foreign, used and expired tickets, and passes of another session', async () => {
    await operatorRows(service, 'waiting-open', { perMinute: 6_000 })
    const { ticket } = await takeTicket(service)
    const { ticket: late } = await takeTicket(service)
    service.clock.forward({ seconds: 2 })
    const [owner, other] = [await aHuman(service), await aHuman(service)]
    const [line, number, arrived, signature = ''] = ticket.split('.')
    const forged = [
      `${line}.${Number(number) + 1}.${arrived}.${signature}`,
      `${Number(line) + 1}.${number}.${arrived}.${signature}`,
      `${line}.${number}.${arrived}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`,
      'nonsense',
    ]
    for (const text of forged) expect((await exchange(owner, text)).body.code).toBe('ticketOver')

    const pass = await exchange(owner, ticket)
    expect(pass.status).toBe(200)
    // A repeated exchange of the same session gives a pass with the same end.
    expect((await exchange(owner, ticket)).body.until).toBe(pass.body.until)
    expect((await exchange(other, ticket)).body.code).toBe('ticketOver')
    expect((await search(other, withPass(pass))).body.code).toBe('waiting')

    await recordWaitingLineJob(service.services).run(new AbortController().signal)
    service.clock.forward({ minutes: turnMinutes + 2 })
    expect((await exchange(other, late)).body.code).toBe('ticketOver')

    await operatorRows(service, 'waiting-close')
    await operatorRows(service, 'waiting-open', { perMinute: 6_000 })
    expect((await exchange(await aHuman(service), late)).body.code).toBe('ticketOver')
    expect((await search(owner, withPass(pass))).body.code).toBe('waiting')
  })

  test('a ticket alone is not enough: the exchange needs the captcha', async () => {
    await operatorRows(service, 'waiting-open', { perMinute: 6_000 })
    const { ticket } = await takeTicket(service)
    service.clock.forward({ seconds: 2 })
    expect((await exchange(await aVisitor(service.url), ticket)).body.code).toBe('captchaFailed')
  })

  test('a visitor with a hold changes its time, extends and releases it without a ticket; another day needs a ticket', async () => {
    const holder = await aHuman(service)
    expect((await hold(holder)).status).toBe(200)
    await operatorRows(service, 'waiting-open', { perMinute: 0 })
    expect((await holder.call('getCurrentHold', {})).status).toBe(200)
    expect((await holder.call('extendHold', {})).status).toBe(200)
    const pass = await exchange(holder)
    expect(pass.status).toBe(200)
    expect((await search(holder, withPass(pass))).status).toBe(200)
    const otherTime = aSlotRequest({ slotId: 5 })
    expect((await holder.call('submitAppointment', { body: otherTime }, withPass(pass))).status).toBe(200)
    for (const body of [aSlotRequest({ date: isoDate('2026-12-03') }), aSlotRequest({ officeId: 3 })])
      expect((await holder.call('submitAppointment', { body }, withPass(pass))).body.code).toBe('waiting')
    expect(idsOf(await holder.call('getCurrentHold', {}))).toHaveLength(1)
    expect((await holder.call('releaseHold', { query: {} })).status).toBe(200)
    expect((await exchange(holder)).body.code).toBe('waiting')
    expect((await hold(holder, withPass(pass))).body.code).toBe('waiting')
  })

  test('a move needs the ticket of a hold and ends the turn; a repeated one gets its stored response', async () => {
    const client = await aHuman(service)
    const requestId = await aStoredRequest(service, client)
    const move = (slotId: number, headers?: Readonly<Record<string, string>>) =>
      client.call('rescheduleAppointment', { body: { requestId, date: isoDate('2026-12-02'), slotId } }, headers)
    await operatorRows(service, 'waiting-open', { perMinute: 6_000 })
    expect((await exchange(client)).body.code).toBe('waiting')
    for (const refused of [await search(client), await move(5)]) expect(refused.body.code).toBe('waiting')

    const { ticket } = await takeTicket(service)
    service.clock.forward({ seconds: 2 })
    const pass = withPass(await exchange(client, ticket))
    await withCapacity(service.services, 0, aSlotRequest({ slotId: 5, date: isoDate('2026-12-02') }))
    // A refused move does not end the turn.
    expect((await move(5, pass)).body.code).toBe('slotFull')
    const key = { ...pass, 'idempotency-key': 'one-move' }
    const moved = await move(6, key)
    expect(moved.status).toBe(200)
    expect((await move(6, key)).body).toEqual(moved.body)
    for (const refused of [await move(7, pass), await search(client, pass), await hold(client, pass)])
      expect(refused.body.code).toBe('waiting')
    expect((await exchange(client, ticket)).body.code).toBe('ticketOver')
  })

  test('a ticket is for one move, also of several that arrive at the same moment', async () => {
    const client = await aHuman(service)
    const [first, second] = [await aStoredRequest(service, client), await aStoredRequest(service, client)]
    await operatorRows(service, 'waiting-open', { perMinute: 6_000 })
    const { ticket } = await takeTicket(service)
    service.clock.forward({ seconds: 2 })
    const pass = withPass(await exchange(client, ticket))
    const move = (requestId: number, slotId: number) =>
      client.call('rescheduleAppointment', { body: { requestId, date: isoDate('2026-12-02'), slotId } }, pass)
    const moves = await Promise.all([move(first, 5), move(second, 6)])
    expect(moves.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1)
    expect(moves.find(({ status }) => status !== 200)?.body.code).toBe('waiting')
  })

  test('a hold that is live gives no pass to move another appointment', async () => {
    const client = await aHuman(service)
    const requestId = await aStoredRequest(service, client)
    expect((await hold(client)).status).toBe(200)
    await operatorRows(service, 'waiting-open', { perMinute: 0 })
    const pass = withPass(await exchange(client))
    expect((await search(client, pass)).status).toBe(200)
    const body = { requestId, date: isoDate('2026-12-02'), slotId: 5 }
    expect((await client.call('rescheduleAppointment', { body }, pass)).body.code).toBe('waiting')
  })

  test('a ticket is for one application: after its submission, searches and holds need another ticket', async () => {
    await operatorRows(service, 'waiting-open', { perMinute: 6_000 })
    const { ticket } = await takeTicket(service)
    service.clock.forward({ seconds: 2 })
    const visitor = await aHuman(service)
    const pass = withPass(await exchange(visitor, ticket))
    const body = await aRequestFor({ service }, idsOf(await hold(visitor, pass)))
    // Until then the visitor can change the choice.
    const ids = idsOf(await hold(visitor, pass, isoDate('2026-12-03')))
    expect((await visitor.call('submitRequest', { body })).body.code).toBe('holdExpired')
    const key = { 'idempotency-key': 'one-application' }
    const submit = () => visitor.call('submitRequest', { body: { ...body, appointmentIds: ids } }, key)
    const submitted = await submit()
    expect(submitted.status).toBe(200)
    expect((await submit()).body).toEqual(submitted.body)
    for (const refused of [await search(visitor, pass), await hold(visitor, pass), await exchange(visitor)])
      expect(refused.body.code).toBe('waiting')
    expect((await exchange(visitor, ticket)).body.code).toBe('ticketOver')

    // A hold whose pass was checked just before the submission.
    const { db } = service.services
    const ofLine = db.selectFrom('waiting_line').select('id').where('closed_at', 'is', null)
    const markSession = (submitted_line: typeof ofLine | null) =>
      db.updateTable('session').set({ submitted_line }).execute()
    await markSession(null)
    const second = await aRequestFor({ service }, idsOf(await hold(visitor, pass)))
    await markSession(ofLine)
    const again = await visitor.call('submitRequest', { body: second })
    expect([again.status, again.body.code]).toEqual([403, 'waiting'])

    const { ticket: another } = await takeTicket(service)
    service.clock.forward({ seconds: 2 })
    const anotherPass = withPass(await exchange(visitor, another))
    expect((await search(visitor, anotherPass)).status).toBe(200)
    expect((await visitor.call('submitRequest', { body: second })).status).toBe(200)
    expect((await hold(visitor, anotherPass)).body.code).toBe('waiting')
  })

  test('a submission names every appointment of its hold, so that none remains for another application', async () => {
    const visitor = await aHuman(service)
    const shares = [
      { slotId: 3, applicants: 1 },
      { slotId: 4, applicants: 1 },
    ]
    const held = await visitor.call('submitAppointment', { body: aSlotRequest({ applicants: 2, shares }) })
    const [first, second] = idsOf(held)
    const body = await aRequestFor({ service }, [first ?? 0])
    const partly = await visitor.call('submitRequest', { body })
    expect(partly.body).toMatchObject({
      code: 'invalidInput',
      errors: [{ field: 'appointmentIds', code: 'dateRequired' }],
    })
    expect(idsOf(await visitor.call('getCurrentHold', {}))).toEqual([first, second])
    const whole = { ...body, appointmentIds: [second ?? 0, first ?? 0] }
    expect((await visitor.call('submitRequest', { body: whole })).status).toBe(200)
    expect((await visitor.call('getCurrentHold', {})).body.appointmentResponses).toEqual([])
  })

  test('unused admissions of a quiet line do not add up', async () => {
    await operatorRows(service, 'waiting-open', { perMinute: 60 })
    service.clock.forward({ hours: 1 })
    const { number } = await takeTicket(service)
    expect(number).toBe(1)
    for (let at = 0; at < 9; at++) await takeTicket(service)
    service.clock.forward({ seconds: 3 })
    const { admitted, issued } = await lineOf(service)
    expect(issued).toBe(10)
    expect(admitted).toBeGreaterThanOrEqual(3)
    expect(admitted).toBeLessThan(5)
  })

  test('an instance with a clock an hour ahead admits no one early, and does not stop the line', async () => {
    const { services, clock } = service
    await operatorRows(service, 'waiting-open', { perMinute: 60 })
    for (let at = 0; at < 30; at++) await takeTicket(service)
    const ahead = { ...clock, now: () => new Date(clock.now().getTime() + 3_600_000) }
    const wrong = createWaitingLine({ ...services, clock: ahead })
    clock.forward({ seconds: 2 })
    const taken = await wrong.takeNumber()
    expect(taken?.number).toBe(31)
    expect(Math.floor(taken?.line.admitted ?? 31)).toBe(2)
    expect((await wrong.current())?.admitted).toBeCloseTo(2)
    clock.forward({ seconds: 10 })
    expect((await lineOf(service)).admitted).toBeCloseTo(12)
    expect((await wrong.current())?.admitted).toBeCloseTo(12)
  })

  test('the database counts by its own clock', async () => {
    const { db } = service.services
    await operatorRows(service, 'waiting-open', { perMinute: 60 }, { clock: systemClock })
    const ahead = { ...systemClock, now: () => new Date(Date.now() + 3_600_000) }
    const wrong = createWaitingLine({ db, clock: ahead })
    for (let at = 0; at < 60; at++) await wrong.takeNumber()
    expect((await wrong.takeNumber())?.line).toMatchObject({ issued: 61, perMinute: 60 })
    expect((await wrong.current())?.admitted).toBeLessThan(30)
  })

  test('before the opening, an instance with a clock an hour ahead draws no order', async () => {
    const { services, clock } = service
    const opensAt = new Date(clock.now().getTime() + 5 * 60_000).toISOString()
    await operatorRows(service, 'waiting-open', { opensAt, perMinute: 60 })
    const ahead = { ...clock, now: () => new Date(clock.now().getTime() + 3_600_000) }
    const taken = await createWaitingLine({ ...services, clock: ahead }).takeNumber()
    expect(taken?.line).not.toHaveProperty('seed')
    expect(taken?.line.admitted).toBe(0)
  })

  test('after a jump of the database clock, waiting-rate lets the line go on from now', async () => {
    const { services, clock } = service
    await operatorRows(service, 'waiting-open', { perMinute: 60 })
    for (let at = 0; at < 30; at++) await takeTicket(service)
    await services.db
      .updateTable('waiting_line')
      .set({ counted_at: new Date(clock.now().getTime() + 3_600_000) })
      .where('closed_at', 'is', null)
      .execute()
    await operatorRows(service, 'waiting-rate', { perMinute: 60 })
    clock.forward({ seconds: 5 })
    expect((await lineOf(service)).admitted).toBeCloseTo(5)
  })

  test('the operator changes the rate and closes the line; each change has an audit row', async () => {
    await operatorRows(service, 'waiting-open', { perMinute: 60 })
    await takeTicket(service)
    await expect(operatorRows(service, 'waiting-open')).rejects.toThrow('a waiting line is open already')
    await operatorRows(service, 'waiting-rate', { perMinute: 0 })
    service.clock.forward({ minutes: 5 })
    expect(await operatorRows(service, 'waiting')).toMatchObject([{ issued: 1, admitted: 0, perMinute: 0 }])
    await operatorRows(service, 'waiting-close')
    expect((await search(await aVisitor(service.url))).status).toBe(200)
    const rows = await service.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'waiting.%')
      .orderBy('at', 'desc')
      .orderBy('action')
      .limit(3)
      .execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['waiting.changed', 'waiting.closed', 'waiting.opened'])
    service.clock.forward({ hours: 49 })
    await purgeExpired(service.services)
    expect(await service.services.db.selectFrom('waiting_pass').selectAll().execute()).toEqual([])
  })
})

describe('three instances on one database', () => {
  const instances = threeInstances()

  test('give no pass before its turn, also one with a clock an hour ahead', async () => {
    const [first] = instances as [TestService]
    const ahead = { ...first.clock, now: () => new Date(first.clock.now().getTime() + 3_600_000) }
    const wrong = await joinService({ ...first, clock: ahead })
    await operatorRows(first, 'waiting-open', { perMinute: 60 })
    const [{ ticket: due }, { ticket: early }] = [await takeTicket(first), await takeTicket(wrong)]
    first.clock.forward({ seconds: 1 })
    const visitor = await aHuman(wrong)
    expect((await exchange(visitor, early)).body.code).toBe('waiting')
    const pass = await exchange(visitor, due)
    expect(Date.parse(pass.body.until) - first.clock.now().getTime()).toBe(passMinutes * 60_000)
    expect((await search(visitor, withPass(pass))).status).toBe(200)
    await operatorRows(first, 'waiting-close')
    await wrong.stop()
  })

  test('give each number once, in the order of arrival, also after a restart', async () => {
    const [first, second] = instances as [TestService, TestService]
    await operatorRows(first, 'waiting-open', { perMinute: 60_000 })
    first.clock.forward({ seconds: 2 })
    const numbers: number[] = []
    for (let round = 0; round < 5; round++) {
      const taken = await Promise.all(
        Array.from({ length: 60 }, (_, at) => takeTicket(instances[at % instances.length] ?? first)),
      )
      const given = taken.map(({ number }) => number)
      // All numbers of this round are higher than those of the last.
      expect(Math.min(...given)).toBeGreaterThan(Math.max(0, ...numbers))
      numbers.push(...given)
    }
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1))

    const { ticket } = await takeTicket(second)
    const again = await joinService(first)
    expect((await takeTicket(again)).number).toBe(302)
    again.clock.forward({ seconds: 2 })
    // The ticket of one instance is exchanged at another, and its pass works at a third.
    const visitor = await aHuman(again)
    const pass = await exchange(visitor, ticket)
    expect(pass.status).toBe(200)
    expect((await search(visitor, withPass(pass))).status).toBe(200)
    await again.stop()
    const atFirstInstance: TestClient = {
      ...visitor,
      call: (id, input, sent) =>
        sendCall(first.url, id, input as object, { authorization: `Bearer ${visitor.accessToken}`, ...sent }),
    }
    expect((await search(atFirstInstance, withPass(pass))).status).toBe(200)
    expect((await search(atFirstInstance)).body.code).toBe('waiting')
  })
})
