import type { Endpoint, RateLimit } from '@invea/api/contract'
import type { AppContext } from '../app-context.ts'
import type { Refusal } from '../outcome.ts'
import type { Caller } from '../request-context.ts'
import { isKeyUsed } from '../store/idempotency-keys.ts'
import { subjectOf } from '../use-cases/session-grant.ts'

interface AuthInput {
  readonly now: Date
  readonly address: string
  readonly authorization: string | undefined
  /** Who the caller believes to be (D32). */
  readonly expectedSubject: string | undefined
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** Whose call this is; calls that are open to all, or carry their proof in the address, have no caller. */
export const identifyCaller = async (
  { findCaller, findRecentCaller }: AppContext,
  { authorization, now }: AuthInput,
  cacheable = false,
): Promise<Caller | undefined> => {
  const token = bearer.exec(authorization ?? '')?.[1]
  const find = cacheable ? findRecentCaller : findCaller
  return token === undefined ? undefined : find(token, now)
}

type AuthResult =
  | { readonly ok: true; readonly caller: Caller | undefined }
  | { readonly ok: false; readonly refusal: Refusal }

const isAllowed: Readonly<Record<Endpoint['auth'], (caller: Caller | undefined, now: Date) => boolean>> = {
  public: () => true,
  'signed-link': () => true,
  'signed-callback': () => true,
  session: (caller) => caller !== undefined,
  otp: (caller, now) => caller?.kind === 'user' && caller.urgentUntil !== null && caller.urgentUntil > now,
  // The operator's interface has its own door; nothing of the public boundary opens it.
  operator: () => false,
}

/** Who may call, as the contract declares it. */
export const authenticate = async (
  services: AppContext,
  { auth, cacheable }: Pick<Endpoint, 'auth' | 'cacheable'>,
  input: AuthInput,
): Promise<AuthResult> => {
  const needed = auth === 'session' || auth === 'otp'
  const caller = needed ? await identifyCaller(services, input, cacheable) : undefined
  if (!isAllowed[auth](caller, input.now)) return { ok: false, refusal: { code: 'signInRequired' } }
  // A write meant for one identity is never carried out under another.
  const changed = caller && input.expectedSubject && input.expectedSubject !== subjectOf(services, caller)
  return changed ? { ok: false, refusal: { code: 'sessionChanged' } } : { ok: true, caller }
}

const rateLimitSubject: Readonly<
  Record<RateLimit['per'], (caller: Caller | undefined, address: string) => string | undefined>
> = {
  address: (_caller, address) => address,
  session: (caller) => caller && String(caller.sessionId),
  account: (caller) => (caller?.accountId === null ? undefined : caller && String(caller.accountId)),
}

type RateLimitInput = Pick<AuthInput, 'now' | 'address'> & { readonly caller: Caller | undefined }

/** How often, as the contract declares it: counted apart for each call. */
export const enforceRateLimit = async (
  services: AppContext,
  { id, limits }: { readonly id: string; readonly limits: Pick<Endpoint['limits'], 'rates'> },
  { now, address, caller }: RateLimitInput,
): Promise<Refusal | undefined> => {
  const counted = limits.rates.flatMap(({ per, times, seconds }) => {
    const subject = rateLimitSubject[per](caller, address)
    const allowed = per === 'address' ? times * services.env.addressRateFactor : times
    return subject === undefined ? [] : [{ key: `${id}:${per}:${subject}`, times: allowed, seconds }]
  })
  const wait = counted.length > 0 ? await services.rateLimiter.take(counted, now) : undefined
  return wait === undefined ? undefined : { code: 'tooManyRequests', retryAfterSeconds: wait }
}

/** Repeats above the rates of their calls: one a second. They cost a look-up each. */
const repeatLimits = {
  id: 'repeat',
  limits: {
    rates: [
      { per: 'session', times: 60, seconds: 60 },
      { per: 'address', times: 600, seconds: 60 },
    ],
  },
} as const

/** H20: above the rate of a call its repeats still get the stored answer. The caller compares the message. */
export const isAllowedRepeat = async (
  services: AppContext,
  { id }: Pick<Endpoint, 'id'>,
  { key, ...counted }: RateLimitInput & { readonly key: string | undefined },
): Promise<boolean> => {
  if (key === undefined) return false
  const sessionId = counted.caller?.sessionId ?? 0
  const isRepeat = await isKeyUsed(services.db, { sessionId, key, call: id })
  return isRepeat && (await enforceRateLimit(services, repeatLimits, counted)) === undefined
}
