import { expect, test } from 'vitest'
import { later } from './later.ts'

interface Greeting {
  hello(name: string): Promise<string>
  language(): string
}

test('a call waits for its code; what needs none answers at once', async () => {
  const greeting = later<Greeting, Pick<Greeting, 'language'>>(
    async () => ({ hello: async (name) => `Selam ${name}` }),
    { language: () => 'am' },
  )
  expect(greeting.language()).toBe('am')
  expect(await greeting.hello('Sara')).toBe('Selam Sara')
})

test('code that cannot be fetched is a service that cannot be reached, until the next call', async () => {
  const attempts: string[] = []
  const greeting = later<Greeting, Pick<Greeting, 'language'>>(
    async () => {
      attempts.push('load')
      if (attempts.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return { hello: async (name) => `Selam ${name}` }
    },
    { language: () => 'am' },
  )
  expect(await greeting.hello('Sara')).toEqual({ ok: false, error: { kind: 'unreachable' } })
  expect(await greeting.hello('Sara')).toBe('Selam Sara')
})

test('a slice is no promise', async () => {
  const slice = later<Greeting, Partial<Greeting>>(async () => ({}))
  expect(await slice).toBe(slice)
})
