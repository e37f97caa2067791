import { isUnder18 } from '../calendar/iso-date.ts'
import type { Applicant, NewRequest } from '../model/application.ts'
import type { ReplacementReason, RequestType } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'
import { findOriginIdService } from '../services/origin-id-services.ts'
import {
  type AttachmentType,
  type DocumentCase,
  documentCaseOf,
  findAttachmentType,
  originIdDocuments,
  requiredDocuments,
} from './required-documents.ts'

/** Conditions under which the agency may require a further document (D26). */
export const documentConditions = {
  /** Every applicant. */
  always: () => true,
  /** Eighteen or older. */
  adult: ({ birthDate }, today) => !isUnder18(birthDate, today),
  /** A child. */
  under18: ({ birthDate }, today) => isUnder18(birthDate, today),
  /** An adopted child. */
  adopted: ({ adopted }) => adopted,
  /** A correction is requested, as the type or by the box. */
  dataCorrected: ({ correction }) => correction,
  /** An urgent request. */
  urgent: ({ mode }) => mode === 'urgent',
} as const satisfies Record<string, (documents: DocumentCase, today: IsoDate) => boolean>

/** The name of such a condition. */
export type DocumentCondition = keyof typeof documentConditions

/** A document that the operator requires beside those of `requiredDocuments`. */
export interface FurtherDocument {
  readonly requestType: RequestType
  /** Absent: for every reason. */
  readonly replacementReason?: ReplacementReason | undefined
  readonly condition: DocumentCondition
  readonly attachmentTypeId: number
}

/**
 * The attachment type ids that the operator's list adds for one applicant (D26), each once, in the order of the list. Empty where the
 * list has no document for the case.
 *
 * @example
 * const lost = { requestType: 'lost', mode: 'normal', correction: false, birthDate: isoDate('1990-05-12'), adopted: false } as const
 * furtherDocuments([], lost, isoDate('2026-11-21')) // => []
 */
export const furtherDocuments = (
  list: readonly FurtherDocument[],
  documents: DocumentCase,
  today: IsoDate,
): readonly number[] => {
  const required = list.filter(
    ({ requestType, replacementReason, condition }) =>
      requestType === documents.requestType &&
      (replacementReason === undefined || replacementReason === documents.replacementReason) &&
      documentConditions[condition](documents, today),
  )
  return [...new Set(required.map(({ attachmentTypeId }) => attachmentTypeId))]
}

/** Documents that a family shares: a required document of one person, and the stored documents of another that can replace it. */
const shared: Readonly<Partial<Record<AttachmentType, readonly AttachmentType[]>>> = {
  marriageCertificate: ['marriageCertificate'],
  guardianshipPaper: ['guardianshipPaper'],
  relativeId: ['relativeId'],
  // The holder's card is part of the holder's own request, the spouse's and each child's.
  spouseOriginId: ['spouseOriginId', 'oldOriginId', 'parentId'],
  parentId: ['parentId', 'oldOriginId', 'spouseOriginId'],
}

/** Whether a stored document of one person may replace a required document of another family member (A §1: spouse and children). */
export const canReplaceDocument = (storedTypeId: number, requiredTypeId: number): boolean => {
  const stored = findAttachmentType(storedTypeId)
  const required = findAttachmentType(requiredTypeId)
  return stored !== undefined && required !== undefined && (shared[required]?.includes(stored) ?? false)
}

/** The properties of a request that decide its documents. */
export type DocumentedRequest = Pick<NewRequest, 'requestType' | 'replacementReason' | 'mode' | 'originIdApplicantType'>

/**
 * The documents of one applicant of a request (A §5, A §9), in the order of the form, for a passport or an Origin ID service. `today` is
 * the day of submission, so that a birthday does not change the list.
 */
export const documentsOf = (
  request: DocumentedRequest,
  applicant: Pick<Applicant, 'personal' | 'passport'>,
  today: IsoDate,
): readonly AttachmentType[] => {
  const service = findOriginIdService(request)
  return service
    ? originIdDocuments(service, applicant.personal, today)
    : requiredDocuments(documentCaseOf(request, applicant), today)
}

/** The type of the document that a field names: `attachments.` and the id of the type. */
export const documentOfField = (name: string): number | undefined => {
  const id = /^attachments\.(\d{1,9})$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}
