import type { Endpoint, RateLimit } from '@invea/api/contract'
import type { Result } from '@invea/domain'
import type { AppContext } from '../../app-context.ts'
import { type Caller, subjectOf } from '../caller.ts'
import { isKeyUsed } from '../idempotency-keys.ts'
import { done, type Refusal, refused } from '../refusal.ts'
import { bearerToken } from './client.ts'

interface AuthInput {
  readonly now: Date
  readonly address: string
  readonly authorization: string | undefined
  /** The subject the client expects to be signed in as (D32). */
  readonly expectedSubject: string | undefined
}

/** Finds the session of a request. Public endpoints and signed links have none. */
export const identifyCaller = async (
  { findCaller, findRecentCaller }: AppContext,
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
  // The operator interface has its own authentication. No public endpoint reaches it.
  operator: () => false,
}

/** Checks the `auth` rule of the endpoint. */
export const authenticate = async (
  context: AppContext,
  { auth, cacheable }: Pick<Endpoint, 'auth' | 'cacheable'>,
  input: AuthInput,
): Promise<Result<Caller | undefined, Refusal>> => {
  const needed = auth === 'session' || auth === 'otp'
  const caller = needed ? await identifyCaller(context, input, cacheable) : undefined
  if (!isAllowed[auth](caller, input.now)) return refused('signInRequired')
  // Rejects a write that was meant for another signed-in identity.
  const changed = caller && input.expectedSubject && input.expectedSubject !== subjectOf(context, caller)
  return changed ? refused('sessionChanged') : done(caller)
}

/** Decision 0030: while a waiting line is open, searches and holds need a pass of this session. */
export const requireWaitingPass = async (
  { waitingLine, waitingTickets }: AppContext,
  { caller, pass, now }: { readonly caller: Caller | undefined; readonly pass: string | undefined; readonly now: Date },
): Promise<Refusal | undefined> => {
  const line = caller && (await waitingLine.current())
  if (!line) return undefined
  const isValid =
    pass !== undefined && waitingTickets.verifyPass(pass, { line: line.id, sessionId: caller.sessionId, now })
  return isValid ? undefined : { code: 'waiting' }
}

const rateLimitSubject: Readonly<
  Record<RateLimit['per'], (caller: Caller | undefined, address: string) => string | undefined>
> = {
  address: (_caller, address) => address,
  session: (caller) => caller && String(caller.sessionId),
  account: (caller) => (caller?.accountId === null ? undefined : caller && String(caller.accountId)),
}

type RateLimitInput = Pick<AuthInput, 'now' | 'address'> & { readonly caller: Caller | undefined }

/** Checks the rate limits of the endpoint. Each endpoint has its own counters. */
export const enforceRateLimit = async (
  context: AppContext,
  { id, limits }: { readonly id: string; readonly limits: Pick<Endpoint['limits'], 'rates'> },
  { now, address, caller }: RateLimitInput,
): Promise<Refusal | undefined> => {
  const counted = limits.rates.flatMap(({ per, times, seconds }) => {
    const subject = rateLimitSubject[per](caller, address)
    const allowed = per === 'address' ? times * context.env.addressRateFactor : times
    return subject === undefined ? [] : [{ key: `${id}:${per}:${subject}`, times: allowed, seconds }]
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

/** H20: repeats above the rate limit still get the stored response. The caller compares the request body. */
export const isAllowedRepeat = async (
  context: AppContext,
  { id }: Pick<Endpoint, 'id'>,
  { key, ...counted }: RateLimitInput & { readonly key: string | undefined },
): Promise<boolean> => {
  if (key === undefined) return false
  const sessionId = counted.caller?.sessionId ?? 0
  const isRepeat = await isKeyUsed(context.db, { sessionId, key, call: id })
  return isRepeat && (await enforceRateLimit(context, repeatLimits, counted)) === undefined
}
