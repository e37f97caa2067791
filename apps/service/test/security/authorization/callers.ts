import type { Registration } from '@invea/domain/account'
import { aVisitor, sessionIdOf, type TestClient, tokenHash } from '../../../src/testing/a-client.ts'
import { aMember, aRegistered, codeFor } from '../../../src/testing/a-member.ts'
import type { TestService } from '../../../src/testing/a-service.ts'
import { aHuman } from '../../../src/testing/human.builder.ts'
import { aTarget, bearer, type Target } from './a-target.ts'
import { sendRequest, successOf } from './exchange.ts'

/** The expected response. `owner`: access. `unknown`: the same as for an id that does not exist. `signIn`: 401. */
export type Access = 'owner' | 'unknown' | 'signIn'

export interface Principal {
  readonly name: string
  readonly access: Access
  readonly headers: Readonly<Record<string, string>>
  /** Whether this session owns the hold. Other sessions that can see the request do not. */
  readonly holder?: boolean
}

const forms = ['site', 'passport', 'signIn', 'lookup'] as const
const human = (service: TestService) => aHuman(service, forms)

const lookUp = async ({ url }: TestService, client: TestClient, { ids }: Target, whole: boolean): Promise<void> => {
  const { applicationNumber, confirmationNumber } = ids
  const query = { applicationNumber, confirmationNumber: whole ? confirmationNumber : undefined }
  successOf('getByApplicationNumber', await sendRequest(url, 'getByApplicationNumber', { query }, bearer(client)))
}

/** A visitor who entered both numbers; `past`: more than half an hour ago. */
const withNumbers = async (service: TestService, target: Target, past = false): Promise<TestClient> => {
  const client = await human(service)
  await lookUp(service, client, target, true)
  if (past) {
    const { db, clock } = service.services
    const sessionId = await sessionIdOf({ db }, client.accessToken)
    await db.updateTable('request_grant').set({ expires_at: clock.now() }).where('session_id', '=', sessionId).execute()
  }
  return client
}

/** A member of a group, with only the number of their own application. */
const groupMember = async (service: TestService, target: Target): Promise<TestClient> => {
  const client = await human(service)
  await lookUp(service, client, target, false)
  return client
}

/** A caller who passed the password of the owner, or of another member, without the code. */
const beforeTheCode = async (service: TestService, owner: Registration | undefined): Promise<TestClient> => {
  const client = await human(service)
  await codeFor(service, client, owner ?? (await aRegistered(service)))
  return client
}

const expired = async (service: TestService): Promise<TestClient> => {
  const client = await human(service)
  const { db, clock } = service.services
  await db
    .updateTable('session_token')
    .set({ expires_at: clock.now() })
    .where('hash', '=', tokenHash(client.accessToken))
    .execute()
  return client
}

const signedOut = async (service: TestService): Promise<TestClient> => {
  const client = await aVisitor(service.url)
  successOf('signOut', await sendRequest(service.url, 'signOut', {}, bearer(client)))
  return client
}

export interface Callers {
  readonly target: Target
  /** Data of a stranger. */
  readonly own: Target
  readonly principals: readonly Principal[]
}

/** An owner with a request, visitor or member, and all kinds of other callers. */
export const createCallers = async (service: TestService, owned: 'visitor' | 'member'): Promise<Callers> => {
  const registered = owned === 'member' ? await aRegistered(service) : undefined
  const owner = registered ? await aMember(service, registered, await human(service)) : await human(service)
  const target = await aTarget(service, owner)
  const stranger = await human(service)
  const own = await aTarget(service, stranger)
  const as = (name: string, access: Access, client: TestClient): Principal => ({
    name,
    access,
    headers: bearer(client),
  })
  const principals = [
    as('another visitor', 'unknown', stranger),
    as('another member', 'unknown', await aMember(service, undefined, await human(service))),
    as('one of the group', 'unknown', await groupMember(service, target)),
    as('before the code', 'unknown', await beforeTheCode(service, registered)),
    as('both numbers, half an hour ago', 'unknown', await withNumbers(service, target, true)),
    as('an expired token', 'signIn', await expired(service)),
    as('after signing out', 'signIn', await signedOut(service)),
    { name: 'no token', access: 'signIn', headers: {} },
    { name: 'a made-up token', access: 'signIn', headers: { authorization: `Bearer ${'a'.repeat(43)}` } },
    as('both numbers', 'owner', await withNumbers(service, target)),
    ...(registered
      ? [as('the member in another session', 'owner', await aMember(service, registered, await human(service)))]
      : []),
    { ...as('the owner', 'owner', owner), holder: true },
  ] as const satisfies readonly Principal[]
  return { target, own, principals }
}
