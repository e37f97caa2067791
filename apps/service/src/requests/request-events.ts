import type { ApplicationEventKind } from '@invea/domain'
import type { AppContext, Trx } from '../app-context.ts'
import { asJson, type Row } from '../platform/database/schema.ts'
import { encryptionContext } from '../platform/encryption/encryption-context.ts'
import { newId } from '../platform/ids.ts'

/** The agency's own words to the applicant. */
interface Statement {
  readonly reason: string
  readonly fields?: readonly string[] | undefined
}

/** Records what happened to a locked request, for its timeline, in the transaction that does it. */
export const recordEvent = async (
  trx: Trx,
  { encryption }: Pick<AppContext, 'encryption'>,
  event: {
    readonly request: Pick<Row<'request'>, 'office_id' | 'id'>
    readonly kind: ApplicationEventKind
    readonly personId?: number | undefined
    readonly statement?: Statement | undefined
    readonly at: Date
  },
): Promise<void> => {
  const { request, kind, personId, statement, at } = event
  const id = newId(request.office_id)
  await trx
    .insertInto('request_event')
    .values({
      office_id: request.office_id,
      id,
      request_id: request.id,
      person_id: personId ?? null,
      kind,
      reason: statement ? encryption.encrypt(statement.reason, encryptionContext.event(id)) : Buffer.alloc(0),
      fields: asJson(statement?.fields ?? []),
      at,
    })
    .execute()
}
