import { expect, test } from 'vitest'
import { cancelEditing, saveMember, startEditing } from './FamilyScreen.tsx'

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
