import { deliverOutboxJobs } from '../messages/deliver.ts'
import { type MessageKind, type RenderedMessage, renderMessage } from '../messages/messages.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { PlatformContext } from '../platform/platform-context.ts'

export interface Posted extends RenderedMessage {
  readonly channel: 'mail' | 'sms'
  readonly kind: string
  readonly to: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the value it expects
  readonly params: any
}

/** All messages of the outbox, oldest first, decrypted and rendered. */
export const readPosted = async ({
  db,
  encryption,
}: Pick<PlatformContext, 'db' | 'encryption'>): Promise<readonly Posted[]> => {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('written_at').execute()
  return rows.map((row) => {
    const context = encryptionContext.message(row.id)
    const kind = row.template as MessageKind
    const params = encryption.decryptJson<never>(row.params, context)
    const to = encryption.decrypt(row.recipient, context).toString()
    return { channel: row.channel, kind, to, params, ...renderMessage(row.language, kind, params) }
  })
}

/** The newest one-time code for a phone. */
export const codeSentTo = async (
  services: Pick<PlatformContext, 'db' | 'encryption'>,
  phoneNumber: string,
): Promise<string> => {
  const sent = (await readPosted(services)).filter(
    ({ kind, to }) => ['code', 'holdCode', 'phoneCode'].includes(kind) && to === phoneNumber,
  )
  const newest = sent.at(-1)
  if (!newest) throw new Error('no code was sent')
  return newest.params.code
}

/** Six digits that differ from the code. */
export const wrongCode = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** The newest link of a kind for an e-mail address. */
export const linkSentTo = async (
  services: Pick<PlatformContext, 'db' | 'encryption'>,
  email: string,
  kind: 'resetLink' | 'confirmAddress' | 'phoneLink' | 'phoneChangeAsked' = 'resetLink',
): Promise<URL> => {
  const newest = (await readPosted(services)).filter((sent) => sent.kind === kind && sent.to === email).at(-1)
  if (!newest) throw new Error('no link was sent')
  return new URL(newest.params.link)
}

/** The proof in the newest mailed link. It is in the fragment (D20). */
export const proofSentTo = async (...sent: Parameters<typeof linkSentTo>): Promise<string> =>
  new URLSearchParams((await linkSentTo(...sent)).hash.slice(1)).get('t') ?? ''

/** Runs each job of the outbox once. Returns the number of messages sent. */
export const deliverOutbox = async (services: Parameters<typeof deliverOutboxJobs>[0]): Promise<number> => {
  const { signal } = new AbortController()
  const sent = await Promise.all(deliverOutboxJobs(services).map((job) => job.run(signal)))
  return sent.reduce((sum, count) => sum + count, 0)
}
