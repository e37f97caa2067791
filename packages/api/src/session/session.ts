import type { ApiError, Result } from '../errors.ts'
import type { SessionGrant } from '../wire/account.ts'
import type { DeviceProof } from '../wire/device.ts'
import type { DeviceKeys } from './device-keys.ts'
import type { Exclusively } from './exclusively.ts'
import type { ShownSession } from './session-state.ts'
import type { SessionStore, StoredSession } from './session-store.ts'
import { shareWhilePending } from './share-while-pending.ts'

/** The two calls a session makes on its own behalf. */
export interface SessionCalls {
  signInAnonymously(deviceKey: string | undefined): Promise<Result<SessionGrant>>
  renew(refreshToken: string | undefined, device?: DeviceProof): Promise<Result<SessionGrant>>
}

export interface Session {
  /** The live grant, obtained or renewed when there is none. */
  grant(): Promise<Result<SessionGrant>>
  /** A newer grant than the one a call was refused with. */
  newerThan(refused: SessionGrant): Promise<Result<SessionGrant>>
  /** Completes a sign-in, with a new key of the device, and takes its grant over. */
  enter(signIn: (deviceKey: string | undefined) => Promise<Result<SessionGrant>>): Promise<Result<SessionGrant>>
  /** Forgets the session; the next call that needs one gets an anonymous one. */
  forget(): void
}

interface Parts {
  readonly calls: SessionCalls
  readonly store: SessionStore
  readonly shown: ShownSession
  readonly device: DeviceKeys
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
export const createSession = ({ calls, store, shown, device, now, exclusively }: Parts): Session => {
  // What the store should say; a store that is forbidden says nothing.
  let known: StoredSession | undefined
  let live: { readonly grant: SessionGrant; readonly until: number } | undefined

  const adopt = (grant: SessionGrant) => {
    const { expiresInSeconds, subject, member, refreshToken } = grant
    const until = expiresInSeconds > 0 ? now() + expiresInSeconds * 1000 - marginMs : Number.POSITIVE_INFINITY
    live = { grant, until }
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
    const key = await device.make()
    const entered = await signIn(key?.publicKey)
    if (!entered.ok || !entered.value.accessToken) return entered
    adopt(entered.value)
    // The disk takes its time: nobody waits for it.
    void key?.keep()
    return entered
  }

  /** By the refresh token; where it is refused, by the device: power may have gone before the newest one was written. */
  const renew = async (refreshToken: string | undefined): Promise<Result<SessionGrant>> => {
    const renewed = await calls.renew(refreshToken)
    if (renewed.ok || renewed.error.kind !== 'refused' || !renewed.error.challenge) return renewed
    const proof = await device.prove(renewed.error.challenge)
    return proof ? calls.renew(undefined, proof) : renewed
  }

  const obtain = async (): Promise<Result<SessionGrant>> => {
    const stored = store.load() ?? known
    // The note of a session is written as lazily as its cookie.
    const renewed = stored || (await device.has()) ? await renew(stored?.refreshToken) : undefined
    if (renewed && !renewed.ok && !endsSession(renewed.error)) return renewed
    // Signed out in another page, or ended by the service: a member is told so, never carried on as somebody else.
    if (!renewed?.ok && (stored?.kind === 'member' || shown.state().kind === 'member')) {
      forget()
      return { ok: false, error: { kind: 'signedOut' } }
    }
    if (!renewed?.ok) return enter((deviceKey) => calls.signInAnonymously(deviceKey))
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
    forget,
  }
}
