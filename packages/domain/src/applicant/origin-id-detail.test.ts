import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkOriginIdRequest, toOriginIdRequest } from '../application/new-request.ts'
import { isoDate, isUnder18 } from '../calendar/iso-date.ts'
import { emptyOriginIdDraft } from '../drafts/request-draft.ts'
import { checkWith, issuesOf } from '../issues/result.ts'
import { type OriginIdService, originIdServiceNames } from '../services/origin-id-services.ts'
import {
  aCompleteOriginIdApplicantDraft,
  aCompleteOriginIdDraft,
  anOriginIdApplicant,
  anOriginIdRequest,
  sampleToday as today,
} from '../testing/index.ts'
import { checkOriginIdDetail, OriginIdDetail, originIdDetailFrom, requiresField } from './origin-id-detail.ts'
import {
  checkOriginIdApplicant,
  checkOriginIdPerson,
  type OriginIdRules,
  toOriginIdApplicant,
} from './origin-id-rules.ts'
import { InternationalPhone } from './phone.ts'

const rules = { today, service: 'new', language: 'en' } as const
const personIssues = (changes: object) =>
  issuesOf(
    checkOriginIdApplicant(
      { ...anOriginIdApplicant(), personal: { ...anOriginIdApplicant().personal, ...changes } },
      { ...rules, nationalityId: 1 },
    ),
  ).map(({ field, code }) => `${field}: ${code}`)
const detail = (draft: object, service: OriginIdService, isChild?: boolean) =>
  issuesOf(checkOriginIdDetail(originIdDetailFrom(draft), { service, isChild })).map(
    ({ field, code }) => `${field}: ${code}`,
  )

test('a complete draft becomes the applicant and the request it describes', () => {
  expect(toOriginIdApplicant(aCompleteOriginIdApplicantDraft(), rules)).toEqual({
    ok: true,
    value: anOriginIdApplicant(),
  })
  expect(toOriginIdRequest(aCompleteOriginIdDraft(), rules)).toEqual({ ok: true, value: anOriginIdRequest() })
})

test('the service checks submitted data with the same rules', () => {
  expect(checkOriginIdApplicant(anOriginIdApplicant(), rules)).toEqual({ ok: true, value: anOriginIdApplicant() })
  expect(checkOriginIdRequest(anOriginIdRequest(), rules)).toEqual({ ok: true, value: anOriginIdRequest() })
})

test('D31: names are written as in the foreign passport', () => {
  expect(personIssues({ firstName: "O'BRIEN", fatherName: 'JEAN-LUC', grandfatherName: 'ANDRÉ' })).toEqual([])
  expect(personIssues({ firstName: 'አበበ' })).toEqual(['personal.firstName: latinLetters'])
  expect(personIssues({ fatherName: 'X2' })).toEqual(['personal.fatherName: latinLetters'])
  expect(personIssues({ grandfatherName: 'X2' })).toEqual(['personal.grandfatherName: latinLetters'])
})

test('D31: the names of the family are also written as in the foreign passport', () => {
  const family = [{ relationId: 2, firstName: 'JOSÉ', grandfatherName: "O'NEILL" }]
  expect(checkOriginIdApplicant(anOriginIdApplicant({ family }), rules)).toEqual({
    ok: true,
    value: anOriginIdApplicant({ family }),
  })
})

test("a foreign national may leave the names in Ge'ez letters empty; other letters in them are refused", () => {
  const without = checkOriginIdApplicant(
    {
      ...anOriginIdApplicant(),
      personal: { ...anOriginIdApplicant().personal, geezFirstName: undefined, geezFatherName: ' ' },
    },
    rules,
  )
  expect(without.ok && [without.value.personal.geezFirstName, without.value.personal.geezFatherName]).toEqual(['', ''])
  expect(personIssues({ geezFirstName: 'Abebe' })).toEqual(['personal.geezFirstName: geezLetters'])
  expect(personIssues({ geezGrandfatherName: 'አ'.repeat(41) })).toEqual(['personal.geezGrandfatherName: tooLong'])
})

test('D10: occupation and birth registration id are required', () => {
  expect(personIssues({ birthCertificateId: undefined, occupationId: undefined })).toEqual([
    'personal.birthCertificateId: required',
    'personal.occupationId: required',
  ])
  expect(personIssues({ birthCertificateId: '123' })).toEqual(['personal.birthCertificateId: birthCertificateDigits'])
})

test('A §5: the form is for foreign nationals', () => {
  expect(personIssues({ nationalityId: 1 })).toEqual(['personal.nationalityId: nationalityForeign'])
  expect(personIssues({ nationalityId: undefined })).toEqual(['personal.nationalityId: required'])
  const ethiopian = { ...anOriginIdApplicant(), personal: { ...anOriginIdApplicant().personal, nationalityId: 1 } }
  expect(checkOriginIdApplicant(ethiopian, rules).ok).toBe(true)
})

test('the rules of age also apply here', () => {
  expect(personIssues({ birthDate: '2026-11-22' })).toEqual(['personal.birthDate: birthDateFuture'])
  expect(personIssues({ birthDate: '2015-01-01' })).toEqual(['personal.birthDate: adultService'])
})

const ageIssues = (service: OriginIdService, birthDate: string, more: object = {}) => {
  const { personal } = anOriginIdApplicant()
  const under18 = isUnder18(isoDate(birthDate), today)
  const person = { ...personal, birthDate, under18 }
  return issuesOf(checkOriginIdPerson(person, { today, service, ...more }))
}

test.each([
  ['new', '2008-11-21', []],
  ['new', '2008-11-22', ['adultService']],
  ['bySpouse', '2008-11-22', ['adultService']],
  ['child', '2008-11-22', []],
  ['child', '2008-11-21', ['childService']],
  ['renewal', '2016-01-01', []],
  ['lost', '2016-01-01', []],
] as const)('A §1: %s, born on %s: %s', (service, birthDate, codes) => {
  const issues = codes.map((code) => ({ field: 'personal.birthDate', code, params: { age: 18 } }))
  expect(ageIssues(service, birthDate)).toEqual(issues)
})

test('A §1: the request is refused at the birth date too', () => {
  const { personal } = anOriginIdApplicant()
  const applicants = [
    anOriginIdApplicant({ personal: { ...personal, birthDate: isoDate('2016-01-01'), under18: true } }),
  ]
  expect(issuesOf(checkOriginIdRequest(anOriginIdRequest({ applicants }), rules))).toEqual([
    { field: 'applicants.0.personal.birthDate', code: 'adultService', params: { age: 18 } },
  ])
})

test('the age for the service counts on the day of submission, and a stored contradiction stays', () => {
  expect(ageIssues('child', '2008-11-21', { submittedOn: isoDate('2026-11-20') })).toEqual([])
  expect(ageIssues('child', '1986-01-01', { storedBirthDate: isoDate('1985-01-01') })).toEqual([])
  expect(ageIssues('child', '1986-01-01', { storedBirthDate: isoDate('2016-01-01') })).toHaveLength(1)
})

test('a birth date in the future is only in the future', () => {
  expect(ageIssues('new', '2026-11-22').map(({ code }) => code)).toEqual(['birthDateFuture'])
})

test('R11: a number without + is an Ethiopian mobile number: one typed as at home is refused', () => {
  const issues = (phoneNumber: string, phonePrefixes?: readonly string[]) => {
    const personal = { ...anOriginIdApplicant().personal, phoneNumber }
    return issuesOf(checkOriginIdPerson(personal, { today, phonePrefixes })).map(({ field, code }) => [field, code])
  }
  for (const phone of ['0412345678', '2025550123', '412345678', '0711223344'])
    expect(issues(phone)).toEqual([['personal.phoneNumber', 'phoneFormat']])
  for (const phone of ['+61412345678', '0911223344', '911223344']) expect(issues(phone)).toEqual([])
  expect(issues('0711223344', ['9', '7'])).toEqual([])
})

test('R11: the phone may be international', () => {
  const codes = (phone: unknown) => issuesOf(checkWith(InternationalPhone, phone, 'x')).map(({ code }) => code)
  for (const phone of ['+441632960001', '0900000001', '900000001', ' +1234567 ']) expect(codes(phone)).toEqual([])
  for (const phone of [
    '+44',
    '123456',
    '+0441632960001',
    '00441632960001',
    '1234567890123456',
    '441632960001',
    '2025550123',
    'x+441632960001',
    '+441632960001x',
  ]) {
    expect(codes(phone)).toEqual(['phoneFormat'])
  }
  expect(codes(' ')).toEqual(['required'])
  expect(codes(undefined)).toEqual(['required'])
})

test.each([
  ['new', ['visaNumber', 'visaType']],
  ['bySpouse', ['visaNumber', 'visaType']],
  ['child', ['visaNumber', 'visaType']],
  ['renewal', ['originIdNumber']],
  ['damaged', ['originIdNumber']],
  ['correction', ['originIdNumber']],
  ['lost', ['timesLost']],
] as const)('R10: %s requires %s', (service, fields) => {
  expect(detail({}, service)).toEqual(fields.map((field) => `originId.${field}: required`))
  for (const field of fields) expect(requiresField(service, field)).toBe(true)
  expect(requiresField(service, 'country')).toBe(false)
})

test.each([
  [{ timesLost: '0' }, 'originId.timesLost: invalid'],
  [{ timesLost: '100' }, 'originId.timesLost: invalid'],
  [{ timesLost: 'x' }, 'originId.timesLost: invalid'],
  [{ timesLost: '1', localPhoneNumber: '+441632960001' }, 'originId.localPhoneNumber: phoneFormat'],
  [{ timesLost: '1', localPhoneNumber: '0800000001' }, 'originId.localPhoneNumber: phoneFormat'],
  [{ timesLost: '1', filledBy: 'agent' }, 'originId.filledBy: invalid'],
  [{ timesLost: '1', country: 'x'.repeat(101) }, 'originId.country: tooLong'],
  [{ timesLost: '1', originIdNumber: 'x'.repeat(41) }, 'originId.originIdNumber: tooLong'],
] as const)('%o is refused: %s', (draft, issue) => {
  expect(detail(draft, 'lost')).toEqual([issue])
})

const every = {
  ...{ country: 'Kenya', localPhoneNumber: '0900000001', originIdNumber: 'SAMPLE2', timesLost: '99' },
  ...{ visaNumber: 'SAMPLE1', visaType: 'tourist', visaIssuedOnline: true, filledBy: 'guardian' },
  correctionNote: 'A letter is missing',
}
const visa = ['visaNumber', 'visaType', 'visaIssuedOnline']

describe.each(originIdServiceNames)('who filled in the form for %s', (service) => {
  test.each([
    [true, undefined, ['originId.filledBy: required']],
    [true, 'applicant', ['originId.filledBy: required']],
    [true, 'parent', []],
    [true, 'guardian', []],
    [false, undefined, []],
    [false, 'applicant', []],
    [false, 'parent', ['originId.filledBy: invalid']],
    [false, 'guardian', ['originId.filledBy: invalid']],
  ])('R10, A §5: under 18 is %s, filled in by %s: %j', (isChild, filledBy, issues) => {
    expect(detail({ ...every, filledBy }, service, isChild)).toEqual(issues)
  })
})

test('R10: a child who renews a card needs a parent or guardian to fill in the form, and a stored answer can stay', () => {
  const { personal } = anOriginIdApplicant()
  const child = { ...personal, birthDate: isoDate('2016-01-01'), under18: true }
  const filledIn = (filledBy?: string, before?: OriginIdRules['before']) =>
    issuesOf(
      checkOriginIdApplicant(
        { ...anOriginIdApplicant({ personal: child }), originId: { originIdNumber: 'SAMPLE1', filledBy } },
        { today, service: 'renewal', before },
      ),
    )
  const required = [{ field: 'originId.filledBy', code: 'required' }]
  expect(filledIn()).toEqual(required)
  expect(filledIn('parent')).toEqual([])
  expect(filledIn(undefined, { personal: child })).toEqual([])
  expect(filledIn(undefined, { personal: child, originId: { filledBy: 'parent' } })).toEqual(required)
  // The stored answer was that of an adult.
  expect(filledIn(undefined, { personal })).toEqual(required)
})

test.each([
  ['new', visa],
  ['bySpouse', visa],
  ['child', visa],
  ['renewal', ['originIdNumber']],
  ['damaged', ['originIdNumber']],
  ['correction', ['originIdNumber', 'correctionNote']],
  ['lost', ['originIdNumber', 'timesLost']],
] as const)('R10: %s keeps only its own fields, whatever was typed for a service chosen before', (service, fields) => {
  const checked = checkOriginIdDetail(originIdDetailFrom(every), { service })
  const kept = ['country', 'localPhoneNumber', 'filledBy', ...fields]
  expect(checked.ok && new Set(Object.keys(checked.value))).toEqual(new Set(kept))
  const wrong = { timesLost: '0', originIdNumber: 'x'.repeat(41), visaNumber: 'x'.repeat(41), visaType: 'x'.repeat(41) }
  const issues = detail({ ...every, ...wrong }, service).map((issue) => /\.(\w+):/.exec(issue)?.[1])
  expect(new Set(issues)).toEqual(new Set(Object.keys(wrong).filter((field) => kept.includes(field))))
})

test('the fields of a service are kept as typed, and a text is no answer to a yes or no', () => {
  expect(checkOriginIdDetail(originIdDetailFrom(every), { service: 'lost' })).toMatchObject({
    value: { originIdNumber: 'SAMPLE2', timesLost: 99, localPhoneNumber: '0900000001' },
  })
  expect(detail({ visaNumber: 'S', visaType: 'work', visaIssuedOnline: 'yes' }, 'new')).toEqual([
    'originId.visaIssuedOnline: invalid',
  ])
  expect(
    checkOriginIdDetail({ timesLost: 1, localPhoneNumber: '0700000001' }, { service: 'lost', phonePrefixes: ['7'] }).ok,
  ).toBe(true)
})

test('issues are in the order of the form', () => {
  expect(
    detail({ country: 'x'.repeat(101), localPhoneNumber: '1' }, 'lost').map((issue) => issue.split(':')[0]),
  ).toEqual(['originId.timesLost', 'originId.country', 'originId.localPhoneNumber'])
  expect(detail({ localPhoneNumber: '1' }, 'child', true).map((issue) => issue.split(':')[0])).toEqual([
    'originId.visaNumber',
    'originId.visaType',
    'originId.localPhoneNumber',
    'originId.filledBy',
  ])
})

test.each([
  ['personal', { personal: {} }, 'personal.firstName'],
  ['address', { address: {} }, 'address.region'],
  ['family', { family: [{}] }, 'family.0.firstName'],
  ['detail', { originId: undefined }, 'originId.visaNumber'],
])('one wrong part refuses the applicant: %s', (_, part, field) => {
  expect(issuesOf(checkOriginIdApplicant({ ...anOriginIdApplicant(), ...part }, rules))[0]?.field).toBe(field)
})

test('an Origin ID has no booklet: the default is sent (D12)', () => {
  const sent = { ...anOriginIdApplicant(), passport: { passportPageId: 9, dataCorrected: true } }
  expect(checkOriginIdApplicant(sent, rules)).toMatchObject({
    value: { passport: { passportPageId: 1, dataCorrected: false } },
  })
})

test('a request without a service is refused', () => {
  expect(toOriginIdRequest(emptyOriginIdDraft(), rules)).toEqual({
    ok: false,
    error: [{ field: 'service', code: 'required' }],
  })
  expect(checkOriginIdRequest({ ...anOriginIdRequest(), originIdApplicantType: 'cousin' }, rules).ok).toBe(false)
})

test('reports the issues of request and applicant together', () => {
  const draft = aCompleteOriginIdDraft({ site: {}, applicants: [] })
  const fields = issuesOf(toOriginIdRequest(draft, rules)).map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['officeId', 'deliverySiteId', 'applicants.0.personal.firstName']))
})

test('a service other than New requires no delivery site, and sends its reason', () => {
  const applicants = [aCompleteOriginIdApplicantDraft({ originId: { originIdNumber: 'SAMPLE2' } })]
  const renewal = toOriginIdRequest(aCompleteOriginIdDraft({ service: 'damaged', applicants }), rules)
  expect(renewal).toMatchObject({
    ok: true,
    value: { requestType: 'renewal', replacementReason: 'damaged', originIdApplicantType: 'byBirth', mode: 'normal' },
  })
  expect(renewal.ok && 'deliverySiteId' in renewal.value).toBe(false)
})

test('the schemas return their own codes', () => {
  const messages = (schema: z.ZodMiniType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message)
  expect(messages(InternationalPhone, undefined)).toEqual(['required'])
  expect(messages(InternationalPhone, ' ')).toEqual(['required'])
  expect(messages(OriginIdDetail.shape.timesLost, 0)).toEqual(['invalid'])
  expect(messages(OriginIdDetail.shape.timesLost, 100)).toEqual(['invalid'])
  expect(messages(OriginIdDetail.shape.filledBy, 'agent')).toEqual(['invalid'])
})

test('D43: a correction names what is wrong; no other service keeps a correction type', () => {
  const check = (service: 'correction' | 'renewal', correctionType?: unknown, correctionNote?: string) =>
    checkOriginIdApplicant(
      {
        ...anOriginIdApplicant(),
        originId: { originIdNumber: 'SAMPLE1', filledBy: 'applicant', correctionNote },
        passport: { correctionType },
      },
      { today, service },
    )
  expect(issuesOf(check('correction'))).toEqual([{ field: 'passport.correctionType', code: 'correctionRequired' }])
  expect(issuesOf(check('correction', 'photo'))).toEqual([
    { field: 'passport.correctionType', code: 'correctionRequired' },
  ])
  expect(check('correction', 'both', ' The photo ')).toMatchObject({
    value: { passport: { correctionType: 'both' }, originId: { correctionNote: 'The photo' } },
  })
  expect(check('renewal', 'both')).not.toHaveProperty('value.passport.correctionType')
  expect(issuesOf(check('correction', 'name', 'x'.repeat(301)))).toEqual([
    { field: 'originId.correctionNote', code: 'tooLong', params: { max: 300 } },
  ])
})
