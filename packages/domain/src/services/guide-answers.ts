import type { IsoDate } from '../model.ts'
import type { UrgentReason } from './urgent-reasons.ts'

/** What the guide asks. Answers that do not apply are left out. */
export interface GuideAnswers {
  readonly nationality: 'ethiopian' | 'foreign'
  readonly birthDate: IsoDate
  readonly adopted?: boolean | undefined
  /** The ordinary Ethiopian passport the person has or had. */
  readonly passport: 'none' | 'valid' | 'expired' | 'lost'
  readonly passportDamaged?: boolean | undefined
  readonly pagesLeft?: number | undefined
  readonly expirationDate?: IsoDate | undefined
  /** Name, birth place or birth date is to be changed. */
  readonly correction?: boolean | undefined
  readonly urgentReason?: UrgentReason | undefined
  readonly emergency?: boolean | undefined
  /** A request of the same person that is still open (D30). */
  readonly openRequest?: boolean | undefined
  /** Why a foreign national may have an Origin ID. */
  readonly origin?: 'formerCitizen' | 'ethiopianParent' | 'spouseOfHolder' | undefined
  /** The card the person has or had; `yellowCard`: the earlier document. */
  readonly originId?: 'none' | 'yellowCard' | 'valid' | 'expired' | 'damaged' | 'lost' | undefined
  /** How often the card was lost, this time included. */
  readonly timesLost?: number | undefined
}
