import { expect, test } from 'vitest'
import { toApplicant } from '../applicant/applicant.ts'
import { checkNewRequest, toNewRequest } from '../application/new-request.ts'
import { furthestOpen } from '../journeys/journey.ts'
import { passportRequest } from '../journeys/passport-request.ts'
import {
  aCompleteApplicantDraft,
  aCompletePassportDraft,
  aNewRequest,
  anApplicant,
  sampleToday,
  someFacts,
} from './index.ts'

const rules = { today: sampleToday, requestType: 'new', language: 'en' } as const

test('the sample draft becomes the sample applicant', () => {
  expect(toApplicant(aCompleteApplicantDraft(), rules)).toEqual({ ok: true, value: anApplicant() })
})

test('the sample request passes every rule and is returned unchanged', () => {
  expect(checkNewRequest(aNewRequest(), rules)).toEqual({ ok: true, value: aNewRequest() })
})

test('the complete draft becomes the sample request', () => {
  expect(toNewRequest(aCompletePassportDraft(), rules)).toEqual({ ok: true, value: aNewRequest() })
})

test('the complete draft is not submitted yet', () => {
  expect(furthestOpen(passportRequest, aCompletePassportDraft(), someFacts())).toBe('passport-info')
})
