import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { IsoDate } from '@invea/domain'
import type { TimeOfDay } from '@invea/domain/calendar'

/** Content of a slip's barcode: who has an appointment where, without personal data, which the office's own list has. */
export interface SlipFacts {
  readonly applicationNumbers: readonly string[]
  readonly officeId: number
  /** An appointment (New), or the collection of a document (the other types). */
  readonly occasion: 'appointment' | 'delivery'
  readonly date: IsoDate
  readonly from?: TimeOfDay | undefined
  readonly to?: TimeOfDay | undefined
  /** Seconds since 1970. The slip that was issued last is valid. */
  readonly issuedAt: number
}

const occasions = { appointment: 'A', delivery: 'D' } as const

/** One short line, because shorter texts make barcodes with larger modules, which cheap printers can print. */
const writeFacts = ({ applicationNumbers, officeId, occasion, date, from, to, issuedAt }: SlipFacts): string =>
  [officeId, occasions[occasion], date, from ?? '', to ?? '', issuedAt.toString(36), ...applicationNumbers].join('~')

const shape =
  /^(\d{1,4})~([AD])~(\d{4}-\d\d-\d\d)~((?:\d\d:\d\d)?)~((?:\d\d:\d\d)?)~([0-9a-z]{6,9})((?:~(?:\d{11}|\d{14})){1,5})$/

/** Parses a line of `writeFacts`. Returns undefined for any other text. */
const readFacts = (line: string): SlipFacts | undefined => {
  const found = shape.exec(line)
  if (!found) return undefined
  const [, office, occasion, date, from, to, issued = '', numbers = ''] = found
  return {
    applicationNumbers: numbers.slice(1).split('~'),
    officeId: Number(office),
    occasion: occasion === 'A' ? 'appointment' : 'delivery',
    date: date as IsoDate,
    from: from || undefined,
    to: to || undefined,
    issuedAt: Number.parseInt(issued, 36),
  }
}

/** The fixed first bytes of an Ed25519 private key in PKCS #8. The 32-byte seed follows. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')
/** First part of every barcode text: its issuer and version. */
const mark = 'ICS1'

const jwk = (publicKey: string) => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey })

/** `seed` is 32 secret bytes. */
export const createSlipSigner = (seed: Buffer) => {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    /** 32 bytes in base64url: an office needs nothing else to verify a slip. */
    publicKey: x,
    /** `ICS1.<facts>.<signature>`, both parts in base64url, so that it can be used on a command line. */
    sign: (facts: SlipFacts) => {
      const signed = `${mark}.${Buffer.from(writeFacts(facts)).toString('base64url')}`
      return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
    },
  }
}

export type SlipSigner = ReturnType<typeof createSlipSigner>

const readKey = (publicKey: string): KeyObject | undefined => {
  try {
    return createPublicKey({ key: jwk(publicKey), format: 'jwk' })
  } catch {
    return undefined
  }
}

/** The content of a barcode, if it was signed with this key and is unchanged. Needs no network. */
export const verifySlip = (text: string, publicKey: string): SlipFacts | undefined => {
  const found = /^(ICS1\.([A-Za-z0-9_-]{1,400}))\.([A-Za-z0-9_-]{86})$/.exec(text.trim())
  const key = readKey(publicKey)
  if (!found || !key) return undefined
  const [, signed = '', facts = '', signature = ''] = found
  const bytes = Buffer.from(signature, 'base64url')
  // Base64 has spare bits at the end: several texts decode to the same bytes, and only one is valid.
  if (bytes.toString('base64url') !== signature) return undefined
  return verify(null, Buffer.from(signed), key, bytes)
    ? readFacts(Buffer.from(facts, 'base64url').toString())
    : undefined
}
