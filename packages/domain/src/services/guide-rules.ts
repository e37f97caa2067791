import { isUnder18 } from '../calendar/age.ts'
import type { IsoDate } from '../model.ts'
import type { GuideAnswers } from './guide-answers.ts'
import { pageRunOutAt } from './page-run-out.ts'
import { urgentReasonIssues } from './urgent-reasons.ts'

type Rule = (answers: GuideAnswers, today: IsoDate) => boolean

/**
 * The business rules of A §1 and A §5 that open or close a service, by name. A result names the rule that decided, so the portal
 * can say why in four languages.
 */
export const guideRules = {
  /** Only Ethiopian nationals use the passport form. */
  ethiopianNational: ({ nationality }) => nationality === 'ethiopian',
  /** Using more than one passport is prohibited: a holder must not apply for a new one. */
  holdsNoPassport: ({ passport }) => passport === 'none',
  /** A passport was issued and is not lost, be it still valid or run out. */
  holdsPassport: ({ passport }) => passport === 'valid' || passport === 'expired',
  /** The passport in hand has run out. */
  passportExpired: ({ passport }) => passport === 'expired',
  /** The passport in hand is still valid. */
  passportValid: ({ passport }) => passport === 'valid',
  /** The passport is lost or stolen. */
  passportLost: ({ passport }) => passport === 'lost',
  /** The passport in hand is damaged. */
  passportDamaged: ({ passportDamaged }) => passportDamaged === true,
  /** A damaged passport is replaced as damaged, whatever else is wrong with it. */
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
  ethiopianOrigin: ({ origin }) => origin === 'formerCitizen' || origin === 'ethiopianParent',
  /** Married to a holder of an Origin ID. */
  spouseOfHolder: ({ origin }) => origin === 'spouseOfHolder',
  /** A holder of a valid Origin ID should not apply for a new one; a previous yellow card holder should. */
  holdsNoOriginId: ({ originId = 'none' }) => originId === 'none' || originId === 'yellowCard',
  /** The Origin ID has run out. */
  originIdExpired: ({ originId }) => originId === 'expired',
  /** The Origin ID is damaged. */
  originIdDamaged: ({ originId }) => originId === 'damaged',
  /** The Origin ID is lost or stolen. */
  originIdLost: ({ originId }) => originId === 'lost',
  /** An Origin ID is in hand, still valid or run out. */
  holdsOriginId: ({ originId }) => originId === 'valid' || originId === 'expired',
} as const satisfies Record<string, Rule>

/** The name of a business rule; the words that say why stand in the locales. */
export type GuideRule = keyof typeof guideRules

/** The first rule of a list that does not hold; undefined when all do. */
export const firstFailing = (
  rules: readonly GuideRule[],
  answers: GuideAnswers,
  today: IsoDate,
): GuideRule | undefined => rules.find((rule) => !guideRules[rule](answers, today))
