import { expect, test } from 'vitest'
import { accountName } from './sign-up.ts'

test('letter case and blanks around it make no second account', () => {
  expect(accountName('  Sample@Example.ORG ')).toBe('sample@example.org')
  expect(accountName(accountName(' A@b.et'))).toBe('a@b.et')
})
