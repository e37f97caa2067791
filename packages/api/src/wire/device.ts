import * as z from 'zod/mini'

/** The public half of a key that never leaves its device: P-256, as SubjectPublicKeyInfo in base64. */
export const deviceKey = z.string().check(z.regex(/^[A-Za-z0-9+/]{122}==$/))

/** The device's response to the challenge of a refused renewal: ECDSA with SHA-256, both numbers of 32 bytes in base64. */
export interface DeviceProof {
  readonly deviceKey: string
  readonly challenge: string
  readonly signature: string
}
/** What a device signs: one challenge, for one session, from one portal (H10). */
export const deviceStatement = ({
  challenge,
  subject,
  origin,
}: {
  readonly challenge: string
  readonly subject: string
  readonly origin: string
}): string => `${challenge}|${subject}|${origin}`
