import type { AttachmentType } from '../attachments/attachment-types.ts'
import type { Closures } from '../booking/working-days.ts'
import type { Etb, IsoDate, Restriction, UrgentDays } from '../model.ts'
import type { GuideRule } from './guide-rules.ts'

/** What the guide reads beside the answers: the clock and the chosen (or main) office. */
export interface GuideFacts {
  readonly today: IsoDate
  readonly restriction: Pick<Restriction, 'minDays' | 'maxDays'>
  /** Working days of the office. */
  readonly processingDays: number
  readonly closures?: Closures | undefined
  /** R4: setting of the operator; without it Origin ID fees are left out. */
  readonly originIdBaseFee?: Etb | undefined
}

/** One service as the guide sees it for this person. */
export interface GuideResult<Service> {
  readonly service: Service
  readonly offered: boolean
  /** The rule that closed the service, or the one that makes it this person's. */
  readonly decidedBy: GuideRule
  /** Whole ETB; absent where the service is not offered, has no price, or its price depends on days (urgent). */
  readonly fee?: Etb | undefined
  /** Whole ETB by working days, urgent service alone. */
  readonly urgentFees?: Readonly<Record<UrgentDays, Etb>> | undefined
  readonly documents: readonly AttachmentType[]
  /** Earliest day by rule, were the request made today; free places may move it. */
  readonly delivery?: IsoDate | undefined
}

/** A service that is closed to this person, and by which rule. */
export const closed = <Service>(service: Service, decidedBy: GuideRule): GuideResult<Service> => ({
  service,
  offered: false,
  decidedBy,
  documents: [],
})
