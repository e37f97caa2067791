import * as z from 'zod/mini'
import { isSignedBody } from '../../platform/signed-body.ts'
import { Charge } from './charge.ts'
import type { ProviderEvent } from './provider.ts'
import { readJson } from './request-provider.ts'

const ChargeEvent = z.extend(Charge, { event: z.string().check(z.maxLength(60)) })

/** The signed message of a charge; undefined when the signature or the shape is wrong. */
export const readChargeEvent = (
  body: Buffer,
  signature: string | string[] | undefined,
  secret: Buffer,
): ProviderEvent | undefined => {
  if (!isSignedBody(body, signature, secret)) return undefined
  const read = readJson(ChargeEvent, body.toString('utf8'))
  if (!read) return undefined
  const { event, tx_ref: orderCode, status, reference, amount, currency } = read
  const payment = status === 'success' && reference ? { reference, amount, currency } : undefined
  return { orderCode, kind: event, payment }
}
