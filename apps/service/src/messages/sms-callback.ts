import { cancelBySms } from '../appointments/cancel-by-sms.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler, RawResponse } from '../platform/request-context.ts'
import { readInboundSms } from './sms-inbound.ts'

const json = (status: number, text: string): RawResponse => ({
  contentType: 'application/json',
  status,
  body: JSON.stringify({ status: status === 200 ? 1 : 0, message: text }),
})

/** A signed message of the operator's SMS gateway (B §9, D50). Anything but 200 makes the gateway send it again. */
export const smsCallback: Handler<unknown, RawResponse> = async ({ services, raw, now, log }) => {
  const { smsInbound } = services.env
  if (smsInbound === undefined) return refused('notFound')
  const read = readInboundSms(raw.body, raw.headers, { secret: smsInbound.secret, now })
  if (!read.ok) {
    log.warn({ why: read.why }, 'an incoming SMS was refused')
    return done(json(read.why === 'shape' ? 400 : 401, read.why))
  }
  const result = await cancelBySms(services, read.sms, now)
  log.info({ result }, 'an incoming SMS was read')
  return done(json(200, result === 'repeated' ? 'known' : 'accepted'))
}
