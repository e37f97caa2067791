import type { IsoDate } from '@invea/domain'
import type { GuideAnswers } from '@invea/domain/services'
import { ages, allAnswered, birthDateOf, type QuestionSteps, shownOf } from './guide-form.ts'

/** Why a foreign national may have an Origin ID; `other`: for none of the reasons. */
export type Origin = NonNullable<GuideAnswers['origin']> | 'other'
export type Losses = keyof typeof losses

/** What has been answered so far; a question shows once those before it are answered. */
export interface OriginGuideForm {
  readonly nationality?: GuideAnswers['nationality']
  readonly age?: 'child' | 'adult'
  readonly openRequest?: boolean
  readonly card?: NonNullable<GuideAnswers['originId']>
  readonly losses?: Losses
  readonly correction?: 'yes' | 'no'
  readonly origin?: Origin
}

export const emptyOriginGuideForm: OriginGuideForm = {}

export type OriginQuestion = 'nationality' | 'age' | 'card' | 'losses' | 'correction' | 'origin'

/** How often the card was lost, this time included; from the third time on the price stays (R4). */
const losses = { once: 1, twice: 2, more: 3 } as const

const isForeign = ({ nationality }: OriginGuideForm) => nationality === 'foreign'
const hasNoCard = ({ card }: OriginGuideForm) => card === 'none' || card === 'yellowCard'
const hasCardInHand = ({ card }: OriginGuideForm) => card === 'valid' || card === 'expired'

const steps: QuestionSteps<OriginGuideForm, OriginQuestion> = [
  ['nationality', () => true, ({ nationality }) => nationality !== undefined],
  ['age', isForeign, ({ age }) => age !== undefined],
  ['card', isForeign, ({ card }) => card !== undefined],
  ['losses', (form) => isForeign(form) && form.card === 'lost', ({ losses: times }) => times !== undefined],
  ['correction', (form) => isForeign(form) && hasCardInHand(form), ({ correction }) => correction !== undefined],
  ['origin', (form) => isForeign(form) && hasNoCard(form), (form) => form.origin !== undefined && isPossible(form)],
]

/** A child cannot be a spouse. */
export const originsOf = ({ age }: OriginGuideForm): readonly Origin[] =>
  age === 'child'
    ? ['ethiopianParent', 'formerCitizen', 'other']
    : ['formerCitizen', 'ethiopianParent', 'spouseOfHolder', 'other']

const isPossible = (form: OriginGuideForm) => form.origin !== undefined && originsOf(form).includes(form.origin)

/** The questions to show: all that are answered and the first that is not. */
export const shownOriginQuestions = (form: OriginGuideForm): readonly OriginQuestion[] => shownOf(steps, form)

/** Whether all that the guide needs is answered. */
export const isOriginAnswered = (form: OriginGuideForm): boolean => allAnswered(steps, form)

/** The answers as the rules read them, without questions that the last answers no longer show. */
export const originAnswersOf = (form: OriginGuideForm, today: IsoDate): GuideAnswers => {
  const { nationality = 'foreign', age = 'adult', card, losses: times, origin } = form
  return {
    nationality,
    birthDate: birthDateOf(ages[age], today),
    passport: 'none',
    openRequest: form.openRequest === true,
    originId: card,
    ...(card === 'lost' && times && { timesLost: losses[times] }),
    correction: hasCardInHand(form) && form.correction === 'yes',
    ...(hasNoCard(form) && origin !== 'other' && { origin }),
  }
}
