import type { Caller } from '../call.ts'
import { officeOf } from '../ids.ts'
import type { Reader, Trx } from '../services.ts'
import type { Row } from './schema.ts'

const mine = (reader: Reader, { sessionId, accountId }: Caller, requestId: number, now: Date) =>
  reader
    .selectFrom('request')
    .selectAll('request')
    .where('request.office_id', '=', officeOf(requestId))
    .where('request.id', '=', requestId)
    .where((query) =>
      query.or([
        query('request.session_id', '=', sessionId),
        ...(accountId === null ? [] : [query('request.account_id', '=', accountId)]),
        query.exists(
          query
            .selectFrom('request_grant')
            .select('request_id')
            .where('request_grant.session_id', '=', sessionId)
            .where('request_grant.office_id', '=', officeOf(requestId))
            .where('request_grant.request_id', '=', requestId)
            .where('request_grant.expires_at', '>', now),
        ),
      ]),
    )

/**
 * A request the caller may act on: made in this session, by this member, or opened to this session by both its
 * numbers (D19). What is another's is undefined like what does not exist: both answer `notFound`.
 */
export const findOwnRequest = (
  reader: Reader,
  caller: Caller,
  requestId: number,
  now: Date,
): Promise<Row<'request'> | undefined> => mine(reader, caller, requestId, now).executeTakeFirst()

/** The same, locked until the transaction ends. Requests are locked before counters, counters before the ledger. */
export const lockOwnRequest = (
  trx: Trx,
  caller: Caller,
  requestId: number,
  now: Date,
): Promise<Row<'request'> | undefined> => mine(trx, caller, requestId, now).forUpdate().executeTakeFirst()
