import { expect, test } from 'vitest'
import { languageRewrite } from './portal-route.ts'

const read = (address: string) => String(languageRewrite({ current: 'am' }).input?.({ url: new URL(address) }))
const write = (current: 'en' | 'ti', address: string) =>
  String(languageRewrite({ current }).output?.({ url: new URL(address) }))

test('routes do not see the language', () => {
  expect(read('https://portal.example/am/Status?x=1#y')).toBe('https://portal.example/Status?x=1#y')
  expect(read('https://portal.example/Status')).toBe('https://portal.example/Status')
})

test('links stay in the current language; English addresses have no prefix', () => {
  expect(write('ti', 'https://portal.example/Status?x=1')).toBe('https://portal.example/ti/Status?x=1')
  expect(write('en', 'https://portal.example/Status')).toBe('https://portal.example/Status')
})
