import { addDays, type IsoDate } from '@invea/domain'
import { birthCertificateBelowAge } from '@invea/domain/attachments'
import { adultAge } from '@invea/domain/calendar'
import type { GuideAnswers, UrgentReason } from '@invea/domain/services'

/** Questions of a guide in order: whether each is shown for this person, and whether it is answered. */
export type QuestionSteps<Form, Question> = readonly (readonly [
  question: Question,
  isShown: (form: Form) => boolean,
  hasAnswer: (form: Form) => boolean,
])[]

/** Returns the questions to show: the answered ones and the first open one. */
export const shownQuestions = <Form, Question>(
  steps: QuestionSteps<Form, Question>,
  form: Form,
): readonly Question[] => {
  const shown = steps.filter(([, isShown]) => isShown(form))
  const open = shown.findIndex(([, , hasAnswer]) => !hasAnswer(form))
  return shown.slice(0, open < 0 ? shown.length : open + 1).map(([question]) => question)
}

export const isAnswered = <Form, Question>(steps: QuestionSteps<Form, Question>, form: Form): boolean =>
  steps.every(([, isShown, hasAnswer]) => !isShown(form) || hasAnswer(form))

export type PassportState = 'pagesRunOut' | 'damaged' | 'shortValidity' | 'correction'

/** The answers so far. A question is shown when all before it are answered. */
export interface GuideForm {
  readonly nationality?: GuideAnswers['nationality']
  readonly age?: keyof typeof ages
  readonly adopted?: boolean
  readonly openRequest?: boolean
  readonly passport?: GuideAnswers['passport']
  readonly state: readonly PassportState[]
  readonly speed?: 'regular' | 'urgent' | 'emergency'
  readonly reason?: UrgentReason
}

export const emptyGuideForm: GuideForm = { state: [] }

/** The rules have three age groups, each represented by one age: the lowest, for children the highest. */
export const ages = { child: adultAge - 1, adult: adultAge, senior: birthCertificateBelowAge } as const

/** Possible problems of a passport, by its status. */
export const statesOf: Readonly<Record<GuideAnswers['passport'], readonly PassportState[]>> = {
  none: [],
  valid: ['pagesRunOut', 'damaged', 'shortValidity', 'correction'],
  expired: ['damaged', 'correction'],
  lost: ['correction'],
}

export type Question = 'nationality' | 'age' | 'passport' | 'speed' | 'reason'

/** Other nationalities have no further questions. */
const mayHavePassport = ({ nationality }: GuideForm) => nationality !== 'foreign'

export const passportSteps: QuestionSteps<GuideForm, Question> = [
  ['nationality', () => true, ({ nationality }) => nationality !== undefined],
  ['age', mayHavePassport, ({ age }) => age !== undefined],
  ['passport', mayHavePassport, ({ passport }) => passport !== undefined],
  ['speed', mayHavePassport, ({ speed }) => speed !== undefined],
  ['reason', (form) => mayHavePassport(form) && form.speed === 'urgent', ({ reason }) => reason !== undefined],
]

export const birthDateOf = (years: number, today: IsoDate): IsoDate => addDays(today, -Math.floor(years * 365.25) - 1)

/** Converts the answers for the rules, without those of hidden questions. */
export const answersOf = (form: GuideForm, today: IsoDate): GuideAnswers => {
  const { nationality = 'ethiopian', age = 'adult', passport = 'none', speed, reason } = form
  const has = (state: PassportState) => statesOf[passport].includes(state) && form.state.includes(state)
  return {
    nationality,
    birthDate: birthDateOf(ages[age], today),
    adopted: age === 'child' && form.adopted === true,
    passport,
    passportDamaged: has('damaged'),
    ...(has('pagesRunOut') && { pagesLeft: 0 }),
    // Any early date: the rules only check whether the validity is short.
    ...(has('shortValidity') && { expirationDate: addDays(today, 1) }),
    correction: has('correction'),
    emergency: speed === 'emergency',
    ...(speed === 'urgent' && { urgentReason: reason }),
    openRequest: form.openRequest === true,
  }
}

/** Reason for an Origin ID of a foreign national; `other` for none of them. */
export type Origin = NonNullable<GuideAnswers['origin']> | 'other'
export type Losses = keyof typeof losses

/** The answers so far. A question is shown when all before it are answered. */
export interface OriginGuideForm {
  readonly nationality?: GuideAnswers['nationality']
  readonly age?: 'child' | 'adult'
  readonly adopted?: boolean
  readonly openRequest?: boolean
  readonly card?: NonNullable<GuideAnswers['originId']>
  readonly losses?: Losses
  readonly correction?: 'yes' | 'no'
  readonly origin?: Origin
}

export const emptyOriginGuideForm: OriginGuideForm = {}

export type OriginQuestion = 'nationality' | 'age' | 'card' | 'losses' | 'correction' | 'origin'

/** Number of losses including this one; the fee is the same from the third on (R4). */
const losses = { once: 1, twice: 2, more: 3 } as const

const isForeign = ({ nationality }: OriginGuideForm) => nationality === 'foreign'
const hasNoCard = ({ card }: OriginGuideForm) => card === 'none' || card === 'yellowCard'
const hasCardInHand = ({ card }: OriginGuideForm) => card === 'valid' || card === 'expired'

export const originSteps: QuestionSteps<OriginGuideForm, OriginQuestion> = [
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
    ? ['ethiopianParent', 'childOfHolder', 'formerCitizen', 'other']
    : ['formerCitizen', 'ethiopianParent', 'spouseOfHolder', 'other']

const isPossible = (form: OriginGuideForm) => form.origin !== undefined && originsOf(form).includes(form.origin)

/** Converts the answers for the rules, without those of hidden questions. */
export const originAnswersOf = (form: OriginGuideForm, today: IsoDate): GuideAnswers => {
  const { nationality = 'foreign', age = 'adult', card, losses: times, origin } = form
  return {
    nationality,
    birthDate: birthDateOf(ages[age], today),
    adopted: age === 'child' && form.adopted === true,
    passport: 'none',
    openRequest: form.openRequest === true,
    originId: card,
    ...(card === 'lost' && times && { timesLost: losses[times] }),
    correction: hasCardInHand(form) && form.correction === 'yes',
    ...(hasNoCard(form) && origin !== 'other' && { origin }),
  }
}
