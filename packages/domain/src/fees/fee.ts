import type { Issue } from '../issues/issue.ts'
import type { Applicant, NewRequest } from '../model/application.ts'
import type { ReplacementReason, RequestStatus, RequestType, UrgentDays } from '../model/choices.ts'
import type { Etb, IsoDate } from '../model/scalars.ts'
import { type FeeService, type PrintedRow, regularFees, urgentFees } from './fee-tables.ts'

/** R1: surcharge for a correction without a printed row, in whole ETB: the difference of every printed pair. */
const correctionAddOn = 7_500

/** D3: surcharge on the regular price in whole ETB, by working days, for a service without a row in the urgent table. */
export const urgentSurcharges = { 2: 20_000, 5: 15_000 } as const satisfies Record<UrgentDays, Etb>

/** The data that decides the price of one applicant. */
export interface FeeCase {
  readonly service: FeeService
  readonly correction: boolean
  readonly urgentDays?: UrgentDays | undefined
}

/** The printed row of a service with a correction, where there is one. */
const correctionRows: Partial<Record<FeeService, PrintedRow>> = {
  expired: 'expiredWithCorrection',
  lost: 'lostWithCorrection',
  valid: 'validWithCorrection',
}

/** Regular price in whole ETB: as printed, else the printed price and the correction add-on (R1). */
export const regularFee = ({ service, correction }: Pick<FeeCase, 'service' | 'correction'>): Etb => {
  const row = correction ? correctionRows[service] : service
  return row ? regularFees[row] : regularFees[service] + correctionAddOn
}

/** Price in whole ETB: the regular one, or the urgent one as printed, else by the pattern of the printed rows (D3, R2). */
export const fee = ({ service, correction, urgentDays }: FeeCase): Etb => {
  const regular = regularFee({ service, correction })
  if (urgentDays === undefined) return regular
  const row = correction ? correctionRows[service] : service
  return row && row !== 'valid' ? urgentFees[row][urgentDays] : regular + urgentSurcharges[urgentDays]
}

/** The properties of a request that decide the price of its applicants. */
export type PricedRequest = Pick<NewRequest, 'requestType' | 'replacementReason' | 'mode' | 'urgentDays'>
/** The properties of an applicant that decide the price. */
export type PricedApplicant = Pick<Applicant, 'passport'>

/** The row of the fee tables for each replacement reason. */
export const feeServiceOfReason: Record<ReplacementReason, FeeService> = {
  expired: 'expired',
  pageRunOut: 'pageRunOut',
  damaged: 'damaged',
  validReplacement: 'valid',
}

/** A corrected passport counts as valid until its expiration date, then as expired (B §9: two rows). */
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

/** The data that decides about a change: status, type and portal of the request, and the fee before and after. */
export interface PaidFeeCase {
  readonly status: RequestStatus
  readonly requestType: RequestType
  readonly isOriginId: boolean
  /** Whole ETB. */
  readonly feeBefore: Etb | undefined
  /** Whole ETB. */
  readonly feeAfter: Etb | undefined
}

/**
 * A §9: fees are paid once and not refunded, so a change after payment must not change the fee (`feePaid`). The issue is at the field
 * that changes it: the correction box, the expiration date of a passport that is corrected, or how often an Origin ID was lost.
 */
export const paidFeeIssues = ({
  status,
  requestType,
  isOriginId,
  feeBefore,
  feeAfter,
}: PaidFeeCase): readonly Issue[] => {
  if (status !== 'paymentCompleted' || feeBefore === feeAfter) return []
  if (isOriginId) return [{ field: 'originId.timesLost', code: 'feePaid' }]
  // B §9: the form of a correction has no box; its fee depends on whether the passport is still valid.
  return [
    { field: requestType === 'correction' ? 'passport.expirationDate' : 'passport.dataCorrected', code: 'feePaid' },
  ]
}
