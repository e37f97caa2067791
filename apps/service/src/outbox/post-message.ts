import type { Language } from '@invea/domain'
import { newId } from '../ids.ts'
import type { Services, Trx } from '../services.ts'
import type { MessageKind, MessageParams } from './messages.ts'

export interface Posting<Kind extends MessageKind> {
  readonly kind: Kind
  readonly params: MessageParams[Kind]
  readonly language: Language
  readonly to: { readonly phone: string; readonly email?: string | undefined }
  readonly officeId: number
  readonly requestId?: number | undefined
  /** Names the occasion: the same one is told once, however often its transaction runs. */
  readonly occasion: string
  readonly now: Date
}

export const outboxPlace = (id: number): string => `outbox/${id}`

/** Leaves a message to be sent: an SMS, and an e-mail where there is an address. It exists if and only if the change does. */
export const postMessage = async <Kind extends MessageKind>(
  trx: Trx,
  { vault }: Pick<Services, 'vault'>,
  { kind, params, language, to, officeId, requestId, occasion, now }: Posting<Kind>,
): Promise<void> => {
  const recipients = [['sms', to.phone] as const, ...(to.email ? [['mail', to.email] as const] : [])]
  for (const [channel, recipient] of recipients) {
    const id = newId(officeId)
    await trx
      .insertInto('outbox')
      .values({
        office_id: officeId,
        id,
        channel,
        template: kind,
        language,
        recipient: vault.seal(recipient, outboxPlace(id)),
        params: vault.sealJson(params, outboxPlace(id)),
        request_id: requestId ?? null,
        dedupe: `${kind}/${occasion}/${channel}`,
        next_attempt_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['office_id', 'dedupe']).doNothing())
      .execute()
  }
}
