import { expect, test } from 'vitest'
import { browserStore } from './session-store.ts'

/** The part of a page's storage that is used, as a map. */
const aStorage = (entries = new Map<string, string>()) => ({
  entries,
  storage: {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage,
})

test('a browser stores only that there is a session, without token and name', () => {
  const { entries, storage } = aStorage()
  const store = browserStore(() => storage, 'note')
  store.save({ kind: 'member', subject: 's-1', refreshToken: 'secret' })
  expect([...entries.values()].join()).not.toContain('secret')
  expect(store.load()).toEqual({ kind: 'member', subject: 's-1' })
  store.save(undefined)
  expect(store.load()).toBeUndefined()
})

test('an entry that was tampered with is ignored', () => {
  const notes = ['', '{', 'null', '{"kind":"admin","subject":"x"}', '[]']
  const loaded = notes.map((note) => browserStore(() => aStorage(new Map([['note', note]])).storage, 'note').load())
  expect(loaded).toEqual(notes.map(() => undefined))
})

test('without storage only this entry is lost', () => {
  const refuse = () => {
    throw new DOMException('QuotaExceededError')
  }
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage
  for (const store of [browserStore(() => full, 'note'), browserStore(refuse, 'note')]) {
    expect(() => store.save({ kind: 'anonymous', subject: 's' })).not.toThrow()
    expect(store.load()).toBeUndefined()
  }
})
