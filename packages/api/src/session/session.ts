import { headers } from '../contract/headers.ts'
import type { ApiError, ApiResult } from '../errors.ts'
import { deviceStatement, type Renewal, type SessionGrant } from '../wire/account.ts'
import type { PublicSessionState } from './session-state.ts'
import type { SessionStore, StoredSession } from './session-store.ts'

/** A key pair of the device, which opens one session. */
export interface DeviceKey {
  /** SubjectPublicKeyInfo in base64. */
  readonly publicKey: string
  /** ECDSA with SHA-256, both numbers of 32 bytes in base64. */
  sign(statement: string): Promise<string | undefined>
}

/** A key pair for the next session. The previous one stays until `keep` is called. */
export interface NewDeviceKey extends DeviceKey {
  /** Resolves when the key is on the disk. */
  keep(): Promise<void>
}

/**
 * Keys with which a device opens its session again. A browser writes cookies to its disk with a delay, so after a power cut the refresh
 * token may be old or missing. The private key is on the disk earlier, and scripts cannot read it.
 */
export interface DeviceKeys {
  /** Undefined when nothing may be stored. */
  make(): Promise<NewDeviceKey | undefined>
  find(): Promise<DeviceKey | undefined>
  forget(): Promise<void>
}

/** For programs that store their refresh token. */
export const noDeviceKeys: DeviceKeys = {
  make: async () => undefined,
  find: async () => undefined,
  forget: async () => undefined,
}

/** Runs one task at a time across all pages of a portal. */
export type WithLock = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Calls made while one runs get its result; a later call starts again. */
export const shareWhilePending = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= work().finally(() => {
      pending = undefined
    })
    return pending
  }
}

/** Sent with a sign-in: the device key that may renew the session, or that the device is shared. */
interface SessionMarks {
  readonly deviceKey?: string | undefined
  readonly shared?: true | undefined
}

/** Requests that the session itself sends. */
export interface SessionCalls {
  signInAnonymously(marks: SessionMarks): Promise<ApiResult<SessionGrant>>
  renew(by: Renewal): Promise<ApiResult<SessionGrant>>
}

/** The grants of a session. */
export interface Grants {
  /** Returns the live grant; signs in or renews when there is none. */
  grant(): Promise<ApiResult<SessionGrant>>
  /** Returns a newer grant than the one that a request was refused with. */
  refreshAfter(refused: SessionGrant): Promise<ApiResult<SessionGrant>>
}

/** After a member's session has ended, `grant` returns `signedOut` until the same member signs in, or the visitor leaves the account. */
export interface Session extends Grants {
  /** For calls that need no member: after a member's session has ended, the grants of a visitor. */
  readonly anySession: Grants
  /**
   * Completes a sign-in with a new device key and uses its grant. When the response to the same `attempt` was lost before, the key that
   * was sent opens the session.
   */
  enter(
    signIn: (marks: SessionMarks) => Promise<ApiResult<SessionGrant>>,
    attempt?: string,
  ): Promise<ApiResult<SessionGrant>>
  /** Renews the session after the visitor changed the shared-computer choice, which sets cookie and idle time. */
  follow(): Promise<void>
  /** Leaves the account whose session has ended. A session that another page has opened since then continues. */
  leave(): void
  /** Ends the session on this device; the next request that needs one signs in anonymously. */
  forget(): void
}

interface Parts {
  readonly calls: SessionCalls
  readonly store: SessionStore
  readonly publicState: PublicSessionState
  readonly device: DeviceKeys
  /** Others use this computer too. */
  readonly shared: () => boolean
  /** Origin of the page; part of the device's signature. */
  readonly origin: string
  /** Milliseconds, any origin. */
  readonly now: () => number
  readonly withLock: WithLock
}

/** Milliseconds before its end at which a grant is renewed, so that it does not expire during a slow request. */
const marginMs = 20_000

const endsSession = (error: ApiError) => error.kind === 'refused' && (error.status === 401 || error.status === 400)

/**
 * Creates the session that all requests of a client share: one grant in memory, one renewal at a time across pages. A member's
 * session is renewed or ends (D32); an anonymous one is renewed or replaced, like the specified client does.
 */
export const createSession = ({ calls, store, publicState, device, shared, origin, now, withLock }: Parts): Session => {
  // Copy of the stored session, for browsers that forbid storage.
  let known: StoredSession | undefined
  let live: { readonly grant: SessionGrant; readonly until: number } | undefined
  // The member whose page this is, also after the session has ended (D32).
  let owner: string | undefined
  // The key of the last sign-in of a member, in case its response was lost.
  let sent: { readonly attempt: string; readonly key: NewDeviceKey } | undefined
  // Whether the current cookie was set with the shared-computer choice.
  let isCookieShared = shared()

  /** The member of the store, unless the visitor has left the account. */
  const storedMember = () => {
    const stored = store.load()
    return stored?.kind === 'member' ? stored.subject : stored?.ended
  }
  const save = ({ subject, member, refreshToken }: SessionGrant) => {
    isCookieShared = shared()
    known = { subject, refreshToken, ...(member ? { kind: 'member' } : { kind: 'anonymous', ended: storedMember() }) }
    store.save(known)
  }
  const adopt = (grant: SessionGrant) => {
    const { expiresInSeconds } = grant
    const until = expiresInSeconds > 0 ? now() + expiresInSeconds * 1000 - marginMs : Number.POSITIVE_INFINITY
    live = { grant, until }
    if (grant.member) owner = grant.subject
    save(grant)
    publicState.show(grant)
    return { ok: true, value: grant } as const
  }
  const leave = () => {
    const stored = store.load()
    // Another member has signed in on another page. This page does not continue in that account.
    if ((storedMember() ?? owner) !== owner) return
    live = undefined
    owner = undefined
    // A session that is open stays so, and its next renewal stores its member again.
    if (stored) store.save({ ...stored, kind: 'anonymous', ended: undefined })
  }
  const forget = () => {
    live = undefined
    known = undefined
    owner = undefined
    store.save(undefined)
    publicState.show(undefined)
    void device.forget()
  }
  const enter: Session['enter'] = async (signIn, attempt) => {
    const lost = sent?.attempt === attempt ? sent?.key : undefined
    const opened = lost && (await renew(undefined, lost))
    if (opened && !opened.ok && !endsSession(opened.error)) return opened
    const key = lost ?? (shared() ? undefined : await device.make())
    if (attempt) sent = key && { attempt, key }
    const isOpen = opened?.ok && opened.value.member
    const entered = isOpen ? opened : await signIn({ deviceKey: key?.publicKey, shared: shared() || undefined })
    if (!entered.ok || !entered.value.accessToken) return entered
    // Writing to the disk is slow, so no call waits for it.
    void key?.keep()
    return adopt(entered.value)
  }

  /** Renews with the refresh token; if that is refused, with the device key: a power cut may have lost the newest token. */
  const renew = async (refreshToken: string | undefined, key: DeviceKey | undefined) => {
    const marks = { shared: shared(), moves: isCookieShared !== shared() }
    const renewed = await calls.renew({ refreshToken, deviceKey: key?.publicKey, ...marks })
    if (renewed.ok || renewed.error.kind !== 'refused' || !renewed.error.challenge || !key) return renewed
    const { challenge, subject = '' } = renewed.error
    const signature = await key.sign(deviceStatement({ challenge, subject, origin }))
    return signature ? calls.renew({ device: { deviceKey: key.publicKey, challenge, signature } }) : renewed
  }

  const obtain = async (isUsable: (subject?: string) => boolean): Promise<ApiResult<SessionGrant>> => {
    const stored = store.load() ?? known
    const key = shared() ? undefined : await device.find()
    // The browser may write the stored session late, like its cookie.
    const found = stored || key ? await renew(stored?.refreshToken, key) : undefined
    // On a shared computer two tabs share one cookie: do not use the other tab's session.
    const renewed = shared() && found?.ok && stored?.subject !== found.value.subject ? undefined : found
    if (renewed && !renewed.ok && !endsSession(renewed.error)) return renewed
    const grant = renewed?.ok ? renewed.value : undefined
    if (!grant?.member) owner ??= storedMember()
    if (isUsable(grant?.subject)) {
      if (!grant) return enter((marks) => calls.signInAnonymously(marks))
      return adopt(grant)
    }
    // Ended by the service, signed out or another person signed in on another page: the member sees it, and the page never continues
    // under another identity. The store still names the member, so that the next page shows it too.
    live = undefined
    if (grant) save(grant)
    else void device.forget()
    publicState.show(undefined)
    return { ok: false, error: { kind: 'signedOut' } }
  }

  const createGrants = (isUsable: (subject?: string) => boolean): Grants => {
    const obtainOnce = shareWhilePending(() => withLock(() => obtain(isUsable)))
    const grant: Grants['grant'] = async () =>
      live && now() < live.until && isUsable(live.grant.subject) ? { ok: true, value: live.grant } : obtainOnce()
    return {
      grant,
      refreshAfter: async (refused) => {
        if (live?.grant.accessToken === refused.accessToken) live = undefined
        return grant()
      },
    }
  }
  const grants = createGrants((subject) => !owner || subject === owner)

  return {
    ...grants,
    anySession: createGrants(() => true),
    enter,
    follow: async () => {
      if (!known) return
      live = undefined
      await grants.grant()
    },
    leave,
    forget,
  }
}

/** Thrown inside fetch for an expected failure. `execute` converts it to a value. */
export class CallFailure extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

const changed: ApiError = { kind: 'refused', code: 'sessionChanged', message: '', status: 401 }

/** Sends a request under a grant; must be repeatable. */
type Attempt = (grant: SessionGrant) => Promise<Response>

/** Sends a request. A 401 renews the session once. A change is never repeated under another identity (D32). */
export const renewing = async (session: Grants, attempt: Attempt, changesSomething: boolean): Promise<Response> => {
  const first = await session.grant()
  if (!first.ok) throw new CallFailure(first.error)
  const response = await attempt(first.value)
  if (response.status !== 401) return response
  const second = await session.refreshAfter(first.value)
  if (!second.ok) throw new CallFailure(second.error)
  if (changesSomething && second.value.subject !== first.value.subject) throw new CallFailure(changed)
  return attempt(second.value)
}

export type Send = (request: Request) => Promise<Response>

const under = (request: Request, { accessToken, subject }: SessionGrant, changesSomething: boolean): Request => {
  request.headers.set('Authorization', `Bearer ${accessToken}`)
  if (changesSomething && subject) request.headers.set(headers.expectedSubject, subject)
  return request
}

/** fetch for requests that need a session. A request with an Idempotency-Key changes state. */
export const renewingFetch =
  (session: Grants, send: Send): Send =>
  (request) => {
    const changesSomething = request.headers.has(headers.idempotencyKey)
    // A body can be sent only once, so each attempt sends a clone.
    return renewing(session, (grant) => send(under(request.clone(), grant, changesSomething)), changesSomething)
  }
