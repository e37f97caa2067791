import type { Applicant, IsoDate, NewRequest, ReplacementReason } from '../model.ts'
import type { FeeService } from './fee-item.ts'
import type { FeeCase } from './price.ts'

/** What of a request decides the price of its applicants. */
export type PricedRequest = Pick<NewRequest, 'requestType' | 'replacementReason' | 'mode' | 'urgentDays'>
/** What of an applicant decides the price. */
export type PricedApplicant = Pick<Applicant, 'passport'>

/** The row of the fee tables that a replacement for a reason is charged by. */
export const feeServiceOfReason: Record<ReplacementReason, FeeService> = {
  expired: 'expired',
  pageRunOut: 'pageRunOut',
  damaged: 'damaged',
  validReplacement: 'valid',
}

/** A corrected passport counts as valid while its expiration date lies ahead, else as expired (B §9: two rows). */
const correctedService = (expirationDate: IsoDate | undefined, today: IsoDate): FeeService =>
  expirationDate !== undefined && expirationDate > today ? 'valid' : 'expired'

/** The fee case of one applicant of a request, on the day the request is made. */
export const feeCaseOf = (request: PricedRequest, { passport }: PricedApplicant, today: IsoDate): FeeCase => {
  const urgentDays = request.mode === 'urgent' ? request.urgentDays : undefined
  const { dataCorrected } = passport
  switch (request.requestType) {
    case 'renewal':
      return {
        service: feeServiceOfReason[request.replacementReason ?? 'expired'],
        correction: dataCorrected,
        urgentDays,
      }
    case 'lost':
      return { service: 'lost', correction: dataCorrected, urgentDays }
    case 'correction':
      return { service: correctedService(passport.expirationDate, today), correction: true, urgentDays }
    default:
      return { service: 'new', correction: false, urgentDays }
  }
}
