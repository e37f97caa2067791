import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import { aFamilyMember } from '../testing/applicants.ts'
import {
  cancelEditing,
  checkFamily,
  checkFamilyMember,
  familyMemberFrom,
  maxFamilyMembers,
  saveMember,
  startEditing,
} from './family.ts'

const mother = { relationId: '2', firstName: 'ALMAZ', grandfatherName: 'BEKELE' }
const father = { relationId: '1', firstName: 'KEBEDE', grandfatherName: 'TESSEMA' }

test('a new member is added at the end, with upper-case names', () => {
  expect(
    saveMember([mother], { member: { relationId: '1', firstName: ' kebede', grandfatherName: 'tessema ' } }),
  ).toEqual([mother, father])
})

test('an edited member leaves the list and returns to its position', () => {
  const { family, editing } = startEditing([mother, father], 0)
  expect(family).toEqual([father])
  expect(saveMember(family, { ...editing, member: { ...editing.member, firstName: 'ALMAZE' } })).toEqual([
    { ...mother, firstName: 'ALMAZE' },
    father,
  ])
})

test('cancelling an edit restores the member', () => {
  const { family, editing } = startEditing([mother, father], 1)
  expect(cancelEditing(family, { ...editing, member: { ...editing.member, firstName: 'X' } })).toEqual([mother, father])
})

test('cancelling a new member does not change the list', () => {
  expect(cancelEditing([mother], { member: { firstName: 'X' } })).toEqual([mother])
})

test('a member is stored upper-case', () => {
  expect(
    checkFamilyMember(familyMemberFrom({ firstName: 'Almaz', grandfatherName: ' Tesfaye', relationId: '2', id: 7 })),
  ).toEqual({ ok: true, value: { id: 7, firstName: 'ALMAZ', grandfatherName: 'TESFAYE', relationId: 2 } })
})

test('first name, grandfather name and family type are required', () => {
  expect(issuesOf(checkFamilyMember(familyMemberFrom({})))).toEqual([
    { field: 'family.firstName', code: 'required' },
    { field: 'family.grandfatherName', code: 'required' },
    { field: 'family.relationId', code: 'required' },
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
