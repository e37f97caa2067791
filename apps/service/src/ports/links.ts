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
  const signatureOf = ({ kind, id }: LinkTarget, sessionId: number, expires: number) => {
    const mac = createHmac('sha256', key).update(`${kind}/${id}/${sessionId}/${expires}`).digest('base64url')
    return `${sessionId.toString(36)}.${mac}`
  }
  return {
    sign: (target, sessionId, now) => {
      const expires = Math.floor(later(now, { minutes }).getTime() / 1000)
      return { expires, signature: signatureOf(target, sessionId, expires) }
    },
    open: (target, { expires, signature }, now) => {
      const sessionId = Number.parseInt(signature.split('.')[0] ?? '', 36)
      if (!Number.isSafeInteger(sessionId) || expires * 1000 <= now.getTime()) return undefined
      // Letter by letter: base64 would take several spellings for one signature.
      const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(target, sessionId, expires))]
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? sessionId : undefined
    },
  }
}
