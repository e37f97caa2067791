import { expect, test } from 'vitest'
import { someKeys } from '../testing/test-keys.ts'
import { createVault } from './encryption.ts'

const vault = createVault(someKeys)

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

test('a new key seals, the one before it still opens, and one that is not there is named', () => {
  const sealed = vault.seal('ABEBE', 'x')
  const next = createVault({
    ...someKeys,
    data: Buffer.alloc(32, 99),
    dataId: 2,
    dataAlso: new Map([[1, someKeys.data]]),
  })
  expect(next.open(sealed, 'x').toString()).toBe('ABEBE')
  expect([sealed[0], next.seal('ABEBE', 'x')[0], next.keyId]).toEqual([1, 2, 2])
  expect(() => vault.open(next.seal('ABEBE', 'x'), 'x')).toThrow('sealed with key 2')
})

test('a blind index is equal for equal values of one kind only', () => {
  expect(vault.blindIndex('phone', '0900000001')).toEqual(vault.blindIndex('phone', '0900000001'))
  expect(vault.blindIndex('phone', '0900000001')).not.toEqual(vault.blindIndex('number', '0900000001'))
})
