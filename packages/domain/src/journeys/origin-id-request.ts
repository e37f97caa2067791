import { checkOriginIdDetail, originIdDetailFrom } from '../applicant/origin-id-detail.ts'
import { wasSlotHeld } from '../appointment/hold.ts'
import { offeredTypeIssues, siteIssues } from '../appointment/office.ts'
import { type OriginIdDraft, originIdSiteDetail, originIdSiteFields } from '../drafts/request-draft.ts'
import type { Issue } from '../issues/issue.ts'
import { under } from '../issues/issue-list.ts'
import { issuesOf } from '../issues/result.ts'
import { originIdRequestType } from '../services/origin-id-services.ts'
import { address, attachments, family, groupStep, individualStep } from './applicant-journey.ts'
import { journey, type Step } from './journey.ts'
import {
  originIdApplicantInRequest,
  originIdApplicantJourney,
  originIdDetail,
  originIdPerson,
} from './origin-id-applicant-journey.ts'
import { confirmation, payment, summary } from './shared-steps.ts'
import { applicantsCount, type Facts, groupSize } from './start-steps.ts'
import { dateTimeStep, estimateStep } from './time-steps.ts'

type OriginIdStep<Id extends string> = Step<OriginIdDraft, Facts, Id>

/** A §1: one of the seven services. */
export const originIdService: OriginIdStep<'origin-id-service'> = {
  id: 'origin-id-service',
  accepts: ({ service }) => (service ? [] : [{ field: 'service', code: 'required' }]),
}

/** A §2, the Origin ID variant: an individual enters country, visa number and Origin ID number on the site step. */
const siteDetailIssues = ({ party: chosen, service, applicants: [first] }: OriginIdDraft): readonly Issue[] => {
  if (chosen === 'group' || !service || !first) return []
  const checked = checkOriginIdDetail(originIdDetailFrom(originIdSiteDetail(first.originId)), { service })
  const fields = originIdSiteFields.map((name) => `originId.${name}`)
  return under(
    'applicants.0',
    issuesOf(checked).filter(({ field }) => fields.includes(field)),
  )
}

/** A §2 Site selection, for the service's request type. Issues in the order of the page: site, applicant, captcha. */
export const originIdSite: OriginIdStep<'site'> = {
  id: 'site',
  accepts: (draft, facts) => {
    const requestType = originIdRequestType(draft)
    const issues = siteIssues(draft.site, { requestType, now: facts.now, captchaPassed: wasSlotHeld(draft) })
    const isCaptcha = ({ field }: Issue) => field === 'site.captcha'
    return [
      ...issues.filter((issue) => !isCaptcha(issue)),
      ...offeredTypeIssues(facts.office, requestType, 'site.officeId'),
      ...siteDetailIssues(draft),
      ...issues.filter(isCaptcha),
    ]
  },
}

const criteriaOf = (draft: OriginIdDraft) => ({ requestType: originIdRequestType(draft) })

const forIndividual = individualStep((draft: OriginIdDraft) => originIdApplicantInRequest(draft, 0))

/** The Origin ID request, from terms to slip: the shared steps and its own (A §2). */
export const originIdRequest = journey<OriginIdDraft, Facts>()('origin-id-request', [
  applicantsCount,
  groupSize,
  originIdService,
  originIdSite,
  dateTimeStep(criteriaOf),
  estimateStep(criteriaOf),
  forIndividual(originIdPerson),
  forIndividual(address),
  forIndividual(family),
  forIndividual(originIdDetail),
  forIndividual(attachments),
  groupStep(originIdApplicantJourney, originIdApplicantInRequest),
  summary,
  payment,
  confirmation,
])
