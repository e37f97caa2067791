import { expect, test } from 'vitest'
import { type DraftForm, migrateDraft } from './draft-storage.ts'

const form: DraftForm<{ a: number; b: string; c?: string }> = {
  id: 'sample',
  draftVersion: 3,
  migrations: {
    1: (saved) => ({ a: Number((saved as { a: string }).a) }),
    2: (saved) => ({ ...(saved as object), b: 'added' }),
  },
  empty: () => ({ a: 0, b: '', c: 'default' }),
}

test('runs every migration from the draft version to the current one', () => {
  expect(migrateDraft(form, { a: '7' }, 1)).toEqual({ a: 7, b: 'added', c: 'default' })
})

test('leaves a draft of the current version unchanged', () => {
  expect(migrateDraft(form, { a: 1, b: 'x', c: 'y' }, 3)).toEqual({ a: 1, b: 'x', c: 'y' })
})

test('returns undefined for a newer version', () => {
  expect(migrateDraft(form, { a: 1 }, 4)).toBeUndefined()
})

test('returns undefined when a migration is missing', () => {
  expect(migrateDraft(form, { a: 1 }, 0)).toBeUndefined()
})
