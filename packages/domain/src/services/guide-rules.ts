import { isUnder18 } from '../calendar/age.ts'
import type { IsoDate } from '../model.ts'
import type { GuideAnswers } from './guide-answers.ts'
import { urgentReasonIssues } from './urgent-reasons.ts'

/** A §9: so many pages left or fewer count as run out. */
export const pageRunOutAt = 3

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
  holdsPassport: ({ passport }) => passport === 'valid' || passport === 'expired',
  passportExpired: ({ passport }) => passport === 'expired',
  passportValid: ({ passport }) => passport === 'valid',
  passportLost: ({ passport }) => passport === 'lost',
  passportDamaged: ({ passportDamaged }) => passportDamaged === true,
  /** A damaged passport is replaced as damaged, whatever else is wrong with it. */
  passportUndamaged: ({ passportDamaged }) => passportDamaged !== true,
  pagesRunOut: ({ pagesLeft }) => pagesLeft !== undefined && pagesLeft <= pageRunOutAt,
  correctionWanted: ({ correction }) => correction === true,
  adult: ({ birthDate }, today) => !isUnder18(birthDate, today),
  /** A parent or guardian must accompany a child. */
  child: ({ birthDate }, today) => isUnder18(birthDate, today),
  /** Urgent requests are considered only for a listed reason, with evidence. */
  urgentReason: ({ urgentReason }) => urgentReasonIssues(urgentReason, '').length === 0,
  /** Handled in person at the main office or branch offices only. */
  emergency: ({ emergency }) => emergency === true,
  /** D30. */
  noOpenRequest: ({ openRequest }) => openRequest !== true,
  foreignNational: ({ nationality }) => nationality === 'foreign',
  ethiopianOrigin: ({ origin }) => origin === 'formerCitizen' || origin === 'ethiopianParent',
  spouseOfHolder: ({ origin }) => origin === 'spouseOfHolder',
  /** A holder of a valid Origin ID should not apply for a new one; a previous yellow card holder should. */
  holdsNoOriginId: ({ originId = 'none' }) => originId === 'none' || originId === 'yellowCard',
  originIdExpired: ({ originId }) => originId === 'expired',
  originIdDamaged: ({ originId }) => originId === 'damaged',
  originIdLost: ({ originId }) => originId === 'lost',
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
