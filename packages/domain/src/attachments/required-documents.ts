import { addDays } from '../calendar/add-days.ts'
import { ageInYears, isUnder18 } from '../calendar/age.ts'
import type { IsoDate, ReplacementReason, RequestMode, RequestType } from '../model.ts'
import type { AttachmentType } from './attachment-types.ts'

/** A §9: an authenticated birth certificate is required below this age. */
export const birthCertificateBelowAge = 50
/** A §5: a passport with at most this many years of validity left needs a reason. */
export const shortValidityYears = 2

/** What decides the documents of one passport applicant. */
export interface DocumentCase {
  readonly requestType: RequestType
  readonly replacementReason?: ReplacementReason | undefined
  readonly mode: RequestMode
  /** A correction is asked for, as the type or by the box. */
  readonly correction: boolean
  readonly birthDate: IsoDate
  readonly adopted: boolean
  /** Of the old passport. */
  readonly expirationDate?: IsoDate | undefined
}

/** A §5: still valid, for at most that many years; exactly two years from now counts as short. */
export const isShortValidity = (expirationDate: IsoDate, today: IsoDate): boolean =>
  expirationDate > today && ageInYears(today, addDays(expirationDate, -1)) < shortValidityYears

type Documents = readonly AttachmentType[]

/** The document that shows the old passport, by the reason of its replacement. */
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

/** Types that prove who the person is; a renewal's old passport does that alone. */
const provesIdentity = ({ requestType, replacementReason }: DocumentCase): boolean =>
  requestType === 'new' || requestType === 'lost' || replacementReason === 'damaged'

const identity = (documents: DocumentCase, today: IsoDate): Documents => {
  if (isUnder18(documents.birthDate, today)) {
    return ['birthCertificate', documents.adopted ? 'guardianshipPaper' : 'parentId']
  }
  if (!provesIdentity(documents)) return []
  const asksBirth = documents.requestType === 'new' && ageInYears(documents.birthDate, today) < birthCertificateBelowAge
  return asksBirth ? ['kebeleId', 'birthCertificate'] : ['kebeleId']
}

const shortValidity = ({ replacementReason, expirationDate }: DocumentCase, today: IsoDate): Documents =>
  replacementReason === 'validReplacement' && expirationDate !== undefined && isShortValidity(expirationDate, today)
    ? ['validityReason']
    : []

/** The documents one passport applicant uploads, in the order the form shows them (A §5, A §9, requirement pages of B §2). */
export const requiredDocuments = (documents: DocumentCase, today: IsoDate): Documents => [
  ...identity(documents, today),
  ...byType[documents.requestType](documents),
  ...(documents.correction ? (['courtLetter'] as const) : []),
  ...shortValidity(documents, today),
  ...(documents.mode === 'urgent' ? (['urgentEvidence'] as const) : []),
]
