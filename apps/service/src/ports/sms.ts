import * as z from 'zod/mini'

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

/** 0900000001 and 900000001 are +251900000001; a number with its country code, as Origin ID applicants give it, stays (R11). */
export const toE164 = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  const isNational = !phone.trim().startsWith('+') && /^(?:0\d{9}|\d{9})$/.test(digits)
  return isNational ? `+251${digits.slice(-9)}` : `+${digits}`
}

const Answer = z.object({ acknowledge: z.string() })
const timeout = 15_000

/** A gateway in the AfroMessage shape: it answers 200 for failures too, so `acknowledge` decides. */
export const createSmsSender = ({ url, token, sender, from }: SmsGateway): SmsSender => ({
  send: async ({ to, text }) => {
    const answer = await fetch(`${url}/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from, sender, to: toE164(to), message: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const read = z.safeParse(Answer, await answer.json().catch(() => undefined))
    const acknowledged = read.success ? read.data.acknowledge : 'unreadable'
    if (!answer.ok || acknowledged !== 'success') throw new Error(`SMS gateway: ${answer.status} ${acknowledged}`)
  },
})
