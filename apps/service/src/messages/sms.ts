import { internationalPhone } from '@invea/domain'
import * as z from 'zod/mini'
import type { AppContext } from '../app-context.ts'
import { reasonOf } from '../platform/reason-of.ts'

interface Sms {
  /** As applicants write it: nine digits from 9, or ten from 09 (A §5). */
  readonly to: string
  readonly text: string
}

/** Sends SMS. Throws when the gateway did not take the message; the outbox tries again. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}

export interface SmsGateway {
  /** Address of the interface, e.g. the one AfroMessage documents, without a closing slash. */
  readonly url: string
  readonly token: string
  /** Approved sender name, and the identifier it belongs to. */
  readonly sender: string
  readonly from: string
}

const Answer = z.object({ acknowledge: z.string() })
const timeout = 10_000

/** A gateway in the AfroMessage shape: it answers 200 for failures too, so `acknowledge` decides. */
const createGateway = ({ url, token, sender, from }: SmsGateway): SmsSender => ({
  send: async ({ to, text }) => {
    const answer = await fetch(`${url}/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from, sender, to: internationalPhone(to), message: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const read = z.safeParse(Answer, await answer.json().catch(() => undefined))
    const acknowledged = read.success ? read.data.acknowledge : 'unreadable'
    if (answer.ok && acknowledged === 'success') return
    const code = answer.ok ? 'NOT_ACKNOWLEDGED' : `HTTP_${answer.status}`
    throw Object.assign(new Error(`SMS gateway: ${code}`), { code })
  },
})

/** How long a gateway that failed is tried last. */
const restSeconds = 60

/** Sends by the first gateway that takes the message. One that failed just now comes last, so that messages do not wait for it. */
export const createSmsSender = (
  gateways: readonly SmsGateway[],
  { clock, log }: Pick<AppContext, 'clock' | 'log'>,
): SmsSender => {
  const senders = gateways.map((gateway, at) => ({ at, sender: createGateway(gateway), restsUntil: 0 }))
  return {
    send: async (sms) => {
      const now = clock.now().getTime()
      const order = senders.toSorted((one, other) => Number(one.restsUntil > now) - Number(other.restsUntil > now))
      for (const [tries, gateway] of order.entries()) {
        try {
          return await gateway.sender.send(sms)
        } catch (error) {
          gateway.restsUntil = now + restSeconds * 1_000
          if (tries === order.length - 1) throw error
          log.warn({ gateway: gateway.at + 1, why: reasonOf(error) }, 'an SMS gateway failed: the other one is tried')
        }
      }
    },
  }
}
