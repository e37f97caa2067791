import { regularFees, urgentFees } from '@invea/domain'
import type { Resources } from '@invea/locales'

/** The eight cards of How to Apply, in their order (A §2). */
export type HomeService = Exclude<keyof Resources['home']['apply'], 'title' | 'text' | 'fee' | 'feeFrom' | 'more'>

export interface ServiceCard {
  readonly service: HomeService
  /** Whole ETB, from the fee tables; absent where the service has its own page of fees. */
  readonly fee?: number
  /** True where the fee is the lowest of several. */
  readonly from?: boolean
}

const lowestUrgentFee = Math.min(...Object.values(urgentFees).flatMap((byDays) => Object.values(byDays)))

/** Two pages of four (A §2). */
export const servicePages: readonly (readonly ServiceCard[])[] = [
  [
    { service: 'new', fee: regularFees.new },
    { service: 'expired', fee: regularFees.expired },
    { service: 'pageRunOut', fee: regularFees.pageRunOut },
    { service: 'damaged', fee: regularFees.damaged },
  ],
  [
    { service: 'lost', fee: regularFees.lost, from: true },
    { service: 'dataChange', fee: regularFees.expiredWithCorrection, from: true },
    { service: 'urgent', fee: lowestUrgentFee, from: true },
    { service: 'other' },
  ],
]
