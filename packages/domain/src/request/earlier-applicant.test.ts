import { expect, test } from 'vitest'
import { isoDate } from '../calendar/index.ts'
import { emptyApplicantDraft } from '../drafts/index.ts'
import { aFamilyMember, anAddress, anApplicant, aPersonalDetail, sampleToday } from '../testing/index.ts'
import { earlierApplicants, offeredApplicants, withEarlierApplicant } from './earlier-applicant.ts'

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

test('each person is offered once, as last submitted, without the ids of what is stored', () => {
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

test('nothing of a passport or a document is reused', () => {
  expect(Object.keys(adult).toSorted()).toEqual(['address', 'family', 'hasOpenApplication', 'personal'])
})

test('who is in the request already is not offered to another applicant of the group', () => {
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

test('an earlier applicant fills in person, address and family, and leaves the rest as typed', () => {
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

test('the box for children follows the age of today', () => {
  const grown = { ...child, personal: { ...child.personal, under18: true, adopted: true } }
  const filledOn = (day: string) => withEarlierApplicant(emptyApplicantDraft(), grown, isoDate(day)).personal
  expect(filledOn('2033-01-30')).toMatchObject({ under18: true, adopted: true })
  expect(filledOn('2033-01-31')).toMatchObject({ under18: false, adopted: false })
})

test('the sub city that an Origin ID request has asked before stays', () => {
  const draft = { ...emptyApplicantDraft(), originId: { country: 'US' }, address: { subCity: 'Bole' } }
  const earlier = { ...adult, address: anAddress({ subCity: 'Arada' }) }
  expect(withEarlierApplicant(draft, earlier, sampleToday).address.subCity).toBe('Bole')
  expect(withEarlierApplicant(emptyApplicantDraft(), earlier, sampleToday).address.subCity).toBe('Arada')
})
