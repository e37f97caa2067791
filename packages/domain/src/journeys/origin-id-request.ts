import { appointmentIssues } from '../booking/appointment.ts'
import { isPlaceHeld } from '../booking/place-held.ts'
import type { OriginIdDraft } from '../drafts/request-draft.ts'
import { isComplete } from '../journey/open-steps.ts'
import { journey, type Step } from '../journey/step.ts'
import type { RequestType } from '../model.ts'
import { originIdServices } from '../services/origin-id-services.ts'
import { siteIssues } from '../site/site.ts'
import { address, attachments, family } from './applicant.ts'
import { individually } from './applicant-walk.ts'
import type { Facts } from './facts.ts'
import { originIdApplicantJourney, originIdDetail, originIdPerson, originIdWalk } from './origin-id-applicant.ts'
import { confirmation, groupSize, isSubmitted, party, payment, summary } from './shared-steps.ts'

type OriginIdStep<Id extends string> = Step<OriginIdDraft, Facts, Id>

const requestTypeOf = ({ service }: OriginIdDraft): RequestType | undefined =>
  service && originIdServices[service].requestType

const isHeld = (draft: OriginIdDraft, { now }: Facts): boolean =>
  isPlaceHeld(draft, { requestType: requestTypeOf(draft) }, now)

/** A §1: one of the seven services. */
export const originIdService: OriginIdStep<'origin-id-service'> = {
  id: 'origin-id-service',
  accepts: ({ service }) => (service ? [] : [{ field: 'service', code: 'required' }]),
}

/** A §2 Site selection, by the type the service maps to. */
export const originIdSite: OriginIdStep<'site'> = {
  id: 'site',
  accepts: (draft, facts) =>
    siteIssues(draft.site, {
      requestType: requestTypeOf(draft),
      now: facts.now,
      captchaPassed: isHeld(draft, facts),
    }),
}

/** A §2: New alone has a calendar. */
export const originIdDateTime: OriginIdStep<'date-time'> = {
  id: 'date-time',
  when: (draft) => requestTypeOf(draft) === 'new',
  accepts: ({ appointment }, facts) => appointmentIssues(appointment, facts),
  command: 'holdPlace',
  settled: isHeld,
  seals: isSubmitted,
}

/** A §2: the other types get an estimate, and the place is held alike. */
export const originIdEstimate: OriginIdStep<'delivery-estimate'> = {
  id: 'delivery-estimate',
  when: (draft) => draft.service !== undefined && requestTypeOf(draft) !== 'new',
  command: 'holdPlace',
  settled: isHeld,
  seals: isSubmitted,
}

const alone = individually((draft: OriginIdDraft) => originIdWalk(draft, 0))

/** A §2: in group mode each applicant is a panel that walks the applicant journey. */
export const originIdGroup: OriginIdStep<'group-applicants'> = {
  id: 'group-applicants',
  when: ({ party: chosen }) => chosen === 'group',
  settled: (draft, facts) =>
    draft.applicants.every((_, position) => isComplete(originIdApplicantJourney, originIdWalk(draft, position), facts)),
}

/** The Origin ID request, from terms to slip: the shared steps, its own in between (A §2). */
export const originIdRequest = journey<OriginIdDraft, Facts>()('origin-id-request', [
  party,
  groupSize,
  originIdService,
  originIdSite,
  originIdDateTime,
  originIdEstimate,
  alone(originIdPerson),
  alone(address),
  alone(family),
  alone(originIdDetail),
  alone(attachments),
  originIdGroup,
  summary,
  payment,
  confirmation,
])
