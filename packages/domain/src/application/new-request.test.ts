import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkApplicant } from '../applicant/applicant.ts'
import { checkOriginIdDetail } from '../applicant/origin-id-detail.ts'
import { checkOriginIdApplicant, checkOriginIdPerson } from '../applicant/origin-id-rules.ts'
import { checkPassportInfo } from '../applicant/passport.ts'
import { checkPersonalDetail } from '../applicant/personal-detail.ts'
import { maxApplicants } from '../drafts/applicant-count.ts'
import { emptyPassportDraft } from '../drafts/request-draft.ts'
import { issueCodes } from '../issues/issue.ts'
import { issuesOf, type Result } from '../issues/result.ts'
import { aCompleteApplicantDraft, anApplicant, anOldPassport } from '../testing/applicants.ts'
import { anOriginIdRequest } from '../testing/origin-id.ts'
import { aCompletePassportDraft, aHold, aNewRequest, sampleToday as today } from '../testing/requests.ts'
import {
  checkNewRequest,
  checkOriginIdRequest,
  checkRequest,
  type RequestProperties,
  toNewRequest,
} from './new-request.ts'

const rules = { today, language: 'am' } as const
const issues = (request: object) =>
  issuesOf(checkNewRequest({ ...aNewRequest(), ...request }, rules)).map(({ field, code }) => `${field}: ${code}`)

test('a complete draft becomes the request it describes, in the applicant’s language', () => {
  expect(toNewRequest(aCompletePassportDraft(), rules)).toEqual({ ok: true, value: aNewRequest({ language: 'am' }) })
})

test('A §4: a group submits its first applicant; the later ones are added', () => {
  const person = aCompleteApplicantDraft()
  const draft = aCompletePassportDraft({
    party: 'group',
    groupSize: '2',
    applicants: [person, { ...person, personal: {} }],
  })
  const checked = toNewRequest(draft, rules)
  expect(checked.ok && checked.value.applicants).toEqual([anApplicant()])
  expect(toNewRequest({ ...draft, applicants: [] }, rules).ok).toBe(false)
})

test('an urgent draft becomes an urgent request, its reason with every applicant', () => {
  const draft = aCompletePassportDraft({ urgentDays: 5, urgentReason: 'invitation' })
  expect(toNewRequest(draft, rules)).toMatchObject({
    ok: true,
    value: { mode: 'urgent', urgentDays: 5, applicants: [{ requestReason: 'invitation' }] },
  })
})

test('an empty draft returns an issue for each missing answer', () => {
  expect(issuesOf(toNewRequest(emptyPassportDraft(), rules)).slice(0, 3)).toEqual([
    { field: 'officeId', code: 'officeRequired' },
    { field: 'requestType', code: 'required' },
    { field: 'appointmentIds', code: 'dateRequired' },
  ])
})

test.each([
  [{ mode: 'fast' }, 'mode: invalid'],
  [{ officeId: 0 }, 'officeId: officeRequired'],
  [{ deliverySiteId: undefined }, 'deliverySiteId: deliverySiteRequired'],
  [{ deliverySiteId: 'x' }, 'deliverySiteId: deliverySiteRequired'],
  [{ requestType: 'unknown' }, 'requestType: required'],
  [{ appointmentIds: [] }, 'appointmentIds: dateRequired'],
  [{ appointmentIds: undefined }, 'appointmentIds: dateRequired'],
  [{ appointmentIds: [0] }, 'appointmentIds.0: invalid'],
  [{ appointmentIds: ['x'] }, 'appointmentIds.0: invalid'],
  [{ language: 'fr' }, 'language: invalid'],
  [{ applicants: [] }, 'applicants: groupSize'],
  [{ applicants: Array(6).fill(anApplicant()) }, 'applicants: groupSize'],
])('%o is refused: %s', (change, issue) => {
  expect(issues(change)).toEqual([issue])
})

test.each(['en', 'am', 'om', 'ti'])('accepts messages in %s', (language) => {
  expect(issues({ language })).toEqual([])
})

test('an applicant is checked for the type and mode of the request; as New while the type is unknown', () => {
  const propertiesFor = (change: object) => {
    const seen: RequestProperties[] = []
    checkRequest({ ...aNewRequest(), ...change }, (_applicant, properties) => {
      seen.push(properties)
      return { ok: true, value: anApplicant() }
    })
    return seen
  }
  expect(propertiesFor({ requestType: 'lost' })).toEqual([{ requestType: 'lost', mode: 'normal' }])
  expect(propertiesFor({ requestType: 'x', mode: 'urgent' })).toEqual([{ requestType: 'new', mode: 'urgent' }])
})

const renewal = { today, requestType: 'renewal', replacementReason: 'validReplacement', mode: 'urgent' } as const
const originId = { today, service: 'correction', isChild: false } as const
/** A value in which one part, at any depth, is replaced by other JSON or is absent. */
const withOneWrongPart = (value: unknown): fc.Arbitrary<unknown> => {
  const wrong = fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined })
  if (typeof value !== 'object' || value === null) return wrong
  const parts = Object.entries(value).map(([name, part]) =>
    withOneWrongPart(part).map((inner) =>
      Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [name]: inner }),
    ),
  )
  return fc.oneof(wrong, ...parts)
}

const [applicant] = aNewRequest({ applicants: [anApplicant({ passport: anOldPassport() })] }).applicants
const [originApplicant] = anOriginIdRequest().applicants
const ofPerson = { today, nationalityId: 1 }
test.each<[string, (candidate: unknown) => Result<unknown>, unknown]>([
  ['checkNewRequest', (candidate) => checkNewRequest(candidate, rules), aNewRequest()],
  ['checkOriginIdRequest', (candidate) => checkOriginIdRequest(candidate, rules), anOriginIdRequest()],
  ['checkApplicant', (candidate) => checkApplicant(candidate, renewal), applicant],
  ['checkOriginIdApplicant', (candidate) => checkOriginIdApplicant(candidate, originId), originApplicant],
  ['checkPersonalDetail', (candidate) => checkPersonalDetail(candidate, ofPerson), applicant?.personal],
  ['checkOriginIdPerson', (candidate) => checkOriginIdPerson(candidate, ofPerson), originApplicant?.personal],
  ['checkPassportInfo', (candidate) => checkPassportInfo(candidate, renewal), applicant?.passport],
  ['checkOriginIdDetail', (candidate) => checkOriginIdDetail(candidate, originId), originApplicant?.originId],
])('%s takes any JSON: it returns a value or issues, and never throws', (_, check, valid) => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), withOneWrongPart(valid)), (candidate) => {
      const checked = check(candidate)
      if (checked.ok) return
      expect(checked.error.length).toBeGreaterThan(0)
      for (const { field, code } of checked.error) {
        expect(field).not.toBe('')
        expect(issueCodes).toContain(code)
      }
    }),
    { numRuns: 300, examples: [[{}], [null], [{ valueOf: [] }]] },
  )
})

test('A §9: a request has 1 to 5 applicants; the message names both', () => {
  expect(issuesOf(checkNewRequest({ ...aNewRequest(), applicants: [] }, rules))).toEqual([
    { field: 'applicants', code: 'groupSize', params: { min: 1, max: 5 } },
  ])
  expect(issues({ applicants: Array(maxApplicants).fill(anApplicant()) })).toEqual([])
})

test('the issues of an applicant contain the position', () => {
  const second = { ...anApplicant(), address: {} }
  expect(issues({ applicants: [anApplicant(), second] })).toEqual([
    'applicants.1.address.region: required',
    'applicants.1.address.city: required',
  ])
})

test('a renewal requires its reason, and its applicants are checked as renewals', () => {
  const renewal = {
    requestType: 'renewal',
    deliverySiteId: undefined,
    applicants: [anApplicant({ passport: anOldPassport() })],
  }
  expect(issues(renewal)).toEqual(['replacementReason: required'])
  expect(issues({ ...renewal, replacementReason: 'worn' })).toEqual(['replacementReason: required'])
  expect(issues({ ...renewal, replacementReason: 'expired' })).toEqual([])
  expect(issues({ ...renewal, replacementReason: 'expired', applicants: [anApplicant()] })).toEqual([
    'applicants.0.passport.passportNumber: passportNumberRequired',
    'applicants.0.passport.issueDate: issueDateRequired',
    'applicants.0.passport.expirationDate: expirationDateRequired',
  ])
})

test('an urgent request requires its days', () => {
  const urgent = { mode: 'urgent', applicants: [anApplicant({ requestReason: 'invitation' })] }
  expect(issues(urgent)).toEqual(['urgentDays: urgentTypeRequired'])
  expect(issues({ ...urgent, urgentDays: 3 })).toEqual(['urgentDays: urgentTypeRequired'])
  expect(issues({ ...urgent, urgentDays: 2 })).toEqual([])
  expect(issues({ ...urgent, urgentDays: 2, applicants: [anApplicant()] })).toEqual([
    'applicants.0.requestReason: urgentReasonRequired',
  ])
})

test('answers of another type are not sent', () => {
  expect(checkNewRequest({ ...aNewRequest(), replacementReason: 'worn', urgentDays: 3 }, rules)).toEqual({
    ok: true,
    value: aNewRequest(),
  })
  const lost = aCompletePassportDraft({
    requestType: 'lost',
    replacement: { reason: 'expired' },
    appointment: { hold: aHold({ requestType: 'lost' }) },
    applicants: [
      aCompleteApplicantDraft({
        passport: {
          passportPageId: '1',
          passportNumber: 'EP0000001',
          issueDate: '01/10/2020',
          expirationDate: '01/09/2025',
        },
      }),
    ],
  })
  const checked = toNewRequest(lost, rules)
  expect(checked.ok && checked.value).toEqual({
    mode: 'normal',
    officeId: 1,
    requestType: 'lost',
    appointmentIds: [101],
    language: 'am',
    applicants: [anApplicant({ passport: anOldPassport() })],
  })
})
