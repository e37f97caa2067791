import type { AppContext, Trx } from '../app-context.ts'
import type { Row } from '../platform/database/schema.ts'
import type { NumberTarget } from './number-index.ts'
import { readRequest, type StoredRequest } from './request-reader.ts'

type RequestKey = Pick<NumberTarget, 'officeId' | 'requestId'>

/** The row of a request that exists, locked until the transaction ends. */
export const lockRequestRow = (trx: Trx, { officeId, requestId }: RequestKey): Promise<Row<'request'>> =>
  trx
    .selectFrom('request')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The request whole, locked until the transaction ends. */
export const lockRequest = async (
  trx: Trx,
  services: Pick<AppContext, 'encryption'>,
  key: RequestKey,
): Promise<StoredRequest> => readRequest(trx, services, await lockRequestRow(trx, key))
