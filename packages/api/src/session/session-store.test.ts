import { expect, test } from 'vitest'
import { browserStore } from './session-store.ts'

/** The part of a page's storage that is used, kept in a map. */
const aStorage = (entries = new Map<string, string>()) => ({
  entries,
  storage: {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage,
})

test('a browser keeps the note that there is a session, and neither token nor name', () => {
  const { entries, storage } = aStorage()
  const store = browserStore(() => storage, 'note')
  store.save({ kind: 'member', subject: 's-1', refreshToken: 'secret' })
  expect([...entries.values()].join()).not.toContain('secret')
  expect(store.load()).toEqual({ kind: 'member', subject: 's-1' })
  store.save(undefined)
  expect(store.load()).toBeUndefined()
})

test('a note that was tampered with is none', () => {
  const notes = ['', '{', 'null', '{"kind":"admin","subject":"x"}', '[]']
  const loaded = notes.map((note) => browserStore(() => aStorage(new Map([['note', note]])).storage, 'note').load())
  expect(loaded).toEqual(notes.map(() => undefined))
})

test('a storage that is forbidden or full costs the note and nothing else', () => {
  const refuse = () => {
    throw new DOMException('QuotaExceededError')
  }
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage
  for (const store of [browserStore(() => full, 'note'), browserStore(refuse, 'note')]) {
    expect(() => store.save({ kind: 'anonymous', subject: 's' })).not.toThrow()
    expect(store.load()).toBeUndefined()
  }
})
