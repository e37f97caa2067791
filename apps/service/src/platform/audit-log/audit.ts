import type { Caller } from '../caller.ts'
import type { Row } from '../database/schema.gen.ts'
import { type Trx, writeBeforeCommit } from '../database/transaction.ts'
import { newId } from '../ids.ts'

/** Who changes something, and when. */
export interface AuditContext {
  readonly now: Date
  readonly actor: { readonly kind: Row<'audit_log'>['actor_kind']; readonly id?: number | undefined }
}

export interface AuditSubject {
  /** Absent for what belongs to no office. */
  readonly officeId?: number
  readonly requestId?: number | undefined
  readonly subjectId?: number | undefined
  /** Codes, ids, dates and values of master data; nothing personal. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined
}

/** The account of a member, and the session of anyone else. */
export const actorOf = ({ kind, accountId, sessionId }: Caller): AuditContext['actor'] =>
  kind === 'user' && accountId !== null ? { kind: 'user', id: accountId } : { kind: 'session', id: sessionId }

/** Records a change in its transaction. `action` is `thing.done`, for example `hold.taken`. Rows are never changed. */
export const audit = async (
  trx: Trx,
  { now, actor }: AuditContext,
  action: string,
  { officeId = 0, requestId, subjectId, detail = {} }: AuditSubject = {},
): Promise<void> =>
  writeBeforeCommit(
    trx,
    trx.insertInto('audit_log').values({
      office_id: officeId,
      id: newId(officeId),
      at: now,
      actor_kind: actor.kind,
      actor_id: actor.id ?? null,
      action,
      request_id: requestId ?? null,
      subject_id: subjectId ?? null,
      detail: JSON.stringify(detail),
    }),
  )
