import { isUnder18 } from '../calendar/age.ts'
import type { IsoDate, ReplacementReason, RequestType } from '../model.ts'
import type { DocumentCase } from './required-documents.ts'

/** For whom the agency may ask a document beyond the rules (D26). */
export const documentConditions = {
  /** Every applicant. */
  always: () => true,
  /** Eighteen or older. */
  adult: ({ birthDate }, today) => !isUnder18(birthDate, today),
  /** A child. */
  under18: ({ birthDate }, today) => isUnder18(birthDate, today),
  /** An adopted child. */
  adopted: ({ adopted }) => adopted,
  /** A correction is asked for, as the type or by the box. */
  dataCorrected: ({ correction }) => correction,
  /** An urgent request. */
  urgent: ({ mode }) => mode === 'urgent',
} as const satisfies Record<string, (documents: DocumentCase, today: IsoDate) => boolean>

/** The name of such a condition. */
export type DocumentCondition = keyof typeof documentConditions

/** A document that the operator asks beside those of `requiredDocuments`. */
export interface FurtherDocument {
  readonly requestType: RequestType
  /** Absent: for every reason. */
  readonly replacementReason?: ReplacementReason | undefined
  readonly condition: DocumentCondition
  readonly attachmentTypeId: number
}

/** The attachment type ids that the operator's list adds for one applicant (D26), each once, in the order of the list. */
export const furtherDocuments = (
  list: readonly FurtherDocument[],
  documents: DocumentCase,
  today: IsoDate,
): readonly number[] => {
  const asked = list.filter(
    ({ requestType, replacementReason, condition }) =>
      requestType === documents.requestType &&
      (replacementReason === undefined || replacementReason === documents.replacementReason) &&
      documentConditions[condition](documents, today),
  )
  return [...new Set(asked.map(({ attachmentTypeId }) => attachmentTypeId))]
}
