import type { Applicant, Etb, NewRequest, RequestType } from '../model.ts'
import type { OriginIdFeeService } from './fee-item.ts'
import { originIdFeeLines } from './origin-id-fee.ts'
import { type Quote, quoteOfLines } from './quote-of-lines.ts'

const byType: Record<RequestType, OriginIdFeeService> = {
  new: 'new',
  renewal: 'renewal',
  lost: 'lost',
  correction: 'correction',
  unknown: 'new',
}

/** The quote of an Origin ID request for its applicants (R4): `baseFee` is the operator's setting in whole ETB. */
export const originIdQuote = (
  { requestType, replacementReason }: Pick<NewRequest, 'requestType' | 'replacementReason'>,
  applicants: readonly Pick<Applicant, 'originId'>[],
  baseFee: Etb,
): Quote => {
  const isDamaged = requestType === 'renewal' && replacementReason === 'damaged'
  const service = isDamaged ? 'damaged' : byType[requestType]
  return quoteOfLines(
    applicants.map(({ originId }) => originIdFeeLines({ service, timesLost: originId?.timesLost }, baseFee)),
  )
}
