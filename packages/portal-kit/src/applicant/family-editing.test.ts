import { expect, test } from 'vitest'
import { putBack, putIn, takeOut } from './FamilyScreen.tsx'

const mother = { relationId: '2', firstName: 'ALMAZ', grandfatherName: 'BEKELE' }
const father = { relationId: '1', firstName: 'KEBEDE', grandfatherName: 'TESSEMA' }

test('a new member goes to the end, its names upper-case', () => {
  expect(putIn([mother], { member: { relationId: '1', firstName: ' kebede', grandfatherName: 'tessema ' } })).toEqual([
    mother,
    father,
  ])
})

test('a member that is edited leaves the list and returns to its position', () => {
  const { family, editing } = takeOut([mother, father], 0)
  expect(family).toEqual([father])
  expect(putIn(family, { ...editing, member: { ...editing.member, firstName: 'ALMAZE' } })).toEqual([
    { ...mother, firstName: 'ALMAZE' },
    father,
  ])
})

test('giving up an edit puts the member back as it was', () => {
  const { family, editing } = takeOut([mother, father], 1)
  expect(putBack(family, { ...editing, member: { ...editing.member, firstName: 'X' } })).toEqual([mother, father])
})

test('giving up a new member leaves the list alone', () => {
  expect(putBack([mother], { member: { firstName: 'X' } })).toEqual([mother])
})
