import { createHmac, timingSafeEqual } from 'node:crypto'
import { later } from './clock.ts'

/** How long a link to a document or slip works (promise B5). */
const minutes = 5

/** What a link opens. */
export type LinkKind = 'attachment' | 'slip' | 'calendar'

export interface LinkTarget {
  readonly kind: LinkKind
  readonly id: number
}

/** The proof inside a link: until when it works, and a signature that also names the session it was made for. */
export interface LinkProof {
  /** Seconds since 1970. */
  readonly expires: number
  readonly signature: string
}

export interface Links {
  sign(target: LinkTarget, sessionId: number, now: Date): LinkProof
  /** The session the link was made for, when the link is whole and still works. */
  open(target: LinkTarget, proof: LinkProof, now: Date): number | undefined
}

/** Signs short-lived addresses: the address is the proof, and it dies by itself. */
export const createLinks = (key: Buffer): Links => {
  const macOf = ({ kind, id }: LinkTarget, sessionId: number, expires: number) =>
    createHmac('sha256', key).update(`${kind}/${id}/${sessionId}/${expires}`).digest()
  return {
    sign: (target, sessionId, now) => {
      const expires = Math.floor(later(now, { minutes }).getTime() / 1000)
      const mac = macOf(target, sessionId, expires).toString('base64url')
      return { expires, signature: `${sessionId.toString(36)}.${mac}` }
    },
    open: (target, { expires, signature }, now) => {
      const [session = '', mac = ''] = signature.split('.')
      const sessionId = Number.parseInt(session, 36)
      const given = Buffer.from(mac, 'base64url')
      if (!Number.isSafeInteger(sessionId) || expires * 1000 <= now.getTime()) return undefined
      const wanted = macOf(target, sessionId, expires)
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? sessionId : undefined
    },
  }
}
