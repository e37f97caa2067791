import * as z from 'zod/mini'
import { reasonOf } from '../../platform/log.ts'
import { isSignedBody, readJson } from '../../platform/signed-body.ts'
import type { ProviderEvent, Verified } from './provider.ts'

/** The provider is known to write an amount as a number or as a text. */
const Amount = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** A charge, as verify and the webhook describe it; what we do not use is not read. */
const Charge = z.object({
  tx_ref: z.string(),
  status: z.string(),
  reference: z.nullish(z.string()),
  amount: Amount,
  currency: z.string(),
})

export const VerifyAnswer = z.object({ data: Charge })

/** What a verify answer says about our order. An answer about another order says nothing. */
export const chargeOf = (answer: z.output<typeof VerifyAnswer> | undefined, orderCode: string): Verified => {
  if (!answer) return { state: 'unavailable' }
  const { tx_ref, status, reference, amount, currency } = answer.data
  if (tx_ref !== orderCode) return { state: 'unknown' }
  if (status === 'success') {
    return reference ? { state: 'paid', payment: { reference, amount, currency } } : { state: 'unavailable' }
  }
  // The provider has one word for a payer who gave up and one who was stopped: neither was charged.
  if (status.includes('cancelled')) return { state: 'cancelled' }
  return { state: status.startsWith('failed') ? 'failed' : 'pending' }
}

/** A payer does not wait longer for a page. */
const patience = 10_000

interface ProviderAnswer {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

/** Called with the kind of failure where a provider could not be reached. */
export type ReportFailure = (why: string) => void

/** Calls a provider: GET, or POST with a body. Undefined when no whole answer came in time. */
export const requestProvider = async ({
  url,
  key,
  body,
  onFailure,
}: {
  readonly url: string
  readonly key: string
  readonly body?: object | undefined
  readonly onFailure?: ReportFailure | undefined
}): Promise<ProviderAnswer | undefined> => {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (error) {
    onFailure?.(reasonOf(error))
    return undefined
  }
}

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
