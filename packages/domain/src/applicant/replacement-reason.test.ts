import { expect, test } from 'vitest'
import { checkNewRequest } from '../application/new-request.ts'
import { isoDate } from '../calendar/iso-date.ts'
import type { PassportInfoDraft } from '../drafts/applicant-draft.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { quote } from '../fees/quote.ts'
import { replacementReason } from '../journeys/passport-request.ts'
import type { ReplacementReason } from '../model/choices.ts'
import { aCompleteApplicantDraft } from '../testing/applicants.ts'
import { aNewRequest, anApplicant, anOldPassport } from '../testing/index.ts'
import { aCompletePassportDraft, sampleToday, someFacts } from '../testing/requests.ts'
import { replacementIssues } from './passport.ts'
import { fittingReasons, reasonFee, replacementReasonIssues } from './replacement-reason.ts'

const today = isoDate('2026-11-21')

/** Old passports by remaining validity: long expired, today, one day more, two years, three years. */
const dates = {
  expired2020: isoDate('2020-06-01'),
  yesterday: isoDate('2026-11-20'),
  today,
  tomorrow: isoDate('2026-11-22'),
  inTwoYears: isoDate('2028-11-21'),
  in2029: isoDate('2029-05-01'),
} as const
const gone = ['expired2020', 'yesterday', 'today'] as const
const ahead = ['tomorrow', 'inTwoYears', 'in2029'] as const

/** D35 in full: the fee of each reason with each date. `refused` names the reasons that fit instead. */
const table: readonly (readonly [ReplacementReason, keyof typeof dates, number | readonly ReplacementReason[]])[] = [
  ...gone.map((date) => ['expired', date, 5_000] as const),
  ...ahead.map((date) => ['expired', date, ['validReplacement', 'pageRunOut']] as const),
  ...gone.map((date) => ['pageRunOut', date, ['expired']] as const),
  ...ahead.map((date) => ['pageRunOut', date, 5_000] as const),
  ...gone.map((date) => ['damaged', date, 13_000] as const),
  ...ahead.map((date) => ['damaged', date, 13_000] as const),
  ...gone.map((date) => ['validReplacement', date, ['expired']] as const),
  ...ahead.map((date) => ['validReplacement', date, 13_000] as const),
]

test.each(table)('D35: %s with a passport of %s gives %j', (reason, date, expected) => {
  const expirationDate = dates[date]
  const request = aNewRequest({
    requestType: 'renewal',
    replacementReason: reason,
    deliverySiteId: undefined,
    applicants: [
      anApplicant({
        passport: anOldPassport({ issueDate: isoDate('2015-01-10'), expirationDate }),
        requestReason: 'dv',
      }),
    ],
  })
  const checked = checkNewRequest(request, { today })
  if (typeof expected === 'number') {
    expect(checked.ok).toBe(true)
    expect(quote(request, request.applicants, today).total).toBe(expected)
    return
  }
  expect(fittingReasons(reason, expirationDate, today)).toEqual(expected)
  expect(checked.ok ? [] : checked.error.map(({ field }) => field)).toEqual(['applicants.0.passport.expirationDate'])
})

test('D35: lost and correction take either', () => {
  for (const requestType of ['lost', 'correction'] as const) {
    for (const expirationDate of Object.values(dates)) {
      const passport = anOldPassport({ issueDate: isoDate('2015-01-10'), expirationDate, correctionType: 'name' })
      const request = aNewRequest({ requestType, deliverySiteId: undefined, applicants: [anApplicant({ passport })] })
      expect(checkNewRequest(request, { today }).ok).toBe(true)
    }
  }
})

test('D35: the message names the fee of each reason that fits, correction and urgency counted', () => {
  const issues = (reason: ReplacementReason, date: keyof typeof dates, urgentDays?: 2 | 5, correction = false) =>
    replacementReasonIssues(reason, dates[date], today, { correction, urgentDays })
  expect(issues('expired', 'in2029')).toEqual([
    {
      field: 'passport.expirationDate',
      code: 'passportNotExpired',
      params: { validReplacement: '13,000', pageRunOut: '5,000', pages: 3 },
    },
  ])
  expect(issues('validReplacement', 'expired2020')).toEqual([
    { field: 'passport.expirationDate', code: 'passportExpired', params: { expired: '5,000' } },
  ])
  expect(issues('pageRunOut', 'today', 2, true)[0]?.params).toEqual({ expired: '32,500' })
  expect(issues('expired', 'tomorrow', 5)[0]?.params).toMatchObject({
    validReplacement: '28,000',
    pageRunOut: '20,000',
  })
  expect(issues('damaged', 'tomorrow')).toEqual([])
})

test('reasons are charged by their rows', () => {
  const regular = { correction: false }
  expect(reasonFee('expired', regular)).toBe(5_000)
  expect(reasonFee('pageRunOut', regular)).toBe(5_000)
  expect(reasonFee('damaged', regular)).toBe(13_000)
  expect(reasonFee('validReplacement', regular)).toBe(13_000)
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

test('A §2, D36: a card, and the old passport beside it; the pages of the new one are chosen later', () => {
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

test('D35: a reason that contradicts the date is reported at the step with both', () => {
  expect(issues({ reason: 'validReplacement' }, oldPassport)).toEqual(['passport.expirationDate: passportExpired'])
})

test('the reason is not required again once the request is made', () => {
  const draft = aCompletePassportDraft({ requestType: 'renewal', replacement: { reason: 'expired' } })
  const submitted = { requestId: 1, confirmationNumber: 'X' }
  expect(replacementReason.accepts?.({ ...draft, submitted }, someFacts())).toEqual([])
  expect(replacementReason.accepts?.(draft, someFacts())).not.toEqual([])
})
