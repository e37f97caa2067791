import * as z from 'zod/mini'
import { text } from './scalars.ts'

/** The public half of a key that never leaves its device: P-256, as SubjectPublicKeyInfo in base64. */
export const deviceKey = z.string().check(z.regex(/^[A-Za-z0-9+/]{122}==$/))

/** The device's answer to the challenge of a refused renewal: ECDSA with SHA-256, both numbers of 32 bytes in base64. */
export interface DeviceProof {
  readonly deviceKey: string
  readonly challenge: string
  readonly signature: string
}
export const deviceProof = z.object({
  deviceKey,
  challenge: text(200),
  signature: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
})
