import { expect, test } from 'vitest'
import type { Keys } from './keys.ts'
import { createVault } from './seal.ts'

const keys = Object.fromEntries(
  ['data', 'index', 'link', 'captcha', 'barcode', 'payment'].map((name, at) => [name, Buffer.alloc(32, at + 1)]),
) as Keys
const vault = createVault(keys)

test('what is sealed opens only in its own place', () => {
  const sealed = vault.sealJson({ name: 'አበበ' }, 'request_person/1')
  expect(vault.openJson(sealed, 'request_person/1')).toEqual({ name: 'አበበ' })
  expect(() => vault.open(sealed, 'request_person/2')).toThrow()
})

test('a changed byte does not open, and the same text never looks the same twice', () => {
  const sealed = vault.seal('EP0000001', 'x')
  expect(sealed.includes(Buffer.from('EP0000001'))).toBe(false)
  expect(vault.seal('EP0000001', 'x')).not.toEqual(sealed)
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => vault.open(sealed, 'x')).toThrow()
})

test('a blind index is equal for equal values of one kind only', () => {
  expect(vault.blindIndex('phone', '0900000001')).toEqual(vault.blindIndex('phone', '0900000001'))
  expect(vault.blindIndex('phone', '0900000001')).not.toEqual(vault.blindIndex('number', '0900000001'))
})
