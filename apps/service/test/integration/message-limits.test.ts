import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppContext } from '../../src/app-context.ts'
import { maxBundleParts, nextMessageAt, type Sender } from '../../src/messages/message-limits.ts'
import { smsParts } from '../../src/messages/messages.ts'
import { postMessage } from '../../src/messages/post-message.ts'
import type { Trx } from '../../src/platform/database/transaction.ts'
import { aVisitor, sendCall } from '../../src/testing/a-client.ts'
import { aMember, aRegistered } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { deliverOutbox, readPosted } from '../../src/testing/posted-messages.ts'

const minutes = (count: number) => count * 60_000

test.each([
  [[], 0],
  [[0, 0], 0],
  [[0, 1, 2], minutes(15)],
  [[-minutes(15), 1, 2], 0],
  [Array.from({ length: 10 }, () => -minutes(60)), minutes(23 * 60)],
  [Array.from({ length: 10 }, () => -minutes(24 * 60)), 0],
] as const)('after messages at %j the next one may go at %d', (sent, at) => {
  expect(nextMessageAt(sent, 0)).toBe(at)
})

describe('messages of a recipient', () => {
  const service = serviceOf('embedded', {
    ADDRESS_RATE_FACTOR: '1',
    MESSAGES_PER_NETWORK: '40',
    MESSAGES_ALARM: '3',
    FOREIGN_CODES_PER_DAY: '2',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  let services: AppContext
  let texts: { to: string; text: string }[] = []
  let isBlocked: (text: string) => boolean = () => false
  let largestParts = Number.POSITIVE_INFINITY
  const blocked: (() => void)[] = []
  beforeAll(() => {
    services = {
      ...service.services,
      sms: {
        send: async (sms) => {
          if (isBlocked(sms.text)) await new Promise<void>((release) => blocked.push(release))
          if (smsParts(sms.text) > largestParts) throw new Error('the text is too long')
          texts.push(sms)
        },
      },
    }
  })
  beforeEach(async () => {
    texts = []
    isBlocked = () => false
    largestParts = Number.POSITIVE_INFINITY
    await services.db.deleteFrom('outbox').execute()
    await services.db.deleteFrom('message_quota').execute()
  })

  const stranger: Sender = { network: '192.0.2.0/24' }
  const about = {
    name: 'ABEBE',
    helpLine: '8133',
    amount: '5,000',
    occasion: 'appointment',
    when: '',
    whenLong: '',
    office: '',
    minutes: 30,
    code: '123456',
    confirmationNumber: '1234-5678-9012',
    until: '',
  } as const
  const post = (
    kind:
      | 'received'
      | 'holdCode'
      | 'changed'
      | 'orderEnded'
      | 'paid'
      | 'reminder'
      | 'cancelled'
      | 'appointmentReleased'
      | 'reviewLapsed',
    occasion: number,
    more: { readonly requestId?: number; readonly phone?: string; readonly sender?: Sender } = {},
  ) => {
    service.clock.forward({ seconds: 1 })
    return services.transact((trx) => postIn(trx, kind, occasion, more))
  }
  const postIn = (
    trx: Trx,
    kind: Parameters<typeof post>[0],
    occasion: number,
    more: Parameters<typeof post>[2] = {},
  ) =>
    postMessage(trx, services, {
      kind,
      params: { ...about, number: String(occasion) },
      language: 'en',
      to: { phone: more.phone ?? '0911000001' },
      officeId: 2,
      requestId: more.requestId ?? 7,
      occasion: String(occasion),
      now: service.clock.now(),
      sender: more.sender ?? stranger,
    })
  /** The effort of the captcha that a visitor with an ordinary request gets. */
  const requiredEffort = async () => {
    const visitor = await aVisitor(service.url)
    const { body } = await visitor.call('getChallenge', { query: { form: 'site', effort: 'ordinary' } })
    return body.challenge.parameters.data.effort
  }
  const sentNumbers = () =>
    texts.map(({ text }) => [...text.matchAll(/pplication (\d+)/g)].map(([, number]) => Number(number)))

  test('twelve changes send three SMS at once; the newest of the others follows when the quarter of an hour is over', async () => {
    for (let change = 1; change <= 12; change++) await post('changed', change)
    expect(await deliverOutbox(services)).toBe(3)
    service.clock.forward({ minutes: 15 })
    await deliverOutbox(services)
    expect(sentNumbers().toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([[1], [2], [3], [12]])
  })

  test('receipts of several applications that wait for one number go out as one message; none is lost', async () => {
    for (let at = 1; at <= 6; at++) await post('changed', at, { requestId: at })
    await post('cancelled', 6, { requestId: 6 })
    await deliverOutbox(services)
    service.clock.forward({ minutes: 15 })
    await deliverOutbox(services)
    expect(sentNumbers().toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
      [1],
      [2],
      [3],
      [4, 5, 6],
    ])
  })

  test('messages of one transaction count each other', async () => {
    await services.transact(async (trx) => {
      for (let change = 1; change <= 4; change++) await postIn(trx, 'changed', change)
    })
    expect(await deliverOutbox(services)).toBe(3)
  })

  test('all spellings of a number count together', async () => {
    for (const phone of ['0911000001', '911000001', '+251911000001', '0911000001']) {
      await post('changed', texts.length + Number(phone.length) * 100 + phone.charCodeAt(1), {
        phone,
        requestId: phone.length,
      })
    }
    expect(await deliverOutbox(services)).toBe(3)
  })

  test('all spellings of a mailbox count together, with its dots and tags', async () => {
    const statuses: number[] = []
    for (const username of ['s.ample@gmail.com', 'sample@gmail.com', 'SAMPLE+a@googlemail.com', 'sample+b@gmail.com'])
      statuses.push((await sendCall(service.url, 'forgotPassword', { body: { username } })).status)
    for (const username of ['s.am-p_le@proton.me', 'sample@protonmail.com', 'SAMPLE+a@pm.me', 's.ample@proton.me'])
      statuses.push((await sendCall(service.url, 'forgotPassword', { body: { username } })).status)
    for (const username of ['base-a@yahoo.com', 'base-b@yahoo.com', 'Base-c@yahoo.com', 'base-d@yahoo.com'])
      statuses.push((await sendCall(service.url, 'forgotPassword', { body: { username } })).status)
    for (const username of ['sam.ple@yandex.ru', 'sam-ple@ya.ru', 'sam.ple+a@yandex.com', 'sam-ple@yandex.kz'])
      statuses.push((await sendCall(service.url, 'forgotPassword', { body: { username } })).status)
    expect(statuses).toEqual([1, 2, 3, 4].flatMap(() => [200, 200, 200, 429]))
  })

  test('the message that an order has ended is sent at once after many receipts, and is limited by itself', async () => {
    for (let at = 1; at <= 4; at++) await post('changed', at)
    await deliverOutbox(services)
    for (let at = 11; at <= 14; at++) await post('orderEnded', at)
    expect(await deliverOutbox(services)).toBe(3)
    expect(sentNumbers().slice(3).flat().toSorted()).toEqual([11, 12, 13])
  })

  test('the message about a payment is sent at once while others wait', async () => {
    for (let change = 1; change <= 6; change++) await post('changed', change)
    for (let paid = 1; paid <= 6; paid++) await post('paid', paid, { sender: 'service' })
    expect(await deliverOutbox(services)).toBe(9)
  })

  test.each(['appointmentReleased', 'reviewLapsed'] as const)(
    'a stranger who names a phone in many applications and lets them end sends it three SMS at once (%s), the rest together',
    async (kind) => {
      for (let at = 1; at <= 12; at++) await post(kind, at, { requestId: at, sender: 'service' })
      expect(await deliverOutbox(services)).toBe(3)
      service.clock.forward({ minutes: 15 })
      expect(await deliverOutbox(services)).toBe(9)
      expect(texts.length).toBeLessThanOrEqual(6)
    },
  )

  test('a stranger who applies with a phone and cancels again delays no receipt of its owner behind these', async () => {
    for (let at = 1; at <= 12; at++) {
      await post('received', at, { requestId: at })
      await post('cancelled', at, { requestId: at })
    }
    await post('received', 13, { requestId: 13, sender: { network: '198.51.100.0/24' } })
    await deliverOutbox(services)
    service.clock.forward({ minutes: 15 })
    await deliverOutbox(services)
    const ofAll = sentNumbers().toSorted((one, other) => Number(one[0]) - Number(other[0]))
    // An application that was cancelled before its receipt was sent causes no message.
    expect(ofAll).toEqual([[13]])
  })

  test('messages that wait for one number are sent together as far as they fit a few parts; the others count', async () => {
    for (let at = 1; at <= 30; at++) await post('received', at, { requestId: at })
    service.clock.forward({ minutes: 15 })
    await deliverOutbox(services)
    expect(texts).toHaveLength(6)
    service.clock.forward({ minutes: 15 })
    await deliverOutbox(services)
    expect(texts).toHaveLength(8)
    for (const { text } of texts) expect(smsParts(text)).toBeLessThanOrEqual(maxBundleParts)
    expect(
      sentNumbers()
        .flat()
        .toSorted((one, other) => one - other),
    ).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  test('messages that a gateway refuses together are sent one by one', async () => {
    largestParts = 1
    for (let at = 1; at <= 6; at++) await post('received', at, { requestId: at })
    await deliverOutbox(services)
    for (let minute = 0; minute < 20; minute++) {
      service.clock.forward({ minutes: 1 })
      await deliverOutbox(services)
    }
    expect(sentNumbers().toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => [at]),
    )
  })

  test('above the limit of a network its receipts wait; another network’s do not', async () => {
    for (let at = 1; at <= 41; at++)
      await post('changed', at, { phone: `09110${String(at).padStart(5, '0')}`, requestId: at })
    await post('changed', 42, { phone: '0911000042', requestId: 42, sender: { network: '198.51.100.0/24' } })
    expect(await deliverOutbox(services)).toBe(41)
    service.clock.forward({ minutes: 15 })
    expect(await deliverOutbox(services)).toBe(1)
  })

  test('codes for holds do not delay the other messages of a network', async () => {
    for (let at = 1; at <= 41; at++) await post('holdCode', at, { phone: `09110${String(at).padStart(5, '0')}` })
    await post('changed', 42, { phone: '0911000042' })
    expect(await deliverOutbox(services)).toBe(42)
  })

  test('raises an alarm above the global limit and ends it below, and still sends messages', async () => {
    for (let at = 1; at <= 4; at++) await post('changed', at, { phone: `091200000${at}`, requestId: at })
    await services.messageLoad.measure()
    expect(services.messageLoad.isHigh()).toBe(true)
    expect(await services.metrics.registry.metrics()).toMatch(/^service_messages_alarm 1$/m)
    expect(await requiredEffort()).toBe('hardest')
    expect(await deliverOutbox(services)).toBe(4)
    service.clock.forward({ minutes: 16 })
    await services.messageLoad.measure()
    expect(services.messageLoad.isHigh()).toBe(false)
    expect(await requiredEffort()).toBe('ordinary')
  })

  test('sends a limited number of codes a day to phones abroad without a confirmed code, whatever their network', async () => {
    let codes = 0
    const postCode = (phone: string, isProven = false) => {
      codes += 1
      return services.transact((trx) =>
        postMessage(trx, services, {
          kind: codes % 2 === 0 ? 'code' : 'phoneCode',
          params: { ...about, minutes: 5 },
          language: 'en',
          to: { phone },
          occasion: `abroad/${codes}`,
          now: service.clock.now(),
          sender: { network: `192.0.${codes}.0/24` },
          isProven,
        }).then((refused) => {
          if (refused) throw Object.assign(new Error('refused'), refused)
        }),
      )
    }
    for (const phone of ['+441632960001', '+12025550123']) await postCode(phone)
    const refused = await postCode('+441632960002').catch((error: { retryAfterSeconds?: number }) => error)
    const midnight = 86_400 - ((service.clock.now().getTime() / 1_000) % 86_400)
    expect(refused).toMatchObject({ retryAfterSeconds: Math.ceil(midnight) })
    await services.messageLoad.measure()
    const metrics = await services.metrics.registry.metrics()
    expect(metrics).toMatch(/^service_foreign_codes_today 2$/m)
    expect(metrics).toMatch(/^service_foreign_codes_alarm 1$/m)
    await postCode('0911000009')
    await postCode('+441632960003', true)
    service.clock.forward({ hours: 24 })
    await postCode('+441632960002')
    await services.messageLoad.measure()
    expect(await services.metrics.registry.metrics()).toMatch(/^service_foreign_codes_alarm 0$/m)
  })

  test('counts the messages about applications to phones abroad too; half of the SMS of a day are for codes', async () => {
    service.clock.forward({ hours: 24 })
    const receive = (at: number, email?: string) =>
      services.transact((trx) =>
        postMessage(trx, services, {
          ...{ kind: 'received', params: { ...about, number: String(at) }, language: 'en', officeId: 2, requestId: at },
          ...{ occasion: String(at), now: service.clock.now(), sender: { network: `192.0.${at}.0/24` } },
          to: { phone: `+3719000000${at}`, ...(email && { email }) },
        }),
      )
    const sentTo = async () => {
      await deliverOutbox(services)
      return texts.map(({ to }) => to).filter((to) => to.startsWith('+371'))
    }
    await receive(1)
    await receive(2, 'abroad@example.org')
    await receive(3)
    await receive(4)
    expect(await sentTo()).toEqual(['+37190000001'])
    const mails = (await readPosted(services)).filter(({ channel }) => channel === 'mail')
    expect(mails.map(({ to }) => to)).toEqual(['abroad@example.org'])
    // Without an e-mail address it waits for the next day, which has one such SMS too.
    service.clock.forward({ hours: 24 })
    expect(await sentTo()).toEqual(['+37190000001', '+37190000003'])
    await post('received', 5, { requestId: 5 })
    expect(await deliverOutbox(services)).toBe(1)
  })

  test('a message to a person with a phone abroad names the help line that can be called from there', async () => {
    service.clock.forward({ hours: 48 })
    const to = { phone: '+441632960009', email: 'sample.abroad@example.org' }
    const params = { name: 'ABEBE', number: '12345678901231', helpLine: '8133' }
    const posting = { kind: 'cancelled', params, language: 'en', to, occasion: 'help', sender: 'service' } as const
    await services.transact((trx) => postMessage(trx, services, { ...posting, now: service.clock.now() }))
    const [sms, mail] = (await readPosted(services)).filter((one) => one.to === to.phone || one.to === to.email)
    expect(sms?.sms).toContain('Call +251111265159')
    expect(mail?.mail).toContain('Questions? Call +251111265159. Please do not reply to this email.')
    expect(`${sms?.sms} ${mail?.mail}`).not.toContain('8133')
  })

  test('a gateway that does not respond to reminders delays no payment notice and no code', async () => {
    isBlocked = (text) => text.startsWith('Reminder')
    for (let at = 1; at <= 30; at++)
      await post('reminder', at, { phone: `09130${String(at).padStart(5, '0')}`, requestId: at })
    await post('paid', 31)
    const round = deliverOutbox(services)
    await vi.waitFor(() => expect(sentNumbers()).toEqual([[31]]), { timeout: 20_000 })
    const code = await aRegistered(service, { phoneNumber: '0913100001' })
    const visitor = await aHuman(service, ['signIn'])
    await visitor.call('signIn', { body: { username: code.email, password: code.password } })
    const other = deliverOutbox(services)
    await vi.waitFor(() => expect(texts.at(-1)?.to).toBe('0913100001'), { timeout: 20_000 })
    isBlocked = () => false
    for (const release of blocked) release()
    expect((await round) + (await other)).toBe(32)
  })

  test('sends a hundred notices at a time, which is 400 a second with a gateway of 250 ms', async () => {
    isBlocked = () => true
    blocked.length = 0
    for (let at = 1; at <= 120; at++) await post('paid', at, { phone: `09150${String(at).padStart(5, '0')}` })
    const round = deliverOutbox(services)
    await vi.waitFor(() => expect(blocked).toHaveLength(100), { timeout: 20_000 })
    isBlocked = () => false
    for (const release of blocked) release()
    expect(await round).toBe(120)
  })

  test('one phone gets three codes in a quarter of an hour, for any number of accounts', async () => {
    const phoneNumber = '0914000001'
    const statuses: number[] = []
    for (let at = 0; at < 5; at++) {
      const member = await aRegistered(service, { phoneNumber })
      const visitor = await aHuman(service, ['signIn'])
      statuses.push(
        (await visitor.call('signIn', { body: { username: member.email, password: member.password } })).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const codes = (await readPosted(services)).filter(({ kind, to }) => kind === 'code' && to === phoneNumber)
    expect(codes).toHaveLength(3)
  })

  test('strangers who name a member’s phone do not use up the member’s codes', async () => {
    const owner = await aRegistered(service, { phoneNumber: '0914000002' })
    await aMember(service, owner)
    service.clock.forward({ minutes: 15 })
    for (let at = 0; at < 4; at++) {
      const squatter = await aRegistered(service, { phoneNumber: '0914000002' })
      const visitor = await aHuman(service, ['signIn'])
      await visitor.call('signIn', { body: { username: squatter.email, password: squatter.password } })
    }
    const visitor = await aHuman(service, ['signIn'])
    const signIn = await visitor.call('signIn', { body: { username: owner.email, password: owner.password } })
    expect(signIn.status).toBe(200)
  })

  test('links that a network requests for unknown names use up neither its links and codes nor the alarm', async () => {
    const member = await aRegistered(service)
    const before = await services.messageLoad.measure()
    const forget = async (username: string) =>
      (await sendCall(service.url, 'forgotPassword', { body: { username } })).status
    for (let at = 1; at <= 41; at++) expect(await forget(`unknown${at}@example.org`)).toBe(200)
    expect(await services.messageLoad.measure()).toBe(before)
    const ofLinks = services.db.selectFrom('outbox').selectAll().where('template', '=', 'resetLink')
    const unknown = await ofLinks.execute()
    expect(unknown.filter(({ state, recipient_index: index }) => state === 'merged' && index === null)).toHaveLength(41)
    expect(await forget(member.email)).toBe(200)
    expect((await ofLinks.where('state', '=', 'waiting').execute()).length).toBe(1)
    const visitor = await aHuman(service, ['signIn'])
    const signIn = await visitor.call('signIn', { body: { username: member.email, password: member.password } })
    expect(signIn.status).toBe(200)
    service.clock.forward({ minutes: 61 })
  })

  test('a stranger who signs in to an account with a phone uses up the codes of one network, not those of its owner', async () => {
    const phoneNumber = '0914000003'
    const signInFrom = async (address: string) => {
      const account = await aRegistered(service, { phoneNumber })
      const visitor = await aHuman(service, ['signIn'])
      const body = { username: account.email, password: account.password }
      return (await visitor.call('signIn', { body }, { 'x-forwarded-for': address })).status
    }
    const statuses: number[] = []
    for (let at = 0; at < 4; at++) statuses.push(await signInFrom('198.51.100.7'))
    expect(statuses).toEqual([200, 200, 200, 429])
    for (let at = 0; at < 3; at++) expect(await signInFrom('192.0.2.9')).toBe(200)
    expect(await signInFrom('203.0.113.5')).toBe(429)
  })

  test('a mailbox gets three links in a quarter of an hour, and the response is the same without an account', async () => {
    const member = await aRegistered(service)
    service.clock.forward({ minutes: 60 })
    const requestLinks = async (username: string) => {
      const statuses: number[] = []
      for (let at = 0; at < 4; at++)
        statuses.push((await sendCall(service.url, 'forgotPassword', { body: { username } })).status)
      return statuses
    }
    expect(await requestLinks(member.email)).toEqual([200, 200, 200, 429])
    expect(await requestLinks('unknown@example.org')).toEqual([200, 200, 200, 429])
  })
})
