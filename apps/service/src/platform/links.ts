import { createHmac } from 'node:crypto'
import { allEndpoints } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import { isEqualText } from './client.ts'
import { addTime } from './clock.ts'
import type { Env } from './settings/env.ts'

/** How long a link to a document or slip works (promise B5). */
const minutes = 5

/** Targets of a link. */
type LinkKind = 'attachment' | 'slip' | 'calendar'

export interface LinkTarget {
  readonly kind: LinkKind
  readonly id: number
}

/** The proof in a link: its expiry, and a signature that covers the session without naming it. */
export interface LinkProof {
  /** Seconds since 1970. */
  readonly expires: number
  readonly signature: string
}

/** Signs short-lived addresses. The address itself is the proof. */
export const createLinks = (key: Buffer) => {
  const signatureOf = ({ kind, id }: LinkTarget, sessionId: number, expires: number) =>
    createHmac('sha256', key).update(`${kind}/${id}/${sessionId}/${expires}`).digest('base64url')
  return {
    sign: (target: LinkTarget, sessionId: number, now: Date) => {
      const expires = Math.floor(addTime(now, { minutes }).getTime() / 1000)
      return { expires, signature: signatureOf(target, sessionId, expires) }
    },
    /** Whether the link is unchanged, not expired, and was made for this session. */
    verify: (target: LinkTarget, { expires, signature }: LinkProof, sessionId: number, now: Date) => {
      if (expires * 1000 <= now.getTime()) return false
      // Compares the text, because several base64 texts decode to the same signature.
      return isEqualText(signature, signatureOf(target, sessionId, expires))
    },
  }
}

export type Links = ReturnType<typeof createLinks>

const callOf: Readonly<Record<LinkKind, { readonly path: string; readonly idName: string }>> = {
  attachment: { path: allEndpoints.getAttachment.path, idName: 'attachmentId' },
  slip: { path: allEndpoints.getSlipPdf.path, idName: 'requestId' },
  calendar: { path: allEndpoints.getSlipCalendar.path, idName: 'requestId' },
}

export const signedAddress = (
  { links, env }: { readonly links: Links; readonly env: Pick<Env, 'publicUrl'> },
  target: LinkTarget,
  sessionId: number,
  now: Date,
  language?: Language,
): string => {
  const { path, idName } = callOf[target.kind]
  const { expires, signature } = links.sign(target, sessionId, now)
  const query = new URLSearchParams({
    [idName]: String(target.id),
    expires: String(expires),
    signature,
    ...(language && { language }),
  })
  return `${env.publicUrl}${path}?${query}`
}
