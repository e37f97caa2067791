import { earlierApplicants } from '@invea/domain/application'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { ok, refused } from '../platform/refusal.ts'
import { displayContextOf, wholeApplication } from './application-of.ts'
import { extendGrant, findAuthorizedRequest } from './authorized-request.ts'
import { isErased } from './request-numbers.ts'
import { priceOf } from './request-quote.ts'
import { readRequest, readRequests } from './request-reader.ts'
import { liveOrder } from './request-status.ts'

const maxListed = 100

/** GetMyApplications (B §7): requests of this member or session, newest first, without those opened with both numbers. */
export const myApplications: EndpointHandler<'getMyApplications'> = async (context) => {
  const { services, caller } = context
  const requests = await services.db
    .selectFrom('request')
    .selectAll()
    .where((query) =>
      query.or([
        query('session_id', '=', caller.sessionId),
        ...(caller.accountId === null ? [] : [query('account_id', '=', caller.accountId)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(maxListed)
    .execute()
  const display = await displayContextOf(context)
  const stored = await readRequests(services.db, services, requests)
  return ok(stored.map((one) => wholeApplication(one, display)))
}

/** GetPriceForRequest (A §7): the price of the caller's own request by the fee tables. */
export const priceForRequest: EndpointHandler<'getPrice'> = async (context, { query: { requestId } }) => {
  const { services, caller, now, language } = context
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  return ok(priceOf(await readRequest(services.db, services, request), language))
}

/** Maximum number of requests to search, newest first. */
const maxRequests = 50

/** GetMyApplicants (B §1): persons of a member's earlier applications, without those opened with both numbers. */
export const myApplicants: EndpointHandler<'getMyApplicants'> = async ({ services, caller }, { query: { portal } }) => {
  if (caller.kind !== 'user' || caller.accountId === null) return ok([])
  const requests = await services.db
    .selectFrom('request')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('origin_id_type', portal === 'originId' ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .limit(maxRequests)
    .execute()
  if (requests.length === 0) return ok([])
  const open = await services.db
    .selectFrom('open_person')
    .select('person_id')
    .where('office_id', 'in', [...new Set(requests.map(({ office_id }) => office_id))])
    .where(
      'request_id',
      'in',
      requests.map(({ id }) => id),
    )
    .execute()
  const openPersons = new Set(open.map(({ person_id }) => person_id))
  const stored = await readRequests(services.db, services, requests)
  const persons = stored.flatMap((request) => request.persons).filter((person) => !isErased(person))
  return ok(earlierApplicants(persons.map(({ row, applicant }) => ({ ...applicant, isOpen: openPersons.has(row.id) }))))
}

/** Starts a check of an unpaid order without waiting for the result. */
export type CheckOrder = (context: RequestContext, order: Row<'payment_order'>) => void

/** One full request of this session. An open page calls it again, so access through both numbers lasts while it is open (D19). */
export const getRequest =
  (checkOrder: CheckOrder): EndpointHandler<'getRequest'> =>
  async (context, { query: { requestId } }) => {
    const { services, caller, now } = context
    const request = await findAuthorizedRequest(services.db, caller, requestId, now)
    if (!request || !(await extendGrant(services.db, caller, request, now))) return refused('notFound')
    const stored = await readRequest(services.db, services, request)
    const live = liveOrder(stored.orders, now)
    if (live?.announced_at) checkOrder(context, live)
    return ok(wholeApplication(stored, await displayContextOf(context)))
  }
