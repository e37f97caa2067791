import { expect, test } from 'vitest'
import { editOpens } from './edit-opens.ts'

test('B §2: Edit opens the wizard from the list, its single step from the look-up, the reschedule view where that is urgent', () => {
  expect(editOpens('list', 'normal')).toBe('edit')
  expect(editOpens('list', 'urgent')).toBe('edit')
  expect(editOpens('lookUp', 'normal')).toBe('editAttachments')
  expect(editOpens('lookUp', 'urgent')).toBe('reschedule')
})
