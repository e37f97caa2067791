import type { Trx } from '../app-context.ts'
import { later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'

/** D19: how long both numbers open a request to a session. */
const lifetime = { minutes: 30 }

/** Opens a request to a session for half an hour from now. */
export const grantRequest = async (
  trx: Trx,
  sessionId: number,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
  now: Date,
): Promise<void> => {
  const expires_at = later(now, lifetime)
  await trx
    .insertInto('request_grant')
    .values({ session_id: sessionId, office_id, request_id: id, expires_at })
    .onConflict((conflict) => conflict.columns(['session_id', 'office_id', 'request_id']).doUpdateSet({ expires_at }))
    .execute()
}
