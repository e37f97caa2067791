import { bookingWindow } from '../appointment/booking-window.ts'
import { estimatedDelivery } from '../appointment/delivery.ts'
import type { AttachmentType } from '../attachments/required-documents.ts'
import { addDays, isUnder18 } from '../calendar/iso-date.ts'
import { type Closures, isWorkingDay } from '../holidays/working-days.ts'
import type { RequestType, UrgentDays } from '../model/choices.ts'
import type { Restriction } from '../model/master-data.ts'
import type { Etb, IsoDate } from '../model/scalars.ts'
import type { OriginIdService } from './origin-id-services.ts'
import { type PassportService, pageRunOutAt, type UrgentReason, urgentReasonIssues } from './passport-services.ts'

/** Answers to the questions of the guide. Answers that do not apply are left out. */
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
  readonly origin?: 'formerCitizen' | 'ethiopianParent' | 'spouseOfHolder' | 'childOfHolder' | undefined
  /** The card the person has or had; `yellowCard`: the earlier document. */
  readonly originId?: 'none' | 'yellowCard' | 'valid' | 'expired' | 'damaged' | 'lost' | undefined
  /** How often the card was lost, this time included. */
  readonly timesLost?: number | undefined
}

type Rule = (answers: GuideAnswers, today: IsoDate) => boolean

const isOfOrigin = ({ origin }: GuideAnswers): boolean => origin === 'formerCitizen' || origin === 'ethiopianParent'

/** Rules of A §1 and A §5 that open or close a service. A result names the deciding one, for the explanation in four languages. */
export const guideRules = {
  /** Only Ethiopian nationals use the passport form. */
  ethiopianNational: ({ nationality }) => nationality === 'ethiopian',
  /** Using more than one passport is prohibited: a holder must not apply for a new one. */
  holdsNoPassport: ({ passport }) => passport === 'none',
  /** A passport was issued and is not lost. It may have expired. */
  holdsPassport: ({ passport }) => passport === 'valid' || passport === 'expired',
  /** The passport has expired. */
  passportExpired: ({ passport }) => passport === 'expired',
  /** The passport is valid. */
  passportValid: ({ passport }) => passport === 'valid',
  /** The passport is lost or stolen. */
  passportLost: ({ passport }) => passport === 'lost',
  /** The passport is damaged. */
  passportDamaged: ({ passportDamaged }) => passportDamaged === true,
  /** A damaged passport is always replaced as damaged. */
  passportUndamaged: ({ passportDamaged }) => passportDamaged !== true,
  /** A §9: the pages are used up, or nearly so (`pageRunOutAt`). */
  pagesRunOut: ({ pagesLeft }) => pagesLeft !== undefined && pagesLeft <= pageRunOutAt,
  /** Name, birth place or birth date is to be changed. */
  correctionWanted: ({ correction }) => correction === true,
  /** Eighteen or older today. */
  adult: ({ birthDate }, today) => !isUnder18(birthDate, today),
  /** A parent or guardian must accompany a child. */
  child: ({ birthDate }, today) => isUnder18(birthDate, today),
  /** Urgent requests are considered only for a listed reason, with evidence. */
  urgentReason: ({ urgentReason }) => urgentReasonIssues(urgentReason, '').length === 0,
  /** Handled in person at the main office or branch offices only. */
  emergency: ({ emergency }) => emergency === true,
  /** D30. */
  noOpenRequest: ({ openRequest }) => openRequest !== true,
  /** Only a foreign national can hold an Origin ID. */
  foreignNational: ({ nationality }) => nationality === 'foreign',
  /** A former citizen, or the child of an Ethiopian parent. */
  ethiopianOrigin: (answers) => isOfOrigin(answers),
  /** A child also through a parent who holds an Origin ID. */
  originOfChild: (answers) => isOfOrigin(answers) || answers.origin === 'childOfHolder',
  /** Married to a holder of an Origin ID. */
  spouseOfHolder: ({ origin }) => origin === 'spouseOfHolder',
  /** A holder of a valid Origin ID should not apply for a new one; a previous yellow card holder should. */
  holdsNoOriginId: ({ originId = 'none' }) => originId === 'none' || originId === 'yellowCard',
  /** The Origin ID has expired. */
  originIdExpired: ({ originId }) => originId === 'expired',
  /** The Origin ID is damaged. */
  originIdDamaged: ({ originId }) => originId === 'damaged',
  /** The Origin ID is lost or stolen. */
  originIdLost: ({ originId }) => originId === 'lost',
  /** The person has an Origin ID, valid or expired. */
  holdsOriginId: ({ originId }) => originId === 'valid' || originId === 'expired',
} as const satisfies Record<string, Rule>

/** The name of a business rule. The explanations are in the locales. */
export type GuideRule = keyof typeof guideRules

/** The first rule of a list that fails. Undefined when all pass. */
export const firstFailing = (
  rules: readonly GuideRule[],
  answers: GuideAnswers,
  today: IsoDate,
): GuideRule | undefined => rules.find((rule) => !guideRules[rule](answers, today))

/** Facts that the guide needs besides the answers: the clock and the chosen (or main) office. */
export interface GuideFacts {
  readonly today: IsoDate
  readonly restriction: Pick<Restriction, 'minDays' | 'maxDays'>
  /** Working days of the office. */
  readonly processingDays: number
  readonly closures?: Closures | undefined
  /** R4: setting of the operator; without it Origin ID fees are left out. */
  readonly originIdBaseFee?: Etb | undefined
}

/** The guide's result for one service. */
export interface GuideResult<Service> {
  readonly service: Service
  readonly offered: boolean
  /** The rule that closed the service, or that made it match. */
  readonly decidedBy: GuideRule
  /** Whole ETB. Absent when the service is not offered, has no price, or its price depends on days (urgent). */
  readonly fee?: Etb | undefined
  /** Whole ETB by working days. Only for the urgent service. */
  readonly urgentFees?: Readonly<Record<UrgentDays, Etb>> | undefined
  readonly documents: readonly AttachmentType[]
  /** Earliest day by the rules for a request of today. Free slots may change it. */
  readonly delivery?: IsoDate | undefined
}

/** The result for a service that a rule closes to this person. */
export const closed = <Service>(service: Service, decidedBy: GuideRule): GuideResult<Service> => ({
  service,
  offered: false,
  decidedBy,
  documents: [],
})

/** The first working day of the window: the earliest appointment by rule. */
const earliestAppointment = ({ restriction, today, closures }: GuideFacts): IsoDate => {
  let date = bookingWindow(restriction, today).from
  while (!isWorkingDay(date, closures)) date = addDays(date, 1)
  return date
}

/** Earliest delivery by the rules for a request of today. */
export const earliestDelivery = (requestType: RequestType, facts: GuideFacts, urgentDays?: UrgentDays): IsoDate =>
  estimatedDelivery(
    {
      requestType,
      mode: urgentDays === undefined ? 'normal' : 'urgent',
      urgentDays,
      submittedOn: facts.today,
      appointmentDate: earliestAppointment(facts),
      processingDays: facts.processingDays,
    },
    facts.closures,
  )

/** Rules of each passport service. All must pass. The most general is first; the last one is specific to the service. */
export const passportServiceRules = {
  new: ['ethiopianNational', 'noOpenRequest', 'adult', 'holdsNoPassport'],
  expired: ['ethiopianNational', 'noOpenRequest', 'passportUndamaged', 'passportExpired'],
  pageRunOut: ['ethiopianNational', 'noOpenRequest', 'passportUndamaged', 'passportValid', 'pagesRunOut'],
  damaged: ['ethiopianNational', 'noOpenRequest', 'holdsPassport', 'passportDamaged'],
  lost: ['ethiopianNational', 'noOpenRequest', 'passportLost'],
  dataChange: ['ethiopianNational', 'noOpenRequest', 'holdsPassport', 'correctionWanted'],
  validReplacement: ['ethiopianNational', 'noOpenRequest', 'passportUndamaged', 'passportValid'],
  under18: ['ethiopianNational', 'noOpenRequest', 'holdsNoPassport', 'child'],
  urgent: ['ethiopianNational', 'noOpenRequest', 'urgentReason'],
  emergency: ['ethiopianNational', 'emergency'],
} as const satisfies Record<PassportService, readonly GuideRule[]>

/** Rules of each Origin ID service, in the same order. */
export const originIdServiceRules = {
  new: ['foreignNational', 'noOpenRequest', 'adult', 'ethiopianOrigin', 'holdsNoOriginId'],
  renewal: ['foreignNational', 'noOpenRequest', 'originIdExpired'],
  damaged: ['foreignNational', 'noOpenRequest', 'originIdDamaged'],
  lost: ['foreignNational', 'noOpenRequest', 'originIdLost'],
  correction: ['foreignNational', 'noOpenRequest', 'holdsOriginId', 'correctionWanted'],
  bySpouse: ['foreignNational', 'noOpenRequest', 'adult', 'holdsNoOriginId', 'spouseOfHolder'],
  child: ['foreignNational', 'noOpenRequest', 'holdsNoOriginId', 'originOfChild', 'child'],
} as const satisfies Record<OriginIdService, readonly GuideRule[]>
