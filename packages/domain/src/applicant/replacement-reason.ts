import { fee, feeServiceOfReason } from '../fees/fee.ts'
import { formatAmount } from '../fees/fee-tables.ts'
import type { Issue } from '../issues/issue.ts'
import type { ReplacementReason, RequestMode, UrgentDays } from '../model/choices.ts'
import type { Etb, IsoDate } from '../model/scalars.ts'
import { pageRunOutAt } from '../services/passport-services.ts'

/** Whether a reason fits an old passport that has expired, and one that has not (D35). */
const fits: Record<ReplacementReason, { readonly expired: boolean; readonly valid: boolean }> = {
  expired: { expired: true, valid: false },
  pageRunOut: { expired: false, valid: true },
  damaged: { expired: true, valid: true },
  validReplacement: { expired: false, valid: true },
}

/** Reasons to offer instead, the most common one first. */
const instead = { expired: ['expired'], valid: ['validReplacement', 'pageRunOut'] } as const

const stateOn = (expirationDate: IsoDate, day: IsoDate) => (expirationDate <= day ? 'expired' : 'valid')

/**
 * D35: the reasons that fit the old passport's expiration date, when the chosen one contradicts it. Empty when it fits. `day` is the day
 * of submission: an expiration after it does not change the reason.
 */
export const fittingReasons = (
  reason: ReplacementReason,
  expirationDate: IsoDate,
  day: IsoDate,
): readonly ReplacementReason[] => {
  const state = stateOn(expirationDate, day)
  return fits[reason][state] ? [] : instead[state]
}

/** The properties of a request that decide the fee besides its reason. */
export interface ReasonFeeCase {
  readonly correction: boolean
  /** `normal` when absent. An urgent request asks its reason before its days. */
  readonly mode?: RequestMode | undefined
  readonly urgentDays?: UrgentDays | undefined
  /** The day of submission. Without it, the newest fees. */
  readonly day?: IsoDate | undefined
}

/** The fee of a replacement for this reason. */
export const reasonFee = (reason: ReplacementReason, feeCase: ReasonFeeCase): Etb =>
  fee({ service: feeServiceOfReason[reason], ...feeCase })

/** The same as text. Before the days of an urgent request are chosen: the fees of five and of two days. */
export const reasonFeeText = (reason: ReplacementReason, feeCase: ReasonFeeCase): string => {
  const isOpen = feeCase.mode === 'urgent' && feeCase.urgentDays === undefined
  const days = isOpen ? ([5, 2] as const) : [feeCase.urgentDays]
  return days.map((urgentDays) => formatAmount(reasonFee(reason, { ...feeCase, urgentDays }))).join('–')
}

/** D35: returns an issue at the date for a reason that contradicts it, with the fee of each reason that fits. */
export const replacementReasonIssues = (
  reason: ReplacementReason,
  expirationDate: IsoDate,
  day: IsoDate,
  feeCase: ReasonFeeCase,
): readonly Issue[] => {
  const fitting = fittingReasons(reason, expirationDate, day)
  if (fitting.length === 0) return []
  const code = stateOn(expirationDate, day) === 'expired' ? 'passportExpired' : 'passportNotExpired'
  const fees = Object.fromEntries(fitting.map((one) => [one, reasonFeeText(one, { ...feeCase, day })]))
  return [{ field: 'passport.expirationDate', code, params: fees.pageRunOut ? { ...fees, pages: pageRunOutAt } : fees }]
}

/** A §2 step 4: the four cards, in order. */
export const replacementReasons = [
  'expired',
  'pageRunOut',
  'damaged',
  'validReplacement',
] as const satisfies readonly ReplacementReason[]
