import { expect, test } from 'vitest'
import { closeForm, isEmptyFamily, openMember, openNewMember, removeMember, saveMember } from './family-list.ts'

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

test('A §4: save puts the entry back where it stood, a new one at the end', () => {
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

test('deleting while another is edited keeps that one’s place', () => {
  const four = [...members, { firstName: 'DABA' }]
  const third = openMember({ members: four }, 2)
  expect(names(saveMember(removeMember(third, 0), { firstName: 'CHALTU' }))).toEqual(['BEKELE', 'CHALTU', 'DABA'])
  expect(names(saveMember(removeMember(third, 2), { firstName: 'CHALTU' }))).toEqual(['ALMAZ', 'BEKELE', 'CHALTU'])
  const second = openMember({ members: four }, 1)
  expect(names(saveMember(removeMember(second, 1), { firstName: 'BIRTUKAN' }))).toEqual(['ALMAZ', 'BIRTUKAN', 'DABA'])
  const first = openMember({ members: four }, 0)
  expect(names(saveMember(removeMember(first, 1), { firstName: 'ASTER' }))).toEqual(['ASTER', 'BEKELE', 'DABA'])
})
