import { expect, test } from 'vitest'
import { issuesOf } from '../issues/result.ts'
import { checkPhoneChange } from './account-phone.ts'
import { checkOneTimeCode } from './one-time-code.ts'
import {
  passwordAgainIssues,
  passwordIssues,
  passwordScore,
  passwordStrength,
  resetPasswordIssues,
  wellKnownPasswords,
} from './password.ts'
import { forgotPasswordIssues, signInIssues, urgentSessionEnd } from './sign-in.ts'
import { checkSignUp, mailboxName, type SignUpDraft } from './sign-up.ts'

const now = '2026-11-21T08:00:00.000Z'
const rules = { now, foreignPhones: false }
const humanUntil = '2026-11-21T08:30:00.000Z'
const form: SignUpDraft = {
  firstName: ' Abebe ',
  fatherName: 'Kebede',
  grandfatherName: "O'Tesfaye",
  phoneNumber: '0900000001',
  email: 'sample@example.com',
  password: 'sample-secret',
  passwordAgain: 'sample-secret',
  humanUntil,
}
const issues = (changes: Partial<SignUpDraft>) =>
  issuesOf(checkSignUp({ ...form, ...changes }, rules)).map(({ field, code }) => `${field}: ${code}`)

test('a complete form becomes the registration', () => {
  expect(checkSignUp(form, rules)).toEqual({
    ok: true,
    value: {
      firstName: 'ABEBE',
      fatherName: 'KEBEDE',
      grandfatherName: "O'TESFAYE",
      phoneNumber: '0900000001',
      email: 'sample@example.com',
      password: 'sample-secret',
      passwordAgain: 'sample-secret',
    },
  })
})

test('B §5: every field is required, with the messages of sign-up', () => {
  expect(issuesOf(checkSignUp({}, rules)).map(({ field, code }) => `${field}: ${code}`)).toEqual([
    'signUp.firstName: fieldRequired',
    'signUp.fatherName: fieldRequired',
    'signUp.grandfatherName: fieldRequired',
    'signUp.phoneNumber: fieldRequired',
    'signUp.email: fieldRequired',
    'signUp.password: fieldRequired',
    'signUp.passwordAgain: fieldRequired',
    'signUp.captcha: humanRequired',
  ])
})

test.each([
  [{ firstName: ' ' }, 'signUp.firstName: fieldRequired'],
  [{ firstName: 'አበበ' }, 'signUp.firstName: latinLetters'],
  [{ fatherName: 'K2' }, 'signUp.fatherName: latinLetters'],
  [{ grandfatherName: 'x'.repeat(51) }, 'signUp.grandfatherName: tooLong'],
  [{ phoneNumber: '0800000001' }, 'signUp.phoneNumber: phoneFormat'],
  [{ phoneNumber: '12' }, 'signUp.phoneNumber: phoneFormat'],
  [{ email: 'x' }, 'signUp.email: emailFormat'],
  [{ password: 'other-secret' }, 'signUp.passwordAgain: passwordMismatch'],
  [{ humanUntil: now }, 'signUp.captcha: humanRequired'],
] as const)('%o is refused: %s', (changes, issue) => {
  expect(issues(changes)).toEqual([issue])
})

test('reports issues in the order of the form, with those of settings among those of fields', () => {
  expect(issues({ phoneNumber: '0800000001', email: 'x' })).toEqual([
    'signUp.phoneNumber: phoneFormat',
    'signUp.email: emailFormat',
  ])
})

test('D16: the operator’s prefixes also apply here', () => {
  expect(checkSignUp({ ...form, phoneNumber: '0700000001' }, { ...rules, phonePrefixes: ['7'] }).ok).toBe(true)
})

test('D44: a number abroad where the portal accepts one, and only with its +', () => {
  const accepts = (phoneNumber: string, foreignPhones: boolean) =>
    checkSignUp({ ...form, phoneNumber }, { now, foreignPhones }).ok
  expect(accepts('+441632960001', true)).toBe(true)
  expect(accepts('0900000001', true)).toBe(true)
  expect(accepts('+441632960001', false)).toBe(false)
  expect(accepts('441632960001', true)).toBe(false)
  expect(accepts('0800000001', true)).toBe(false)
  expect(accepts('+4416', true)).toBe(false)
})

test('D13: a password has at least 6 characters and is not well known', () => {
  expect(passwordIssues(undefined, 'x')).toEqual([{ field: 'x', code: 'fieldRequired' }])
  expect(passwordIssues('', 'x')).toEqual([{ field: 'x', code: 'fieldRequired' }])
  expect(passwordIssues('abcde', 'x')).toEqual([{ field: 'x', code: 'passwordLength', params: { min: 6 } }])
  expect(passwordIssues('zfk3qa', 'x')).toEqual([])
  expect(passwordIssues('PassWord', 'x')).toEqual([{ field: 'x', code: 'passwordCommon' }])
})

test('the list of well-known passwords contains only passwords that the length rule accepts', () => {
  expect(
    [...wellKnownPasswords].filter((password) => password.length < 6 || password !== password.toLowerCase()),
  ).toEqual([])
  expect(wellKnownPasswords.size).toBeGreaterThan(90)
})

test('B §5: the confirmation is required, long enough, and equal', () => {
  expect(passwordAgainIssues('', 'abcdef', 'x')).toEqual([{ field: 'x', code: 'fieldRequired' }])
  expect(passwordAgainIssues('abcde', 'abcde', 'x')).toEqual([
    { field: 'x', code: 'passwordLength', params: { min: 6 } },
  ])
  expect(passwordAgainIssues('abcdef', 'abcdeg', 'x')).toEqual([{ field: 'x', code: 'passwordMismatch' }])
  expect(passwordAgainIssues('abcdef', 'abcdef', 'x')).toEqual([])
})

test.each([
  ['', 0],
  ['a', 5],
  ['aa', 7.5],
  ['ab', 10],
  ['aB', 20],
  ['aB1', 35],
  ['aB1!', 50],
  ['!', 5],
  ['_', 5],
  ['1!', 20],
  ['password', 37.5],
])('B §5: %j scores %d', (password, score) => {
  expect(passwordScore(password)).toBeCloseTo(score)
})

test('B §5: over 80 strong, over 60 good, 30 or more weak, otherwise very weak', () => {
  expect(passwordStrength('abcde')).toBe('veryWeak')
  expect(passwordStrength('abcdef')).toBe('weak')
  expect(passwordStrength('abcdefghijkl')).toBe('weak')
  expect(passwordStrength('abcdefghijklm')).toBe('good')
  expect(passwordStrength('abcdefghijklmnop')).toBe('good')
  expect(passwordStrength('abcdefghijklmnopq')).toBe('strong')
  expect(passwordStrength('')).toBe('veryWeak')
})

test('B §5 Sign-in: address, password, captcha', () => {
  expect(signInIssues({}, { now })).toEqual([
    { field: 'signIn.email', code: 'signInEmailRequired' },
    { field: 'signIn.password', code: 'signInPasswordRequired' },
    { field: 'signIn.captcha', code: 'humanRequired' },
  ])
  expect(signInIssues({ email: 'a@b.et', password: ' ', humanUntil }, { now })).toEqual([])
})

test('B §2: forgot password asks for the account name alone', () => {
  expect(forgotPasswordIssues({ email: ' ' })).toEqual([{ field: 'signIn.email', code: 'signInEmailRequired' }])
  expect(forgotPasswordIssues({ email: 'a@b.et' })).toEqual([])
})

test('the new password is typed twice, and weakness does not block', () => {
  expect(resetPasswordIssues({})).toEqual([
    { field: 'resetPassword.password', code: 'fieldRequired' },
    { field: 'resetPassword.passwordAgain', code: 'fieldRequired' },
  ])
  expect(resetPasswordIssues({ password: 'aaaaab', passwordAgain: 'aaaaab' })).toEqual([])
})

test('B §5: a one-time code has exactly 6 digits', () => {
  expect(checkOneTimeCode(['1', '2', '3', '4', '5', '6'])).toEqual({ ok: true, value: '123456' })
  expect(checkOneTimeCode(['123 456'])).toEqual({ ok: true, value: '123456' })
  for (const boxes of [['1', '2', '3', '4', '5', ''], ['1234567'], ['12345a'], ['x123456'], []]) {
    expect(checkOneTimeCode(boxes)).toEqual({ ok: false, error: [{ field: 'oneTimeCode', code: 'codeDigits' }] })
  }
})

test('D14: the urgent session lasts ten minutes from the one-time code', () => {
  expect(urgentSessionEnd(now)).toBe('2026-11-21T08:10:00.000Z')
})

test.each([
  ['0911000001', '0911000001'],
  [' 911000001 ', '911000001'],
  ['+441632960001', '+441632960001'],
])('a new phone number %s is taken as in the sign-up', (typed, phone) => {
  const password = 'sample-secret'
  expect(checkPhoneChange({ phoneNumber: typed, password }, { foreignPhones: true })).toEqual({
    ok: true,
    value: { phoneNumber: phone, password },
  })
})

test.each([
  [undefined, 'fieldRequired'],
  [' ', 'fieldRequired'],
  ['12', 'phoneFormat'],
  ['0811000001', 'phoneFormat'],
  ['+441632960001', 'phoneFormat'],
])('a new phone number %s is refused as %s', (typed, code) => {
  expect(checkPhoneChange({ phoneNumber: typed, password: 'sample-secret' }, rules)).toEqual({
    ok: false,
    error: [{ field: 'phoneChange.phoneNumber', code }],
  })
})

test('a change of the phone begins with the password; both are required together', () => {
  const missing = { field: 'phoneChange.password', code: 'signInPasswordRequired' }
  expect(checkPhoneChange({ phoneNumber: '0911000001' }, rules)).toEqual({ ok: false, error: [missing] })
  expect(checkPhoneChange({ phoneNumber: '0911000001', password: '' }, rules)).toEqual({ ok: false, error: [missing] })
  expect(issuesOf(checkPhoneChange({}, rules))).toEqual([
    { field: 'phoneChange.phoneNumber', code: 'fieldRequired' },
    missing,
  ])
})

test.each([
  ['S.Ample+visa@googlemail.com', 'sample@gmail.com'],
  ['s.am-p_le+a+b@pm.me', 'sample@proton.me'],
  ['sample@me.com', 'sample@icloud.com'],
  ['sam.ple@ya.ru', 'sam-ple@yandex.ru'],
  ['sam-ple+a@yandex.com.tr', 'sam-ple@yandex.ru'],
  ['base-visa@yahoo.com', 'base-@yahoo.com'],
  ['base-other.word@yahoo.com', 'base-@yahoo.com'],
  ['anything@sample.fastmail.com', 'sample@fastmail.com'],
  ['sample+a@example.org', 'sample@example.org'],
  ['"s\\ample"@example.org', 'sample@example.org'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxName(email)).toBe(mailbox)
})

test.each([
  // Another host, or a sign that is part of the name there, can be another person.
  ['base@yahoo.com', 'base-visa@yahoo.com'],
  ['base-visa@yahoo.fr', 'base-visa@yahoo.com'],
  ['almaz-kebede@yahoo.co.jp', 'almaz-tesema@yahoo.co.jp'],
  ['almaz-kebede@yahoo.example.org', 'almaz-tesema@yahoo.example.org'],
  ['sample@yandex.ru', 'sam.ple@yandex.ru'],
  ['+79990000001@yandex.ru', '+79990000002@yandex.ru'],
  ['sample@fastmail.com', 'sample@fastmail.fm'],
  ['one@mail.fastmail.example', 'other@mail.fastmail.example'],
  ['sam.ple@outlook.com', 'sample@outlook.com'],
  ['sam-ple@example.org', 'sam.ple@example.org'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxName(one)).not.toBe(mailboxName(other))
})
