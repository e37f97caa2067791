import { internationalPhone } from '@invea/domain/applicant'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import { reasonOf } from '../platform/log.ts'
import type { PlatformContext } from '../platform/platform-context.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for each attempt at one message, so that a mailbox can tell a repetition. */
  readonly id: string
}

/** Sends e-mail. Throws when it could not be handed over; the outbox tries again. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  close(): void
}

/** Over SMTP, `smtp://user:password@host:port` or `smtps://…`. */
export const createMailSender = (smtpUrl: string, from: string): MailSender => {
  const transport = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true })
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost'
  return {
    send: async ({ to, subject, text, id }) => {
      await transport.sendMail({
        // An address object: its text is never read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

interface Sms {
  /** As applicants write it: nine digits from 9, or ten from 09 (A §5). */
  readonly to: string
  readonly text: string
}

/** Sends SMS. Throws when the gateway did not take the message; the outbox tries again. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}

interface SmsGateway {
  /** Address of the interface, e.g. the one AfroMessage documents, without a closing slash. */
  readonly url: string
  readonly token: string
  /** Approved sender name, and the identifier it belongs to. */
  readonly sender: string
  readonly from: string
}

const Answer = z.object({ acknowledge: z.string() })
const timeout = 10_000

/** A gateway in the AfroMessage shape: it returns 200 for failures too, so `acknowledge` decides. */
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
  { clock, log }: Pick<PlatformContext, 'clock' | 'log'>,
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
