import { isAllowed, isEditable, type Result } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { actionCaseOf, actionClock } from './action-case.ts'
import { findAuthorizedPerson } from './authorized-person.ts'
import { lockAuthorizedRequest } from './authorized-request.ts'
import { readRequest, type StoredPerson, type StoredRequest } from './request-reader.ts'

/** An own request, locked, if the domain's table offers Edit now. */
export const lockForEdit = async (
  trx: Trx,
  { services, caller, now }: RequestContext,
  requestId: number,
): Promise<Result<StoredRequest, Refusal>> => {
  const request = await lockAuthorizedRequest(trx, caller, requestId, now)
  if (!request) return refused('notFound')
  const allowed = isAllowed('edit', await actionCaseOf(trx, request, now), actionClock(now))
  return allowed ? done(await readRequest(trx, services, request)) : refused('notAllowed')
}

/** Whether this one person of the request may be changed: in a group the agency asks one for a correction, not all (B §2). */
export const mayEdit = ({ row }: StoredPerson): boolean =>
  isEditable({ notified: row.notified, personStatus: row.status })

/** The same, for one person who may be edited. */
export const lockPersonForEdit = async (
  trx: Trx,
  context: RequestContext,
  personId: number,
): Promise<Result<{ readonly stored: StoredRequest; readonly person: StoredPerson }, Refusal>> => {
  const own = await findAuthorizedPerson(trx, context.caller, personId, context.now)
  if (!own) return refused('notFound')
  const locked = await lockForEdit(trx, context, own.request.id)
  if (!locked.ok) return locked
  const person = locked.value.persons.find(({ row }) => row.id === personId)
  if (!person) return refused('notFound')
  return mayEdit(person) ? done({ stored: locked.value, person }) : refused('notAllowed')
}
