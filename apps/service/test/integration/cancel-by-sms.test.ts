import { execFile, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { addDays, type IsoDate, type RequestStatus } from '@invea/domain'
import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { postMessage } from '../../src/messages/post-message.ts'
import { recordAtOffice } from '../../src/operator/application-commands.ts'
import { createOperatorContext } from '../../src/operator/command.ts'
import { newApplicationNumber, newConfirmationNumber } from '../../src/requests/request-numbers.ts'
import { databaseKinds, noPostgres } from '../../src/testing/databases.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { confirmed, must, orderedAndPaid, type Submitted, submitted } from './a-submission.ts'
import { startTestSystem, testSystemOf } from './a-test-system.ts'
import { auditRows, statusOf, storedDataOf } from './read-state.ts'

const secret = 'a secret of a test, long enough to be one'
const path = '/Sms/api/V1.0/Sms/Inbound'
const sign = (timestamp: string | number, body: string, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')

let phones = 0
/** Each test has another phone, because replies to one phone are limited. */
const aPhone = () => `09${String(10_000_000 + ++phones)}`
let ids = 0
const anId = () => `gateway-${++ids}`

describe.each(databaseKinds)('on %s', (kind) => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  const system = testSystemOf(kind, log, { SMS_INBOUND_SECRET: secret })
  const services = () => system.service.services
  beforeEach(() => {
    lines.length = 0
  })
  afterEach(async () => {
    // Otherwise the trigger would break the next test.
    await sql`drop trigger if exists broken on outbox`.execute(system.service.opened.db)
  })

  const post = (body: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${system.service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const seconds = (ahead = 0) => Math.floor(system.service.clock.now().getTime() / 1_000) + ahead
  /** Sends a callback like the operator's gateway. */
  const sendSms = (sms: { readonly text: string; readonly from?: string; readonly id?: string }) => {
    const body = JSON.stringify({ id: anId(), from: aPhone(), to: '8611', ...sms })
    const timestamp = seconds()
    return post(body, { 'x-sms-timestamp': String(timestamp), 'x-sms-signature': sign(timestamp, body) })
  }
  const numbersOf = ({ submitted }: Pick<Submitted, 'submitted'>) => ({
    application: submitted.persons[0]?.applicationNumber ?? '',
    confirmation: submitted.confirmationNumber,
  })
  const bothOf = (one: Pick<Submitted, 'submitted'>) =>
    `Please cancel ${numbersOf(one).application} / ${numbersOf(one).confirmation.toLowerCase()}`
  const repliesTo = async (phone: string) => (await readPosted(services())).filter(({ to }) => to === phone)
  const kindsTo = async (phone: string) => (await repliesTo(phone)).map((posted) => posted.kind)
  const receiptsAreSent = (requestId: number) =>
    services().db.updateTable('outbox').set({ state: 'sent' }).where('request_id', '=', requestId).execute()
  const slotsOf = (requestId: number) =>
    services().db.selectFrom('appointment').select('state').where('request_id', '=', requestId).execute()

  test('both numbers from another phone cancel: the slot is free, sender and applicant get a message, the audit log has the channel', async () => {
    const one = await confirmed(system, { language: 'om' })
    await receiptsAreSent(one.requestId)
    const from = aPhone()
    const response = await sendSms({ text: bothOf(one), from })
    expect([response.status, await response.json()]).toEqual([200, { status: 1, message: 'accepted' }])
    expect(await statusOf(one)).toBe('cancelled')
    expect(await slotsOf(one.requestId)).toEqual([{ state: 'cancelled' }])
    expect(await repliesTo(from)).toMatchObject([
      { kind: 'smsCancelled', channel: 'sms', sms: expect.stringContaining(`Iyyanni ${numbersOf(one).application}`) },
    ])
    expect(await storedDataOf(system).messagesOf(one)).toContain('cancelled')
    const trail = auditRows(services(), one.requestId, 'request.cancelled').select(['actor_kind', 'actor_id'])
    expect(await trail.execute()).toEqual([{ actor_kind: 'sms', actor_id: null }])
  })

  test('the phone of the applicant gets one SMS, the reply, and the mailbox the notice of the cancellation', async () => {
    const email = 'sample.sms@example.org'
    const one = await confirmed(system, { applicants: [anApplicant({ personal: aPersonalDetail({ email }) })] })
    const stored = must(await one.api.requests.get(one.requestId))
    const phone = stored.persons[0]?.applicant?.personal.phoneNumber ?? ''
    await receiptsAreSent(one.requestId)
    const before = (await kindsTo(phone)).length
    await sendSms({ text: bothOf(one), from: `+251${phone.slice(-9)}` })
    expect(await statusOf(one)).toBe('cancelled')
    expect((await kindsTo(phone)).slice(before)).toEqual(['smsCancelled'])
    expect((await kindsTo(email)).at(-1)).toBe('cancelled')
  })

  test('the phone of the applicant gets the reply at once also while its receipts wait, and none of them later', async () => {
    const phoneNumber = aPhone()
    const about = { number: '12345678901231', helpLine: '8133' }
    for (let at = 1; at <= 10; at++)
      await services().transact((trx) =>
        postMessage(trx, services(), {
          ...{ kind: 'changed', params: { name: 'ABEBE', ...about }, language: 'en', to: { phone: phoneNumber } },
          ...{ officeId: 2, requestId: at, occasion: `${phoneNumber}/${at}`, sender: 'service' },
          now: system.service.clock.now(),
        }),
      )
    const one = await submitted(system, { applicants: [anApplicant({ personal: aPersonalDetail({ phoneNumber }) })] })
    await sendSms({ text: bothOf(one), from: phoneNumber })
    const rows = await services()
      .db.selectFrom('outbox')
      .select(['template', 'state', 'delayed'])
      .where((query) => query.and({ request_id: one.requestId, channel: 'sms' }))
      .orderBy('written_at')
      .execute()
    expect(rows).toEqual([
      { template: 'received', state: 'merged', delayed: true },
      { template: 'smsCancelled', state: 'waiting', delayed: false },
    ])
  })

  test('a phone abroad gets the reply, also when the gateway leaves out the +', async () => {
    const one = await confirmed(system)
    await sendSms({ text: bothOf(one), from: '441632960001' })
    expect(await kindsTo('+441632960001')).toEqual(['smsCancelled'])
  })

  test('the same message again, and ten times at once, has one effect and one reply', async () => {
    const one = await confirmed(system)
    const sms = { text: bothOf(one), from: aPhone(), id: anId() }
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendSms(sms)))
    responses.push(await sendSms(sms))
    const replies = await Promise.all(responses.map(async (response) => (await response.json()).message))
    expect(responses.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(replies.toSorted()).toEqual(['accepted', ...Array.from({ length: 10 }, () => 'known')])
    expect(await kindsTo(sms.from)).toEqual(['smsCancelled'])
    expect(await storedDataOf(system).countAuditRows(one.requestId, 'request.cancelled')).toBe(1)
  })

  test('of two messages at once about one application one cancels, and both get a reply', async () => {
    const one = await confirmed(system)
    const senders = [aPhone(), aPhone()]
    await Promise.all(senders.map((from) => sendSms({ text: bothOf(one), from })))
    for (const from of senders) expect(await kindsTo(from)).toEqual(['smsCancelled'])
    expect(await storedDataOf(system).countAuditRows(one.requestId, 'request.cancelled')).toBe(1)
    expect(await slotsOf(one.requestId)).toEqual([{ state: 'cancelled' }])
  })

  test('a message whose processing failed has no effect, and cancels when it is sent again', async () => {
    const one = await confirmed(system)
    const { db } = system.service.opened
    await sql`create or replace function break_outbox() returns trigger language plpgsql as $$
      begin if new.template like 'sms%' then raise exception 'broken'; end if; return new; end $$`.execute(db)
    await sql`create trigger broken before insert on outbox for each row execute function break_outbox()`.execute(db)
    const sms = { text: bothOf(one), from: aPhone(), id: anId() }
    expect((await sendSms(sms)).status).toBe(500)
    expect(await statusOf(one)).not.toBe('cancelled')
    await sql`drop trigger broken on outbox`.execute(db)
    expect((await (await sendSms(sms)).json()).message).toBe('accepted')
    expect(await statusOf(one)).toBe('cancelled')
    expect(await kindsTo(sms.from)).toEqual(['smsCancelled'])
  })

  test('a forged, changed, unsigned, old or early message changes nothing', async () => {
    const one = await confirmed(system)
    const from = aPhone()
    const body = JSON.stringify({ id: anId(), from, text: bothOf(one) })
    const now = seconds()
    const signed = (timestamp: string | number, sent = body, key = secret) => ({
      'x-sms-timestamp': String(timestamp),
      'x-sms-signature': sign(timestamp, sent, key),
    })
    const forgeries: readonly (readonly [message: string, body: string, headers: Record<string, string>])[] = [
      ['signature', body, {}],
      ['signature', body, { 'x-sms-timestamp': String(now) }],
      ['signature', body, { 'x-sms-signature': sign(now, body) }],
      ['signature', body, signed(now, body, 'another secret, as long as the right one')],
      [
        'signature',
        body,
        { ...signed(now), 'x-sms-signature': createHmac('sha256', secret).update(body).digest('hex') },
      ],
      ['signature', body, { ...signed(now), 'x-sms-timestamp': String(now + 1) }],
      ['signature', body, { ...signed(now), 'x-sms-signature': sign(now, body).slice(0, 63) }],
      ['signature', `${body} `, signed(now)],
      ['signature', body, signed('')],
      ['signature', body, signed(`${now}.0`)],
      ['timestamp', body, signed(now - 301)],
      ['timestamp', body, signed(now + 302)],
    ]
    for (const [message, sent, headers] of forgeries) {
      const response = await post(sent, headers)
      expect([response.status, await response.json()]).toEqual([401, { status: 0, message }])
    }
    expect(await statusOf(one)).not.toBe('cancelled')
    expect(await kindsTo(from)).toEqual([])
    // None of them was stored, so the genuine message is accepted.
    expect((await post(body, signed(now - 299))).status).toBe(200)
    expect(await statusOf(one)).toBe('cancelled')
  })

  test('numbers that do not belong together and numbers that do not exist get the same reply, and count as failed look-ups', async () => {
    const [one, other] = [await confirmed(system), await confirmed(system)]
    const countFailures = async () => {
      const metric = await services().metrics.registry.getSingleMetric('service_lookup_misses_total')?.get()
      return metric?.values[0]?.value ?? 0
    }
    const before = await countFailures()
    const senders = [aPhone(), aPhone(), aPhone()]
    const [application, confirmation] = [numbersOf(one).application, numbersOf(other).confirmation]
    await sendSms({ text: `${application} ${confirmation}`, from: senders[0] ?? '' })
    await sendSms({ text: `${application} ${newConfirmationNumber()}`, from: senders[1] ?? '' })
    await sendSms({ text: `${newApplicationNumber()} ${newConfirmationNumber()}`, from: senders[2] ?? '' })
    const replies = await Promise.all(senders.map(repliesTo))
    expect(replies.map((posted) => posted.map((reply) => reply.kind))).toEqual([
      ['smsNotFound'],
      ['smsNotFound'],
      ['smsNotFound'],
    ])
    expect(new Set(replies.map(([reply]) => reply?.sms)).size).toBe(1)
    expect(replies[0]?.[0]?.sms).toMatch(/^አልተሰረዘም።.+\nNot cancelled\./)
    expect((await countFailures()) - before).toBe(3)
    const counted = { key: 'lookup-miss:all', seconds: 3_600 }
    const { rateLimiter } = services()
    expect(await rateLimiter.peek([{ ...counted, times: 3 }], system.service.clock.now())).toBeDefined()
    expect(await statusOf(one)).not.toBe('cancelled')
    expect(await statusOf(other)).not.toBe('cancelled')
  })

  test.each<[RequestStatus, string, RequestStatus]>([
    ['initial', 'smsCancelled', 'cancelled'],
    ['confirmed', 'smsCancelled', 'cancelled'],
    ['underReview', 'smsCancelled', 'cancelled'],
    ['urgentApproved', 'smsCancelled', 'cancelled'],
    ['awaitingPayment', 'smsCancelled', 'cancelled'],
    ['paymentCompleted', 'smsCancelled', 'cancelled'],
    ['cancelled', 'smsCancelled', 'cancelled'],
    ['rejected', 'smsRejected', 'rejected'],
    ['expired', 'smsEnded', 'expired'],
  ])('an application that is %s: %s, then it is %s', async (status, reply, then) => {
    const one = await confirmed(system)
    const { db } = services()
    await db.updateTable('request').set({ status }).where('id', '=', one.requestId).execute()
    const from = aPhone()
    await sendSms({ text: bothOf(one), from })
    expect(await kindsTo(from)).toEqual([reply])
    const row = await db
      .selectFrom('request')
      .select('status')
      .where('id', '=', one.requestId)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe(then)
  })

  test('does not cancel an application after its appointment, and sends the reason', async () => {
    const one = await confirmed(system)
    const { db } = services()
    await db.updateTable('request').set({ status: 'paymentCompleted' }).where('id', '=', one.requestId).execute()
    const yesterday = addDays(system.service.clock.now().toISOString().slice(0, 10) as IsoDate, -1)
    const appointment = await db
      .selectFrom('appointment')
      .select(['office_id', 'slot_id'])
      .where('request_id', '=', one.requestId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('slot_counter')
      .values({ ...appointment, day: yesterday, capacity: 20, taken: 1 })
      .execute()
    await db.updateTable('appointment').set({ day: yesterday }).where('request_id', '=', one.requestId).execute()
    const from = aPhone()
    await sendSms({ text: bothOf(one), from })
    expect(await kindsTo(from)).toEqual(['smsDayPassed'])
    expect(must(await one.api.requests.get(one.requestId))).toMatchObject({ status: 'paymentCompleted' })
  })

  test('does not cancel an application once its document is finished', async () => {
    const one = await confirmed(system)
    await services()
      .db.updateTable('request')
      .set({ status: 'paymentCompleted', request_type: 'renewal' })
      .where('id', '=', one.requestId)
      .execute()
    const { applicationNumber } = one
    await recordAtOffice('ready', '').run(createOperatorContext(services()), { applicationNumber })
    const from = aPhone()
    await sendSms({ text: bothOf(one), from })
    expect(await kindsTo(from)).toEqual(['smsServed'])
    expect(must(await one.api.requests.get(one.requestId))).toMatchObject({ status: 'paymentCompleted' })
  })

  test('a message without both numbers gets instructions, at most three times in a quarter of an hour', async () => {
    const from = aPhone()
    for (const text of ['', 'cancel', newApplicationNumber(), newConfirmationNumber(), 'ይሰርዙ', 'Hello'])
      expect((await sendSms({ text, from })).status).toBe(200)
    const [first] = await repliesTo(from)
    expect(first?.sms).toMatch(/^ለመሰረዝ .+\nTo cancel, send your application number/)
    const rows = await services()
      .db.selectFrom('outbox')
      .select(['state', 'delayed'])
      .where('template', '=', 'smsIncomplete')
      .orderBy('written_at')
      .execute()
    const rowsAfter = rows.slice(-6)
    expect(rowsAfter.filter(({ delayed }) => !delayed)).toHaveLength(3)
    // Of the other replies only the newest is waiting.
    expect(rowsAfter.map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
      'waiting',
      'merged',
      'merged',
      'waiting',
    ])
  })

  test('a sender that is not a phone gets no reply, and cancels nothing', async () => {
    const one = await confirmed(system)
    for (const from of ['8611', 'TELECOM', '', '+', '0911']) {
      expect((await sendSms({ text: bothOf(one), from })).status).toBe(200)
    }
    expect(await statusOf(one)).not.toBe('cancelled')
  })

  test('returns 200 for every signed message, and 400 for an invalid one', async () => {
    const part = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant(undefined), fc.integer())
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.record({ id: part, from: part, text: part }).map((one) => JSON.stringify(one)),
        ),
        async (body) => {
          const response = await post(body, {
            'x-sms-timestamp': String(seconds()),
            'x-sms-signature': sign(seconds(), body),
          })
          expect([200, 400]).toContain(response.status)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('the example of the operator’s guide is accepted', async (context) => {
    const tools = ['openssl', 'curl', 'sh'].every((tool) => spawnSync(tool, ['--version']).error === undefined)
    if (!tools) return context.skip('no openssl or curl on this machine')
    const guide = readFileSync(resolve(import.meta.dirname, '../../../../docs/operator.md'), 'utf8')
    const [, example = ''] = /## Cancelling by SMS[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? []
    const script = example.replace('$(date +%s)', String(seconds()))
    expect(script).not.toBe(example)
    const { stdout } = await promisify(execFile)('sh', ['-c', script], {
      env: { ...process.env, SMS_INBOUND_SECRET: secret, SERVICE: system.service.url },
    })
    expect(JSON.parse(stdout)).toEqual({ status: 1, message: 'accepted' })
    expect(await kindsTo('0900000099')).toEqual(['smsIncomplete'])
  })

  test('an application contains the number to send to while it can be cancelled', async () => {
    const one = await confirmed(system)
    expect(must(await one.api.requests.get(one.requestId)).cancelSmsNumber).toBe('8611')
    await sendSms({ text: bothOf(one) })
    expect(must(await one.api.requests.get(one.requestId)).cancelSmsNumber).toBeUndefined()
  })

  test('the PDF slip names the number', async () => {
    const one = await orderedAndPaid(system)
    const { pdfUrl } = must(await one.api.requests.slip(one.requestId))
    const written = vi.spyOn(services().workers, 'run')
    expect((await system.open(one.api, pdfUrl)).status).toBe(200)
    expect(JSON.stringify(written.mock.calls)).toMatch(/You can also cancel by SMS: [^"]+, to 8611\./)
    written.mockRestore()
  })

  test('logs no content of a message', async () => {
    const one = await confirmed(system)
    const from = aPhone()
    await sendSms({ text: `SECRET-CANARY ${bothOf(one)}`, from, id: `id-of-${from}` })
    await sendSms({ text: 'SECRET-CANARY', from })
    const all = lines.join('')
    expect(all).toContain('an incoming SMS was read')
    const { application, confirmation } = numbersOf(one)
    for (const secretText of ['SECRET-CANARY', from, from.slice(1), application, confirmation.toLowerCase()])
      expect(all).not.toContain(secretText)
  })

  test('without a gateway the address does not exist, and no application contains a number', async (context) => {
    const other = await startTestSystem(kind)
    if (!other) return context.skip(noPostgres)
    try {
      const one = await confirmed(other)
      const application = must(await one.api.requests.get(one.requestId))
      expect(application.actions).toContain('cancel')
      expect(application.cancelSmsNumber).toBeUndefined()
      const body = JSON.stringify({ id: anId(), from: aPhone(), text: bothOf(one) })
      const timestamp = Math.floor(other.service.clock.now().getTime() / 1_000)
      const response = await fetch(`${other.service.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-sms-timestamp': String(timestamp),
          'x-sms-signature': sign(timestamp, body),
        },
        body,
      })
      expect(response.status).toBe(404)
      expect(await statusOf(one)).not.toBe('cancelled')
    } finally {
      await other.stop()
    }
  })
})
