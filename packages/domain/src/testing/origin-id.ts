import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import { emptyOriginIdDraft, type OriginIdDraft } from '../drafts/request-draft.ts'
import type { Applicant, NewRequest } from '../model/application.ts'
import { aCompleteApplicantDraft, anApplicant, aPersonalDetail, aPersonalDetailDraft } from './applicants.ts'
import { aHold, aNewRequest } from './requests.ts'

const foreign = { firstName: "O'BRIEN", birthCertificateId: '1234567890123456', phoneNumber: '+441632960001' } as const

/** An applicant for a new Origin ID by birth that passes every rule. */
export const anOriginIdApplicant = (changes: Partial<Applicant> = {}): Applicant =>
  anApplicant({
    personal: aPersonalDetail({ ...foreign, nationalityId: 2, occupationId: 4 }),
    originId: { visaNumber: 'SAMPLE1', visaType: 'tourist' },
    ...changes,
  })

/** One applicant for a new Origin ID, completely typed. */
export const aCompleteOriginIdApplicantDraft = (changes: Partial<ApplicantDraft> = {}): ApplicantDraft =>
  aCompleteApplicantDraft({
    personal: aPersonalDetailDraft({ ...foreign, firstName: "O'Brien", nationalityId: '2', occupationId: '4' }),
    passport: {},
    originId: { visaNumber: 'SAMPLE1', visaType: 'tourist', humanUntil: '2026-11-21T08:30:00.000Z' },
    ...changes,
  })

/** A request for a new Origin ID by birth that passes every rule. */
export const anOriginIdRequest = (changes: Partial<NewRequest> = {}): NewRequest =>
  aNewRequest({ originIdApplicantType: 'byBirth', applicants: [anOriginIdApplicant()], ...changes })

/** A request for a new Origin ID, everything typed, slot held, captchas solved, nothing submitted. */
export const aCompleteOriginIdDraft = (changes: Partial<OriginIdDraft> = {}): OriginIdDraft => ({
  ...emptyOriginIdDraft(),
  agreed: true,
  party: 'individual',
  service: 'new',
  site: { regionId: '1', cityId: '1', officeId: '1', deliverySiteId: '1', humanUntil: '2026-11-21T08:30:00.000Z' },
  appointment: { date: '2026-12-01', slotId: '3', hold: aHold() },
  applicants: [aCompleteOriginIdApplicantDraft()],
  ...changes,
})
