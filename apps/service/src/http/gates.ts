import type { Call as Declared, Rate } from '@invea/api/contract'
import type { Caller } from '../call.ts'
import type { Refusal } from '../outcome.ts'
import type { Services } from '../services.ts'
import { subjectOf } from '../use-cases/session-grant.ts'

interface Asked {
  readonly now: Date
  readonly address: string
  readonly authorization: string | undefined
  /** Who the caller believes to be (D32). */
  readonly expectedSubject: string | undefined
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** Whose call this is; calls that are open to all, or carry their proof in the address, have no caller. */
export const callerOf = async (
  { findCaller, findRecentCaller }: Services,
  { authorization, now }: Asked,
  alike = false,
): Promise<Caller | undefined> => {
  const token = bearer.exec(authorization ?? '')?.[1]
  const find = alike ? findRecentCaller : findCaller
  return token === undefined ? undefined : find(token, now)
}

type Admission =
  | { readonly ok: true; readonly caller: Caller | undefined }
  | { readonly ok: false; readonly refusal: Refusal }

const admits: Readonly<Record<Declared['who'], (caller: Caller | undefined, now: Date) => boolean>> = {
  public: () => true,
  'signed-link': () => true,
  'signed-callback': () => true,
  session: (caller) => caller !== undefined,
  otp: (caller, now) => caller?.kind === 'user' && caller.urgentUntil !== null && caller.urgentUntil > now,
  // The operator's interface has its own door; nothing of the public boundary opens it.
  operator: () => false,
}

/** Who may call, as the contract declares it. */
export const admit = async (
  services: Services,
  { who, alike }: Pick<Declared, 'who' | 'alike'>,
  asked: Asked,
): Promise<Admission> => {
  const needed = who === 'session' || who === 'otp'
  const caller = needed ? await callerOf(services, asked, alike) : undefined
  if (!admits[who](caller, asked.now)) return { ok: false, refusal: { code: 'signInRequired' } }
  // A write meant for one identity is never carried out under another.
  const changed = caller && asked.expectedSubject && asked.expectedSubject !== subjectOf(services, caller)
  return changed ? { ok: false, refusal: { code: 'sessionChanged' } } : { ok: true, caller }
}

const countedBy: Readonly<Record<Rate['per'], (caller: Caller | undefined, address: string) => string | undefined>> = {
  address: (_caller, address) => address,
  session: (caller) => caller && String(caller.sessionId),
  account: (caller) => (caller?.accountId === null ? undefined : caller && String(caller.accountId)),
}

/** How often, as the contract declares it: counted apart for each call. */
export const slowDown = async (
  services: Services,
  { id, limits }: Pick<Declared, 'id' | 'limits'>,
  { now, address, caller }: Pick<Asked, 'now' | 'address'> & { readonly caller: Caller | undefined },
): Promise<Refusal | undefined> => {
  const counted = limits.rates.flatMap(({ per, times, seconds }) => {
    const subject = countedBy[per](caller, address)
    const allowed = per === 'address' ? times * services.env.addressRateFactor : times
    return subject === undefined ? [] : [{ key: `${id}:${per}:${subject}`, times: allowed, seconds }]
  })
  const wait = counted.length > 0 ? await services.rateLimiter.take(counted, now) : undefined
  return wait === undefined ? undefined : { code: 'tooManyRequests', retryAfterSeconds: wait }
}
