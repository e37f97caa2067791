import { emptyApplicantDraft } from '@invea/domain/drafts'
import { expect, test } from 'vitest'
import { withChosen, withoutChosen } from './chosen-file.ts'

const file = new File(['sample'], 'sample.jpg', { type: 'image/jpeg' })
const stored = { ...emptyApplicantDraft(), attachments: { stored: [1, 2] } }

test('a newly chosen file has to be sent again, the other documents stay stored', () => {
  expect(withChosen(stored, 2, file).attachments).toEqual({
    chosen: { 2: { name: 'sample.jpg', size: 6, type: 'image/jpeg' } },
    stored: [1],
  })
})

test('removing a file leaves the other choices', () => {
  const both = withChosen(withChosen(stored, 3, file), 4, file)
  expect(Object.keys(withoutChosen(both, 3).attachments.chosen ?? {})).toEqual(['4'])
})
