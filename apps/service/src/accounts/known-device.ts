import { randomBytes, timingSafeEqual } from 'node:crypto'
import { later } from '../platform/clock.ts'
import type { RequestContext } from '../platform/request-context.ts'
import type { Account } from './accounts.ts'

/**
 * A browser that has completed a sign-in of an account before (the OWASP device cookie): strangers' failures do not delay it. The
 * cookie opens nothing by itself, and ends with the password.
 */
export const knownDeviceCookie = 'known-device'
const retention = { hours: 180 * 24 }

const markOf = ({ services }: Pick<RequestContext, 'services'>, { id, passwordHash }: Account, nonce: string): Buffer =>
  services.encryption.blindIndex('knownDevice', `${id}/${passwordHash}/${nonce}`)

/** The name of a known device; undefined for a browser that has not signed in to this account. */
export const knownDeviceOf = (context: RequestContext, account: Account | undefined): string | undefined => {
  const [nonce = '', mark = ''] = context.cookies.get(knownDeviceCookie)?.split('.') ?? []
  if (!account || !nonce || !mark) return undefined
  const [given, ours] = [Buffer.from(mark, 'base64url'), markOf(context, account, nonce)]
  return given.length === ours.length && timingSafeEqual(given, ours) ? nonce : undefined
}

/** Makes the calling browser a known device of the account. */
export const rememberDevice = (context: RequestContext, account: Account): void => {
  const nonce = randomBytes(16).toString('base64url')
  const mark = markOf(context, account, nonce).toString('base64url')
  context.cookies.set(knownDeviceCookie, `${nonce}.${mark}`, later(context.now, retention))
}
