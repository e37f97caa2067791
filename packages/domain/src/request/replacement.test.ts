import { expect, test } from 'vitest'
import type { PassportInfoDraft } from '../drafts/applicant-draft.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { replacementReason } from '../journeys/passport-request.ts'
import { aCompleteApplicantDraft } from '../testing/applicants.ts'
import { aCompletePassportDraft, sampleToday, someFacts } from '../testing/requests.ts'
import { asksReplacementReason, replacementIssues } from './replacement.ts'

test('A §2: the reason is asked in the renew/replacement flow only', () => {
  expect((['new', 'renewal', 'lost', 'correction', undefined] as const).filter(asksReplacementReason)).toEqual([
    'renewal',
  ])
})

const issues = (replacement: PassportDraft['replacement'], passport: PassportInfoDraft) =>
  replacementIssues(
    aCompletePassportDraft({
      requestType: 'renewal',
      replacement,
      applicants: [aCompleteApplicantDraft({ passport })],
    }),
    sampleToday,
  ).map(({ field, code }) => `${field}: ${code}`)
const oldPassport = { passportNumber: 'EP0000001', issueDate: '01/10/2020', expirationDate: '01/09/2025' }

test('A §2, D36: a card, and the old passport beside it; the pages of the new one are asked later', () => {
  expect(issues({ reason: 'expired' }, oldPassport)).toEqual([])
  expect(issues({}, {})).toEqual([
    'replacement.reason: required',
    'passport.passportNumber: passportNumberRequired',
    'passport.issueDate: issueDateRequired',
    'passport.expirationDate: expirationDateRequired',
  ])
  expect(issues({ reason: 'expired' }, { ...oldPassport, passportNumber: 'E1' })).toEqual([
    'passport.passportNumber: passportNumberFormat',
  ])
})

test('D35: a reason that contradicts the date is told where both are asked', () => {
  expect(issues({ reason: 'validReplacement' }, oldPassport)).toEqual(['passport.expirationDate: passportExpired'])
})

test('the reason is not asked again once the request is made', () => {
  const draft = aCompletePassportDraft({ requestType: 'renewal', replacement: { reason: 'expired' } })
  const submitted = { requestId: 1, confirmationNumber: 'X' }
  expect(replacementReason.accepts?.({ ...draft, submitted }, someFacts())).toEqual([])
  expect(replacementReason.accepts?.(draft, someFacts())).not.toEqual([])
})
