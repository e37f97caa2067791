import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  readonly url: string
  /** What arrived, oldest first. */
  readonly mails: readonly Email[]
  /** So many next deliveries are refused for now. */
  refuse(times: number): void
  stop(): Promise<void>
}

/** A mail server that keeps what it is given. */
export const startMailbox = async (): Promise<Mailbox> => {
  const mails: Email[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail)
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (times) => {
      refusals = times
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
