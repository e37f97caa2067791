import type { Issue } from '../issues/issue.ts'
import type { Applicant, NewRequest } from '../model/application.ts'
import type { ReplacementReason, RequestStatus, RequestType, UrgentDays } from '../model/choices.ts'
import type { Etb, IsoDate } from '../model/scalars.ts'
import { type FeeService, regularFees, urgentFees } from './fee-tables.ts'

/** D3: surcharge on the regular price in whole ETB, by working days, for a service without a row in the urgent table. */
export const urgentSurcharges = { 2: 20_000, 5: 15_000 } as const satisfies Record<UrgentDays, Etb>

/** A service, alone or with a correction. B §9 prints only some of these rows (`PrintedRow`). */
export type PricedService = FeeService | `${FeeService}WithCorrection`

/** The amounts that are charged for requests of a first day and later. */
export interface FeeTable {
  /** ISO date; empty for the oldest table. */
  readonly from: string
  readonly regular: Readonly<Record<FeeService, Etb> & Partial<Record<PricedService, Etb>>>
  readonly urgent: Readonly<Partial<Record<PricedService, Readonly<Record<UrgentDays, Etb>>>>>
  /** R1: surcharge for a correction without a printed row, in whole ETB: the difference of every printed pair. */
  readonly correction: Etb
  /** D3. */
  readonly surcharges: Readonly<Record<UrgentDays, Etb>>
}

/** Newest first. A submitted application keeps its price, so the amounts of a table never change. */
export const feeTables: readonly [FeeTable, ...FeeTable[]] = [
  { from: '', regular: regularFees, urgent: urgentFees, correction: 7_500, surcharges: urgentSurcharges },
]

/** The data that decides the price of one applicant. */
export interface FeeCase {
  readonly service: FeeService
  readonly correction: boolean
  readonly urgentDays?: UrgentDays | undefined
  /** The day of submission. Without it, the newest fees. */
  readonly day?: IsoDate | undefined
}

// The oldest table has no first day, so one is always found.
const feesOn = (day: IsoDate | undefined) => feeTables.find(({ from }) => !day || from <= day) as FeeTable

/**
 * Price in whole ETB, as printed. A regular price without a printed row is the price without correction and the add-on (R1). An urgent
 * one follows the pattern of the printed rows (D3, R2).
 */
export const fee = ({ service, correction, urgentDays, day }: FeeCase): Etb => {
  const fees = feesOn(day)
  const row = correction ? (`${service}WithCorrection` as const) : service
  const regular = fees.regular[row] ?? fees.regular[service] + fees.correction
  if (!urgentDays) return regular
  return fees.urgent[row]?.[urgentDays] ?? regular + fees.surcharges[urgentDays]
}

/** Price in whole ETB without urgency (R1). */
export const regularFee = (feeCase: Omit<FeeCase, 'urgentDays'>): Etb => fee({ ...feeCase, urgentDays: undefined })

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

/** The fee case of one applicant of a request, on the day of its submission. */
export const feeCaseOf = (request: PricedRequest, { passport }: PricedApplicant, day: IsoDate): FeeCase => {
  const urgentDays = request.mode === 'urgent' ? request.urgentDays : undefined
  const { dataCorrected } = passport
  switch (request.requestType) {
    case 'renewal':
      return {
        service: feeServiceOfReason[request.replacementReason ?? 'expired'],
        correction: dataCorrected,
        urgentDays,
        day,
      }
    case 'lost':
      return { service: 'lost', correction: dataCorrected, urgentDays, day }
    case 'correction':
      return { service: correctedService(passport.expirationDate, day), correction: true, urgentDays, day }
    default:
      return { service: 'new', correction: false, urgentDays, day }
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

/** A change of these fields always changes the fee. The expiration date of a corrected passport changes it only sometimes. */
export const feeFields = ['passport.dataCorrected', 'originId.timesLost'] as const

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
