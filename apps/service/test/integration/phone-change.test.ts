import { accountName, type Registration } from '@invea/domain/account'
import { beforeEach, describe, expect, test } from 'vitest'
import { findAccountByName } from '../../src/accounts/accounts.ts'
import { applyPhoneChanges } from '../../src/accounts/confirm-phone-change.ts'
import { proofBySignIn } from '../../src/appointments/hold-code.ts'
import { createOperatorContext } from '../../src/operator/command.ts'
import { erasePerson } from '../../src/operator/erase-person.ts'
import { exportPerson } from '../../src/operator/export-person.ts'
import { purgeExpired } from '../../src/platform/jobs/jobs.ts'
import { aVisitor, type TestClient } from '../../src/testing/a-client.ts'
import { aMember, aRegistered, aRegistration, codeFor } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { codeSentTo, linkSentTo, proofSentTo, readPosted, wrongCode } from '../../src/testing/posted-messages.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'

/** The password of every registration here. */
const { password } = aRegistration()
let numbers = 0
/** A number that no sample account has. */
const aNumber = () => {
  numbers += 1
  return `0911${String(numbers).padStart(6, '0')}`
}

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(async () => {
    // Limits and pending changes of one test do not count in the next.
    service.clock.forward({ hours: 100 })
    await applyPhoneChanges(service.services)
  })

  const signedIn = async () => {
    const member = await aRegistered(service)
    return { member, client: await aMember(service, member) }
  }
  const start = (client: TestClient, phoneNumber: string, proof?: string, given = password) =>
    client.call('startPhoneChange', { body: { phoneNumber, password: given, proof } })
  const confirm = (client: TestClient, body: { readonly code: string; readonly oldCode?: string }, key?: string) =>
    client.call('confirmPhoneChange', { body }, key === undefined ? {} : { 'idempotency-key': key })
  const cancel = (client: TestClient, proof?: string) => client.call('cancelPhoneChange', { body: { proof } })
  const codeTo = (phoneNumber: string) => codeSentTo(service.services, phoneNumber)
  const codesOf = async ({ phoneNumber }: Registration, next: string) => ({
    code: await codeTo(next),
    oldCode: await codeTo(phoneNumber),
  })
  const numberOf = async ({ email }: Registration) => {
    const account = await findAccountByName(service.services.db, service.services, email)
    return account?.profile.phoneNumber
  }
  const isSignedIn = async (client: TestClient) => (await client.call('getPhoneState', {})).status === 200
  const noticesOf = async (to: string) =>
    (await readPosted(service.services)).filter((sent) => sent.to === to).map((sent) => sent.kind)
  /** Without an order, because the system clock can step back between two rows. */
  const actionsOf = async ({ email }: Registration) => {
    const account = await findAccountByName(service.services.db, service.services, email)
    const rows = await service.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', account?.id ?? 0)
      .execute()
    return rows.map(({ action }) => action)
  }
  const linkIn = async (email: string, kind: 'phoneLink' | 'phoneChangeAsked') =>
    new URLSearchParams((await linkSentTo(service.services, accountName(email), kind)).hash.slice(1))
  /** A visitor whose sign-in waits for a code that was sent to a lost phone. */
  const aSignInWithoutCode = async (member: Registration) => {
    const visitor = await aHuman(service, ['signIn'])
    await codeFor(service, visitor, member)
    return visitor
  }
  const mailLink = async (client: TestClient, { email }: Registration) => {
    expect((await client.call('sendPhoneLink', { body: {} })).status).toBe(200)
    return (await linkIn(email, 'phoneLink')).get('t') ?? ''
  }
  /** A member who lost the phone and confirmed the new number with the mailed link, so that the change is pending. */
  const aPendingChange = async () => {
    const { member, client } = await signedIn()
    const owner = await aSignInWithoutCode(member)
    const proof = await mailLink(owner, member)
    const next = aNumber()
    expect((await start(owner, next, proof)).status).toBe(200)
    const response = await confirm(owner, { code: await codeTo(next) })
    return { member, client, owner, next, proof, response }
  }

  test('changes the number at once with the codes of both phones; other sessions end, this one does not', async () => {
    const { member, client } = await signedIn()
    service.clock.forward({ minutes: 2 })
    const otherSession = await aMember(service, member)
    const next = aNumber()
    const started = await start(client, next)
    expect(started.body).toMatchObject({ status: 1, oldPhoneNumber: expect.stringContaining('••••') })
    expect(started.body.oldPhoneNumber).not.toContain(member.phoneNumber)
    expect(await numberOf(member)).toBe(member.phoneNumber)

    const changed = await confirm(client, await codesOf(member, next))
    expect([changed.status, changed.body.appliesAt]).toEqual([200, undefined])
    expect(await numberOf(member)).toBe(next)
    expect([await isSignedIn(client), await isSignedIn(otherSession)]).toEqual([true, false])
    expect(await noticesOf(member.phoneNumber)).toContain('phoneChanged')
    expect(await noticesOf(accountName(member.email))).toContain('phoneChanged')
    expect((await actionsOf(member)).filter((action) => action.startsWith('account.phoneC')).toSorted()).toEqual([
      'account.phoneChanged',
      'account.phoneCodesSent',
    ])
    // The next sign-in sends its code to the new phone.
    await codeFor(service, await aHuman(service, ['signIn']), { ...member, phoneNumber: next })
    const account = await findAccountByName(service.services.db, service.services, member.email)
    expect(account?.phoneConfirmed).toBe(true)
    // The holds of the session that stays count for the new phone.
    const [session] = await service.services.db
      .selectFrom('session')
      .select('coded_by')
      .where('account_id', '=', account?.id ?? 0)
      .where('revoked_at', 'is', null)
      .execute()
    expect(session?.coded_by).toEqual(proofBySignIn(service.services, next).coded_by)
  })

  test('ASVS 7.5.1: neither a session nor a mailed link starts a change without the password', async () => {
    const { member, client } = await signedIn()
    const proof = await mailLink(await aSignInWithoutCode(member), member)
    const next = aNumber()
    expect((await start(client, next, undefined, '')).body.errors).toMatchObject([{ field: 'phoneChange.password' }])
    expect((await start(client, next, undefined, 'not-the-password')).body.code).toBe('wrongCredentials')
    expect((await start(await aVisitor(service.url), next, proof, 'not-the-password')).body.code).toBe(
      'wrongCredentials',
    )
    expect(await noticesOf(next)).toEqual([])
    expect(await noticesOf(member.phoneNumber)).not.toContain('phoneCode')
    expect((await start(client, next)).status).toBe(200)
  })

  test('wrong passwords for a change count as failed sign-ins, and failed sign-ins pause a change', async () => {
    const { member, client } = await signedIn()
    const guesses: unknown[] = []
    for (let tried = 0; tried < 5; tried++) guesses.push((await start(client, aNumber(), undefined, 'wrong')).body.code)
    expect(new Set(guesses)).toEqual(new Set(['wrongCredentials']))
    const paused = { code: 'tooManyRequests', proof: 'hardest' }
    expect((await start(client, aNumber())).body).toMatchObject(paused)
    const visitor = await aHuman(service, ['signIn'])
    const signIn = () => visitor.call('signIn', { body: { username: member.email, password } })
    expect((await signIn()).body).toMatchObject(paused)
    service.clock.forward({ minutes: 1 })
    expect((await signIn()).status).toBe(200)
    expect((await start(client, aNumber())).status).toBe(200)
  })

  test('neither code alone changes anything, nor do codes of another session', async () => {
    const { member, client } = await signedIn()
    const next = aNumber()
    await start(client, next)
    const { code, oldCode } = await codesOf(member, next)
    for (const codes of [{ code }, { code, oldCode: wrongCode(oldCode) }, { code: wrongCode(code), oldCode }]) {
      expect((await confirm(client, codes)).body.code).toBe('wrongCode')
    }
    const another = await aMember(service)
    expect((await confirm(another, { code, oldCode })).body.code).toBe('codeExpired')
    expect(await numberOf(member)).toBe(member.phoneNumber)
    expect((await confirm(client, { code, oldCode })).status).toBe(200)
  })

  test('checks five of many parallel guesses, and then refuses the right codes too', async () => {
    const { member, client } = await signedIn()
    const next = aNumber()
    await start(client, next)
    const { code, oldCode } = await codesOf(member, next)
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, by) => confirm(client, { code, oldCode: wrongCode(oldCode, by + 1) })),
    )
    const codes = guesses.map(({ body }) => body.code)
    expect(codes.filter((refusal) => refusal === 'wrongCode')).toHaveLength(5)
    expect(codes.filter((refusal) => refusal === 'codeExpired')).toHaveLength(4)
    expect((await confirm(client, { code, oldCode })).body.code).toBe('codeExpired')
    expect(await numberOf(member)).toBe(member.phoneNumber)
  })

  test('the codes work for ten minutes', async () => {
    const { member, client } = await signedIn()
    const next = aNumber()
    await start(client, next)
    service.clock.forward({ minutes: 10 })
    expect((await confirm(client, await codesOf(member, next))).body.code).toBe('codeExpired')
    expect(await numberOf(member)).toBe(member.phoneNumber)
  })

  test('used codes change nothing again; a repeated key gets the first response', async () => {
    const { member, client } = await signedIn()
    const next = aNumber()
    await start(client, next)
    const codes = await codesOf(member, next)
    const first = await confirm(client, codes, 'one-key')
    expect(await confirm(client, codes, 'one-key')).toMatchObject({ status: first.status, body: first.body })
    expect((await confirm(client, codes)).body.code).toBe('codeExpired')
    expect((await actionsOf(member)).filter((action) => action === 'account.phoneChanged')).toHaveLength(1)
  })

  test('of two parallel confirmations, in one session or two, one changes the number', async () => {
    const { member, client } = await signedIn()
    service.clock.forward({ minutes: 2 })
    const other = await aMember(service, member)
    const [one, two] = [aNumber(), aNumber()]
    await start(client, one)
    const first = await codesOf(member, one)
    await start(other, two)
    const second = await codesOf(member, two)
    const responses = await Promise.all([confirm(client, first), confirm(client, first), confirm(other, second)])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await actionsOf(member)).filter((action) => action === 'account.phoneChanged')).toHaveLength(1)
    expect([one, two]).toContain(await numberOf(member))
  })

  test('a corrected number keeps the code of the old phone and its used attempts', async () => {
    const { member, client } = await signedIn()
    const [mistyped, next] = [aNumber(), aNumber()]
    await start(client, mistyped)
    const { code, oldCode } = await codesOf(member, mistyped)
    await confirm(client, { code, oldCode: wrongCode(oldCode) })
    expect((await start(client, next)).status).toBe(200)
    expect(await noticesOf(member.phoneNumber)).toEqual(['code', 'phoneCode'])
    if ((await codeTo(next)) !== code) expect((await confirm(client, { code, oldCode })).body.code).toBe('wrongCode')
    const tries = await service.services.db.selectFrom('phone_change_code').select('tries').execute()
    expect(Math.max(...tries.map((row) => row.tries))).toBeGreaterThanOrEqual(1)
    expect((await confirm(client, { code: await codeTo(next), oldCode })).status).toBe(200)
    expect(await numberOf(member)).toBe(next)
  })

  test('sends a phone three codes in a quarter of an hour, and does not store the change that needs a fourth', async () => {
    const { member, client } = await signedIn()
    const next = aNumber()
    const responses: number[] = []
    for (let requests = 0; requests < 4; requests++) {
      responses.push((await start(client, next)).status)
      service.clock.forward({ minutes: 2 })
    }
    expect(responses).toEqual([200, 200, 200, 429])
    expect((await confirm(client, await codesOf(member, next))).status).toBe(200)
  })

  test('refuses an invalid number, and a visitor without an account', async () => {
    const { client } = await signedIn()
    expect((await start(client, '12')).body).toMatchObject({ code: 'invalidInput' })
    expect((await start(client, '')).body).toMatchObject({ code: 'invalidInput' })
    const visitor = await aVisitor(service.url)
    expect((await start(visitor, aNumber())).status).toBe(401)
    expect((await visitor.call('getPhoneState', {})).status).toBe(401)
    expect((await cancel(visitor)).status).toBe(401)
  })

  test('mails a link for a sign-in that waits for its code; every other session gets the same refusal', async () => {
    const member = await aRegistered(service)
    const stranger = await aHuman(service, ['signIn'])
    await stranger.call('signIn', { body: { username: member.email, password: 'not-the-password' } })
    const unknown = await aHuman(service, ['signIn'])
    await unknown.call('signIn', { body: { username: 'unknown@example.org', password: 'not-the-password' } })
    const responses = await Promise.all([stranger, unknown].map((client) => client.call('sendPhoneLink', { body: {} })))
    expect(responses.map(({ status }) => status)).toEqual([400, 400])
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect(await noticesOf(accountName(member.email))).not.toContain('phoneLink')

    expect(await mailLink(await aSignInWithoutCode(member), member)).toMatch(/^[\w-]{43}$/)
  })

  test('with the mailed link the change is pending; the old phone and the mailbox get a message at once', async () => {
    const { member, client, next, response } = await aPendingChange()
    const due = service.clock.now().getTime() + 72 * 3_600_000
    expect(response.body).toMatchObject({ status: 1, appliesAt: new Date(due).toISOString() })
    expect(await numberOf(member)).toBe(member.phoneNumber)
    expect(await noticesOf(member.phoneNumber)).toContain('phoneChangeAsked')
    expect(await noticesOf(accountName(member.email))).toContain('phoneChangeAsked')
    const state = await client.call('getPhoneState', {})
    expect(state.body).toMatchObject({
      newPhoneNumber: expect.stringContaining('•'),
      appliesAt: response.body.appliesAt,
    })
    expect(JSON.stringify(state.body)).not.toContain(next)

    service.clock.forward({ hours: 71, minutes: 59 })
    expect(await applyPhoneChanges(service.services)).toBe(0)
    expect(await numberOf(member)).toBe(member.phoneNumber)
  })

  test('after the waiting time the change is applied once by parallel instances, and all sessions end', async () => {
    const { member, client, next } = await aPendingChange()
    service.clock.forward({ hours: 72 })
    const applied = await Promise.all([1, 2, 3].map(() => applyPhoneChanges(service.services)))
    expect(applied.reduce((sum, count) => sum + count)).toBe(1)
    expect(await applyPhoneChanges(service.services)).toBe(0)
    expect(await numberOf(member)).toBe(next)
    expect((await actionsOf(member)).filter((action) => action.startsWith('account.phoneChange')).toSorted()).toEqual([
      'account.phoneChangeAsked',
      'account.phoneChanged',
    ])
    expect(await noticesOf(member.phoneNumber)).toContain('phoneChanged')
    expect(await isSignedIn(client)).toBe(false)
    await codeFor(service, await aHuman(service, ['signIn']), { ...member, phoneNumber: next })
  })

  test('a change that cannot be read does not stop the later ones', async () => {
    const { db } = service.services
    const [broken, good] = [await aPendingChange(), await aPendingChange()]
    const oldest = db.selectFrom('phone_change').select('id').orderBy('due_at').orderBy('created_at').limit(1)
    await db
      .updateTable('phone_change')
      .set({ number: Buffer.from('broken') })
      .where('id', 'in', oldest)
      .execute()
    service.clock.forward({ hours: 73 })
    await expect(applyPhoneChanges(service.services)).rejects.toThrow('1 of 2 failed')
    expect(await numberOf(good.member)).toBe(good.next)
    expect(await numberOf(broken.member)).toBe(broken.member.phoneNumber)
    await db.deleteFrom('phone_change').execute()
  })

  test('the link in the notice cancels the change once, in any browser', async () => {
    const { member, owner, next } = await aPendingChange()
    const proof = (await linkIn(member.email, 'phoneChangeAsked')).get('c') ?? ''
    const stranger = await aVisitor(service.url)
    expect((await cancel(stranger, 'x'.repeat(22))).body.code).toBe('linkExpired')
    const responses = await Promise.all([cancel(stranger, proof), cancel(owner, proof)])
    expect(responses.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'linkExpired'])
    service.clock.forward({ hours: 72 })
    expect(await applyPhoneChanges(service.services)).toBe(0)
    expect(await numberOf(member)).toBe(member.phoneNumber)
    expect(await noticesOf(accountName(member.email))).toContain('phoneChangeCancelled')
    expect(await noticesOf(next)).toEqual(['phoneCode'])
  })

  test('a signed-in member cancels without a link, once', async () => {
    const { member, client } = await aPendingChange()
    expect((await cancel(client)).status).toBe(200)
    expect((await cancel(client)).body.code).toBe('linkExpired')
    expect((await client.call('getPhoneState', {})).body.newPhoneNumber).toBeUndefined()
    expect(await actionsOf(member)).toContain('account.phoneChangeCancelled')
  })

  test.each(['a new password', 'sessions-end'])('%s ends a pending change, and every link and code', async (way) => {
    const { member, owner, next } = await aPendingChange()
    const later = await mailLink(owner, member)
    const other = aNumber()
    expect((await start(owner, other, later)).status).toBe(200)
    const sentBefore = await codeTo(other)
    if (way === 'sessions-end') {
      await operatorRows(service, 'sessions-end', { account: member.email, reason: 'a stranger was in it' })
    } else {
      await owner.call('forgotPassword', { body: { username: member.email } })
      const proof = await proofSentTo(service.services, accountName(member.email))
      const body = { username: member.email, newPassword: 'melkam-addis-amet', proof }
      expect((await owner.call('resetPassword', { body })).status).toBe(200)
    }
    expect((await confirm(owner, { code: sentBefore })).body.code).toBe('codeExpired')
    expect((await start(owner, next, later)).body.code).toBe('linkExpired')
    service.clock.forward({ hours: 73 })
    expect(await applyPhoneChanges(service.services)).toBe(0)
    expect(await numberOf(member)).toBe(member.phoneNumber)
    const mails = (await readPosted(service.services)).filter(({ to }) => to === accountName(member.email))
    expect(mails.at(-1)?.mail).toContain('stays as it is')
  })

  test('a link works once, for half an hour', async () => {
    const { owner, proof, member } = await aPendingChange()
    expect((await start(owner, aNumber(), proof)).body.code).toBe('linkExpired')
    expect((await start(owner, aNumber(), 'x'.repeat(43))).body.code).toBe('linkExpired')
    service.clock.forward({ minutes: 16 })
    const oldProof = await mailLink(await aSignInWithoutCode(member), member)
    service.clock.forward({ minutes: 30 })
    expect((await start(owner, aNumber(), oldProof)).body.code).toBe('linkExpired')
  })

  test('a link sends at most ten codes in total', async () => {
    const { member } = await signedIn()
    const proof = await mailLink(await aSignInWithoutCode(member), member)
    const browser = await aVisitor(service.url)
    const responses: unknown[] = []
    for (let requests = 0; requests < 11; requests++) responses.push((await start(browser, aNumber(), proof)).status)
    expect(responses).toEqual([...Array<number>(10).fill(200), 400])
  })

  test('a link works in another browser too, with the code of the new phone', async () => {
    const { member } = await signedIn()
    const proof = await mailLink(await aSignInWithoutCode(member), member)
    const browser = await aVisitor(service.url)
    const next = aNumber()
    const started = await start(browser, next, proof)
    expect([started.status, started.body.oldPhoneNumber]).toEqual([200, undefined])
    const code = await codeTo(next)
    expect((await confirm(browser, { code: wrongCode(code) })).body.code).toBe('wrongCode')
    expect((await confirm(browser, { code })).body.appliesAt).toBeTruthy()
  })

  test('a newer change replaces the pending one and its cancel link', async () => {
    const { member, client, next } = await aPendingChange()
    const older = (await linkIn(member.email, 'phoneChangeAsked')).get('c') ?? ''
    service.clock.forward({ minutes: 5 })
    const proof = await mailLink(client, member)
    const newer = aNumber()
    await start(client, newer, proof)
    expect((await confirm(client, { code: await codeTo(newer) })).status).toBe(200)
    expect((await cancel(client, older)).body.code).toBe('linkExpired')
    service.clock.forward({ hours: 71, minutes: 56 })
    expect(await applyPhoneChanges(service.services)).toBe(0)
    service.clock.forward({ hours: 1 })
    expect(await applyPhoneChanges(service.services)).toBe(1)
    expect([next, newer].indexOf((await numberOf(member)) ?? '')).toBe(1)
  })

  test('a change by the old phone ends the pending one', async () => {
    const { member, client, next } = await aPendingChange()
    service.clock.forward({ minutes: 5 })
    const own = aNumber()
    await start(client, own)
    expect((await confirm(client, await codesOf(member, own))).status).toBe(200)
    service.clock.forward({ hours: 80 })
    expect(await applyPhoneChanges(service.services)).toBe(0)
    expect(await numberOf(member)).toBe(own)
    expect(await numberOf(member)).not.toBe(next)
  })

  test('the mailed link changes an unconfirmed phone at once', async () => {
    const member = await aRegistered(service)
    const owner = await aSignInWithoutCode(member)
    const proof = await mailLink(owner, member)
    const next = aNumber()
    await start(owner, next, proof)
    const changed = await confirm(owner, { code: await codeTo(next) })
    expect([changed.status, changed.body.appliesAt]).toEqual([200, undefined])
    expect(await numberOf(member)).toBe(next)
    expect(await noticesOf(member.phoneNumber)).toEqual(['code'])
  })

  test('the export lists a pending change and an unconfirmed registration; erasure deletes both', async () => {
    const { member, next } = await aPendingChange()
    const { services } = service
    const context = createOperatorContext(services)
    const unconfirmed = aRegistration()
    await (await aHuman(service, ['signUp'])).call('registerUser', { body: unconfirmed })
    const valuesOf = async (account: string) => JSON.stringify(await exportPerson.run(context, { account }))
    expect(await valuesOf(member.email)).toContain(next)
    expect(await valuesOf(unconfirmed.email)).toContain(unconfirmed.phoneNumber)

    const account = await findAccountByName(services.db, services, member.email)
    for (const name of [member.email, unconfirmed.email])
      await erasePerson.run(context, { account: name, reason: 'asked' })
    for (const table of ['phone_change', 'phone_change_code', 'phone_change_link'] as const) {
      const rows = await services.db.selectFrom(table).select('account_id').execute()
      expect(rows.filter((row) => row.account_id === account?.id)).toEqual([])
    }
    expect(await valuesOf(member.email)).toContain('no account has this name')
    expect(await valuesOf(unconfirmed.email)).toContain('no account has this name')
    expect(await noticesOf(next)).toEqual([])
    expect(await noticesOf(unconfirmed.email)).toEqual([])
  })

  test('deletes old links and codes, and keeps a pending change', async () => {
    await aPendingChange()
    const { db } = service.services
    const { client } = await signedIn()
    await start(client, aNumber())
    service.clock.forward({ hours: 49 })
    await purgeExpired(service.services)
    expect(await db.selectFrom('phone_change_code').select('id').execute()).toEqual([])
    expect(await db.selectFrom('phone_change_link').select('hash').execute()).toEqual([])
    expect((await db.selectFrom('phone_change').select('id').execute()).length).toBeGreaterThan(0)
  })
})
