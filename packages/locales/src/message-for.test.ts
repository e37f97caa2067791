import { issueCodes } from '@invea/domain'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { languages } from './languages.ts'
import { messageFor } from './message-for.ts'
import { placeholders } from './sentence.ts'

const params = (code: (typeof issueCodes)[number]) =>
  Object.fromEntries(
    [...placeholders(catalogue.en.issue[code])].filter((name) => name !== 'label').map((name) => [name, 7]),
  )

test.each(issueCodes)('%s has a sentence of its own in four languages', (code) => {
  const issue = { field: 'applicants.0.personal.firstName', code, params: params(code) }
  const sentences = languages.map((language) => messageFor(issue, language))
  expect(new Set(sentences).size).toBe(languages.length)
  for (const [index, sentence] of sentences.entries()) {
    expect(sentence).not.toMatch(/\{\{|^$/)
    expect(sentence === messageFor({ field: issue.field, code: 'invalid' }, languages[index] ?? 'en')).toBe(
      code === 'invalid',
    )
  }
})

test('inserts label and values in the language of the sentence', () => {
  const issue = { field: 'personal.firstName', code: 'tooLong', params: { max: 20 } } as const
  for (const language of languages) {
    expect(messageFor(issue, language)).toContain(catalogue[language].field.personal.firstName)
    expect(messageFor(issue, language)).toContain('20')
  }
})
