import { typedPhone } from '@invea/domain/applicant'
import * as z from 'zod/mini'
import { isSignedBody, readJson } from '../platform/signed-body.ts'

/** How a gateway is let in: the secret it signs with, and the number that people send to. */
export interface SmsInboundSettings {
  readonly secret: Buffer
  readonly number: string
}

/** A message that came in at the operator's gateway. */
export interface InboundSms {
  /** The gateway's own name of the message: the same one when it is sent again. */
  readonly id: string
  /** As applicants write it; undefined where it is no phone that could be answered, such as a short code or a name. */
  readonly from: string | undefined
  readonly text: string
}

type Read =
  | { readonly ok: true; readonly sms: InboundSms }
  | { readonly ok: false; readonly why: 'signature' | 'timestamp' | 'shape' }

/** A callback is signed at most this long before it arrives, and may come from a clock that is ahead by as much. */
const toleranceSeconds = 300

const Inbound = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  from: z.string().check(z.maxLength(40)),
  text: z.string(),
})

const isPhone = (text: string) => /^(?:0[1-9]\d{8}|\+?[1-9]\d{6,14})$/.test(text)

/**
 * Reads a callback of the operator's gateway: `x-sms-signature` is the HMAC-SHA256, in hex, of `x-sms-timestamp` (Unix seconds), a dot and
 * the raw body. Nothing of the body is looked at before the signature fits.
 */
export const readInboundSms = (
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { secret, now }: { readonly secret: Buffer; readonly now: Date },
): Read => {
  const timestamp = headers['x-sms-timestamp']
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return { ok: false, why: 'signature' }
  const signed = Buffer.concat([Buffer.from(`${timestamp}.`), body])
  if (!isSignedBody(signed, headers['x-sms-signature'], secret)) return { ok: false, why: 'signature' }
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds) return { ok: false, why: 'timestamp' }
  const read = readJson(Inbound, body.toString('utf8'))
  if (!read) return { ok: false, why: 'shape' }
  const from = typedPhone(read.from)
  return { ok: true, sms: { id: read.id, text: read.text, from: isPhone(from) ? from : undefined } }
}
