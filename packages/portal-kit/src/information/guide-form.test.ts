import { ageInYears, type IsoDate, originIdGuide, passportGuide } from '@invea/domain'
import { expect, test } from 'vitest'
import {
  ages,
  answersOf,
  type GuideForm,
  isAnswered,
  type OriginGuideForm,
  originAnswersOf,
  originSteps,
  originsOf,
  passportSteps,
  shownQuestions,
} from './guide-form.ts'

const today = '2026-11-21' as IsoDate
const facts = { today, restriction: { minDays: 1, maxDays: 60 }, processingDays: 15 }
const adult: GuideForm = { nationality: 'ethiopian', age: 'adult', passport: 'none', state: [], speed: 'regular' }
const offered = (form: GuideForm) =>
  passportGuide(answersOf(form, today), facts)
    .filter(({ offered }) => offered)
    .map(({ service }) => service)

test('a question is shown once all before it are answered', () => {
  expect(shownQuestions(passportSteps, { state: [] })).toEqual(['nationality'])
  expect(shownQuestions(passportSteps, { nationality: 'ethiopian', state: [] })).toEqual(['nationality', 'age'])
  expect(shownQuestions(passportSteps, adult)).toEqual(['nationality', 'age', 'passport', 'speed'])
  expect(shownQuestions(passportSteps, { ...adult, speed: 'urgent' })).toEqual([
    'nationality',
    'age',
    'passport',
    'speed',
    'reason',
  ])
})

test('another nationality has no further questions', () => {
  expect(shownQuestions(passportSteps, { ...adult, nationality: 'foreign' })).toEqual(['nationality'])
  expect(isAnswered(passportSteps, { nationality: 'foreign', state: [] })).toBe(true)
})

test('an urgent passport is answered only with its reason', () => {
  expect(isAnswered(passportSteps, adult)).toBe(true)
  expect(isAnswered(passportSteps, { ...adult, speed: 'urgent' })).toBe(false)
  expect(isAnswered(passportSteps, { ...adult, speed: 'urgent', reason: 'invitation' })).toBe(true)
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

test('ignores answers that no longer apply to the passport', () => {
  expect(offered({ ...adult, passport: 'none', state: ['damaged', 'correction'] })).toEqual(['new'])
})

test('a short validity requires its reason in the documents', () => {
  const documentsOf = (form: GuideForm) =>
    passportGuide(answersOf(form, today), facts).find(({ service }) => service === 'validReplacement')?.documents ?? []
  const valid: GuideForm = { ...adult, passport: 'valid' }
  expect(documentsOf({ ...valid, state: ['shortValidity'] }).length).toBeGreaterThan(documentsOf(valid).length)
})

test('an open application closes everything', () => {
  expect(offered({ ...adult, openRequest: true })).toEqual([])
})

const originFacts = { today, restriction: { minDays: 1, maxDays: 60 }, processingDays: 15, originIdBaseFee: 1000 }
const foreigner: OriginGuideForm = { nationality: 'foreign', age: 'adult', card: 'none', origin: 'formerCitizen' }
const guide = (form: OriginGuideForm) => originIdGuide(originAnswersOf(form, today), originFacts)
const originOffered = (form: OriginGuideForm) => guide(form).filter(({ offered }) => offered)

test('a question is shown once all before it are answered, and only when it matters', () => {
  expect(shownQuestions(originSteps, {})).toEqual(['nationality'])
  expect(shownQuestions(originSteps, { nationality: 'foreign', age: 'adult' })).toEqual(['nationality', 'age', 'card'])
  expect(shownQuestions(originSteps, foreigner)).toEqual(['nationality', 'age', 'card', 'origin'])
  expect(shownQuestions(originSteps, { ...foreigner, card: 'lost' })).toEqual(['nationality', 'age', 'card', 'losses'])
  expect(shownQuestions(originSteps, { ...foreigner, card: 'valid' })).toEqual([
    'nationality',
    'age',
    'card',
    'correction',
  ])
  expect(shownQuestions(originSteps, { ...foreigner, card: 'damaged' })).toEqual(['nationality', 'age', 'card'])
})

test('an Ethiopian national is answered at once, because the card is for others', () => {
  expect(isAnswered(originSteps, { nationality: 'ethiopian' })).toBe(true)
  expect(originOffered({ ...foreigner, nationality: 'ethiopian' })).toEqual([])
})

test.each<[OriginGuideForm, string]>([
  [foreigner, 'new'],
  [{ ...foreigner, origin: 'ethiopianParent' }, 'new'],
  [{ ...foreigner, card: 'yellowCard' }, 'new'],
  [{ ...foreigner, origin: 'spouseOfHolder' }, 'bySpouse'],
  [{ ...foreigner, age: 'child', origin: 'ethiopianParent' }, 'child'],
  [{ ...foreigner, age: 'child', origin: 'childOfHolder' }, 'child'],
  [{ ...foreigner, card: 'expired', correction: 'no' }, 'renewal'],
  [{ ...foreigner, card: 'damaged' }, 'damaged'],
  [{ ...foreigner, card: 'lost', losses: 'twice' }, 'lost'],
  [{ ...foreigner, card: 'valid', correction: 'yes' }, 'correction'],
])('the answers lead to each of the seven services', (form, service) => {
  expect(isAnswered(originSteps, form)).toBe(true)
  expect(originOffered(form).map((result) => result.service)).toContain(service)
})

test('a holder of a valid Origin ID with nothing to correct is offered nothing', () => {
  expect(originOffered({ ...foreigner, card: 'valid', correction: 'no' })).toEqual([])
})

test('no Ethiopian origin and no holder in the family: nothing is offered', () => {
  expect(originOffered({ ...foreigner, origin: 'other' })).toEqual([])
})

test('the second loss costs half as much again', () => {
  const [lost] = originOffered({ ...foreigner, card: 'lost', losses: 'twice' })
  expect(lost?.fee).toBe(1500)
})

test('an adopted child needs the paper of the guardian for an Origin ID too', () => {
  const child: OriginGuideForm = { ...foreigner, age: 'child', origin: 'ethiopianParent' }
  const documentsOf = (form: OriginGuideForm) => originOffered(form).flatMap(({ documents }) => documents)
  expect(documentsOf(child)).toContain('parentId')
  expect(documentsOf({ ...child, adopted: true })).toContain('guardianshipPaper')
  expect(documentsOf({ ...foreigner, adopted: true })).not.toContain('guardianshipPaper')
})

test('the children of a holder are asked for while they are under 18', () => {
  expect(originsOf({ ...foreigner, age: 'child' })).toContain('childOfHolder')
  expect(isAnswered(originSteps, { ...foreigner, origin: 'childOfHolder' })).toBe(false)
})

test('a child cannot be a spouse: an earlier answer does not stay', () => {
  expect(originsOf({ ...foreigner, age: 'child' })).not.toContain('spouseOfHolder')
  expect(isAnswered(originSteps, { ...foreigner, age: 'child', origin: 'spouseOfHolder' })).toBe(false)
})
