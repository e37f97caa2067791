import { holderFields } from '../applicant/personal-detail.ts'
import { draftFromApplicant } from '../application/earlier-applicant.ts'
import type { Application, ApplicationPerson } from '../model/application.ts'
import type { ReplacementReason, RequestMode, RequestType, UrgentDays } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'
import { type OriginIdService, originIdServiceNames, originIdServices } from '../services/origin-id-services.ts'
import type { ApplicantDraft } from './applicant-draft.ts'

/** Draft of the edit wizard: one applicant of a stored request (B §2). */
export interface EditDraft {
  readonly requestId: number
  /** Sent with the change, as B §3 describes. */
  readonly confirmationNumber?: string | undefined
  readonly requestType: RequestType
  readonly mode: RequestMode
  /** The replacement reason, which also decides the fee (D35). */
  readonly replacementReason?: ReplacementReason | undefined
  readonly urgentDays?: UrgentDays | undefined
  /** The day of submission. The validity of the old passport counts from this day. */
  readonly submittedOn?: IsoDate | undefined
  /** Only for Origin ID requests. */
  readonly originIdService?: OriginIdService | undefined
  /** Only for Origin ID requests: the birth date when the edit began. An application whose service never fitted it stays valid. */
  readonly storedBirthDate?: IsoDate | undefined
  /** First applicant of an urgent request: the fields that have the names of the account (D40). */
  readonly holderFields?: readonly string[] | undefined
  /** Version of the edited request. A newer version is a conflict. */
  readonly requestVersion: number
  readonly personId: number
  readonly applicant: ApplicantDraft
  /** The applicant as the service had it when the edit began, or after the last update. */
  readonly base: ApplicantDraft
  /** Set when the service has stored the update. */
  readonly updated?: boolean | undefined
}

/** Finds the service by request and application type, without the reason: a damaged card has the fields of a renewal (R10). */
const serviceOf = ({ type, originIdApplicantType }: Application): OriginIdService | undefined =>
  originIdServiceNames.find(
    (service) =>
      originIdServices[service].requestType === type &&
      originIdServices[service].applicantType === originIdApplicantType,
  )

/** Creates the edit draft of one person of a stored request. Undefined for a masked card, which cannot be edited (D19). */
export const editDraftOf = (application: Application, person: ApplicationPerson): EditDraft | undefined => {
  const { applicant, personId, requestPersonId, attachments, correction } = person
  if (!applicant || personId === undefined) return undefined
  const service = applicant.originId && serviceOf(application)
  const isFirst = application.persons[0]?.requestPersonId === requestPersonId
  const base = { ...draftFromApplicant(applicant, attachments), requestPersonId }
  return {
    requestId: application.requestId,
    confirmationNumber: application.confirmationNumber,
    requestType: application.type,
    mode: application.mode,
    replacementReason: application.replacementReason,
    urgentDays: application.urgentDays,
    submittedOn: application.requestDate,
    ...(service && { originIdService: service, storedBirthDate: applicant.personal.birthDate }),
    ...(application.mode === 'urgent' && isFirst && { holderFields: holderFields(correction?.fields) }),
    requestVersion: application.version,
    personId,
    applicant: base,
    base,
  }
}
