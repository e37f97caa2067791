import { isoDate } from '@invea/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderMessage } from '../../src/messages/messages.ts'
import { aVisitor, sendCall } from '../../src/testing/a-client.ts'
import {
  aMember,
  aRegistered,
  aRegistration,
  codeFor,
  confirmRegistration,
  withTokens,
} from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman, solve } from '../../src/testing/human.builder.ts'
import { codeSentTo, proofSentTo, readPosted } from '../../src/testing/posted-messages.ts'
import { auditRows } from './read-state.ts'

const bookableDay = (now: Date) => {
  const date = new Date(now.getTime() + 30 * 86_400_000)
  while ([0, 6].includes(date.getUTCDay())) date.setUTCDate(date.getUTCDate() + 1)
  return isoDate(date.toISOString().slice(0, 10))
}

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(() => {
    // Resets the limits that the previous test used.
    service.clock.forward({ hours: 25 })
  })
  const postedTo = async (address: string) =>
    (await readPosted(service.services)).filter(({ to }) => to === address.toLowerCase())

  test('gives a token, a name and ten urgent minutes only after sign-up, password and code', async () => {
    const member = await aRegistered(service, { email: 'First@Example.org' })
    expect(await postedTo(member.email)).toMatchObject([
      { kind: 'confirmAddress', channel: 'mail' },
      { kind: 'accountReady', channel: 'mail' },
    ])

    const visitor = await aHuman(service, ['signIn'])
    const signIn = await visitor.call('signIn', {
      body: { username: ' first@example.ORG ', password: member.password },
    })
    expect(signIn.body).toMatchObject({
      status: 200,
      accessToken: '',
      refreshToken: '',
      username: 'first@example.org',
      phoneNumber: `09••••••${member.phoneNumber.slice(-2)}`,
    })
    expect(JSON.stringify(signIn.body)).not.toContain(member.phoneNumber)
    expect(signIn.headers.get('set-cookie')).toBeNull()

    const code = await codeSentTo(service.services, member.phoneNumber)
    const response = await visitor.call('validateCode', {
      body: { phoneNumber: signIn.body.phoneNumber, email: member.email, code },
    })
    expect(response.body).toMatchObject({
      status: 200,
      firstName: 'SAMPLE',
      middleName: 'FATHER',
      lastName: 'GRANDFATHER',
      urgentUntil: new Date(service.clock.now().getTime() + 600_000).toISOString(),
    })
    expect(response.body.accessToken).toMatch(/^[\w-]{43}$/)
    // The tokens of the anonymous session gave no access to the account, and are invalid now.
    expect((await visitor.call('getCurrentHold', {})).status).toBe(401)
    const refresh = { body: { refreshToken: visitor.refreshToken } }
    expect((await sendCall(service.url, 'refreshToken', refresh)).status).toBe(401)
  })

  test('renewal keeps the name and does not extend the urgent minutes; sign-out ends the session at the service', async () => {
    const member = await aMember(service)
    service.clock.forward({ minutes: 9 })
    const renewed = await sendCall(service.url, 'refreshToken', { body: { refreshToken: member.refreshToken } })
    expect(renewed.body).toMatchObject({
      firstName: 'SAMPLE',
      subject: member.subject,
      urgentUntil: member.urgentUntil,
    })
    const client = withTokens(service, renewed.body)
    expect((await client.call('signOut', {})).status).toBe(200)
    expect((await client.call('getCurrentHold', {})).status).toBe(401)
    const again = await sendCall(service.url, 'refreshToken', { body: { refreshToken: renewed.body.refreshToken } })
    expect(again.status).toBe(401)
  })

  test('gives a member the same drafts after each sign-in, and two visitors different ones', async () => {
    const registered = await aRegistered(service)
    const [one, again] = [await aMember(service, registered), await aMember(service, registered)]
    expect([again.subject, (again as unknown as { draftKey: string }).draftKey]).toEqual([
      one.subject,
      (one as unknown as { draftKey: string }).draftKey,
    ])
    expect(one.accessToken).not.toBe(again.accessToken)
  })

  test('sign-up with a registered address returns the same response, mails its owner, and changes nothing', async () => {
    const owner = await aRegistered(service)
    await aMember(service, owner)
    const visitor = await aHuman(service, ['signUp'])
    const fresh = await visitor.call('registerUser', { body: aRegistration() })
    const taken = await visitor.call(
      'registerUser',
      {
        body: aRegistration({
          email: owner.email.toUpperCase(),
          firstName: 'OTHER',
          password: 'another-long-secret',
          passwordAgain: 'another-long-secret',
        }),
      },
      { 'x-captcha': await solve(visitor, 'signUp') },
    )
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body])
    const mails = await postedTo(owner.email)
    expect(mails.map((mail) => mail.kind)).toEqual(['confirmAddress', 'accountReady', 'accountExists'])
    expect(mails[2]?.mail).not.toContain('OTHER')
    expect(mails[2]?.mail).toContain(`${service.services.env.passportUrl}/SignIn?mode=forgot`)
    expect((await aMember(service, owner)).firstName).toBe('SAMPLE')
  })

  test('sends messages in the language of the account, not of the request', async () => {
    const owner = aRegistration()
    const [visitor, other] = [await aHuman(service, ['signUp']), await aHuman(service, ['signUp'])]
    await visitor.call('registerUser', { body: owner }, { 'accept-language': 'am' })
    await confirmRegistration(service, visitor, owner)
    await aMember(service, owner)
    await other.call('registerUser', { body: aRegistration({ email: owner.email }) }, { 'accept-language': 'en' })
    await other.call('forgotPassword', { body: { username: owner.email } }, { 'accept-language': 'om' })
    const proof = await proofSentTo(service.services, owner.email)
    const reset = { username: owner.email, newPassword: 'selam-new-tewodros', proof }
    await other.call('resetPassword', { body: reset }, { 'accept-language': 'ti' })
    const mails = await postedTo(owner.email)
    const kinds = ['confirmAddress', 'accountReady', 'accountExists', 'resetLink', 'passwordChanged'] as const
    expect(mails.map(({ kind }) => kind)).toEqual(kinds)
    for (const [at, kind] of kinds.entries()) {
      expect(mails[at]?.subject).toBe(renderMessage('am', kind, mails[at]?.params).subject)
    }
    expect(mails[3]?.params.link).toContain('/am/')
  })

  test('a repeated sign-up with one key is one registration and one mail', async () => {
    const body = aRegistration()
    const visitor = await aHuman(service, ['signUp'])
    const key = { 'idempotency-key': 'one-key' }
    const responses = await Promise.all([1, 2, 3].map(() => visitor.call('registerUser', { body }, key)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await postedTo(body.email)).toHaveLength(1)
  })

  test('sign-up requires a captcha, and reports errors where the described client reads them', async () => {
    const robot = await aVisitor(service.url)
    expect((await robot.call('registerUser', { body: aRegistration() })).body.code).toBe('captchaFailed')
    const solution = await solve(robot, 'signUp')
    const weak = await robot.call(
      'registerUser',
      { body: aRegistration({ password: 'password', passwordAgain: 'password' }) },
      { 'x-captcha': solution },
    )
    expect(weak).toMatchObject({ status: 400, body: { status: 0, code: 'passwordRefused' } })
    expect(weak.body.data.message).toBe(weak.body.message)

    const visitor = await aHuman(service, ['signUp'])
    const refusals = [
      [{ password: '12345', passwordAgain: '12345' }, 'invalidInput', 'passwordLength'],
      [{ password: '12345678', passwordAgain: '12345678' }, 'passwordRefused', 'passwordCommon'],
      [{ passwordAgain: 'something-else' }, 'invalidInput', 'passwordMismatch'],
      [{ firstName: '' }, 'invalidInput', 'fieldRequired'],
      [{ phoneNumber: '12' }, 'invalidInput', 'phoneFormat'],
    ] as const
    for (const [changes, code, issue] of refusals) {
      const { status, body } = await visitor.call('registerUser', { body: aRegistration(changes) })
      expect([status, body.code, body.errors[0].code], issue).toEqual([400, code, issue])
    }
  })

  test('stores no name, number, address or password in clear text', async () => {
    const member = await aRegistered(service, {
      firstName: 'CANARYNAME',
      email: 'canary@example.org',
      phoneNumber: '0911223344',
      password: 'canary-secret',
      passwordAgain: 'canary-secret',
    })
    const visitor = await aHuman(service, ['signIn'])
    const code = await codeFor(service, visitor, member)
    const { db } = service.services
    const rows = [
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('registration').selectAll().execute(),
      await db.selectFrom('one_time_code').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
      await db.selectFrom('idempotency_key').selectAll().execute(),
      await db.selectFrom('rate_limit').selectAll().execute(),
    ]
    const dump = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    for (const canary of ['CANARYNAME', 'canary', '911223344', `"${code}"`]) expect(dump).not.toContain(canary)
  })

  test('keeps a visitor’s hold and applications after sign-in, and gives no other visitor access', async () => {
    const registered = await aRegistered(service)
    const visitor = await aHuman(service, ['signIn', 'site'])
    const slotRequest = aSlotRequest({ date: bookableDay(service.clock.now()) })
    const requestId = await aStoredRequest(service, visitor, {
      slotRequest,
      status: 'initial',
      personStatus: 'initial',
      phoneNumber: registered.phoneNumber.replace(/^0/, '+251'),
    })
    expect((await visitor.call('submitAppointment', { body: { ...slotRequest, slotId: 4 } })).status).toBe(200)

    const member = await aMember(service, registered, visitor)
    expect((await member.call('getCurrentHold', {})).body).toMatchObject({
      appointmentResponses: [{ id: expect.any(Number) }],
    })
    await member.call('signOut', {})
    const stranger = await aMember(service)
    expect((await stranger.call('cancelAppointment', { query: { requestId } })).status).toBe(404)
    const later = await aMember(service, registered)
    expect((await later.call('cancelAppointment', { query: { requestId } })).status).toBe(200)
    const attached = auditRows(service.services, requestId, 'request.attached').select('actor_kind')
    expect(await attached.execute()).toContainEqual({ actor_kind: 'user' })
  })

  test('D19: leaves an application with the phone number of someone else out of the account', async () => {
    const registered = await aRegistered(service)
    const visitor = await aHuman(service, ['signIn', 'site'])
    const requestId = await aStoredRequest(service, visitor, {
      slotRequest: aSlotRequest({ date: bookableDay(service.clock.now()) }),
      status: 'initial',
      personStatus: 'initial',
      phoneNumber: '0911000000',
    })

    // The session keeps it: this visitor may have applied for a relative.
    const member = await aMember(service, registered, visitor)
    expect((await member.call('getMyApplications', {})).body.serviceResponseList).toMatchObject([{ requestId }])
    const elsewhere = await aMember(service, registered)
    expect((await elsewhere.call('getMyApplications', {})).body.serviceResponseList).toEqual([])
    expect((await elsewhere.call('getMyApplicants', { query: { portal: 'passport' } })).body.applicants).toEqual([])
    expect((await elsewhere.call('cancelAppointment', { query: { requestId } })).status).toBe(404)
  })

  test('never moves a session from one member to another', async () => {
    const one = await aMember(service)
    const other = await aRegistered(service)
    // The first member's session solves the captcha and signs in as another member.
    const solution = await solve(one, 'signIn')
    await one.call('signIn', { body: { username: other.email, password: other.password } }, { 'x-captcha': solution })
    const code = await codeSentTo(service.services, other.phoneNumber)
    const { body } = await one.call('validateCode', { body: { phoneNumber: '', email: other.email, code } })
    expect(body.status).toBe(200)
    expect(body.subject).not.toBe(one.subject)
    expect((await one.call('getCurrentHold', {})).status).toBe(401)
    const refresh = { body: { refreshToken: one.refreshToken } }
    expect((await sendCall(service.url, 'refreshToken', refresh)).status).toBe(401)
  })
})
