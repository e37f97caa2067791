import { expect, test } from 'vitest'
import { translate } from './catalogue.ts'

test('returns a sentence in the requested language', () => {
  expect(translate('en', 'common', 'retry')).toBe('Try again')
  expect(translate('am', 'common', 'retry')).toBe('እንደገና ይሞክሩ')
})

test('inserts values for placeholders', () => {
  expect(translate('en', 'issue', 'required', { label: 'Phone Number' })).toBe('Phone Number is required!')
  expect(translate('om', 'issue', 'required', { label: 'Naannoo' })).toBe('Naannoo guutuun dirqama!')
})

test('an unknown key, a missing value and an additional value do not compile', () => {
  // @ts-expect-error no such key
  expect(() => translate('en', 'issue', 'nonsense')).toThrow('No words for en/issue:nonsense')
  // @ts-expect-error the label is missing
  expect(translate('en', 'issue', 'required')).toBe('{{label}} is required!')
  // @ts-expect-error this sentence has no placeholder
  expect(translate('en', 'issue', 'agreement', { label: 'x' })).toBe('Please check this box if you want to proceed.')
})

test.each([
  ['en', 'Checking for your payment'],
  ['am', 'ክፍያዎ መድረሱን'],
  ['om', "Kaffaltiin keessan ga'uu isaa"],
  ['ti', 'ክፍሊትኩም እንተበፂሑ'],
] as const)(
  'before a payment arrives, %s asks whether it has arrived, and does not say that it is verified',
  (language, words) => {
    expect(translate(language, 'payment', 'waiting.asking')).toContain(words)
  },
)
