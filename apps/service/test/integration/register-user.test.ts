import { beforeEach, describe, expect, test } from 'vitest'
import { purgeExpired } from '../../src/platform/jobs/jobs.ts'
import { aVisitor, type TestClient } from '../../src/testing/a-client.ts'
import { aMember, aRegistered, aRegistration, confirmRegistration, countHashes } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman, solve } from '../../src/testing/human.builder.ts'
import { codeSentTo, linkSentTo, proofSentTo, readPosted } from '../../src/testing/posted-messages.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(() => {
    // Resets the limits that the previous test used.
    service.clock.forward({ hours: 25 })
  })

  type Member = ReturnType<typeof aRegistration>
  /** Registrations of one e-mail address by its owner and by a stranger, with a client for each. */
  const twoRegistrations = async () => {
    const password = 'selam-owner-77'
    const owner = aRegistration({ firstName: 'OWNER', password, passwordAgain: password })
    const stranger = aRegistration({ email: owner.email })
    const [strangerClient, ownerClient] = [
      await aHuman(service, ['signUp', 'signIn']),
      await aHuman(service, ['signUp']),
    ]
    return { owner, stranger, strangerClient, ownerClient }
  }
  const tryToRegister = async (visitor: TestClient, body: Member) =>
    visitor.call('registerUser', { body }, { 'x-captcha': await solve(visitor, 'signUp') })
  const register = async (visitor: TestClient, member: Member) => {
    const { status, body: response } = await tryToRegister(visitor, member)
    expect([status, response]).toEqual([200, { status: 1, message: '' }])
  }
  const proofFor = ({ email }: Member) => proofSentTo(service.services, email, 'confirmAddress')
  const confirm = (visitor: TestClient, { email, password }: Member, proof: string) =>
    visitor.call('confirmRegistration', { body: { username: email, password, proof } })
  const signIn = async ({ email, password }: Member) =>
    (await aHuman(service, ['signIn'])).call('signIn', { body: { username: email, password } })
  const mailsTo = async ({ email }: Member) =>
    (await readPosted(service.services)).filter(({ to }) => to === email).map((sent) => sent.kind)

  test('a registration by a stranger does not block the owner of the e-mail address', async () => {
    const { owner, stranger, strangerClient, ownerClient } = await twoRegistrations()
    await register(strangerClient, stranger)
    expect((await signIn(stranger)).body.code).toBe('wrongCredentials')
    await register(ownerClient, owner)
    expect((await confirmRegistration(service, ownerClient, owner)).status).toBe(200)
    expect((await aMember(service, owner)).firstName).toBe('OWNER')

    expect((await signIn(stranger)).body.code).toBe('wrongCredentials')
    await register(strangerClient, stranger)
    expect(await mailsTo(owner)).toEqual(['confirmAddress', 'confirmAddress', 'accountReady', 'accountExists'])
    expect((await aMember(service, owner)).firstName).toBe('OWNER')
  })

  test('the owner who opens the link of a stranger’s registration does not get the stranger’s phone', async () => {
    const { owner, stranger, strangerClient, ownerClient } = await twoRegistrations()
    await register(strangerClient, stranger)
    const strangersLink = await proofFor(owner)
    expect((await confirm(ownerClient, owner, strangersLink)).body.code).toBe('wrongCredentials')
    await register(ownerClient, owner)
    const ownersLink = await proofFor(owner)
    // The link of another person's registration, in a browser that did not register.
    const other = await aHuman(service)
    expect((await confirm(other, owner, strangersLink)).body.code).toBe('wrongCredentials')
    expect((await signIn(owner)).body.code).toBe('wrongCredentials')
    expect((await confirm(other, owner, ownersLink)).status).toBe(200)
    await signIn(owner)
    expect(await codeSentTo(service.services, owner.phoneNumber)).toMatch(/^\d{6}$/)
  })

  test('a stranger who uses up the mails to an address does not block its owner', async () => {
    const { owner, stranger, strangerClient, ownerClient } = await twoRegistrations()
    for (let times = 0; times < 4; times++) await register(strangerClient, stranger)
    for (let times = 0; times < 4; times++) {
      await strangerClient.call('forgotPassword', { body: { username: owner.email } })
    }
    const link = await proofFor(owner)
    await register(ownerClient, owner)
    expect(await mailsTo(owner)).toEqual(['confirmAddress', 'confirmAddress', 'confirmAddress'])
    // The link in the mailbox confirms the registration of this browser.
    expect((await confirm(ownerClient, owner, link)).status).toBe(200)
    expect((await aMember(service, owner)).firstName).toBe('OWNER')
  })

  test('a stranger who registers other spellings of a mailbox does not use up the mails to its owner; many are refused', async () => {
    const { owner, stranger, strangerClient, ownerClient } = await twoRegistrations()
    const spelled = (tag: number) => ({ ...stranger, email: stranger.email.replace('@', `+${tag}@`) })
    for (let tag = 0; tag < 14; tag++) await register(strangerClient, spelled(tag))
    await register(ownerClient, owner)
    expect(await mailsTo(owner)).toEqual(['confirmAddress'])
    expect((await tryToRegister(strangerClient, spelled(15))).status).toBe(429)
    expect((await confirmRegistration(service, ownerClient, owner)).status).toBe(200)
    expect((await aMember(service, owner)).firstName).toBe('OWNER')
    // The same for a registered address.
    expect((await tryToRegister(strangerClient, stranger)).status).toBe(429)
    service.clock.forward({ minutes: 15 })
    await register(strangerClient, stranger)
  })

  test('a newer registration replaces an account with an unconfirmed phone, and its code is invalid', async () => {
    const mistyped = await aRegistered(service)
    const visitor = await aHuman(service, ['signIn'])
    await visitor.call('signIn', { body: { username: mistyped.email, password: mistyped.password } })
    const code = await codeSentTo(service.services, mistyped.phoneNumber)

    const corrected = aRegistration({ email: mistyped.email, firstName: 'CORRECTED' })
    const again = await aHuman(service, ['signUp'])
    await register(again, corrected)
    expect((await confirmRegistration(service, again, corrected)).status).toBe(200)
    const body = { phoneNumber: '', email: mistyped.email, code }
    expect((await visitor.call('validateCode', { body })).body.code).toBe('codeExpired')
    service.clock.forward({ minutes: 2 })
    expect((await aMember(service, corrected)).firstName).toBe('CORRECTED')
  })

  test('the first registration of an address that is completed by link, password and code counts; the others end', async () => {
    const { owner, stranger, strangerClient, ownerClient } = await twoRegistrations()
    await register(ownerClient, owner)
    const first = await proofFor(owner)
    await register(strangerClient, stranger)
    const second = await proofFor(owner)
    const responses = await Promise.all([1, 2, 3].map(() => confirm(ownerClient, owner, first)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    await aMember(service, owner)
    expect((await confirm(strangerClient, stranger, second)).body.code).toBe('linkExpired')
    expect((await confirm(ownerClient, owner, first)).body.code).toBe('linkExpired')
    expect((await aMember(service, owner)).firstName).toBe('OWNER')
    const { db } = service.services
    const audited = await db.selectFrom('audit_log').select('id').where('action', '=', 'account.registered').execute()
    expect(new Set(audited.map(({ id }) => id)).size).toBe(audited.length)
  })

  test('a link works for its address only and for 24 hours, then the registration is deleted', async () => {
    const [visitor, member] = [await aHuman(service, ['signUp']), aRegistration()]
    await register(visitor, member)
    const proof = await proofFor(member)
    const other = { ...member, email: aRegistration().email }
    expect((await confirm(visitor, other, proof)).body.code).toBe('linkExpired')
    expect((await confirm(visitor, member, 'x'.repeat(43))).body.code).toBe('linkExpired')
    service.clock.forward({ hours: 24 })
    const otherBrowser = await aHuman(service)
    expect((await confirm(otherBrowser, member, proof)).body.code).toBe('linkExpired')
    await purgeExpired(service.services)
    expect(await service.services.db.selectFrom('registration').select('id').execute()).toEqual([])
  })

  test('one proof of work is one registration; a correction and a repeated request need no other proof', async () => {
    const [visitor, member] = [await aVisitor(service.url), aRegistration()]
    const send = (body: Member, headers?: Readonly<Record<string, string>>) =>
      visitor.call('registerUser', { body }, headers)
    const prove = async () => ({ 'x-captcha': await solve(visitor, 'signUp') })
    const hashes = countHashes(service)
    const weak = { ...member, password: 'password1', passwordAgain: 'password1' }
    for (let tried = 0; tried < 5; tried++)
      expect((await send(weak, tried === 0 ? await prove() : {})).body.code).toBe('passwordRefused')
    expect(hashes()).toBe(0)
    for (let sent = 0; sent < 5; sent++) expect((await send(member, { 'idempotency-key': 'one' })).status).toBe(200)
    expect((await send(aRegistration())).body.code).toBe('captchaFailed')
    expect(hashes()).toBe(1)
    expect((await send(aRegistration(), await prove())).status).toBe(200)
    expect(await mailsTo(member)).toEqual(['confirmAddress'])
  })

  test('of parallel registrations with one proof of work one succeeds, and three passwords are hashed', async () => {
    const visitor = await aHuman(service, ['signUp'])
    const hashes = countHashes(service)
    const sent = Array.from({ length: 6 }, () => visitor.call('registerUser', { body: aRegistration() }))
    const codes = (await Promise.all(sent)).map(({ body }) => body.code ?? 'registered')
    expect(codes.toSorted()).toEqual([...Array<string>(5).fill('captchaFailed'), 'registered'])
    expect(hashes()).toBeLessThanOrEqual(3)
  })

  test('a proof has three passwords hashed, also around a full hour; a new solution in the header counts instead', async () => {
    const [visitor, member] = [await aHuman(service, []), aRegistration()]
    const used = { ...member, email: aRegistration().email }
    const send = (body: Member, headers?: Readonly<Record<string, string>>) =>
      visitor.call('registerUser', { body }, { 'idempotency-key': 'one', ...headers })
    const toNextHour = 3_600 - ((service.clock.now().getTime() / 1_000) % 3_600)
    service.clock.forward({ seconds: toNextHour - 60 })
    const prove = async () => ({ 'x-captcha': await solve(visitor, 'signUp') })
    expect((await send(used, await prove())).status).toBe(200)
    const hashes = countHashes(service)
    // The key belongs to another registration, so that the proof is not used up.
    for (let tried = 0; tried < 4; tried++) {
      if (tried === 2) service.clock.forward({ minutes: 2 })
      expect((await send(member, tried === 0 ? await prove() : {})).body.code).toBe('keyReused')
    }
    expect((await send(member)).body.code).toBe('captchaFailed')
    expect(hashes()).toBe(4)
    const solved = await prove()
    const codes = []
    for (let tried = 0; tried < 2; tried++)
      codes.push((await send(member, { ...solved, 'idempotency-key': 'two' })).body.code ?? 'registered')
    expect(codes.at(-1)).toBe('registered')
    expect(await mailsTo(member)).toEqual(['confirmAddress'])
  })

  test('a link has twenty passwords compared in an hour; a repeated request gets its response without another', async () => {
    const [visitor, member] = [await aHuman(service, ['signUp']), aRegistration()]
    await register(visitor, member)
    const proof = await proofFor(member)
    const hashes = countHashes(service)
    const body = { username: member.email, password: member.password, proof }
    const key = { 'idempotency-key': 'confirmed' }
    expect((await visitor.call('confirmRegistration', { body }, key)).status).toBe(200)
    const wrong = { ...member, password: 'not-the-password' }
    for (let tried = 1; tried < 20; tried++)
      expect((await confirm(visitor, wrong, proof)).body.code).toBe('wrongCredentials')
    expect((await confirm(visitor, member, proof)).status).toBe(429)
    expect((await visitor.call('confirmRegistration', { body }, key)).status).toBe(200)
    expect(hashes()).toBe(20)
    service.clock.forward({ hours: 1 })
    expect((await confirm(visitor, member, proof)).status).toBe(200)
  })

  test('the link leads to the sign-in page of the portal that was used, in its language', async () => {
    const [visitor, member] = [await aHuman(service, ['signUp']), aRegistration()]
    const callBackUrl = service.services.env.originIdUrl
    await visitor.call('registerUser', { body: { ...member, callBackUrl } }, { 'accept-language': 'am' })
    const { href } = await linkSentTo(service.services, member.email, 'confirmAddress')
    expect(href.split('#')[0]).toBe(`${callBackUrl}/am/SignIn`)
    expect(new URLSearchParams(href.split('#')[1]).get('e')).toBe(member.email)
  })
})
