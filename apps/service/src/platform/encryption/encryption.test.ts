import { expect, test } from 'vitest'
import { testKeys } from '../../testing/test-keys.ts'
import { createEncryption } from './encryption.ts'

const encryption = createEncryption(testKeys)

test('encrypted data is decrypted only in its own context', () => {
  const encrypted = encryption.encryptJson({ name: 'አበበ' }, 'request_person/1')
  expect(encryption.decryptJson(encrypted, 'request_person/1')).toEqual({ name: 'አበበ' })
  expect(() => encryption.decrypt(encrypted, 'request_person/2')).toThrow()
})

test('does not decrypt a changed value, and encrypts the same text differently each time', () => {
  const encrypted = encryption.encrypt('EP0000001', 'x')
  expect(encrypted.includes(Buffer.from('EP0000001'))).toBe(false)
  expect(encryption.encrypt('EP0000001', 'x')).not.toEqual(encrypted)
  encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1
  expect(() => encryption.decrypt(encrypted, 'x')).toThrow()
})

test('encrypts with the new key, decrypts with the previous one, and names a missing key', () => {
  const encrypted = encryption.encrypt('ABEBE', 'x')
  const next = createEncryption({
    ...testKeys,
    data: Buffer.alloc(32, 99),
    dataId: 2,
    dataAlso: new Map([[1, testKeys.data]]),
  })
  expect(next.decrypt(encrypted, 'x').toString()).toBe('ABEBE')
  expect([encrypted[0], next.encrypt('ABEBE', 'x')[0], next.keyId]).toEqual([1, 2, 2])
  expect(() => encryption.decrypt(next.encrypt('ABEBE', 'x'), 'x')).toThrow('encrypted with key 2')
})

test('a blind index is equal for equal values of one kind only', () => {
  expect(encryption.blindIndex('phone', '0900000001')).toEqual(encryption.blindIndex('phone', '0900000001'))
  expect(encryption.blindIndex('phone', '0900000001')).not.toEqual(encryption.blindIndex('number', '0900000001'))
})
