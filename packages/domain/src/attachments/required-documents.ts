import { addDays, ageInYears, isUnder18 } from '../calendar/iso-date.ts'
import type { Applicant, NewRequest } from '../model/application.ts'
import type { ReplacementReason, RequestMode, RequestType } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { birthCertificateBelowAge } from './upload-limits.ts'

/**
 * Attachment types the master data is seeded with: ids and keys here, names in four languages in the locales.
 *
 * @example
 * attachmentTypes.policeLetter // => 6
 */
export const attachmentTypes = {
  kebeleId: 1,
  faydaId: 2,
  birthCertificate: 3,
  oldPassportDataPage: 4,
  damagedPassportPages: 5,
  policeLetter: 6,
  courtLetter: 7,
  parentId: 8,
  guardianshipPaper: 9,
  childPhoto: 10,
  urgentEvidence: 11,
  laissezPasser: 12,
  validityReason: 13,
  foreignPassport: 14,
  entryVisa: 15,
  visaExtension: 16,
  originProof: 17,
  oldOriginId: 18,
  marriageCertificate: 19,
  spouseOriginId: 20,
  relativeId: 21,
  photo: 22,
  detailsProof: 23,
} as const

/** Name of an attachment type in the code. */
export type AttachmentType = keyof typeof attachmentTypes

/** The type of an attachment type id. Undefined for an unknown id. */
export const findAttachmentType = (attachmentTypeId: number): AttachmentType | undefined =>
  (Object.keys(attachmentTypes) as AttachmentType[]).find((type) => attachmentTypes[type] === attachmentTypeId)

/** A §5: a passport with at most this many years of validity left needs a reason. */
export const shortValidityYears = 2

/** The data that decides the documents of one passport applicant. */
export interface DocumentCase {
  readonly requestType: RequestType
  readonly replacementReason?: ReplacementReason | undefined
  readonly mode: RequestMode
  /** A correction is requested, as the type or by the box. */
  readonly correction: boolean
  readonly birthDate: IsoDate
  readonly adopted: boolean
  /** Of the old passport. */
  readonly expirationDate?: IsoDate | undefined
}

/** A §5: whether a passport is valid for at most `shortValidityYears`. Exactly two years counts as short. */
export const isShortValidity = (expirationDate: IsoDate, today: IsoDate): boolean =>
  expirationDate > today && ageInYears(today, addDays(expirationDate, -1)) < shortValidityYears

type Documents = readonly AttachmentType[]

/** The document that proves the old passport, by replacement reason. */
export const oldPassportDocument: Record<ReplacementReason, AttachmentType> = {
  expired: 'oldPassportDataPage',
  pageRunOut: 'oldPassportDataPage',
  damaged: 'damagedPassportPages',
  validReplacement: 'oldPassportDataPage',
}

const byType: Record<RequestType, (documents: DocumentCase) => Documents> = {
  new: () => [],
  renewal: ({ replacementReason = 'expired' }) => [oldPassportDocument[replacementReason]],
  lost: () => ['policeLetter'],
  correction: () => ['oldPassportDataPage'],
  unknown: () => [],
}

/** Whether the request needs a proof of identity. For a renewal the old passport is enough. */
const provesIdentity = ({ requestType, replacementReason }: DocumentCase): boolean =>
  requestType === 'new' || requestType === 'lost' || replacementReason === 'damaged'

/** The data of a person that decides the documents of a child. */
export type AgedPerson = Pick<DocumentCase, 'birthDate' | 'adopted'>

/** A §5: a child comes with a parent or guardian. Empty for an adult. */
const childDocuments = ({ birthDate, adopted }: AgedPerson, today: IsoDate): Documents =>
  isUnder18(birthDate, today) ? ['birthCertificate', adopted ? 'guardianshipPaper' : 'parentId'] : []

const identity = (documents: DocumentCase, today: IsoDate): Documents => {
  const ofChild = childDocuments(documents, today)
  if (ofChild.length > 0) return ofChild
  if (!provesIdentity(documents)) return []
  const asksBirth = documents.requestType === 'new' && ageInYears(documents.birthDate, today) < birthCertificateBelowAge
  return asksBirth ? ['kebeleId', 'birthCertificate'] : ['kebeleId']
}

const shortValidity = ({ replacementReason, expirationDate }: DocumentCase, today: IsoDate): Documents =>
  replacementReason === 'validReplacement' && expirationDate !== undefined && isShortValidity(expirationDate, today)
    ? ['validityReason']
    : []

/**
 * The documents of one passport applicant, in the order of the form (A §5, A §9, requirement pages of B §2). Returns keys of
 * `attachmentTypes`. Empty for an unknown type.
 *
 * @example
 * const lost = { requestType: 'lost', mode: 'normal', correction: false, birthDate: isoDate('1990-05-12'), adopted: false } as const
 * requiredDocuments(lost, isoDate('2026-11-21')) // => ['kebeleId', 'policeLetter']
 */
export const requiredDocuments = (documents: DocumentCase, today: IsoDate): Documents =>
  documents.requestType === 'unknown'
    ? []
    : [
        ...identity(documents, today),
        ...byType[documents.requestType](documents),
        ...(documents.correction ? (['courtLetter'] as const) : []),
        ...shortValidity(documents, today),
        ...(documents.mode === 'urgent' ? (['urgentEvidence'] as const) : []),
      ]

/** Extracts the data that decides the documents of one applicant. */
export const documentCaseOf = (
  { requestType, replacementReason, mode }: Pick<NewRequest, 'requestType' | 'replacementReason' | 'mode'>,
  { personal, passport }: Pick<Applicant, 'personal' | 'passport'>,
): DocumentCase => ({
  requestType,
  replacementReason,
  mode,
  correction: requestType === 'correction' || passport.dataCorrected,
  birthDate: personal.birthDate,
  adopted: personal.adopted,
  expirationDate: passport.expirationDate,
})

/** The documents of an Origin ID between the foreign passport and the photo, by service. */
const byService: Record<OriginIdService, Documents> = {
  new: ['entryVisa', 'originProof'],
  renewal: ['oldOriginId'],
  damaged: ['oldOriginId'],
  lost: ['policeLetter'],
  correction: ['oldOriginId', 'detailsProof'],
  bySpouse: ['entryVisa', 'marriageCertificate', 'spouseOriginId'],
  child: ['entryVisa'],
}

/**
 * The documents of one Origin ID applicant, in the order of the form. `today` is the day of submission.
 *
 * @example
 * originIdDocuments('renewal', { birthDate: isoDate('1990-05-12'), adopted: false }, isoDate('2026-11-21')) // => ['foreignPassport', 'oldOriginId', 'photo']
 */
export const originIdDocuments = (service: OriginIdService, person: AgedPerson, today: IsoDate): Documents => [
  'foreignPassport',
  ...byService[service],
  ...childDocuments(person, today),
  'photo',
]
