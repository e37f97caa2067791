import { createTransport } from 'nodemailer'

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
        // An address object: what stands in it is never read as a list of addresses.
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
