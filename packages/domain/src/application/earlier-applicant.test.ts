import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toApplicant } from '../applicant/applicant.ts'
import { toOriginIdApplicant } from '../applicant/origin-id-rules.ts'
import { holderFields } from '../applicant/personal-detail.ts'
import { isoDate } from '../calendar/iso-date.ts'
import { emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import { editDraftOf } from '../drafts/edit-draft.ts'
import {
  aFamilyMember,
  anAddress,
  anApplicant,
  anApplication,
  anApplicationPerson,
  anOldPassport,
  anOriginIdApplicant,
  aPersonalDetail,
  sampleToday,
  sampleToday as today,
} from '../testing/index.ts'
import { draftFromApplicant, earlierApplicants, offeredApplicants, withEarlierApplicant } from './earlier-applicant.ts'

const born = (birthDate: string, firstName = 'ABEBE') => aPersonalDetail({ firstName, birthDate: isoDate(birthDate) })
const one = (changes: Partial<Parameters<typeof earlierApplicants>[0][number]> = {}) => ({
  ...anApplicant(),
  isOpen: false,
  ...changes,
})
const [adult, child] = earlierApplicants([
  one({ personal: born('1990-01-31') }),
  one({ personal: born('2015-01-31', 'HANA') }),
])
if (!adult || !child) throw new Error('two people were given')

test('offers each person once, as last submitted, without stored ids', () => {
  const family = [aFamilyMember({ id: 7 })]
  const found = earlierApplicants([
    one({ personal: born('1990-01-31'), address: anAddress({ city: 'Adama' }), family }),
    one({ personal: born('1990-01-31'), address: anAddress({ city: 'Jimma' }), isOpen: true }),
    one({ personal: born('1991-01-31') }),
  ])
  expect(found.map(({ address, hasOpenApplication }) => [address.city, hasOpenApplication])).toEqual([
    ['Adama', true],
    [anAddress().city, false],
  ])
  expect(found[0]?.family).toEqual([{ ...aFamilyMember(), id: undefined }].map(({ id: _, ...member }) => member))
})

test('offers both twins whose names sound alike', () => {
  const twin = (firstName: string, geezFirstName: string) =>
    one({ personal: aPersonalDetail({ firstName, geezFirstName }) })
  expect(earlierApplicants([twin('HASSAN', 'ሐሰን'), twin('HUSSEIN', 'ሁሴን'), twin('HASEN', 'ሐሰን')])).toHaveLength(2)
})

test('does not reuse passport or documents', () => {
  expect(Object.keys(adult).sort()).toEqual(['address', 'family', 'hasOpenApplication', 'personal'])
})

test('does not offer a person who is already in the request to another applicant of the group', () => {
  const group = [{ ...emptyApplicantDraft(), personal: { ...adult.personal, firstName: ' abebe' } as never }]
  const at = (position: number) => offeredApplicants([adult, child], group, { position, today: sampleToday })
  expect(at(0)).toEqual([adult, child])
  expect(at(1)).toEqual([child])
})

test('D40: the first applicant of an urgent request is the account holder or a child', () => {
  const stranger = earlierApplicants([one({ personal: born('1988-05-12', 'CHALA') })])
  const all = [adult, child, ...stranger]
  const { firstName, fatherName, grandfatherName } = adult.personal
  const holder = { firstName: firstName.toLowerCase(), fatherName, grandfatherName }
  const offered = (position: number) => offeredApplicants(all, [], { position, today: sampleToday, holder })
  expect(offered(0)).toEqual([adult, child])
  expect(offered(1)).toEqual(all)
})

test('an earlier applicant fills in person, address and family, and keeps other input', () => {
  const typed = { ...emptyApplicantDraft(), passport: { passportPageId: '2' }, attachments: { stored: [4] } }
  const filled = withEarlierApplicant(typed, { ...adult, family: [aFamilyMember()] }, sampleToday)
  expect(filled).toMatchObject({
    personal: { firstName: 'ABEBE', birthDate: '01/31/1990', under18: false },
    address: adult.address,
    family: [{ relationId: String(aFamilyMember().relationId) }],
    passport: { passportPageId: '2' },
    attachments: { stored: [4] },
  })
})

test('the boxes for children follow today’s age', () => {
  const grown = { ...child, personal: { ...child.personal, under18: true, adopted: true } }
  const filledOn = (day: string) => withEarlierApplicant(emptyApplicantDraft(), grown, isoDate(day)).personal
  expect(filledOn('2033-01-30')).toMatchObject({ under18: true, adopted: true })
  expect(filledOn('2033-01-31')).toMatchObject({ under18: false, adopted: false })
})

test('keeps the sub city of an earlier step of an Origin ID request', () => {
  const draft = { ...emptyApplicantDraft(), originId: { country: 'US' }, address: { subCity: 'Bole' } }
  const earlier = { ...adult, address: anAddress({ subCity: 'Arada' }) }
  expect(withEarlierApplicant(draft, earlier, sampleToday).address.subCity).toBe('Bole')
  expect(withEarlierApplicant(emptyApplicantDraft(), earlier, sampleToday).address.subCity).toBe('Arada')
})

test('a stored applicant is shown in the forms as typed', () => {
  const draft = draftFromApplicant(
    anApplicant({
      personal: aPersonalDetail({ height: 170, occupationId: 4 }),
      family: [aFamilyMember({ id: 5 })],
      passport: anOldPassport(),
    }),
    [{ attachmentTypeId: 3 }],
  )
  expect(draft.personal).toMatchObject({
    birthDate: '05/12/1990',
    height: '170',
    occupationId: '4',
    nationalityId: '1',
  })
  expect(draft.family).toEqual([{ id: 5, relationId: '1', firstName: 'ALMAZ', grandfatherName: 'TESFAYE' }])
  expect(draft.passport).toMatchObject({ passportPageId: '1', issueDate: '01/10/2020', expirationDate: '01/09/2025' })
  expect(draft.attachments).toEqual({ stored: [3] })
  expect('originId' in draft).toBe(false)
  expect(draftFromApplicant(anApplicant()).attachments).toEqual({ stored: [] })
})

test('the draft of a valid applicant converts to the same applicant', () => {
  const applicant = fc.record({
    personal: fc
      .record({
        height: fc.option(fc.integer({ min: 30, max: 250 }), { nil: undefined }),
        occupationId: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
        email: fc.constantFrom(undefined, 'sample@example.com'),
        halfCast: fc.boolean(),
        eyeColor: fc.constantFrom(undefined, 'Brown' as const),
        birthCertificateId: fc.constantFrom(undefined, '1234567890123456'),
      })
      .map(aPersonalDetail),
    family: fc.array(
      fc.integer({ min: 1, max: 11 }).map((relationId) => aFamilyMember({ relationId })),
      { maxLength: 3 },
    ),
    passport: fc
      .record({ dataCorrected: fc.boolean() })
      .map(({ dataCorrected }) => anOldPassport(dataCorrected ? { dataCorrected, correctionType: 'both' } : {})),
  })
  fc.assert(
    fc.property(applicant.map(anApplicant), (stored) => {
      expect(toApplicant(draftFromApplicant(stored), { today, requestType: 'lost' })).toEqual({
        ok: true,
        value: stored,
      })
    }),
  )
})

test('the draft of an Origin ID applicant converts to the same applicant', () => {
  const stored = anOriginIdApplicant({ originId: { timesLost: 2, filledBy: 'applicant' } })
  expect(toOriginIdApplicant(draftFromApplicant(stored), { today, service: 'lost' })).toEqual({
    ok: true,
    value: stored,
  })
})

test('the edit wizard starts with the stored data', () => {
  const person = anApplicationPerson({
    personId: 3,
    applicant: anApplicant(),
    attachments: [{ attachmentId: 1, attachmentTypeId: 4, name: { en: '', am: '', om: '', ti: '' }, url: '' }],
  })
  const application = anApplication({ type: 'lost', mode: 'urgent', version: 6, persons: [person] })
  const applicant = { ...draftFromApplicant(anApplicant(), [{ attachmentTypeId: 4 }]), requestPersonId: 11 }
  expect(editDraftOf(application, person)).toEqual({
    requestId: 1,
    requestType: 'lost',
    mode: 'urgent',
    submittedOn: today,
    holderFields: holderFields(),
    requestVersion: 6,
    personId: 3,
    applicant,
    base: applicant,
  })
})

test('D19: a masked card cannot be edited', () => {
  expect(editDraftOf(anApplication(), anApplicationPerson({ personId: 3 }))).toBeUndefined()
  expect(editDraftOf(anApplication(), anApplicationPerson({ applicant: anApplicant() }))).toBeUndefined()
})

test('an Origin ID is edited with the rules of its service', () => {
  const person = anApplicationPerson({ personId: 3, applicant: anOriginIdApplicant() })
  expect(editDraftOf(anApplication({ originIdApplicantType: 'child' }), person)?.storedBirthDate).toBe('1990-05-12')
  const service = (type: 'new' | 'renewal' | 'lost', originIdApplicantType: 'byBirth' | 'child') =>
    editDraftOf(anApplication({ type, originIdApplicantType, appointmentDate: isoDate('2026-12-01') }), person)
      ?.originIdService
  expect(service('new', 'child')).toBe('child')
  expect(service('renewal', 'byBirth')).toBe('renewal')
  expect(service('lost', 'byBirth')).toBe('lost')
  expect(service('lost', 'child')).toBeUndefined()
})
