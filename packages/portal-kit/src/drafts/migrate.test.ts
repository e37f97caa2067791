import { expect, test } from 'vitest'
import { type DraftForm, migrateDraft } from './migrate.ts'

const form: DraftForm<{ a: number; b: string; c?: string }> = {
  id: 'sample',
  draftVersion: 3,
  migrations: {
    1: (kept) => ({ a: Number((kept as { a: string }).a) }),
    2: (kept) => ({ ...(kept as object), b: 'added' }),
  },
  empty: () => ({ a: 0, b: '', c: 'default' }),
}

test('a draft walks through every version between its own and today', () => {
  expect(migrateDraft(form, { a: '7' }, 1)).toEqual({ a: 7, b: 'added', c: 'default' })
})

test('a draft of today keeps all it has', () => {
  expect(migrateDraft(form, { a: 1, b: 'x', c: 'y' }, 3)).toEqual({ a: 1, b: 'x', c: 'y' })
})

test('a draft from a newer portal is not guessed at', () => {
  expect(migrateDraft(form, { a: 1 }, 4)).toBeUndefined()
})

test('a draft older than the oldest migration is given up', () => {
  expect(migrateDraft(form, { a: 1 }, 0)).toBeUndefined()
})
