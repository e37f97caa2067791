import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import { checkContact, longestMessage } from './contact-form.ts'

const now = '2026-11-21T08:00:00.000Z'
const form = {
  firstName: 'Abebe',
  grandfatherName: 'Tesfaye',
  phoneNumber: '0900000001',
  email: 'anything',
  message: ' Hello ',
  humanUntil: '2026-11-21T08:30:00.000Z',
}
const issues = (changes: object) =>
  issuesOf(checkContact({ ...form, ...changes }, { now })).map(({ field, code }) => `${field}: ${code}`)

test('B §5: accepts a complete form, and does not check the format of the address', () => {
  const { humanUntil: _, ...value } = form
  expect(checkContact(form, { now })).toEqual({ ok: true, value: { ...value, message: 'Hello' } })
})

test('B §5: every field is required', () => {
  expect(issuesOf(checkContact({}, { now })).map(({ field, code }) => `${field}: ${code}`)).toEqual([
    'contact.firstName: fieldRequired',
    'contact.grandfatherName: fieldRequired',
    'contact.phoneNumber: fieldRequired',
    'contact.email: fieldRequired',
    'contact.message: fieldRequired',
    'contact.captcha: humanRequired',
  ])
})

test.each([
  [{ phoneNumber: '44+1632960001' }, 'contact.phoneNumber: phoneFormat'],
  [{ phoneNumber: '09a' }, 'contact.phoneNumber: phoneFormat'],
  [{ phoneNumber: '1'.repeat(16) }, 'contact.phoneNumber: phoneFormat'],
  [{ firstName: 'x'.repeat(101) }, 'contact.firstName: tooLong'],
  [{ grandfatherName: 'x'.repeat(101) }, 'contact.grandfatherName: tooLong'],
  [{ email: 'x'.repeat(255) }, 'contact.email: tooLong'],
  [{ message: 'x'.repeat(longestMessage + 1) }, 'contact.message: tooLong'],
  [{ humanUntil: undefined }, 'contact.captcha: humanRequired'],
])('%o is refused: %s', (changes, issue) => {
  expect(issues(changes)).toEqual([issue])
})

test('D44: numbers abroad are accepted', () => {
  expect(issues({ phoneNumber: '+441632960001' })).toEqual([])
})

test('the limits themselves are accepted', () => {
  expect(issues({ phoneNumber: '1'.repeat(15), message: 'x'.repeat(longestMessage), email: 'x'.repeat(254) })).toEqual(
    [],
  )
})
