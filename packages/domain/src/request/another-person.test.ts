import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import type { PersonalDetail } from '../model.ts'
import { areNamesAlike } from '../person/names-alike.ts'
import { anApplicant, aPersonalDetail } from '../testing/applicants.ts'
import { isAnotherPerson, submittedIdentityOf } from './another-person.ts'

const first = submittedIdentityOf(anApplicant())
const becomes = (changes: Partial<PersonalDetail>) =>
  isAnotherPerson(first, submittedIdentityOf({ personal: aPersonalDetail(changes) }))
const otherDay = { birthDate: isoDate('1991-05-12') }
const otherName = { firstName: 'CHALA', geezFirstName: 'ጫላ' }

test('D45: another name and another birth date are another person', () => {
  expect(becomes({ ...otherName, ...otherDay })).toBe(true)
  expect(becomes({ fatherName: 'GIRMA', geezFatherName: 'ግርማ', ...otherDay })).toBe(true)
})

test('D45: a correction of the one or the other is free', () => {
  expect(becomes({})).toBe(false)
  expect(becomes(otherName)).toBe(false)
  expect(becomes(otherDay)).toBe(false)
  expect(becomes({ birthPlace: 'Adama', height: 170, ...otherDay })).toBe(false)
})

test.each<Partial<PersonalDetail>>([
  { grandfatherName: 'TASFAY' },
  { fatherName: 'KEBBEDE' },
  { firstName: 'ABEBA', geezFirstName: 'አበባ' },
  { fatherName: 'KEBEDA', geezFatherName: 'ከበዳ' },
  // The order was wrong.
  { firstName: 'KEBEDE', geezFirstName: 'ከበደ', fatherName: 'ABEBE', geezFatherName: 'አበበ' },
])('D45: spellings of the same sound are corrected with the birth date: %o', (changes) => {
  expect(becomes({ ...changes, ...otherDay })).toBe(false)
})

test.each([
  ['MOHAMMED', 'MUHAMED', true],
  ['YOHANNES', 'YOHANIS', true],
  ['TSEHAY', 'SEHAY', true],
  ['QALKIDAN', 'KALKIDAN', true],
  ['ZOË', 'ZOE', true],
  ['HAILE', 'HAYLE', true],
  ['ALMAZ', 'ALMAS', true],
  ['ABEBE', 'CHALA', false],
  ['ABEBE', 'KEBEDE', false],
  ['SARA', 'HIWOT', false],
])('%s and %s are alike: %s', (one, other, alike) => {
  expect(areNamesAlike({ latin: one, geez: '' }, { latin: other, geez: '' })).toBe(alike)
})

test('Ge’ez spellings of one sound make names alike', () => {
  expect(areNamesAlike({ latin: 'HAYLU', geez: 'ኃይሉ' }, { latin: 'XYZ', geez: 'ሀይሉ' })).toBe(true)
})
