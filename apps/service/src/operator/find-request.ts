import type { Services, Trx } from '../services.ts'
import { findNumber, type NumberTarget } from '../store/number-directory.ts'
import { readRequest, type StoredRequest } from '../store/request-reader.ts'

/** The request and person behind a printed application number. */
export const findByNumber = (services: Services, applicationNumber: string): Promise<NumberTarget | undefined> =>
  findNumber(services.db, services, 'application', applicationNumber)

/** The request whole, locked until the transaction ends. */
export const lockRequest = async (
  trx: Trx,
  services: Pick<Services, 'vault'>,
  { officeId, requestId }: NumberTarget,
): Promise<StoredRequest> => {
  const row = await trx
    .selectFrom('request')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return readRequest(trx, services, row)
}
