import { ageInYears, type IsoDate, passportGuide } from '@invea/domain'
import { expect, test } from 'vitest'
import { ages, answersOf, type GuideForm, isAnswered, shownQuestions } from './guide-form.ts'

const today = '2026-11-21' as IsoDate
const facts = { today, restriction: { minDays: 1, maxDays: 60 }, processingDays: 15 }
const adult: GuideForm = { nationality: 'ethiopian', age: 'adult', passport: 'none', state: [], speed: 'regular' }
const offered = (form: GuideForm) =>
  passportGuide(answersOf(form, today), facts)
    .filter(({ offered }) => offered)
    .map(({ service }) => service)

test('a question shows once those before it are answered', () => {
  expect(shownQuestions({ state: [] })).toEqual(['nationality'])
  expect(shownQuestions({ nationality: 'ethiopian', state: [] })).toEqual(['nationality', 'age'])
  expect(shownQuestions(adult)).toEqual(['nationality', 'age', 'passport', 'speed'])
  expect(shownQuestions({ ...adult, speed: 'urgent' })).toEqual(['nationality', 'age', 'passport', 'speed', 'reason'])
})

test('another nationality needs no more questions', () => {
  expect(shownQuestions({ ...adult, nationality: 'foreign' })).toEqual(['nationality'])
  expect(isAnswered({ nationality: 'foreign', state: [] })).toBe(true)
})

test('an urgent passport is answered with its reason alone', () => {
  expect(isAnswered(adult)).toBe(true)
  expect(isAnswered({ ...adult, speed: 'urgent' })).toBe(false)
  expect(isAnswered({ ...adult, speed: 'urgent', reason: 'invitation' })).toBe(true)
})

test.each(Object.entries(ages))('the example person for %s is %i years old', (age, years) => {
  expect(ageInYears(answersOf({ ...adult, age: age as keyof typeof ages }, today).birthDate, today)).toBe(years)
})

test.each<[GuideForm, string]>([
  [adult, 'new'],
  [{ ...adult, age: 'child' }, 'under18'],
  [{ ...adult, passport: 'expired' }, 'expired'],
  [{ ...adult, passport: 'lost' }, 'lost'],
  [{ ...adult, passport: 'valid' }, 'validReplacement'],
  [{ ...adult, passport: 'valid', state: ['pagesRunOut'] }, 'pageRunOut'],
  [{ ...adult, passport: 'valid', state: ['damaged', 'pagesRunOut'] }, 'damaged'],
  [{ ...adult, passport: 'valid', state: ['correction'] }, 'dataChange'],
])('the answers lead to their service', (form, service) => {
  expect(offered(form)[0]).toBe(service)
})

test('does not show what no longer applies to the passport', () => {
  expect(offered({ ...adult, passport: 'none', state: ['damaged', 'correction'] })).toEqual(['new'])
})

test('a short validity requires its reason in the documents', () => {
  const papers = (form: GuideForm) =>
    passportGuide(answersOf(form, today), facts).find(({ service }) => service === 'validReplacement')?.documents ?? []
  const valid: GuideForm = { ...adult, passport: 'valid' }
  expect(papers({ ...valid, state: ['shortValidity'] }).length).toBeGreaterThan(papers(valid).length)
})

test('an open application closes everything', () => {
  expect(offered({ ...adult, openRequest: true })).toEqual([])
})
