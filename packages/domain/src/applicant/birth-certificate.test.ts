import { expect, test } from 'vitest'
import { checkWith } from '../issues/result.ts'
import { BirthCertificateId } from './birth-certificate.ts'

const refused = (code: string) => ({ ok: false, error: [{ field: 'x', code }] })

test('A §9: a birth certificate has 16 digits, blanks around them left out', () => {
  expect(checkWith(BirthCertificateId, ' 1234567890123456 ', 'x')).toEqual({ ok: true, value: '1234567890123456' })
})

test.each(['123456789012345', '12345678901234567', 'x1234567890123456', '1234567890123456x', '12345678 90123456'])(
  '%s is no birth certificate',
  (number) => {
    expect(checkWith(BirthCertificateId, number, 'x')).toEqual(refused('birthCertificateDigits'))
  },
)

test('a missing birth certificate has its own issue', () => {
  for (const missing of [undefined, '', ' ', 1234567890123456]) {
    expect(checkWith(BirthCertificateId, missing, 'x')).toEqual(refused('required'))
  }
})
