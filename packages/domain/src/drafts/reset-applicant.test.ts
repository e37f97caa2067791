import { expect, test } from 'vitest'
import { aCompletePassportDraft } from '../testing/index.ts'
import { emptyApplicantDraft } from './applicant-draft.ts'
import { canReset, resetApplicant } from './reset-applicant.ts'

const draft = aCompletePassportDraft()
const [first = emptyApplicantDraft()] = draft.applicants
const passport = {
  passportNumber: 'EP1234567',
  issueDate: '01/15/2018',
  expirationDate: '01/14/2023',
  passportPageId: '1',
  humanUntil: '2999-01-01T00:00:00Z',
}
const group = {
  ...draft,
  party: 'group',
  groupSize: '2',
  applicants: [
    { ...first, passport },
    { ...first, passport },
  ],
} as const

test('D49: Reset clears the answers of that applicant and of no other, and nothing of the request', () => {
  const reset = resetApplicant(group, 1)
  const { passport: kept, ...cleared } = reset.applicants[1] ?? emptyApplicantDraft()
  const { passport: _none, ...empty } = emptyApplicantDraft()
  expect(cleared).toEqual(empty)
  expect(kept).toEqual({ humanUntil: passport.humanUntil })
  expect(reset.applicants[0]).toBe(group.applicants[0])
  expect({ ...reset, applicants: [] }).toEqual({ ...group, applicants: [] })
})

test('D36: the answers of the reason step of the first applicant stay', () => {
  const [reset] = resetApplicant(group, 0).applicants
  const { passportNumber, issueDate, expirationDate, humanUntil } = passport
  expect(reset?.passport).toEqual({ passportNumber, issueDate, expirationDate, humanUntil })
  expect(reset?.personal).toEqual({})
})

test('the answers of the Origin ID site step of an individual stay', () => {
  const originId = { country: 'Sweden', visaNumber: 'V1', timesLost: '2' }
  const one = { ...draft, party: 'individual', applicants: [{ ...first, originId }] } as const
  expect(resetApplicant(one, 0).applicants[0]?.originId).toEqual({ country: 'Sweden', visaNumber: 'V1' })
  expect(resetApplicant({ ...one, party: 'group' }, 0).applicants[0]?.originId).toEqual({})
})

test('after Submit nothing is cleared', () => {
  const sent = { ...draft, applicants: [{ ...first, requestPersonId: 7 }] }
  expect(canReset(sent, 0)).toBe(false)
  expect(resetApplicant(sent, 0)).toBe(sent)
  expect(canReset(draft, 4)).toBe(false)
})
