import { expect, test } from 'vitest'
import { isEasyToGuess, passwordIssues, passwordStrength } from './password.ts'

const about = ['Sara', 'Bekele', 'Tessema', '0900000012', 'sara.b@example.org']

test.each([
  'sara bekele',
  'SaraBekele',
  'tessema2026',
  '0900000012',
  'sara.b@example.org',
  'zxcvbnm,',
  'qwertyuiop',
  '567890',
  'lkjhgfds',
])('%s is warned of and labelled very weak, and not refused for it', (password) => {
  expect(isEasyToGuess(password, about)).toBe(true)
  expect(passwordStrength(password, about)).toBe('veryWeak')
})

test('names and keyboard rows are never a reason to refuse; a well-known password is', () => {
  expect(passwordIssues('sara bekele', 'f')).toEqual([])
  expect(passwordIssues('zxcvbnm,', 'f')).toEqual([])
  expect(passwordIssues('qwerty', 'f')).toMatchObject([{ code: 'passwordCommon' }])
  expect(passwordIssues('sarab', 'f')).toMatchObject([{ code: 'passwordLength' }])
})

test('a good part beside a name keeps its score', () => {
  expect(passwordStrength('Sara#planted7olive-trees', about)).toBe('strong')
  expect(isEasyToGuess('Sara#planted7olive-trees', about)).toBe(true)
  expect(isEasyToGuess('tena-yistilign', about)).toBe(false)
  expect(isEasyToGuess('tena-yistilign', [undefined, '', '  '])).toBe(false)
  // Words may contain characters with a meaning in a regular expression.
  expect(isEasyToGuess('a.c(d', ['abc'])).toBe(false)
})

test.each([
  ['asd', 'three neighbouring keys'],
  ['asqw12zx', 'pairs of neighbouring keys'],
  ['ab Ba', 'words of fewer than three letters'],
])('%s is not easy to guess by itself (%s)', (password) => {
  expect(isEasyToGuess(password, ['ab', 'Ba'])).toBe(false)
})

test.each([
  ['asdf', 'four neighbouring keys'],
  ['#asdf', 'at the end'],
  ['0987', 'across the end of a row'],
  ['Ali!', 'a name of three letters'],
])('%s is easy to guess (%s)', (password) => {
  expect(isEasyToGuess(password, ['Ali'])).toBe(true)
})

test('removes the longer of two overlapping own words; the rest keeps its score', () => {
  // Without the longer word first, 'Saraswati' would lose only its beginning.
  expect(passwordStrength('Saraswati', ['Sara', 'Saraswati'])).toBe('veryWeak')
  expect(passwordStrength('asdfZ#7k', [])).toBe(passwordStrength('Z#7k', []))
})
