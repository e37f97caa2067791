import type { Applicant, NewRequest } from '../model/application.ts'
import type { RequestType } from '../model/choices.ts'
import type { Etb, IsoDate } from '../model/scalars.ts'
import {
  type FeeCase,
  fee,
  feeCaseOf,
  feeServiceOfReason,
  type PricedApplicant,
  type PricedRequest,
  regularFee,
} from './fee.ts'
import type { FeeLine, OriginIdFeeService } from './fee-tables.ts'

/**
 * The fee of a request by applicant, in whole ETB. Every total is the sum of its lines.
 *
 * @example
 * const free: Quote = { persons: [], lines: [], total: 0 }
 * free.total // => 0
 */
export interface Quote {
  readonly persons: readonly { readonly lines: readonly FeeLine[]; readonly total: Etb }[]
  /** The lines of all persons. Equal items are added up. */
  readonly lines: readonly FeeLine[]
  readonly total: Etb
}

const sum = (lines: readonly FeeLine[]): Etb => lines.reduce((total, { amount }) => total + amount, 0)

const mergeEqualItems = (lines: readonly FeeLine[]): readonly FeeLine[] => {
  const byItem = new Map<string, FeeLine>()
  for (const line of lines) {
    const key = Object.values(line.item).join(' ')
    byItem.set(key, { ...line, amount: line.amount + (byItem.get(key)?.amount ?? 0) })
  }
  return [...byItem.values()]
}

/** Creates the quote from the lines of each applicant. */
export const quoteOfLines = (byPerson: readonly (readonly FeeLine[])[]): Quote => {
  const lines = mergeEqualItems(byPerson.flat())
  return { persons: byPerson.map((own) => ({ lines: own, total: sum(own) })), lines, total: sum(lines) }
}

/** What a correction adds to the fee of one applicant of a renewal or of a lost passport, in whole ETB (A §5). */
export const correctionFee = ({
  requestType,
  replacementReason = 'expired',
  urgentDays,
  day,
}: Pick<PricedRequest, 'requestType' | 'replacementReason' | 'urgentDays'> & Pick<FeeCase, 'day'>): Etb => {
  const service = requestType === 'lost' ? 'lost' : feeServiceOfReason[replacementReason]
  return fee({ service, urgentDays, day, correction: true }) - fee({ service, urgentDays, day, correction: false })
}

/** The price of one applicant as lines that add up to the printed price, so the printed exception has less for urgency (R3). */
export const feeLines = (feeCase: FeeCase): readonly FeeLine[] => {
  const { service, correction, urgentDays } = feeCase
  const plain = regularFee({ ...feeCase, correction: false })
  const regular = regularFee(feeCase)
  return [
    { item: { kind: 'service', service }, amount: plain },
    ...(correction ? [{ item: { kind: 'correction' }, amount: regular - plain } as const] : []),
    ...(urgentDays ? [{ item: { kind: 'urgent', days: urgentDays }, amount: fee(feeCase) - regular } as const] : []),
  ]
}

/**
 * The quote of a passport request for its applicants, by the fees of `day`, the day of submission. A correction is priced by
 * `passport.expirationDate`: later than the day is the row of a valid passport, else of an expired one. Does not throw. An `unknown`
 * type is priced as New, a renewal without `replacementReason` as expired, an urgent request without `urgentDays` as regular: refuse
 * these first.
 *
 * @example
 * const applicant = { passport: { passportPageId: 1, dataCorrected: false } }
 * quote({ requestType: 'lost', mode: 'urgent', urgentDays: 5 }, [applicant], isoDate('2026-11-21')).total // => 28000
 */
export const quote = (request: PricedRequest, applicants: readonly PricedApplicant[], day: IsoDate): Quote =>
  quoteOfLines(applicants.map((applicant) => feeLines(feeCaseOf(request, applicant, day))))

/** R4: surcharges in percent of the base fee. `lost` is by number of losses: one, two, three or more. */
export const originIdAddOns = { damaged: 10, lost: [20, 50, 100] } as const

/** The data that decides the price of an Origin ID. */
export interface OriginIdFeeCase {
  readonly service: OriginIdFeeService
  /** How often the card was lost, this time included. */
  readonly timesLost?: number | undefined
}

const surchargePercent = ({ service, timesLost = 1 }: OriginIdFeeCase): number => {
  if (service === 'damaged') return originIdAddOns.damaged
  if (service !== 'lost') return 0
  const [, , most] = originIdAddOns.lost
  return originIdAddOns.lost[Math.max(timesLost, 1) - 1] ?? most
}

/**
 * R4: the price as lines: the base fee, and the surcharge for damage or loss, rounded up to whole ETB. The base fee is the operator's
 * setting in whole ETB. The lines add up to `originIdFee`.
 */
export const originIdFeeLines = (feeCase: OriginIdFeeCase, baseFee: Etb): readonly FeeLine[] => {
  const percent = surchargePercent(feeCase)
  const base: FeeLine = { item: { kind: 'originId', service: feeCase.service }, amount: baseFee }
  if (percent === 0) return [base]
  return [base, { item: { kind: 'originIdAddOn', percent }, amount: Math.ceil((baseFee * percent) / 100) }]
}

/** R4: the fee of an Origin ID, in whole ETB. */
export const originIdFee = (feeCase: OriginIdFeeCase, baseFee: Etb): Etb =>
  originIdFeeLines(feeCase, baseFee).reduce((sum, { amount }) => sum + amount, 0)

const originIdServiceOf: Record<RequestType, OriginIdFeeService> = {
  new: 'new',
  renewal: 'renewal',
  lost: 'lost',
  correction: 'correction',
  unknown: 'new',
}

/**
 * The quote of an Origin ID request for its applicants (R4): `baseFee` is the operator's setting in whole ETB.
 *
 * @example
 * originIdQuote({ requestType: 'new' }, [{}, {}], 11_000).total // => 22000
 */
export const originIdQuote = (
  { requestType, replacementReason }: Pick<NewRequest, 'requestType' | 'replacementReason'>,
  applicants: readonly Pick<Applicant, 'originId'>[],
  baseFee: Etb,
): Quote => {
  const isDamaged = requestType === 'renewal' && replacementReason === 'damaged'
  const service = isDamaged ? 'damaged' : originIdServiceOf[requestType]
  return quoteOfLines(
    applicants.map(({ originId }) => originIdFeeLines({ service, timesLost: originId?.timesLost }, baseFee)),
  )
}
