import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../../src/app-context.ts'
import { deliverOutboxJobs } from '../../src/messages/deliver.ts'
import type { MailKind, MessageKind } from '../../src/messages/messages.ts'
import { postMessage } from '../../src/messages/post-message.ts'
import { createMailSender } from '../../src/messages/senders.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { messageParams } from '../../src/testing/message-params.ts'
import { deliverOutbox, readPosted } from '../../src/testing/posted-messages.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import { type Mailbox, startMailbox } from '../../src/testing/stand-ins.ts'

const service = serviceOf('embedded')
let mailbox: Mailbox
let services: AppContext
const texts: { to: string; text: string }[] = []
let smsFails = 0
beforeAll(async () => {
  mailbox = await startMailbox()
  services = {
    ...service.services,
    mail: createMailSender(mailbox.url, 'ICS <no-reply@portal.invalid>'),
    sms: {
      send: async (sms) => {
        if (smsFails-- > 0) throw new Error('the gateway is unreachable')
        texts.push(sms)
      },
    },
  }
})
afterAll(async () => {
  services.mail?.close()
  await mailbox.stop()
})

const post = (occasion: string) =>
  services.transact((trx) =>
    postMessage(trx, services, {
      kind: 'refundDue',
      params: { name: 'ABEBE', helpLine: '8133', number: '12345678903', amount: '5,000' },
      language: 'am',
      to: { phone: '0900000001', email: 'applicant@example.org' },
      officeId: 2,
      occasion,
      now: service.clock.now(),
      sender: 'service',
    }),
  )
const states = async () =>
  (await services.db.selectFrom('outbox').select(['channel', 'state', 'attempts']).orderBy('channel').execute()).map(
    ({ channel, state, attempts }) => `${channel} ${state} ${attempts}`,
  )

test('sends a message by both channels once, in the applicant’s language', async () => {
  await post('first')
  await post('first')
  expect(await deliverOutbox(services)).toBe(2)
  expect(await deliverOutbox(services)).toBe(0)
  expect(texts).toEqual([
    { to: '0900000001', text: 'የማመልከቻ 12345678903 ክፍያ 5,000 ብር ዘግይቶ ስለደረሰ እንመልስልዎታለን። ወደ 8133 ይደውሉ።' },
  ])
  expect(mailbox.mails).toHaveLength(1)
  expect(mailbox.mails[0]).toMatchObject({
    subject: 'የማመልከቻ 12345678903 ክፍያ ዘግይቶ ደርሷል',
    to: [{ address: 'applicant@example.org' }],
  })
  expect(mailbox.mails[0]?.text).toContain('ውድ ABEBE፣')
  expect(mailbox.mails[0]?.messageId).toMatch(/@portal\.invalid>$/)
})

test('retries a failed message after growing pauses, with the same message id', async () => {
  await services.db.deleteFrom('outbox').execute()
  mailbox.refuse(1)
  smsFails = 2
  await post('second')
  expect(await deliverOutbox(services)).toBe(0)
  expect(await states()).toEqual(['mail waiting 1', 'sms waiting 1'])
  expect(await deliverOutbox(services)).toBe(0)
  service.clock.forward({ minutes: 1 })
  expect(await deliverOutbox(services)).toBe(1)
  service.clock.forward({ minutes: 1 })
  expect(await deliverOutbox(services)).toBe(0)
  service.clock.forward({ minutes: 1 })
  expect(await deliverOutbox(services)).toBe(1)
  expect(await states()).toEqual(['mail sent 2', 'sms sent 3'])
})

test('gives up a message after twelve attempts, and keeps it visible', async () => {
  await services.db.deleteFrom('outbox').execute()
  mailbox.refuse(100)
  smsFails = 100
  await post('third')
  for (let round = 0; round < 14; round++) {
    await deliverOutbox(services)
    service.clock.forward({ hours: 1 })
  }
  expect(await states()).toEqual(['mail failed 12', 'sms failed 12'])
  mailbox.refuse(0)
  smsFails = 0
})

test('outbox-retry sends only what still helps its reader', async () => {
  await services.db.deleteFrom('outbox').execute()
  const start = service.clock.now()
  const phone = '0900000001'
  const about = { name: 'ABEBE', helpLine: '8133', number: '12345678903' }
  const postAll = (hour: number) =>
    services.transact(async (trx) => {
      const message = {
        language: 'en',
        to: { phone },
        officeId: 2,
        now: service.clock.now(),
        sender: 'service',
      } as const
      const refund = { ...about, amount: '5,000' }
      await postMessage(trx, services, { ...message, kind: 'refundDue', params: refund, occasion: `refund-${hour}` })
      const order = { ...about, amount: '5,000', orderCode: '9012345675', until: '09:00' }
      await postMessage(trx, services, { ...message, kind: 'order', params: order, occasion: `order-${hour}` })
      const code = { helpLine: '8133', code: '123456', minutes: 5 }
      await postMessage(trx, services, { ...message, kind: 'holdCode', params: code, occasion: `code-${hour}` })
      const day = { ...about, occasion: 'appointment' as const, when: 'x', whenLong: 'x', office: 'Adama', minutes: 15 }
      await postMessage(trx, services, { ...message, kind: 'reminder', params: day, occasion: `reminder-${hour}` })
      await postMessage(trx, services, { ...message, kind: 'dayOpen', params: day, occasion: `open-${hour}` })
    })
  await postAll(0)
  service.clock.forward({ hours: 20 })
  await postAll(20)
  service.clock.forward({ hours: 7 })
  await services.db.updateTable('outbox').set({ state: 'failed', attempts: 12 }).execute()
  const retried = async () =>
    (
      await services.db
        .selectFrom('outbox')
        .select('dedupe')
        .where('state', '=', 'waiting')
        .orderBy('created_at')
        .execute()
    ).map(({ dedupe }) => dedupe)
  expect(await operatorRows(service, 'outbox-retry')).toEqual([{ messages: 1, left: 9 }])
  expect(await retried()).toEqual(['refundDue/refund-20/sms'])
  expect(await operatorRows(service, 'outbox-retry', { since: start.toISOString() })).toEqual([
    { messages: 1, left: 8 },
  ])
  expect(await retried()).toEqual(['refundDue/refund-0/sms', 'refundDue/refund-20/sms'])
})

describe('a message that contradicts an older one', () => {
  type Kind = Exclude<MessageKind, MailKind | 'holdCode'>
  const post = (kind: Kind, { requestId = 7, occasion = '7/x', to = { phone: '0900000001' } } = {}) =>
    services.transact((trx) =>
      postMessage(trx, services, {
        ...{ kind, params: messageParams.en[kind] },
        ...{ language: 'en', to, officeId: 2, requestId, occasion, now: service.clock.now(), sender: 'service' },
      } as const),
    )
  const stored = async () =>
    (await services.db.selectFrom('outbox').select(['template', 'state']).orderBy('written_at').execute()).map(
      ({ template, state }) => `${template} ${state}`,
    )
  beforeEach(async () => {
    await services.db.deleteFrom('outbox').execute()
    smsFails = 0
  })

  test('replaces it while it waits for another attempt', async () => {
    smsFails = 1
    await post('dayClosed')
    await deliverOutbox(services)
    await post('dayClosed', { requestId: 8, occasion: '8/x' })
    await post('dayOpen')
    service.clock.forward({ minutes: 2 })
    await deliverOutbox(services)
    expect(await stored()).toEqual(['dayClosed merged', 'dayClosed sent', 'dayOpen sent'])
    // The same message again, after its opposite, changes nothing.
    await post('dayClosed')
    expect(await stored()).toEqual(['dayClosed merged', 'dayClosed sent', 'dayOpen sent'])
  })

  test('keeps the receipt of a payment for a closed day when the day opens again', async () => {
    smsFails = 1
    await post('paidClosed')
    await deliverOutbox(services)
    await post('dayOpen')
    service.clock.forward({ minutes: 2 })
    await deliverOutbox(services)
    expect(await stored()).toEqual(['paidClosed sent', 'dayOpen sent'])
  })

  test('replaces one that was given up, which outbox-retry then does not send', async () => {
    await post('dayClosed')
    await services.db.updateTable('outbox').set({ state: 'failed', attempts: 12 }).execute()
    await post('dayOpen')
    await operatorRows(service, 'outbox-retry')
    await deliverOutbox(services)
    expect(await stored()).toEqual(['dayClosed merged', 'dayOpen sent'])
  })

  test('is sent after one in flight, which is not tried again', async () => {
    await post('ready')
    const sms = {
      send: async () => {
        await post('notReady', { occasion: '7/later' })
        throw new Error('the gateway is unreachable')
      },
    }
    const job = deliverOutboxJobs({ ...services, sms }).find(({ name }) => name === 'deliver-sms-notice')
    await job?.run(new AbortController().signal)
    expect(await stored()).toEqual(['ready merged', 'notReady waiting'])
    expect(await deliverOutbox(services)).toBe(0)
    service.clock.forward({ minutes: 3 })
    await deliverOutbox(services)
    expect(await stored()).toEqual(['ready merged', 'notReady sent'])
  })

  test('corrects an earlier one of its kind', async () => {
    await post('rejected', { occasion: '7' })
    await post('rejected', { occasion: '7/refund' })
    expect(await stored()).toEqual(['rejected merged', 'rejected waiting'])
  })

  test.each<Kind>(['paid', 'paidClosed', 'orderEnded', 'rejected'])(
    'an order that waits is not sent after the message %s',
    async (kind) => {
      await post('order')
      await services.db.updateTable('outbox').set({ delayed: true }).execute()
      await post('order', { requestId: 8, occasion: '8/x' })
      await post(kind)
      expect(await stored()).toEqual(['order merged', 'order waiting', `${kind} waiting`])
    },
  )

  test.each<Kind>(['cancelled', 'smsCancelled', 'rejected', 'appointmentReleased', 'notConfirmed', 'reviewLapsed'])(
    'the end of an application replaces what asked for a step or a visit: %s',
    async (kind) => {
      for (const older of ['received', 'receivedUrgent', 'underReview', 'approved', 'order'] as const) await post(older)
      for (const older of ['rescheduled', 'correction', 'dayClosed', 'dayOpen', 'wrongPayment'] as const)
        await post(older)
      for (const older of ['refundDue', 'paid'] as const) await post(older, { occasion: '7/money' })
      await post('ready', { occasion: '71/x' })
      await services.db.updateTable('outbox').set({ state: 'failed', attempts: 12 }).execute()
      await post('reminder')
      await post(kind)
      // The refund of a payment that was not accepted stays announced, without the request for another one.
      const ofPaid = kind === 'rejected' ? [] : ['paid failed', 'ready failed']
      const left = ['unusedPayment failed', 'refundDue failed', ...ofPaid]
      // Two of them can have the same moment, so their order is not compared.
      expect((await stored()).filter((one) => !one.endsWith('merged')).toSorted()).toEqual(
        [...left, `${kind} waiting`].toSorted(),
      )
      expect((await readPosted(services)).find(({ kind: one }) => one === 'unusedPayment')?.mail).not.toContain('{{')
    },
  )

  test.each<readonly [Kind, Kind]>([
    ['reminder', 'dayClosed'],
    ['reminder', 'rescheduled'],
    ['newNumber', 'newNumber'],
    ['received', 'newNumber'],
    ['numbers', 'newNumber'],
    ['underReview', 'approved'],
    ['orderEnded', 'order'],
    ['appointmentReleased', 'paid'],
    ['orderEnded', 'paidClosed'],
  ])('%s that was given up is replaced by %s', async (older, newer) => {
    await post(older)
    await services.db.updateTable('outbox').set({ state: 'failed', attempts: 12 }).execute()
    await post(newer, { occasion: '7/later' })
    expect(await stored()).toEqual([`${older} merged`, `${newer} waiting`])
  })

  test('leaves those of other persons of the application', async () => {
    await post('ready', { occasion: '71/x' })
    await post('notReady', { occasion: '72/x' })
    expect(await stored()).toEqual(['ready waiting', 'notReady waiting'])
  })
})

test('removes a code or a link from the database when it is sent or given up, but not while it waits', async () => {
  await services.db.deleteFrom('outbox').execute()
  await services.db.deleteFrom('message_quota').execute()
  const postCode = (code: string) =>
    services.transact((trx) =>
      postMessage(trx, services, {
        kind: 'code',
        params: { name: 'ABEBE', helpLine: '8133', code, minutes: 5 },
        language: 'en',
        to: { phone: '0900000001' },
        occasion: code,
        now: service.clock.now(),
        sender: 'service',
      }),
    )
  const storedCodes = async () => (await readPosted(services)).map(({ params }) => params.code)
  smsFails = 1
  await postCode('123456')
  await deliverOutbox(services)
  expect(await storedCodes()).toEqual(['123456'])
  service.clock.forward({ minutes: 1 })
  await deliverOutbox(services)
  expect(texts.at(-1)?.text).toContain('123456')
  expect(await storedCodes()).toEqual([undefined])
  await services.db.deleteFrom('outbox').execute()
  await postCode('654321')
  smsFails = 8
  for (let attempt = 0; attempt < 8; attempt++) {
    await deliverOutbox(services)
    service.clock.forward({ minutes: 1 })
  }
  expect(await states()).toEqual(['sms failed 8'])
  expect(await storedCodes()).toEqual([undefined])
  smsFails = 0
})

test('keeps messages in development, and shows them on the outbox page', async () => {
  await services.db.deleteFrom('outbox').execute()
  await post('fourth')
  expect(await deliverOutbox(service.services)).toBe(0)
  const page = await fetch(`${service.url}/outbox`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('የማመልከቻ 12345678903 ክፍያ 5,000 ብር')
  const { messages } = (await (await fetch(`${service.url}/outbox.json`)).json()) as { messages: readonly object[] }
  expect(messages).toHaveLength(2)
})

test('claims no further messages after the stop, and finishes those in flight', async () => {
  await services.db.deleteFrom('outbox').execute()
  for (let at = 0; at < 150; at++) await post(`stop ${at}`)
  const stopping = new AbortController()
  const sms = { send: async () => stopping.abort() }
  const job = deliverOutboxJobs({ ...services, sms }).find(({ name }) => name === 'deliver-sms-notice')
  expect(await job?.run(stopping.signal)).toBe(100)
  const waiting = services.db.selectFrom('outbox').select('attempts').where('channel', '=', 'sms')
  expect(await waiting.where('state', '=', 'waiting').execute()).toEqual(Array(50).fill({ attempts: 0 }))
})

test('a round ends after a minute, while messages are left for the next one', async () => {
  await services.db.deleteFrom('outbox').execute()
  for (let at = 0; at < 150; at++) await post(`minute ${at}`)
  const sms = { send: async () => service.clock.forward({ seconds: 1 }) }
  const job = deliverOutboxJobs({ ...services, sms }).find(({ name }) => name === 'deliver-sms-notice')
  const rounds = [100, 50, 0]
  for (const sent of rounds) expect(await job?.run(new AbortController().signal)).toBe(sent)
})

test('a message whose result cannot be stored fails the round at its end, and is sent again after its lease', async () => {
  await services.db.deleteFrom('outbox').execute()
  await post('unstored')
  const failing = () => {
    throw new Error('the database is away')
  }
  const db = new Proxy(services.db, {
    get: (target, name) => (name === 'updateTable' ? failing : Reflect.get(target, name, target)),
  })
  const job = deliverOutboxJobs({ ...services, db }).find(({ name }) => name === 'deliver-sms-notice')
  await expect(job?.run(new AbortController().signal)).rejects.toThrow('the database is away')
  service.clock.forward({ hours: 1 })
  expect(await deliverOutbox(services)).toBe(2)
})
