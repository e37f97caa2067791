import { addDays, type IsoDate } from '@invea/domain'
import { birthCertificateBelowAge } from '@invea/domain/attachments'
import { adultAge } from '@invea/domain/calendar'
import type { GuideAnswers, UrgentReason } from '@invea/domain/services'
import { allAnswered, type QuestionSteps, shownOf } from './questions.ts'

export type PassportState = 'pagesRunOut' | 'damaged' | 'shortValidity' | 'correction'

/** What has been answered so far; a question shows once those before it are answered. */
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

/** The rules have three age groups; the youngest age represents each group, the oldest child the children. */
export const ages = { child: adultAge - 1, adult: adultAge, senior: birthCertificateBelowAge } as const

/** What can be wrong with a passport, by what became of it. */
export const statesOf: Readonly<Record<GuideAnswers['passport'], readonly PassportState[]>> = {
  none: [],
  valid: ['pagesRunOut', 'damaged', 'shortValidity', 'correction'],
  expired: ['damaged', 'correction'],
  lost: ['correction'],
}

export type Question = 'nationality' | 'age' | 'passport' | 'speed' | 'reason'

/** Another nationality needs no more questions. */
const mayHavePassport = ({ nationality }: GuideForm) => nationality !== 'foreign'

const steps: QuestionSteps<GuideForm, Question> = [
  ['nationality', () => true, ({ nationality }) => nationality !== undefined],
  ['age', mayHavePassport, ({ age }) => age !== undefined],
  ['passport', mayHavePassport, ({ passport }) => passport !== undefined],
  ['speed', mayHavePassport, ({ speed }) => speed !== undefined],
  ['reason', (form) => mayHavePassport(form) && form.speed === 'urgent', ({ reason }) => reason !== undefined],
]

/** The questions to show: all that are answered and the first that is not. */
export const shownQuestions = (form: GuideForm): readonly Question[] => shownOf(steps, form)

/** Whether all that the guide needs is answered. */
export const isAnswered = (form: GuideForm): boolean => allAnswered(steps, form)

/** The birth date of a person of this age today. */
export const birthDateOf = (years: number, today: IsoDate): IsoDate => addDays(today, -Math.floor(years * 365.25) - 1)

/** The answers as the rules read them, without questions that the last answers no longer show. */
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
    // Run out today, or today in little time: the rules ask no more than whether it is short.
    ...(has('shortValidity') && { expirationDate: addDays(today, 1) }),
    correction: has('correction'),
    emergency: speed === 'emergency',
    ...(speed === 'urgent' && { urgentReason: reason }),
    openRequest: form.openRequest === true,
  }
}
