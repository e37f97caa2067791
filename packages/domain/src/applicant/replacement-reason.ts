import { fee, feeServiceOfReason } from '../fees/price.ts'
import type { Issue } from '../issues/issue.ts'
import type { ReplacementReason, RequestType, UrgentDays } from '../model/choices.ts'
import type { Etb, IsoDate } from '../model/scalars.ts'

/** Whether a reason fits an old passport that has expired, and one that has not (D35). */
const fits: Record<ReplacementReason, { readonly expired: boolean; readonly valid: boolean }> = {
  expired: { expired: true, valid: false },
  pageRunOut: { expired: false, valid: true },
  damaged: { expired: true, valid: true },
  validReplacement: { expired: false, valid: true },
}

/** The reasons to offer instead, the usual one first. */
const instead = { expired: ['expired'], valid: ['validReplacement', 'pageRunOut'] } as const

const stateOn = (expirationDate: IsoDate, day: IsoDate) => (expirationDate <= day ? 'expired' : 'valid')

/**
 * D35: the reasons that fit the old passport's expiration date, where the chosen one contradicts it; none where it fits.
 * `day` is the day of submission: a passport that expires later changes no reason.
 */
export const fittingReasons = (
  reason: ReplacementReason,
  expirationDate: IsoDate,
  day: IsoDate,
): readonly ReplacementReason[] => {
  const state = stateOn(expirationDate, day)
  return fits[reason][state] ? [] : instead[state]
}

/** What of a request decides the fee beside its reason. */
export interface ReasonFeeCase {
  readonly correction: boolean
  readonly urgentDays?: UrgentDays | undefined
}

/** What a replacement for this reason costs. */
export const reasonFee = (reason: ReplacementReason, feeCase: ReasonFeeCase): Etb =>
  fee({ service: feeServiceOfReason[reason], ...feeCase })

const grouped = (amount: Etb): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** D35: a reason that contradicts the expiration date is an issue at the date, with the fee of each reason that fits. */
export const replacementReasonIssues = (
  reason: ReplacementReason,
  expirationDate: IsoDate,
  day: IsoDate,
  feeCase: ReasonFeeCase,
): readonly Issue[] => {
  const fitting = fittingReasons(reason, expirationDate, day)
  if (fitting.length === 0) return []
  const code = stateOn(expirationDate, day) === 'expired' ? 'passportExpired' : 'passportNotExpired'
  const params = Object.fromEntries(fitting.map((one) => [one, grouped(reasonFee(one, feeCase))]))
  return [{ field: 'passport.expirationDate', code, params }]
}

/** A §2 step 4: the four cards, in order. */
export const replacementReasons = [
  'expired',
  'pageRunOut',
  'damaged',
  'validReplacement',
] as const satisfies readonly ReplacementReason[]

/** A §2 step 4: in the renew/replacement flow only. */
export const asksReplacementReason = (requestType: RequestType | undefined): boolean => requestType === 'renewal'
