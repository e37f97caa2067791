import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import type { PersonalDetailDraft } from '../drafts/applicant-draft.ts'
import { checkWith, issuesOf } from '../issues/result.ts'
import { aPersonalDetail, aPersonalDetailDraft } from '../testing/applicants.ts'
import { sampleToday as today } from '../testing/requests.ts'
import { eyeColors, hairColors } from './personal-choices.ts'
import {
  BirthCertificateId,
  birthDateIssues,
  checkPersonalDetail,
  clearedAgeBoxes,
  Height,
  personalDetailFrom,
  under18Issues,
} from './personal-detail.ts'

const check = (draft: PersonalDetailDraft) => checkPersonalDetail(personalDetailFrom(draft), { today })
const issues = (draft: PersonalDetailDraft) => issuesOf(check(draft)).map(({ field, code }) => `${field}: ${code}`)

test('A §3: colours are sent as these words', () => {
  expect(eyeColors).toEqual(['Black', 'Brown', 'Blue', 'Other'])
  expect(hairColors).toEqual(['Black', 'Brown', 'Blond', 'Auburn', 'Red', 'Grey', 'White'])
})

test('the typed text becomes the model: upper-case names, ISO day, numbers', () => {
  expect(
    check(
      aPersonalDetailDraft({
        birthCertificateId: '1234567890123456',
        occupationId: '4',
        height: '170',
        eyeColor: 'Brown',
        hairColor: 'Black',
        halfCast: true,
        email: 'sample@example.com',
      }),
    ),
  ).toEqual({
    ok: true,
    value: aPersonalDetail({
      birthCertificateId: '1234567890123456',
      occupationId: 4,
      height: 170,
      eyeColor: 'Brown',
      hairColor: 'Black',
      halfCast: true,
      email: 'sample@example.com',
    }),
  })
})

test('A §5: the required fields of an empty form, in the order of the form', () => {
  expect(issues({})).toEqual([
    'personal.firstName: required',
    'personal.geezFirstName: required',
    'personal.fatherName: required',
    'personal.geezFatherName: required',
    'personal.grandfatherName: required',
    'personal.geezGrandfatherName: required',
    'personal.birthDate: required',
    'personal.birthPlace: required',
    'personal.gender: required',
    'personal.maritalStatus: required',
    'personal.nationalityId: required',
    'personal.phoneNumber: required',
  ])
})

test.each([
  [{ firstName: 'ABEBE2' }, 'personal.firstName: nameLetters'],
  [{ fatherName: 'KEBEDE!' }, 'personal.fatherName: nameLetters'],
  [{ grandfatherName: 'T 1' }, 'personal.grandfatherName: nameLetters'],
  [{ geezFirstName: 'Abebe' }, 'personal.geezFirstName: geezLetters'],
  [{ geezFatherName: 'Abebe' }, 'personal.geezFatherName: geezLetters'],
  [{ geezGrandfatherName: 'Abebe' }, 'personal.geezGrandfatherName: geezLetters'],
  [{ birthDate: '13/01/1990' }, 'personal.birthDate: dateFormat'],
  [{ birthDate: '11/22/2026' }, 'personal.birthDate: birthDateFuture'],
  [{ birthDate: '11/22/2008' }, 'personal.under18: under18Unchecked'],
  [{ birthPlace: 'x'.repeat(101) }, 'personal.birthPlace: tooLong'],
  [{ birthCertificateId: '123' }, 'personal.birthCertificateId: birthCertificateDigits'],
  [{ birthCertificateId: '12345678901234567' }, 'personal.birthCertificateId: birthCertificateDigits'],
  [{ gender: 'x' }, 'personal.gender: required'],
  [{ maritalStatus: '9' }, 'personal.maritalStatus: required'],
  [{ nationalityId: '0' }, 'personal.nationalityId: required'],
  [{ occupationId: 'x' }, 'personal.occupationId: invalid'],
  [{ height: '29' }, 'personal.height: heightRange'],
  [{ height: 'tall' }, 'personal.height: heightRange'],
  [{ eyeColor: 'Purple' }, 'personal.eyeColor: invalid'],
  [{ hairColor: 'Purple' }, 'personal.hairColor: invalid'],
  [{ phoneNumber: '0800000001' }, 'personal.phoneNumber: phoneFormat'],
  [{ phoneNumber: 'x' }, 'personal.phoneNumber: phoneFormat'],
  [{ email: 'x' }, 'personal.email: emailFormat'],
] as const)('%o is refused: %s', (changes, issue) => {
  expect(issues(aPersonalDetailDraft(changes))).toEqual([issue])
})

test('reports all issues of a form at once, including the age box', () => {
  expect(
    issues({ ...aPersonalDetailDraft({ birthDate: '11/22/2008' }), firstName: '', phoneNumber: '0800000001' }),
  ).toEqual(['personal.firstName: required', 'personal.under18: under18Unchecked', 'personal.phoneNumber: phoneFormat'])
})

test('reports issues in the order of the form, with those of the clock among those of fields', () => {
  expect(issues(aPersonalDetailDraft({ birthDate: '11/22/2026', birthPlace: '' }))).toEqual([
    'personal.birthDate: birthDateFuture',
    'personal.birthPlace: required',
  ])
  // The boxes of the age are beside the birth date.
  expect(issues(aPersonalDetailDraft({ birthDate: '11/22/2008', birthPlace: '', gender: undefined }))).toEqual([
    'personal.under18: under18Unchecked',
    'personal.birthPlace: required',
    'personal.gender: required',
  ])
})

test('an untouched box is not ticked', () => {
  expect(personalDetailFrom({})).toMatchObject({ halfCast: false, under18: false, adopted: false })
})

test('A §4: an adult cannot stay under 18 or adopted', () => {
  const checked = check(aPersonalDetailDraft({ under18: true, adopted: true }))
  expect(checked.ok && checked.value).toMatchObject({ under18: false, adopted: false })
  const child = check(aPersonalDetailDraft({ birthDate: '11/22/2008', under18: true, adopted: true }))
  expect(child.ok && child.value).toMatchObject({ under18: true, adopted: true })
  // Of age since the submission: the documents are those of a child, so the answers stay.
  const draft = aPersonalDetailDraft({ birthDate: '11/21/2008', under18: true, adopted: true })
  const turned18 = checkPersonalDetail(personalDetailFrom(draft), { today, submittedOn: isoDate('2026-11-20') })
  expect(turned18.ok && turned18.value).toMatchObject({ under18: true, adopted: true })
  const own = check(aPersonalDetailDraft({ birthDate: '11/22/2008', under18: true, adopted: false }))
  expect(own.ok && own.value).toMatchObject({ under18: true, adopted: false })
})

test('boxes of a caller count only when they are true', () => {
  const sent = { ...aPersonalDetail({ birthDate: isoDate('2010-01-01') }), under18: 'yes', adopted: 1 }
  expect(issuesOf(checkPersonalDetail(sent, { today }))).toEqual([
    { field: 'personal.under18', code: 'under18Unchecked' },
  ])
})

test.each([
  [{ halfCast: 'yes' }, { field: 'personal.halfCast', code: 'invalid' }],
  [{ phoneNumber: 900000001 }, { field: 'personal.phoneNumber', code: 'required' }],
])('refuses values of another shape and does not throw: %o', (changes, issue) => {
  expect(issuesOf(checkPersonalDetail({ ...aPersonalDetail(), ...changes }, { today }))).toEqual([issue])
})

test('D16: the operator’s prefixes apply', () => {
  const candidate = personalDetailFrom(aPersonalDetailDraft({ phoneNumber: '0700000001' }))
  expect(checkPersonalDetail(candidate, { today, phonePrefixes: ['9', '7'] }).ok).toBe(true)
  expect(checkPersonalDetail(candidate, { today }).ok).toBe(false)
})

test('A §5: nationality is fixed to Ethiopia when its id is known', () => {
  const candidate = personalDetailFrom(aPersonalDetailDraft({ nationalityId: '2' }))
  expect(issuesOf(checkPersonalDetail(candidate, { today, nationalityId: 1 }))).toEqual([
    { field: 'personal.nationalityId', code: 'nationalityEthiopian' },
  ])
  expect(checkPersonalDetail(candidate, { today, nationalityId: 2 }).ok).toBe(true)
  expect(checkPersonalDetail(candidate, { today }).ok).toBe(true)
  expect(
    issuesOf(
      checkPersonalDetail(personalDetailFrom(aPersonalDetailDraft({ nationalityId: '' })), { today, nationalityId: 1 }),
    ),
  ).toEqual([{ field: 'personal.nationalityId', code: 'required' }])
})

test('for any input the rule returns a result and never throws, and a valid result is valid again', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('ABEBE', 'አበበ', '05/12/1990', '0900000001', '1')), {
    nil: undefined,
  })
  const draft = fc.record({
    firstName: text,
    fatherName: text,
    grandfatherName: text,
    geezFirstName: text,
    birthDate: text,
    height: text,
    phoneNumber: text,
    email: text,
    under18: fc.option(fc.boolean(), { nil: undefined }),
  })
  fc.assert(
    fc.property(draft, (changes) => {
      const checked = check({ ...aPersonalDetailDraft(), ...changes })
      if (checked.ok) expect(checkPersonalDetail(checked.value, { today })).toEqual(checked)
      else expect(checked.error.length).toBeGreaterThan(0)
    }),
  )
})

test.each([30, 170, 250])('%d cm is a height', (height) => {
  expect(checkWith(Height, height, 'x')).toEqual({ ok: true, value: height })
})

test.each([29, 251, 170.5, Number.NaN, '170', null])('%j is no height; the message names both bounds', (height) => {
  expect(checkWith(Height, height, 'x')).toEqual({
    ok: false,
    error: [{ field: 'x', code: 'heightRange', params: { min: 30, max: 250 } }],
  })
})

const ticked = { under18: true, adopted: true }
const unticked = { under18: false, adopted: false }

test('A §5: a birth date cannot be in the future', () => {
  expect(birthDateIssues('2026-11-22', today, 'x')).toEqual([{ field: 'x', code: 'birthDateFuture' }])
  expect(birthDateIssues('2026-11-21', today, 'x')).toEqual([])
})

test('a birth date before 1900 is a typing error', () => {
  expect(birthDateIssues('1899-12-31', today, 'x')).toEqual([
    { field: 'x', code: 'birthDateTooEarly', params: { min: 1900 } },
  ])
  expect(birthDateIssues('1900-01-01', today, 'x')).toEqual([])
})

test('only the field rule reports a missing or unreadable day', () => {
  for (const value of [undefined, '', '13/40/2030', 5, ['2026-11-22']]) {
    expect(birthDateIssues(value, today, 'x')).toEqual([])
  }
})

test('A §5: if under 18 the box must be ticked', () => {
  expect(under18Issues(unticked, '2008-11-22', today, 'x')).toEqual([{ field: 'x', code: 'under18Unchecked' }])
  expect(under18Issues(ticked, '2008-11-22', today, 'x')).toEqual([])
  expect(under18Issues(unticked, '2008-11-21', today, 'x')).toEqual([])
  expect(under18Issues(unticked, '2026-11-21', today, 'x')).toHaveLength(1)
})

test('the box is not required while the birth date is missing, unreadable or in the future', () => {
  for (const value of [undefined, 'x', '2026-11-22', 5, '2020-13-45', ['2015-01-01']]) {
    expect(under18Issues(unticked, value, today, 'x')).toEqual([])
  }
})

test('A §4: both boxes are cleared for age 18 or over', () => {
  expect(clearedAgeBoxes(ticked, '2008-11-21', today)).toEqual(unticked)
  expect(clearedAgeBoxes(ticked, '2008-11-22', today)).toEqual(ticked)
  expect(clearedAgeBoxes(ticked, undefined, today)).toEqual(ticked)
  expect(clearedAgeBoxes(ticked, 'x', today)).toEqual(ticked)
  expect(clearedAgeBoxes(ticked, ['1990-05-12'], today)).toEqual(ticked)
})

const refused = (code: string) => ({ ok: false, error: [{ field: 'x', code }] })

test('A §9: a birth certificate has 16 digits, blanks around them left out', () => {
  expect(checkWith(BirthCertificateId, ' 1234567890123456 ', 'x')).toEqual({ ok: true, value: '1234567890123456' })
})

test.each(['123456789012345', '12345678901234567', 'x1234567890123456', '1234567890123456x', '12345678 90123456'])(
  '%s is no birth certificate',
  (number) => {
    expect(checkWith(BirthCertificateId, number, 'x')).toEqual(refused('birthCertificateDigits'))
  },
)

test('a missing birth certificate has its own issue', () => {
  for (const missing of [undefined, '', ' ', 1234567890123456]) {
    expect(checkWith(BirthCertificateId, missing, 'x')).toEqual(refused('required'))
  }
})
