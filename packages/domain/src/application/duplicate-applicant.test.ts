import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PersonalDetail, passportNames } from '../applicant/personal-detail.ts'
import { documentCaseOf } from '../attachments/required-documents.ts'
import { isoDate } from '../calendar/iso-date.ts'
import { editDraftOf } from '../drafts/edit-draft.ts'
import { knownNames } from '../names/geez/known-names.ts'
import { areNamesAlike, type SpeltName } from '../names/similar-names.ts'
import { anApplicant, anOldPassport, aPassportInfo, aPersonalDetail } from '../testing/applicants.ts'
import { anApplication, anApplicationPerson } from '../testing/requests.ts'
import {
  blocksSecondRequest,
  checkIdentityChange,
  documentKeys,
  fieldsOfAnotherPerson,
  holderNameIssues,
  isIdentityChanged,
  isSamePerson,
  namesKey,
  type SubmittedIdentity,
  submittedIdentityOf,
} from './duplicate-applicant.ts'

const person = (personal: object = {}, passport: object = {}) =>
  anApplicant({ personal: aPersonalDetail(personal), passport: aPassportInfo(passport) })
const certificate = { birthCertificateId: '1234567890123456' }

test('D30: names, birth date and a document number identify a person', () => {
  expect(documentKeys(person(certificate, { passportNumber: 'EP0000001' }))).toEqual([
    'certificate|1234567890123456|ABEBE|KEBEDE|TESFAYE|1990-05-12',
    'passport|EP0000001|ABEBE|KEBEDE|TESFAYE|1990-05-12',
  ])
  expect(documentKeys(person())).toEqual([])
})

test.each([
  [{}, true],
  [{ grandfatherName: 'TASFAY' }, true],
  [{ fatherName: 'KABADE' }, true],
  [{ firstName: 'ABEBA' }, false],
  [{ firstName: 'ALEMU' }, false],
  [{ birthDate: isoDate('1990-05-13') }, false],
])('D47: names are compared by their sound, with the birth date: %o', (changes, same) => {
  expect(namesKey(person(changes)) === namesKey(person())).toBe(same)
})

const hassan = { firstName: 'HASSAN', geezFirstName: 'ሐሰን' }
test.each<[string, Partial<PersonalDetail>, boolean]>([
  ['a twin with another name', { firstName: 'HUSSEIN', geezFirstName: 'ሁሴን' }, false],
  ['a twin of the other gender', { gender: 'female' }, false],
  ['the same person, spelt another way', { firstName: 'HASEN', geezFirstName: 'ሀሰን' }, true],
  ['another name in Latin letters only', { firstName: 'HUSSEIN' }, true],
  ['another name in Ge’ez letters only', { geezFirstName: 'ሁሴን' }, true],
  ['no Ge’ez name', { firstName: 'HUSSEIN', geezFirstName: '' }, true],
])('D47: HASSAN and %s', (_, changes, same) => {
  expect(isSamePerson(person(hassan), person({ ...hassan, ...changes }))).toBe(same)
})

test('D47: of one request, only a person entered twice is the same person', () => {
  const [kamal, kamil] = [person({ firstName: 'KAMAL' }), person({ firstName: 'KAMIL' })]
  expect([isSamePerson(kamal, kamil), isSamePerson(kamal, kamil, true)]).toEqual([true, false])
  expect(isSamePerson(kamal, person({ firstName: 'KAMAL', phoneNumber: '0911223344' }), true)).toBe(true)
})

const vowel = fc.constantFrom('A', 'E', 'I', 'O', 'U')
/** A common name and its spellings: any vowel inside it, and a Ge’ez name that is missing or has at most one other letter. */
const spellings = fc.constantFrom(...Object.entries(knownNames)).chain(([firstName, [geez = '']]) => {
  const inner = [...firstName.slice(1, -1)].map((letter) => ('AEIOU'.includes(letter) ? vowel : fc.constant(letter)))
  const latin = fc.tuple(...inner).map((letters) => firstName[0] + letters.join('') + firstName.at(-1))
  const otherLetter = fc
    .tuple(fc.nat(geez.length - 1), fc.constantFrom('', 'ሀ', 'ለ', 'ሙ'))
    .map(([at, letter]) => geez.slice(0, at) + letter + geez.slice(at + 1))
  const spelling = fc.record({ firstName: latin, geezFirstName: fc.oneof(fc.constantFrom(geez, ''), otherLetter) })
  return fc.tuple(fc.constant({ firstName, geezFirstName: geez }), spelling, spelling)
})

test('D47: every spelling of one person is that person, also in Ge’ez letters', () => {
  fc.assert(
    fc.property(spellings, ([name, spelling]) => {
      expect(isSamePerson(person(name), person(spelling))).toBe(true)
    }),
  )
})

test('D47: the same persons have the same names key, which the service looks up, in any order', () => {
  const gender = fc.constantFrom('male', 'female')
  fc.assert(
    fc.property(spellings, spellings, gender, fc.boolean(), ([, first], [, ...others], other, isSameRequest) => {
      for (const second of [first, ...others]) {
        const [a, b] = [person(first), person({ ...second, gender: other })]
        const same = isSamePerson(a, b, isSameRequest)
        expect(isSamePerson(b, a, isSameRequest)).toBe(same)
        if (same) expect(namesKey(a)).toBe(namesKey(b))
      }
    }),
  )
})

test('D47: a paid request blocks; an unpaid one only with the same session, account or phone', () => {
  const stranger = { status: 'confirmed', sameSession: false, sameAccount: false, samePhone: false } as const
  expect(blocksSecondRequest(stranger)).toBe(false)
  expect(blocksSecondRequest({ ...stranger, status: 'awaitingPayment' })).toBe(false)
  expect(blocksSecondRequest({ ...stranger, status: 'paymentCompleted' })).toBe(true)
  expect(blocksSecondRequest({ ...stranger, sameSession: true })).toBe(true)
  expect(blocksSecondRequest({ ...stranger, sameAccount: true })).toBe(true)
  expect(blocksSecondRequest({ ...stranger, samePhone: true })).toBe(true)
})

test('request and applicant decide the identifying documents', () => {
  const renewal = { requestType: 'renewal', replacementReason: 'expired', mode: 'urgent' } as const
  const applicant = anApplicant({
    personal: aPersonalDetail({ adopted: true }),
    passport: anOldPassport({ dataCorrected: true }),
  })
  expect(documentCaseOf(renewal, applicant)).toEqual({
    ...renewal,
    correction: true,
    birthDate: '1990-05-12',
    adopted: true,
    expirationDate: '2025-01-09',
  })
  const correction = { requestType: 'correction', mode: 'normal' } as const
  expect(documentCaseOf(correction, anApplicant()).correction).toBe(true)
  expect(documentCaseOf({ requestType: 'new', mode: 'normal' }, anApplicant()).correction).toBe(false)
})

const first = submittedIdentityOf(anApplicant())
const becomes = (changes: Partial<PersonalDetail>) =>
  fieldsOfAnotherPerson(first, submittedIdentityOf({ personal: aPersonalDetail(changes) }))
const otherDay = { birthDate: isoDate('1991-05-12') }
const otherName = { firstName: 'CHALA', geezFirstName: 'ጫላ' }

const otherGender = { gender: 'female' } as const

test('D45: two of name, birth date and gender that differ are another person', () => {
  expect(becomes({ ...otherName, ...otherDay })).toEqual(['firstName', 'birthDate'])
  expect(becomes({ fatherName: 'GIRMA', geezFatherName: 'ግርማ', ...otherDay })).toEqual(['fatherName', 'birthDate'])
  expect(becomes({ ...otherName, ...otherGender })).toEqual(['firstName', 'gender'])
  expect(becomes({ ...otherDay, ...otherGender })).toEqual(['birthDate', 'gender'])
})

test('D45: two other names are another person, also with the same birth date and gender', () => {
  const fatherName = { fatherName: 'GIRMA', geezFatherName: 'ግርማ' }
  expect(becomes({ ...otherName, ...fatherName })).toEqual(['firstName', 'fatherName'])
  const all = { ...otherName, ...fatherName, grandfatherName: 'WAKJIRA', geezGrandfatherName: 'ዋቅጅራ' }
  expect(becomes(all)).toEqual(['firstName', 'fatherName', 'grandfatherName'])
})

test('D45: each submitted name counts once: the father and his namesake are other persons', () => {
  const names = { firstName: 'ALI', geezFirstName: '', fatherName: 'AHMED', geezFatherName: '' }
  const submitted = submittedIdentityOf({
    personal: aPersonalDetail({ ...names, grandfatherName: 'OMAR', geezGrandfatherName: '' }),
  })
  const change = (firstName: string, fatherName: string, grandfatherName: string) =>
    fieldsOfAnotherPerson(submitted, { ...submitted, ...otherDay, firstName, fatherName, grandfatherName })
  expect(change('ALI', 'ALI', 'ALI')).toEqual(['fatherName', 'grandfatherName', 'birthDate'])
  expect(change('AHMED', 'OMAR', 'AHMED')).toEqual(['grandfatherName', 'birthDate'])
  expect(change('OMAR', 'ALI', 'AHMED')).toEqual([])
})

test('D45: a correction of only one name, the birth date or the gender is allowed', () => {
  expect(becomes({})).toEqual([])
  expect(becomes(otherName)).toEqual([])
  expect(becomes(otherDay)).toEqual([])
  expect(becomes(otherGender)).toEqual([])
  expect(becomes({ birthPlace: 'Adama', height: 170, ...otherDay })).toEqual([])
})

test('D45: names and birth date change together where the agency asked for the birth date and each changed name', () => {
  const changed = submittedIdentityOf({ personal: aPersonalDetail({ ...otherName, ...otherDay }) })
  expect(fieldsOfAnotherPerson(first, changed, ['personal.birthDate', 'personal.firstName'])).toEqual([])
  expect(fieldsOfAnotherPerson(first, changed, ['personal.birthDate', 'personal.geezFirstName'])).toEqual([])
  for (const asked of [['personal.birthDate'], ['personal.firstName'], ['personal.birthDate', 'personal.fatherName']])
    expect(fieldsOfAnotherPerson(first, changed, asked)).toEqual(['firstName', 'birthDate'])
})

test.each<Partial<PersonalDetail>>([
  { grandfatherName: 'TASFAY' },
  { fatherName: 'KEBBEDE' },
  { firstName: 'ABEBA', geezFirstName: 'አበባ' },
  { fatherName: 'KEBEDA', geezFatherName: 'ከበዳ' },
  // The names were in the wrong order.
  { firstName: 'KEBEDE', geezFirstName: 'ከበደ', fatherName: 'ABEBE', geezFatherName: 'አበበ' },
])('D45: spellings of the same sound are corrected with the birth date or the gender: %o', (changes) => {
  expect(becomes({ ...changes, ...otherDay })).toEqual([])
  expect(becomes({ ...changes, ...otherGender })).toEqual([])
})

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const
const namesOf = ({ firstName, geezFirstName, ...others }: SubmittedIdentity) => [
  { latin: firstName, geez: geezFirstName },
  { latin: others.fatherName, geez: others.geezFatherName },
  { latin: others.grandfatherName, geez: others.geezGrandfatherName },
]
/** How many of the names, the birth date and the gender differ, with the names in the order that differs least. */
const countDifferences = (one: SubmittedIdentity, other: SubmittedIdentity) => {
  const names = orders.map(
    (order) =>
      order.filter((to, at) => !areNamesAlike(namesOf(one)[at] as SpeltName, namesOf(other)[to] as SpeltName)).length,
  )
  return Math.min(...names) + Number(one.birthDate !== other.birthDate) + Number(one.gender !== other.gender)
}

test('D45: no chain of changes makes another person, also one that changes the scripts or the order of the names', () => {
  const latin: fc.Arbitrary<string> = fc.constantFrom('DAWIT', 'MOHAMMED', 'TESFAYE', 'GEBRE')
  const geez: fc.Arbitrary<string> = fc.constantFrom('ዳዊት', 'ተስፋዬ', 'ገብሬ', 'ሰላም', '')
  const identity = {
    ...{ firstName: latin, geezFirstName: geez, fatherName: latin, geezFatherName: geez },
    ...{ grandfatherName: latin, geezGrandfatherName: geez },
    birthDate: fc.constantFrom(isoDate('1990-01-01'), isoDate('2001-05-05')),
    gender: fc.constantFrom('male' as const, 'female' as const),
  }
  const changes = fc.array(fc.record(identity, { requiredKeys: [] }), { maxLength: 6 })
  const names = { firstName: 'DAWIT', geezFirstName: 'ዳዊት', fatherName: 'MOHAMMED', geezFatherName: 'ተስፋዬ' }
  const person = { ...first, ...names, grandfatherName: 'OSMAN', geezGrandfatherName: 'ገብሬ' }
  const spelt = { fatherName: 'TESFAYE', grandfatherName: 'GEBRE', ...otherDay }
  const moved = { firstName: 'TESFAYE', fatherName: 'DAWIT', ...otherDay }
  fc.assert(
    fc.property(fc.record(identity), changes, (submitted, chain) => {
      let [first, before] = [submitted, submitted]
      for (const change of chain) {
        const now = { ...before, ...change }
        const checked = checkIdentityChange({ first, before, now })
        if (checked.ok) [first, before] = [checked.value, now]
        expect(countDifferences(submitted, before)).toBeLessThan(2)
      }
    }),
    {
      numRuns: 500,
      examples: [
        [person, [spelt, { geezFatherName: 'ከበደ' }, { fatherName: 'KEBEDE' }]],
        [{ ...person, fatherName: 'TESFAYE' }, [moved, { fatherName: 'TESFAYE' }]],
      ],
    },
  )
})

test('D45: an applicant who differs in more since an earlier version can come closer, and differ in nothing else', () => {
  const before = { ...first, ...otherName, ...otherDay }
  const change = (changes: Partial<SubmittedIdentity>) =>
    checkIdentityChange({ first, before, now: { ...before, ...changes } })
  for (const allowed of [{}, { geezFatherName: 'ከበዳ' }, { birthDate: first.birthDate }])
    expect(change(allowed)).toEqual({ ok: true, value: first })
  expect(change({ geezFirstName: 'ሰላም' })).toEqual({ ok: false, error: 'geezFirstName' })
  expect(change({ gender: 'female' })).toEqual({ ok: false, error: 'gender' })
  expect(change({ fatherName: 'GIRMA' })).toEqual({ ok: false, error: 'fatherName' })
})

test('D45: what the agency asked for replaces the first submission, and nothing else does', () => {
  const now = { ...first, ...otherName, ...otherDay }
  const askedFields = ['personal.firstName', 'personal.birthDate']
  expect(checkIdentityChange({ first, before: first, now, askedFields })).toEqual({ ok: true, value: now })
  expect(checkIdentityChange({ first, before: first, now: { ...first, ...otherName }, askedFields })).toEqual({
    ok: true,
    value: first,
  })
  expect(checkIdentityChange({ first, before: now, now })).toEqual({ ok: true, value: first })
})

test.each<[Partial<PersonalDetail>, boolean]>([
  [{ geezFatherName: 'ግርማ' }, true],
  [{ grandfatherName: 'TASFAY' }, true],
  [{ birthPlace: 'Adama' }, false],
])('D47: the change %o counts as one of the identity: %s', (changes, counts) => {
  expect(isIdentityChanged(person(), person(changes))).toBe(counts)
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

test('a Latin name is corrected to a spelling of the same Ge’ez name, and not to any other name', () => {
  const typed = { latin: 'XYZ', geez: 'ኃይሉ' }
  expect(areNamesAlike(typed, { latin: 'HAYLU', geez: 'ሀይሉ' })).toBe(true)
  expect(areNamesAlike(typed, { latin: 'CHALA', geez: 'ሀይሉ' })).toBe(false)
})

test('D45: unchanged Ge’ez names do not allow other Latin names with another birth date', () => {
  const names = { firstName: 'CHALTU', fatherName: 'LEMMA', grandfatherName: 'WAKJIRA' }
  expect(becomes({ ...names, ...otherDay })).toEqual(['firstName', 'fatherName', 'grandfatherName', 'birthDate'])
})

describe('D40: the names of the first applicant of an urgent request', () => {
  const holder = { firstName: 'ABEBE', fatherName: 'KEBEDE', grandfatherName: 'TESFAYE' }
  const named = (changes: Partial<PersonalDetail> = {}) => aPersonalDetail({ ...holder, ...changes })
  const fields = (...[personal, rules]: Parameters<typeof holderNameIssues>) =>
    holderNameIssues(personal, rules).map(({ field }) => field)

  test('are those of the account', () => {
    expect(fields(named(), { holder })).toEqual([])
    expect(fields(named(), { holder: { ...holder, firstName: ' abebe' } })).toEqual([])
    expect(holderNameIssues(named({ firstName: 'CHALA' }), { holder })).toEqual([
      { field: 'personal.firstName', code: 'holderNames' },
    ])
  })

  test('are typed for a child, without an account, and when a passport cannot contain those of the account', () => {
    expect(fields(named({ firstName: 'HANA', under18: true }), { holder })).toEqual([])
    expect(fields(named({ firstName: 'CHALA' }), { holder: undefined })).toEqual([])
    const foreign = { ...holder, fatherName: 'ØRSTED' }
    expect(passportNames(foreign)).toBeUndefined()
    expect(fields(named({ fatherName: 'OERSTED' }), { holder: foreign })).toEqual([])
  })

  test('are joined as a passport writes them, and are no other names', () => {
    const joined = { ...holder, firstName: 'Gebre Medhin', fatherName: "O'BRIEN", grandfatherName: 'ZOË-MARIE' }
    const passport = { firstName: 'GEBREMEDHIN', fatherName: 'OBRIEN', grandfatherName: 'ZOEMARIE' }
    expect(passportNames(joined)).toEqual(passport)
    expect(passportNames(holder)).toEqual(holder)
    expect(fields(named(passport), { holder: joined })).toEqual([])
    expect(fields(named({ ...passport, firstName: 'CHALA' }), { holder: joined })).toEqual(['personal.firstName'])
  })

  test('can stay as stored, but not those of a child that a later birth date makes an adult', () => {
    const stored = named({ firstName: 'CHALA' })
    expect(fields(stored, { holder, before: stored })).toEqual([])
    expect(fields(named(), { holder, before: stored })).toEqual([])
    expect(fields(named({ firstName: 'SARA' }), { holder, before: stored })).toEqual(['personal.firstName'])
    expect(fields(stored, { holder, before: { ...stored, under18: true } })).toEqual(['personal.firstName'])
  })

  test('can be corrected where the agency asked for it', () => {
    const corrected = named({ firstName: 'CHALA', fatherName: 'GIRMA' })
    const rules = { holder, before: named(), askedFields: ['personal.fatherName'] }
    expect(fields(corrected, rules)).toEqual(['personal.firstName'])
  })

  test('the edit of the first applicant names the fixed ones', () => {
    const first = anApplicationPerson({ personId: 3, requestPersonId: 3, applicant: anApplicant() })
    const second = { ...first, personId: 4, requestPersonId: 4 }
    const correction = { reason: 'Misspelt', fields: ['personal.fatherName'], askedAt: '2026-11-21T08:00:00.000Z' }
    const urgent = anApplication({ mode: 'urgent', persons: [first, second] })
    const fixed = ['personal.firstName', 'personal.fatherName', 'personal.grandfatherName']
    expect(editDraftOf(urgent, first)?.holderFields).toEqual(fixed)
    expect(editDraftOf(urgent, { ...first, correction })?.holderFields).toEqual([fixed[0], fixed[2]])
    expect(editDraftOf(urgent, second)?.holderFields).toBeUndefined()
    expect(editDraftOf({ ...urgent, mode: 'normal' }, first)?.holderFields).toBeUndefined()
  })
})
