import type { Caller } from '../caller.ts'
import { asJson, type Row } from '../database/schema.ts'
import type { Trx } from '../database/transaction.ts'
import { newId } from '../ids.ts'

export interface AuditEntry {
  readonly officeId: number
  readonly at: Date
  readonly actor: { readonly kind: Row<'audit_log'>['actor_kind']; readonly id?: number | undefined }
  /** What happened, as `thing.done`, e.g. `hold.taken`. */
  readonly action: string
  readonly requestId?: number | undefined
  readonly subjectId?: number | undefined
  /** Codes, ids and dates; nothing personal. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** The account of a member, and the session of anyone else. */
export const actorOf = ({ kind, accountId, sessionId }: Caller): AuditEntry['actor'] =>
  kind === 'user' && accountId !== null ? { kind: 'user', id: accountId } : { kind: 'session', id: sessionId }

/** Records a change in the transaction that makes it. Rows of this table are never changed. */
export const audit = async (trx: Trx, entry: AuditEntry): Promise<void> => {
  await trx
    .insertInto('audit_log')
    .values({
      office_id: entry.officeId,
      id: newId(entry.officeId),
      at: entry.at,
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id ?? null,
      action: entry.action,
      request_id: entry.requestId ?? null,
      subject_id: entry.subjectId ?? null,
      detail: asJson(entry.detail ?? {}),
    })
    .execute()
}
