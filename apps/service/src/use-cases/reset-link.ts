import type { Language } from '@invea/domain'
import type { Env } from '../env.ts'

type Portals = Pick<Env, 'passportUrl' | 'originIdUrl'>

/** Whether an address lies in a portal: same origin, and at or below its home. */
const isWithin = (address: URL, home: string): boolean => {
  const { origin, pathname } = new URL(home)
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`
  return address.origin === origin && (address.pathname === pathname || address.pathname.startsWith(folder))
}

/**
 * D20: which portal a link leads to. `callBackUrl` chooses between our own homes and adds nothing of its own to the
 * link: neither host, path nor parameter. Whatever is not one of ours means the passport portal.
 */
export const portalOf = ({ passportUrl, originIdUrl }: Portals, callBackUrl: string | undefined): string => {
  const address = callBackUrl !== undefined && URL.canParse(callBackUrl) ? new URL(callBackUrl) : undefined
  // The longer home first: one portal may live in a folder of the other's host.
  const homes = [passportUrl, originIdUrl].toSorted((one, other) => other.length - one.length)
  return (address && homes.find((home) => isWithin(address, home))) ?? passportUrl
}

/**
 * The address of the reset page (B §2) in the reader's language. The proof stands behind the hash sign: it reaches no
 * server, log or Referer.
 */
export const resetLink = (
  portals: Portals,
  {
    callBackUrl,
    username,
    token,
    language,
  }: {
    readonly callBackUrl: string | undefined
    readonly username: string
    readonly token: string
    readonly language: Language
  },
): string => {
  const inLanguage = language === 'en' ? '' : `/${language}`
  return `${portalOf(portals, callBackUrl)}${inLanguage}/resetForgotedPassword/${encodeURIComponent(username)}#t=${token}`
}
