import { type EarlierApplicant, earlierApplicants } from '@invea/domain'
import { done } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { isErased } from './erase-persons.ts'
import { readRequests } from './request-reader.ts'

/** Requests that are looked through, the newest first. */
const most = 50

/** GetMyApplicants (B §1): whom this member applied for before. An anonymous session and a grant of thirty minutes open none of it. */
export const myApplicants: Handler<{ readonly portal: 'passport' | 'originId' }, readonly EarlierApplicant[]> = async (
  { services, caller },
  { portal },
) => {
  if (caller.kind !== 'user' || caller.accountId === null) return done([])
  const requests = await services.db
    .selectFrom('request')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('origin_id_type', portal === 'originId' ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  if (requests.length === 0) return done([])
  const open = await services.db
    .selectFrom('open_person')
    .select('person_id')
    .where(
      'request_id',
      'in',
      requests.map(({ id }) => id),
    )
    .execute()
  const openPersons = new Set(open.map(({ person_id }) => person_id))
  const stored = await readRequests(services.db, services, requests)
  const persons = stored.flatMap((request) => request.persons).filter((person) => !isErased(person))
  return done(
    earlierApplicants(persons.map(({ row, applicant }) => ({ ...applicant, isOpen: openPersons.has(row.id) }))),
  )
}
