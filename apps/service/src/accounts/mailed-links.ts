import type { Language, Result } from '@invea/domain'
import type { RequestContext } from '../app-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import type { Env } from '../platform/settings/env.ts'
import { hashOf } from './sessions.ts'

type Portals = Pick<Env, 'passportUrl' | 'originIdUrl'>

/** Whether an address lies in a portal: same origin, and at or below its home. */
const isWithin = (address: URL, home: string): boolean => {
  const { origin, pathname } = new URL(home)
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`
  return address.origin === origin && (address.pathname === pathname || address.pathname.startsWith(folder))
}

/**
 * D20: chooses the portal of a mailed link. `callBackUrl` only selects one of our portals: no host, path or parameter of it
 * reaches the link. Any other address selects the passport portal.
 */
export const portalOf = ({ passportUrl, originIdUrl }: Portals, callBackUrl: string | undefined): string => {
  const address = callBackUrl !== undefined && URL.canParse(callBackUrl) ? new URL(callBackUrl) : undefined
  // The longer address first: one portal may be in a folder of the other's host.
  const homes = [passportUrl, originIdUrl].toSorted((one, other) => other.length - one.length)
  return (address && homes.find((home) => isWithin(address, home))) ?? passportUrl
}

interface Linked {
  readonly callBackUrl: string | undefined
  readonly language: Language
}

const homeOf = (portals: Portals, { callBackUrl, language }: Linked): string =>
  `${portalOf(portals, callBackUrl)}${language === 'en' ? '' : `/${language}`}`

interface Proof extends Linked {
  readonly username: string
  readonly token: string
}

/** Passwords that one link can have hashed in an hour: enough for typing errors, too few to keep others from signing in. */
const hashesPerLink = 20
/** Counts a password that was sent with the token of a link, before it is hashed. */
export const admitLink = async (
  { services, now }: Pick<RequestContext, 'services' | 'now'>,
  token: string,
): Promise<Result<null, Refusal>> => {
  const key = `link:${hashOf(token).toString('base64url')}`
  const wait = await services.rateLimiter.take([{ key, times: hashesPerLink, seconds: 3_600 }], now)
  return wait === undefined ? ok(null) : refused('tooManyRequests', { retryAfterSeconds: wait })
}

/** Address of the reset page (B §2) in the reader's language. The proof is in the fragment, which reaches no server or log. */
export const resetLink = (portals: Portals, { username, token, ...linked }: Proof): string =>
  `${homeOf(portals, linked)}/resetForgotedPassword/${encodeURIComponent(username)}#t=${token}`

/** The address of the sign-in page, which confirms a registration with the password chosen in it. */
export const confirmationLink = (portals: Portals, { username, token, ...linked }: Proof): string =>
  `${homeOf(portals, linked)}/SignIn#t=${token}&e=${encodeURIComponent(username)}`

/** The page that changes a phone number. The proof either shows access to the mailbox or cancels a pending change. */
export const phoneChangeLink = (
  portals: Portals,
  { token, use, ...linked }: Linked & { readonly token: string; readonly use: 'change' | 'cancel' },
): string => `${homeOf(portals, linked)}/phone#${use === 'cancel' ? 'c' : 't'}=${token}`

/** The sign-in page, with the sign-in form or the form for a forgotten password. */
export const signInLink = (portals: Portals, linked: Linked & { readonly forgot?: boolean }): string =>
  `${homeOf(portals, linked)}/SignIn${linked.forgot ? '?mode=forgot' : ''}`
