import { expect, test } from 'vitest'
import { issuesOf } from '../result.ts'
import { aFamilyMember } from '../testing/applicants.ts'
import { checkFamily, checkFamilyMember, familyMemberFrom, mostFamilyMembers } from './family-member.ts'

test('a member is stored upper-case', () => {
  expect(
    checkFamilyMember(familyMemberFrom({ firstName: 'Almaz', grandfatherName: ' Tesfaye', relationId: '2', id: 7 })),
  ).toEqual({ ok: true, value: { id: 7, firstName: 'ALMAZ', grandfatherName: 'TESFAYE', relationId: 2 } })
})

test('first name, grandfather name and family type are asked for', () => {
  expect(issuesOf(checkFamilyMember(familyMemberFrom({})))).toEqual([
    { field: 'family.relationId', code: 'required' },
    { field: 'family.firstName', code: 'required' },
    { field: 'family.grandfatherName', code: 'required' },
  ])
})

test('an id that is none is refused', () => {
  expect(issuesOf(checkFamilyMember({ ...aFamilyMember(), id: 0 }))).toEqual([{ field: 'family.id', code: 'invalid' }])
  expect(issuesOf(checkFamilyMember({ ...aFamilyMember(), id: null }))).toEqual([
    { field: 'family.id', code: 'invalid' },
  ])
})

test('an empty family is fine', () => {
  expect(checkFamily([])).toEqual({ ok: true, value: [] })
})

test('each listed member is judged at its position', () => {
  expect(issuesOf(checkFamily([aFamilyMember(), { ...aFamilyMember(), firstName: '2' }]))).toEqual([
    { field: 'family.1.firstName', code: 'nameLetters' },
  ])
})

test('the list is a list and not endless', () => {
  expect(issuesOf(checkFamily('x'))).toEqual([{ field: 'family', code: 'invalid' }])
  expect(checkFamily(Array(mostFamilyMembers).fill(aFamilyMember())).ok).toBe(true)
  expect(issuesOf(checkFamily(Array(mostFamilyMembers + 1).fill(aFamilyMember())))).toEqual([
    { field: 'family', code: 'tooLong', params: { max: mostFamilyMembers } },
  ])
})
