import type { ApiError, Result } from '../errors.ts'
import type { Renewal, SessionGrant } from '../wire/account.ts'
import { deviceStatement } from '../wire/device.ts'
import type { DeviceKeys, KeptDeviceKey } from './device-keys.ts'
import type { ShownSession } from './session-state.ts'
import type { SessionStore, StoredSession } from './session-store.ts'
import { shareWhilePending } from './share-while-pending.ts'
import type { Exclusively } from './with-lock.ts'

/** What a sign-in says of the device: the key that may open the session again, or that others use it too. */
export interface SessionMarks {
  readonly deviceKey?: string | undefined
  readonly shared?: true | undefined
}

/** The two calls a session makes on its own behalf. */
export interface SessionCalls {
  signInAnonymously(marks: SessionMarks): Promise<Result<SessionGrant>>
  renew(by: Renewal): Promise<Result<SessionGrant>>
}

export interface Session {
  /** The live grant, obtained or renewed when there is none. */
  grant(): Promise<Result<SessionGrant>>
  /** A newer grant than the one a call was refused with. */
  newerThan(refused: SessionGrant): Promise<Result<SessionGrant>>
  /** Completes a sign-in, with a new key of the device, and takes its grant over. */
  enter(signIn: (marks: SessionMarks) => Promise<Result<SessionGrant>>): Promise<Result<SessionGrant>>
  /** The visitor said whether others use this computer: cookie and idle time follow. */
  follow(): Promise<void>
  /** Forgets the session; the next call that needs one gets an anonymous one. */
  forget(): void
}

interface Parts {
  readonly calls: SessionCalls
  readonly store: SessionStore
  readonly shown: ShownSession
  readonly device: DeviceKeys
  /** Others use this computer too. */
  readonly shared: () => boolean
  /** Of the page; part of what a device signs. */
  readonly origin: string
  /** Milliseconds, any origin. */
  readonly now: () => number
  readonly exclusively: Exclusively
}

/** Renewed this much before its end, so that a call on a slow line does not meet it. */
const marginMs = 20_000

const endsSession = (error: ApiError) => error.kind === 'refused' && (error.status === 401 || error.status === 400)

/**
 * One session for all calls of a client: one grant in memory, one renewal at a time, in this page and across pages.
 * A member's session is renewed or ends (D32); an anonymous one is renewed or replaced, as the described client does.
 */
export const createSession = ({ calls, store, shown, device, shared, origin, now, exclusively }: Parts): Session => {
  // What the store should say; a store that is forbidden says nothing.
  let known: StoredSession | undefined
  let live: { readonly grant: SessionGrant; readonly until: number } | undefined
  // The cookie of which kind has the token; another page's was made under the same choice.
  let isCookieShared = shared()

  const adopt = (grant: SessionGrant) => {
    const { expiresInSeconds, subject, member, refreshToken } = grant
    const until = expiresInSeconds > 0 ? now() + expiresInSeconds * 1000 - marginMs : Number.POSITIVE_INFINITY
    live = { grant, until }
    isCookieShared = shared()
    known = { kind: member ? 'member' : 'anonymous', subject, refreshToken: refreshToken || undefined }
    store.save(known)
    shown.show(grant)
  }
  const forget = () => {
    live = undefined
    known = undefined
    store.save(undefined)
    shown.show(undefined)
    void device.forget()
  }
  const enter: Session['enter'] = async (signIn) => {
    const key = shared() ? undefined : await device.make()
    const entered = await signIn({ deviceKey: key?.publicKey, shared: shared() || undefined })
    if (!entered.ok || !entered.value.accessToken) return entered
    adopt(entered.value)
    // Writing to the disk is slow, so no call waits for it.
    void key?.keep(entered.value.subject)
    return entered
  }

  /** By the refresh token; where it is refused, by the device: power may have gone before the newest one was written. */
  const renew = async (refreshToken: string | undefined, key: KeptDeviceKey | undefined) => {
    const how = { shared: shared(), moves: isCookieShared !== shared() }
    const renewed = await calls.renew({ refreshToken, deviceKey: key?.publicKey, ...how })
    if (renewed.ok || renewed.error.kind !== 'refused' || !renewed.error.challenge || !key) return renewed
    const { challenge } = renewed.error
    const signature = await device.sign(deviceStatement({ challenge, subject: key.subject, origin }))
    return signature ? calls.renew({ device: { deviceKey: key.publicKey, challenge, signature } }) : renewed
  }

  const obtain = async (): Promise<Result<SessionGrant>> => {
    const stored = store.load() ?? known
    const key = shared() ? undefined : await device.find()
    // The note of a session is written as lazily as its cookie.
    const found = stored || key ? await renew(stored?.refreshToken, key) : undefined
    // Two tabs of a shared computer have one cookie: the other tab's session is not taken for this one's.
    const renewed = shared() && found?.ok && stored?.subject !== found.value.subject ? undefined : found
    if (renewed && !renewed.ok && !endsSession(renewed.error)) return renewed
    // Signed out in another page, or ended by the service: the member sees it, and never continues under another identity.
    if (!renewed?.ok && (stored?.kind === 'member' || shown.state().kind === 'member')) {
      forget()
      return { ok: false, error: { kind: 'signedOut' } }
    }
    if (!renewed?.ok) return enter((marks) => calls.signInAnonymously(marks))
    adopt(renewed.value)
    return renewed
  }
  const obtainOnce = shareWhilePending(() => exclusively(obtain))

  const grant = async (): Promise<Result<SessionGrant>> =>
    live && now() < live.until ? { ok: true, value: live.grant } : obtainOnce()

  return {
    grant,
    newerThan: async (refused) => {
      if (live?.grant.accessToken === refused.accessToken) live = undefined
      return grant()
    },
    enter,
    follow: async () => {
      if (!known) return
      live = undefined
      await grant()
    },
    forget,
  }
}
