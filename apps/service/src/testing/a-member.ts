import type { Result } from '@invea/domain'
import { accountName, type Registration } from '@invea/domain/account'
import type { Passwords } from '../accounts/passwords.ts'
import { addTime } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import type { Refusal } from '../platform/refusal.ts'
import { sendCall, sessionIdOf, type TestClient } from './a-client.ts'
import type { TestService } from './a-service.ts'
import { aHuman } from './human.builder.ts'
import { codeSentTo, proofSentTo } from './posted-messages.ts'

/** Counts the passwords that the service hashes or compares from now on. */
export const countHashes = ({ services }: TestService): (() => number) => {
  const { passwords } = services
  let hashes = 0
  const counted = (admit: () => Promise<Result<null, Refusal>>) => async () => {
    const admitted = await admit()
    if (admitted.ok) hashes += 1
    return admitted
  }
  Object.assign(services, {
    passwords: {
      ...passwords,
      hash: (password, admit) => passwords.hash(password, counted(admit)),
      verify: (stored, password, { from, admit }) =>
        passwords.verify(stored, password, { from, admit: counted(admit) }),
    } satisfies Passwords,
  })
  return () => hashes
}

let registrationCount = 0

/** A sample registration with its own address and phone. */
export const aRegistration = (changes: Partial<Registration> = {}): Registration => {
  registrationCount += 1
  return {
    firstName: 'SAMPLE',
    fatherName: 'FATHER',
    grandfatherName: 'GRANDFATHER',
    phoneNumber: `0900${String(registrationCount).padStart(6, '0')}`,
    email: `sample${registrationCount}@example.org`,
    password: 'tena-yistilign',
    passwordAgain: 'tena-yistilign',
    ...changes,
  }
}

/** Opens the newest mailed link of a registration with its password. */
export const confirmRegistration = async (
  service: TestService,
  client: TestClient,
  { email, password }: Pick<Registration, 'email' | 'password'>,
) => {
  const proof = await proofSentTo(service.services, accountName(email), 'confirmAddress')
  return client.call('confirmRegistration', { body: { username: email, password, proof } })
}

/** A member with a confirmed e-mail address who has not signed in. */
export const aRegistered = async (service: TestService, changes: Partial<Registration> = {}): Promise<Registration> => {
  const registration = aRegistration(changes)
  const visitor = await aHuman(service, ['signUp'])
  const response = await visitor.call('registerUser', { body: registration })
  if (response.status !== 200) throw new Error(`not registered: ${response.body.code}`)
  const confirmed = await confirmRegistration(service, visitor, registration)
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.body.code}`)
  return registration
}

/** Signs in with the password in this visitor's session. Returns the code that was sent to the phone. */
export const codeFor = async (service: TestService, visitor: TestClient, member: Registration): Promise<string> => {
  const signIn = await visitor.call('signIn', { body: { username: member.email, password: member.password } })
  if (signIn.status !== 200) throw new Error(`no code: ${signIn.body.code}`)
  return codeSentTo(service.services, member.phoneNumber)
}

/** A client with the tokens of a completed sign-in. */
export const withTokens = (service: TestService, body: TestClient): TestClient => ({
  ...body,
  call: (id, input, headers) =>
    sendCall(service.url, id, input as object, { authorization: `Bearer ${body.accessToken}`, ...headers }),
})

/** Signs a member in, in a new session or in the visitor's. The session expires as configured. */
export const aMemberWithExpiringSession = async (
  service: TestService,
  member?: Registration,
  visitor?: TestClient,
): Promise<TestClient & { readonly urgentUntil: string; readonly firstName: string }> => {
  const registered = member ?? (await aRegistered(service))
  const client = visitor ?? (await aHuman(service, ['signIn', 'site', 'passport']))
  const code = await codeFor(service, client, registered)
  const { body, status } = await client.call('validateCode', {
    body: { phoneNumber: '', email: registered.email, code },
  })
  if (status !== 200 || body.status !== 200) throw new Error(`not signed in: ${body.code}`)
  return { ...body, ...withTokens(service, body) }
}

/** A member whose session does not expire, for tests about other subjects. */
export const aMember: typeof aMemberWithExpiringSession = async (service, member, visitor) => {
  const signedIn = await aMemberWithExpiringSession(service, member, visitor)
  await service.services.db
    .updateTable('session')
    .set({ ends_at: null, idle_minutes: null })
    .where('id', '=', await sessionIdOf(service.services, signedIn.accessToken))
    .execute()
  return signedIn
}

/** A signed-in member with ten urgent minutes left, without password and code, for tests about other subjects. */
export const anUrgentMember = async (service: TestService, accountId = newId()): Promise<TestClient> => {
  const client = await aHuman(service)
  const { db, clock } = service.services
  const sessionId = await sessionIdOf({ db }, client.accessToken)
  const urgent_until = addTime(clock.now(), { minutes: 10 })
  const coded_by = Buffer.from(String(accountId))
  const member = { kind: 'user', account_id: accountId, coded_by, urgent_until } as const
  await db.updateTable('session').set(member).where('id', '=', sessionId).execute()
  return client
}
