import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import { aFamilyMember } from '../testing/applicants.ts'
import {
  checkFamily,
  checkFamilyMember,
  closeForm,
  familyMemberFrom,
  isEmptyFamily,
  maxFamilyMembers,
  openMember,
  openNewMember,
  removeMember,
  saveMember,
} from './family.ts'

const [almaz, bekele, chala] = ['ALMAZ', 'BEKELE', 'CHALA'].map((firstName) => ({ firstName }))
const members = [almaz, bekele, chala].filter((member) => member !== undefined)
const names = (list: { members: readonly { firstName?: string | undefined }[] }) =>
  list.members.map(({ firstName }) => firstName)

test('A §2: empty state, then add form, then list', () => {
  expect(isEmptyFamily({ members: [] })).toBe(true)
  const form = openNewMember({ members: [] })
  expect(form).toEqual({ members: [], open: {} })
  expect(isEmptyFamily(form)).toBe(false)
  const list = saveMember(form, { firstName: 'ALMAZ' })
  expect(list).toEqual({ members: [{ firstName: 'ALMAZ' }] })
  expect(isEmptyFamily(list)).toBe(false)
})

test('A §4: Edit removes the entry from the list and reopens the form', () => {
  expect(openMember({ members }, 1)).toEqual({ members: [almaz, chala], open: bekele, position: 1 })
  expect(openMember({ members }, 9)).toEqual({ members })
})

test('A §4: save puts the entry back at its position, a new one at the end', () => {
  expect(names(saveMember(openMember({ members }, 1), { firstName: 'BIRTUKAN' }))).toEqual([
    'ALMAZ',
    'BIRTUKAN',
    'CHALA',
  ])
  expect(names(saveMember(openNewMember({ members }), { firstName: 'DABA' }))).toEqual([
    'ALMAZ',
    'BEKELE',
    'CHALA',
    'DABA',
  ])
})

test('closing the form loses no family member', () => {
  expect(closeForm(openMember({ members }, 0))).toEqual({ members })
  expect(closeForm(openNewMember({ members }))).toEqual({ members })
  expect(closeForm({ members })).toEqual({ members })
  expect(closeForm({ members, position: 1 })).toEqual({ members })
})

test('A §4: Delete removes the member', () => {
  expect(names(removeMember({ members }, 1))).toEqual(['ALMAZ', 'CHALA'])
})

test('deleting one member while another is edited keeps the position of the edited one', () => {
  const four = [...members, { firstName: 'DABA' }]
  const third = openMember({ members: four }, 2)
  expect(names(saveMember(removeMember(third, 0), { firstName: 'CHALTU' }))).toEqual(['BEKELE', 'CHALTU', 'DABA'])
  expect(names(saveMember(removeMember(third, 2), { firstName: 'CHALTU' }))).toEqual(['ALMAZ', 'BEKELE', 'CHALTU'])
  const second = openMember({ members: four }, 1)
  expect(names(saveMember(removeMember(second, 1), { firstName: 'BIRTUKAN' }))).toEqual(['ALMAZ', 'BIRTUKAN', 'DABA'])
  const first = openMember({ members: four }, 0)
  expect(names(saveMember(removeMember(first, 1), { firstName: 'ASTER' }))).toEqual(['ASTER', 'BEKELE', 'DABA'])
})

test('a member is stored upper-case', () => {
  expect(
    checkFamilyMember(familyMemberFrom({ firstName: 'Almaz', grandfatherName: ' Tesfaye', relationId: '2', id: 7 })),
  ).toEqual({ ok: true, value: { id: 7, firstName: 'ALMAZ', grandfatherName: 'TESFAYE', relationId: 2 } })
})

test('first name, grandfather name and family type are required', () => {
  expect(issuesOf(checkFamilyMember(familyMemberFrom({})))).toEqual([
    { field: 'family.relationId', code: 'required' },
    { field: 'family.firstName', code: 'required' },
    { field: 'family.grandfatherName', code: 'required' },
  ])
})

test('an invalid id is refused', () => {
  expect(issuesOf(checkFamilyMember({ ...aFamilyMember(), id: 0 }))).toEqual([{ field: 'family.id', code: 'invalid' }])
  expect(issuesOf(checkFamilyMember({ ...aFamilyMember(), id: null }))).toEqual([
    { field: 'family.id', code: 'invalid' },
  ])
})

test('an empty family is valid', () => {
  expect(checkFamily([])).toEqual({ ok: true, value: [] })
})

test('each listed member is checked at its position', () => {
  expect(issuesOf(checkFamily([aFamilyMember(), { ...aFamilyMember(), firstName: '2' }]))).toEqual([
    { field: 'family.1.firstName', code: 'nameLetters' },
  ])
})

test('a list is required and has a maximum length', () => {
  expect(issuesOf(checkFamily('x'))).toEqual([{ field: 'family', code: 'invalid' }])
  expect(checkFamily(Array(maxFamilyMembers).fill(aFamilyMember())).ok).toBe(true)
  expect(issuesOf(checkFamily(Array(maxFamilyMembers + 1).fill(aFamilyMember())))).toEqual([
    { field: 'family', code: 'tooLong', params: { max: maxFamilyMembers } },
  ])
})
