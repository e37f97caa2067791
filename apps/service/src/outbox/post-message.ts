import type { Language } from '@invea/domain'
import { sql } from 'kysely'
import { newId } from '../ids.ts'
import type { Services, Trx } from '../services.ts'
import type { MailKind, MessageKind, MessageParams } from './messages.ts'

export interface Posting<Kind extends MessageKind> {
  readonly kind: Kind
  readonly params: MessageParams[Kind]
  readonly language: Language
  readonly to: Kind extends MailKind
    ? { readonly email: string }
    : { readonly phone: string; readonly email?: string | undefined }
  readonly officeId: number
  readonly requestId?: number | undefined
  /** Names the occasion: the same one is told once, however often its transaction runs. */
  readonly occasion: string
  readonly now: Date
  /** False: the same statements are run and write nothing, so that nobody sees from outside whether somebody was told. */
  readonly only?: boolean
}

export const outboxPlace = (id: number): string => `outbox/${id}`

const addresses = (to: { readonly phone?: string; readonly email?: string | undefined }) => [
  ...(to.phone ? [['sms', to.phone] as const] : []),
  ...(to.email ? [['mail', to.email] as const] : []),
]

/** Leaves a message to be sent: an SMS, and an e-mail where there is an address. It exists if and only if the change does. */
export const postMessage = async <Kind extends MessageKind>(
  trx: Trx,
  { vault }: Pick<Services, 'vault'>,
  { kind, params, language, to, officeId, requestId, occasion, now, only = true }: Posting<Kind>,
): Promise<void> => {
  for (const [channel, recipient] of addresses(to)) {
    const id = newId(officeId)
    const sealed = {
      recipient: vault.seal(recipient, outboxPlace(id)),
      params: vault.sealJson(params, outboxPlace(id)),
    }
    await sql`
      insert into outbox (office_id, id, channel, template, language, recipient, params, request_id, dedupe,
        next_attempt_at, created_at)
      select ${officeId}::integer, ${id}::bigint, ${channel}::text, ${kind}::text, ${language}::text,
        ${sealed.recipient}::bytea, ${sealed.params}::bytea, ${requestId ?? null}::bigint,
        ${`${kind}/${occasion}/${channel}`}::text, ${now}::timestamptz, ${now}::timestamptz
      where ${only}::boolean
      on conflict (office_id, dedupe) do nothing`.execute(trx)
  }
}
