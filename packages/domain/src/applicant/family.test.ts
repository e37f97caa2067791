import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import { aFamilyMember } from '../testing/applicants.ts'
import {
  checkFamily,
  checkFamilyMember,
  FamilyMember,
  familyMemberFrom,
  maxFamilyMembers,
  saveMember,
} from './family.ts'
import { OriginIdFamilyMember } from './origin-id-rules.ts'

const mother = { relationId: '2', firstName: 'ALMAZ', grandfatherName: 'BEKELE' }
const father = { relationId: '1', firstName: 'KEBEDE', grandfatherName: 'TESSEMA' }

test('a new member is added at the end, with upper-case names', () => {
  expect(
    saveMember([mother], { member: { relationId: '1', firstName: ' kebede', grandfatherName: 'tessema ' } }),
  ).toEqual([mother, father])
})

test('an edited member is replaced at its position', () => {
  expect(saveMember([mother, father], { member: { ...mother, firstName: 'Almaze' }, at: 0 })).toEqual([
    { ...mother, firstName: 'ALMAZE' },
    father,
  ])
})

test('a member is stored upper-case', () => {
  expect(
    checkFamilyMember(
      familyMemberFrom({ firstName: 'Almaz', grandfatherName: ' Tesfaye', relationId: '2', id: 7 }),
      FamilyMember,
    ),
  ).toEqual({ ok: true, value: { id: 7, firstName: 'ALMAZ', grandfatherName: 'TESFAYE', relationId: 2 } })
})

test('first name, grandfather name and family type are required', () => {
  expect(issuesOf(checkFamilyMember(familyMemberFrom({}), FamilyMember))).toEqual([
    { field: 'family.firstName', code: 'required' },
    { field: 'family.grandfatherName', code: 'required' },
    { field: 'family.relationId', code: 'required' },
  ])
})

test('an invalid id is refused', () => {
  expect(issuesOf(checkFamilyMember({ ...aFamilyMember(), id: 0 }, FamilyMember))).toEqual([
    { field: 'family.id', code: 'invalid' },
  ])
  expect(issuesOf(checkFamilyMember({ ...aFamilyMember(), id: null }, FamilyMember))).toEqual([
    { field: 'family.id', code: 'invalid' },
  ])
})

test('an empty family is valid', () => {
  expect(checkFamily([], FamilyMember)).toEqual({ ok: true, value: [] })
})

test('each listed member is checked at its position', () => {
  expect(issuesOf(checkFamily([aFamilyMember(), { ...aFamilyMember(), firstName: '2' }], FamilyMember))).toEqual([
    { field: 'family.1.firstName', code: 'nameLetters' },
  ])
})

test('a list is required and has a maximum length', () => {
  expect(issuesOf(checkFamily('x', FamilyMember))).toEqual([{ field: 'family', code: 'required' }])
  expect(checkFamily(Array(maxFamilyMembers).fill(aFamilyMember()), FamilyMember).ok).toBe(true)
  expect(issuesOf(checkFamily(Array(maxFamilyMembers + 1).fill(aFamilyMember()), FamilyMember))).toEqual([
    { field: 'family', code: 'tooMany', params: { max: maxFamilyMembers } },
  ])
})

test.each(['JOSÉ', "O'NEILL", 'MARY-ANN', 'DE LA CRUZ'])(
  'D31: the family of an Origin ID has names as in a foreign passport: %s',
  (firstName) => {
    const member = aFamilyMember({ firstName, grandfatherName: firstName })
    expect(checkFamily([member], OriginIdFamilyMember)).toEqual({ ok: true, value: [member] })
    expect(issuesOf(checkFamily([member], FamilyMember)).map(({ code }) => code)).toEqual([
      'nameLetters',
      'nameLetters',
    ])
  },
)

test('D31: a name in other letters is refused in the family of an Origin ID too', () => {
  expect(issuesOf(checkFamilyMember({ ...aFamilyMember(), firstName: 'አልማዝ' }, OriginIdFamilyMember))).toEqual([
    { field: 'family.firstName', code: 'latinLetters' },
  ])
})
