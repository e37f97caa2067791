import type { Endpoint, RateLimit } from '@invea/api/contract'
import type { Result } from '@invea/domain'
import { type Caller, subjectOf } from '../caller.ts'
import { bearerToken } from '../client.ts'
import { isKeyUsed } from '../idempotency-keys.ts'
import type { PlatformContext } from '../platform-context.ts'
import { addressLimits } from '../rate-limiter.ts'
import { ok, type Refusal, refused } from '../refusal.ts'

interface AuthInput {
  readonly now: Date
  readonly address: string
  readonly authorization: string | undefined
  /** The subject the client expects to be signed in as (D32). */
  readonly expectedSubject: string | undefined
}

/** Finds the session of a request. Public endpoints and signed links have none. */
export const identifyCaller = async (
  { findCaller, findRecentCaller }: Pick<PlatformContext, 'findCaller' | 'findRecentCaller'>,
  { authorization, now }: AuthInput,
  cacheable = false,
): Promise<Caller | undefined> => {
  const token = bearerToken(authorization)
  const find = cacheable ? findRecentCaller : findCaller
  return token === undefined ? undefined : find(token, now)
}

const isAllowed: Readonly<Record<Endpoint['auth'], (caller: Caller | undefined, now: Date) => boolean>> = {
  public: () => true,
  'signed-link': () => true,
  'signed-callback': () => true,
  session: (caller) => caller !== undefined,
  otp: (caller, now) => caller?.kind === 'user' && caller.urgentUntil !== null && caller.urgentUntil > now,
}

/** Checks the `auth` rule of the endpoint. */
export const authenticate = async (
  context: PlatformContext,
  { auth, cacheable }: Pick<Endpoint, 'auth' | 'cacheable'>,
  input: AuthInput,
): Promise<Result<Caller | undefined, Refusal>> => {
  const needed = auth === 'session' || auth === 'otp'
  const caller = needed ? await identifyCaller(context, input, cacheable) : undefined
  if (!isAllowed[auth](caller, input.now)) return refused('signInRequired')
  // Rejects a write that was meant for another signed-in identity.
  const changed = caller && input.expectedSubject && input.expectedSubject !== subjectOf(context, caller)
  return changed ? refused('sessionChanged') : ok(caller)
}

const rateLimitSubject = {
  session: (caller: Caller | undefined) => caller?.sessionId,
  account: (caller: Caller | undefined) => caller?.accountId ?? undefined,
} as const

type RateLimitInput = Pick<AuthInput, 'now' | 'address'> & { readonly caller: Caller | undefined }

/** Checks the rate limits of the endpoint, or of a kind of sign-in. `address`: an address, or the known device that calls. */
export const enforceRateLimit = async (
  context: Pick<PlatformContext, 'env' | 'rateLimiter'>,
  { id, limits }: { readonly id: string; readonly limits: Pick<Endpoint['limits'], 'rates'> },
  { now, address, caller, of }: RateLimitInput & Pick<RateLimit, 'of'>,
): Promise<Refusal | undefined> => {
  const rates = limits.rates.filter((rate) => rate.of === of)
  const counted = rates.flatMap(({ per, times, seconds }) => {
    const name = `${id}${of ?? ''}:${per}`
    if (per === 'address')
      return addressLimits({ name, address, times: times * context.env.addressRateFactor, seconds })
    const subject = rateLimitSubject[per](caller)
    return subject === undefined ? [] : [{ key: `${name}:${subject}`, times, seconds }]
  })
  const wait = counted.length > 0 ? await context.rateLimiter.take(counted, now) : undefined
  return wait === undefined ? undefined : { code: 'tooManyRequests', retryAfterSeconds: wait }
}

/** Limit for repeats above the endpoint's own rate: one a second. Each costs one query. */
const repeatLimits = {
  id: 'repeat',
  limits: {
    rates: [
      { per: 'session', times: 60, seconds: 60 },
      { per: 'address', times: 600, seconds: 60 },
    ],
  },
} as const

/** Repeats above the rate limit still get the stored response. The caller compares the request body. */
export const isAllowedRepeat = async (
  context: PlatformContext,
  { id }: Pick<Endpoint, 'id'>,
  { key, ...counted }: RateLimitInput & { readonly key: string | undefined },
): Promise<boolean> => {
  if (key === undefined) return false
  const sessionId = counted.caller?.sessionId ?? 0
  const isRepeat = await isKeyUsed(context.db, { sessionId, key, call: id })
  return isRepeat && (await enforceRateLimit(context, repeatLimits, counted)) === undefined
}
