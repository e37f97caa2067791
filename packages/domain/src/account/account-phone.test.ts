import { expect, test } from 'vitest'
import { maskedPhone } from './account-phone.ts'

test.each([
  ['0900000012', '09••••••12'],
  ['900000012', '90•••••12'],
  ['+251 900 000 012', '25••••••••12'],
  ['12345678', '12••••78'],
  ['1234567', '•••••••'],
  ['12345', '•••••'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})
