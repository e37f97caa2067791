import type { Reader } from '../app-context.ts'
import type { Row } from '../platform/database/schema.ts'
import { officeOf } from '../platform/ids.ts'
import type { Caller } from '../platform/request-context.ts'
import { findAuthorizedRequest } from './authorized-request.ts'

/** A person of a request the caller may act on, with that request; undefined for what is another's or does not exist. */
export const findAuthorizedPerson = async (
  reader: Reader,
  caller: Caller,
  personId: number,
  now: Date,
): Promise<{ readonly person: Row<'request_person'>; readonly request: Row<'request'> } | undefined> => {
  const person = await reader
    .selectFrom('request_person')
    .selectAll()
    .where('office_id', '=', officeOf(personId))
    .where('id', '=', personId)
    .executeTakeFirst()
  const request = person && (await findAuthorizedRequest(reader, caller, person.request_id, now))
  return person && request && { person, request }
}
