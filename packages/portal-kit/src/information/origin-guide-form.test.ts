import { type IsoDate, originIdGuide } from '@invea/domain'
import { expect, test } from 'vitest'
import {
  isOriginAnswered,
  type OriginGuideForm,
  originAnswersOf,
  originsOf,
  shownOriginQuestions,
} from './origin-guide-form.ts'

const today = '2026-11-21' as IsoDate
const facts = { today, restriction: { minDays: 1, maxDays: 60 }, processingDays: 15, originIdBaseFee: 1000 }
const adult: OriginGuideForm = { nationality: 'foreign', age: 'adult', card: 'none', origin: 'formerCitizen' }
const guide = (form: OriginGuideForm) => originIdGuide(originAnswersOf(form, today), facts)
const offered = (form: OriginGuideForm) => guide(form).filter(({ offered }) => offered)

test('a question shows once those before it are answered, and only where it decides', () => {
  expect(shownOriginQuestions({})).toEqual(['nationality'])
  expect(shownOriginQuestions({ nationality: 'foreign', age: 'adult' })).toEqual(['nationality', 'age', 'card'])
  expect(shownOriginQuestions(adult)).toEqual(['nationality', 'age', 'card', 'origin'])
  expect(shownOriginQuestions({ ...adult, card: 'lost' })).toEqual(['nationality', 'age', 'card', 'losses'])
  expect(shownOriginQuestions({ ...adult, card: 'valid' })).toEqual(['nationality', 'age', 'card', 'correction'])
  expect(shownOriginQuestions({ ...adult, card: 'damaged' })).toEqual(['nationality', 'age', 'card'])
})

test('an Ethiopian national is answered at once: the card is for others', () => {
  expect(isOriginAnswered({ nationality: 'ethiopian' })).toBe(true)
  expect(offered({ ...adult, nationality: 'ethiopian' })).toEqual([])
})

test.each<[OriginGuideForm, string]>([
  [adult, 'new'],
  [{ ...adult, origin: 'ethiopianParent' }, 'new'],
  [{ ...adult, card: 'yellowCard' }, 'new'],
  [{ ...adult, origin: 'spouseOfHolder' }, 'bySpouse'],
  [{ ...adult, age: 'child', origin: 'ethiopianParent' }, 'child'],
  [{ ...adult, card: 'expired', correction: 'no' }, 'renewal'],
  [{ ...adult, card: 'damaged' }, 'damaged'],
  [{ ...adult, card: 'lost', losses: 'twice' }, 'lost'],
  [{ ...adult, card: 'valid', correction: 'yes' }, 'correction'],
])('the answers lead to each of the seven services', (form, service) => {
  expect(isOriginAnswered(form)).toBe(true)
  expect(offered(form).map((result) => result.service)).toContain(service)
})

test('a holder of a valid Origin ID with nothing to correct is offered nothing', () => {
  expect(offered({ ...adult, card: 'valid', correction: 'no' })).toEqual([])
})

test('no Ethiopian origin and no holder in the family: nothing is offered', () => {
  expect(offered({ ...adult, origin: 'other' })).toEqual([])
})

test('the second loss costs half as much again', () => {
  const [lost] = offered({ ...adult, card: 'lost', losses: 'twice' })
  expect(lost?.fee).toBe(1500)
})

test('a child is no spouse: an answer of before does not stay', () => {
  expect(originsOf({ ...adult, age: 'child' })).not.toContain('spouseOfHolder')
  expect(isOriginAnswered({ ...adult, age: 'child', origin: 'spouseOfHolder' })).toBe(false)
})
