import type { Applicant, Result, SubmittedRequest } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { lockApplicant } from './active-applicant-lock.ts'
import { endLapsedRequests } from './end-lapsed-requests.ts'
import { insertPerson } from './request-writer.ts'

/** Stores applicants of a request one after the other; none of them when one has an open request already (D30). */
export const addApplicants = async (
  trx: Trx,
  context: RequestContext,
  position: { readonly officeId: number; readonly requestId: number; readonly from: number },
  applicants: readonly Applicant[],
): Promise<Result<SubmittedRequest['persons'], Refusal>> => {
  const { services, now } = context
  const { officeId, requestId, from } = position
  const persons: SubmittedRequest['persons'][number][] = []
  for (const [at, applicant] of applicants.entries()) {
    const person = { officeId, requestId, position: from + at, applicant, now }
    const { personId, applicationNumber } = await insertPerson(trx, services, person)
    const claim = () => lockApplicant(trx, services, applicant, { officeId, requestId, personId })
    const claimed = (await claim()) || ((await endLapsedRequests(trx, context, applicant)) && (await claim()))
    if (!claimed) return refused('openRequest')
    persons.push({
      requestPersonId: personId,
      personId,
      applicationNumber,
      firstName: applicant.personal.firstName,
    })
  }
  return done(persons)
}
