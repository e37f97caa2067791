import { expect, test } from 'vitest'
import { draftFromApplicant } from '../application/earlier-applicant.ts'
import { isoDate } from '../calendar/iso-date.ts'
import { issuesOf } from '../issues/result.ts'
import type { Applicant } from '../model/application.ts'
import { anApplicant, anOldPassport } from '../testing/applicants.ts'
import { type ApplicantRules, checkApplicant } from './applicant.ts'
import {
  asksShortValidityReason,
  joinRequestReasons,
  longestShortValidityText,
  passportStepIssues,
  shortValidityText,
  splitRequestReasons,
} from './short-validity.ts'

const today = isoDate('2026-11-21')
const rules: ApplicantRules = { requestType: 'renewal', replacementReason: 'validReplacement', today }
const valid = (requestReason?: string, expirationDate = isoDate('2028-01-01')): Applicant =>
  anApplicant({ passport: anOldPassport({ expirationDate }), requestReason })
const issues = (applicant: Applicant, changes: Partial<ApplicantRules> = {}) =>
  issuesOf(checkApplicant(applicant, { ...rules, ...changes })).map(({ field, code }) => `${field}: ${code}`)

test('D42: required for a valid replacement with two years or less left', () => {
  expect(asksShortValidityReason('validReplacement', '2028-11-21', today)).toBe(true)
  expect(asksShortValidityReason('validReplacement', '2028-11-22', today)).toBe(false)
  expect(asksShortValidityReason('validReplacement', '2026-11-21', today)).toBe(false)
  expect(asksShortValidityReason('pageRunOut', '2027-11-21', today)).toBe(false)
  expect(asksShortValidityReason('validReplacement', 'soon', today)).toBe(false)
})

test('D42: one of four reasons, or another with words', () => {
  for (const reason of ['dv', 'scholarship', 'residencePermit', 'embassyAppointment', 'other: work in Adama']) {
    expect(issues(valid(reason))).toEqual([])
  }
  expect(issues(valid())).toEqual(['passport.shortValidityReason: shortValidityReasonRequired'])
  expect(issues(valid('holiday'))).toEqual(['passport.shortValidityReason: shortValidityReasonRequired'])
  expect(issues(valid('other'))).toEqual(['passport.shortValidityOther: shortValidityReasonRequired'])
  const text = 'x'.repeat(longestShortValidityText)
  expect(issues(valid(`other: ${text}`))).toEqual([])
  expect(issues(valid(`other: ${text}x`))).toEqual(['passport.shortValidityOther: tooLong'])
})

test('D42: an urgent request names its urgent reason first', () => {
  const urgent = { mode: 'urgent', urgentDays: 2 } as const
  expect(issues(valid('medicalLetter; dv'), urgent)).toEqual([])
  expect(issues(valid('dv'), urgent)).toEqual(['requestReason: urgentReasonRequired'])
  expect(issues(valid('medicalLetter'), urgent)).toEqual(['passport.shortValidityReason: shortValidityReasonRequired'])
  expect(joinRequestReasons('medicalLetter', 'other: a, b')).toBe('medicalLetter; other: a, b')
  expect(splitRequestReasons('medicalLetter; other: a, b')).toEqual({ urgent: 'medicalLetter', further: 'other: a, b' })
  expect(splitRequestReasons('free; words')).toEqual({ further: 'free; words' })
  expect(splitRequestReasons(undefined)).toEqual({})
})

test('D42: a reason that is no longer required is not sent', () => {
  const reasonOf = (applicant: Applicant, changes: Partial<ApplicantRules> = {}) => {
    const checked = checkApplicant(applicant, { ...rules, ...changes })
    return checked.ok ? checked.value.requestReason : checked.error
  }
  expect(reasonOf(valid('dv', isoDate('2029-01-01')))).toBeUndefined()
  expect(reasonOf(valid('medicalLetter; dv', isoDate('2029-01-01')), { mode: 'urgent' })).toBe('medicalLetter')
  expect(reasonOf(valid('to study', isoDate('2029-01-01')))).toBe('to study')
})

test('D42: the form keeps a sent reason, and its step requires a missing one', () => {
  const draft = draftFromApplicant(valid('medicalLetter; other: to study'))
  expect(draft.urgentReason).toBe('medicalLetter')
  expect(draft.passport).toMatchObject({ shortValidityReason: 'other', shortValidityOther: 'to study' })
  expect(shortValidityText({ shortValidityReason: 'other', shortValidityOther: 'a; b' })).toBe('other: a, b')
  expect(passportStepIssues(draft.passport, rules)).toEqual([])
  const step = (changes: object) =>
    passportStepIssues({ ...draft.passport, ...changes }, rules).map(({ field }) => field)
  expect(step({ shortValidityReason: undefined })).toEqual(['passport.shortValidityReason'])
  expect(step({ shortValidityOther: ' ' })).toEqual(['passport.shortValidityOther'])
  expect(step({ expirationDate: '11/22/2028', shortValidityReason: undefined })).toEqual([])
  // In the order of the form: the reason is asked below the date.
  expect(step({ issueDate: '', shortValidityReason: undefined, dataCorrected: true })).toEqual([
    'passport.issueDate',
    'passport.shortValidityReason',
    'passport.correctionType',
  ])
})
