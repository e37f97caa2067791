import { expect, test } from 'vitest'
import { languages, pluralForm } from './languages.ts'

test('one is singular and two are plural in every language', () => {
  for (const language of languages) {
    expect(pluralForm(language, 1)).toBe('one')
    expect(pluralForm(language, 2)).toBe('other')
  }
})

test('zero is singular in Amharic and Tigrigna, plural in English and Afan Oromo', () => {
  expect(languages.map((language) => pluralForm(language, 0))).toEqual(['other', 'one', 'other', 'one'])
})
