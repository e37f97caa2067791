import { internationalPhone } from '@invea/domain/applicant'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import { reasonOf } from '../platform/log.ts'
import type { PlatformContext } from '../platform/platform-context.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for each attempt at one message, so that a mailbox can recognize duplicates. */
  readonly id: string
}

/** Sends e-mail. Throws if the server did not accept it; the outbox tries again. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  close(): void
}

/** Milliseconds. The defaults of the library reach ten minutes, longer than the lease of a message. */
const mailTimeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Over SMTP, `smtp://user:password@host:port` or `smtps://…`. */
export const createMailSender = (smtpUrl: string, from: string): MailSender => {
  const transport = createTransport(
    { url: smtpUrl, ...mailTimeouts },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost'
  return {
    send: async ({ to, subject, text, id }) => {
      await transport.sendMail({
        // An address object: the text is never parsed as a list of addresses.
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

/** Sends SMS. Throws if the gateway did not accept it; the outbox tries again. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}

interface SmsGateway {
  /** URL of the API, for example the one that AfroMessage documents, without a trailing slash. */
  readonly url: string
  readonly token: string
  /** Approved sender name, and the identifier it belongs to. */
  readonly sender: string
  readonly from: string
}

const GatewayResponse = z.object({ acknowledge: z.string() })
const timeout = 10_000

/** A gateway with the AfroMessage API: it returns 200 for failures too, so `acknowledge` decides. */
const createGateway = ({ url, token, sender, from }: SmsGateway): SmsSender => ({
  send: async ({ to, text }) => {
    const response = await fetch(`${url}/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from, sender, to: internationalPhone(to), message: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const read = z.safeParse(GatewayResponse, await response.json().catch(() => undefined))
    const acknowledged = read.success ? read.data.acknowledge : 'unreadable'
    if (response.ok && acknowledged === 'success') return
    const code = response.ok ? 'NOT_ACKNOWLEDGED' : `HTTP_${response.status}`
    throw Object.assign(new Error(`SMS gateway: ${code}`), { code })
  },
})

/** Seconds for which a gateway that failed is tried last. */
const cooldownSeconds = 60

/** Sends with the first gateway that accepts the message. A gateway that just failed is tried last. */
export const createSmsSender = (
  gateways: readonly SmsGateway[],
  { clock, log }: Pick<PlatformContext, 'clock' | 'log'>,
): SmsSender => {
  const senders = gateways.map((gateway, at) => ({ at, sender: createGateway(gateway), cooldownUntil: 0 }))
  return {
    send: async (sms) => {
      const now = clock.now().getTime()
      const order = senders.toSorted(
        (one, other) => Number(one.cooldownUntil > now) - Number(other.cooldownUntil > now),
      )
      for (const [attempt, gateway] of order.entries()) {
        try {
          return await gateway.sender.send(sms)
        } catch (error) {
          gateway.cooldownUntil = now + cooldownSeconds * 1_000
          if (attempt === order.length - 1) throw error
          log.warn({ gateway: gateway.at + 1, why: reasonOf(error) }, 'an SMS gateway failed: the other one is tried')
        }
      }
    },
  }
}
