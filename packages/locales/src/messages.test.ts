import { isoDate, issueCodes, originIdQuote, quote } from '@invea/domain'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { languages } from './languages.ts'
import { feeLineLabel, messageFor, refusalMessageFor } from './messages.ts'
import { placeholders } from './sentence.ts'

const params = (code: (typeof issueCodes)[number]) =>
  Object.fromEntries(
    [...placeholders(catalogue.en.issue[code])].filter((name) => name !== 'label').map((name) => [name, 7]),
  )

test.each(issueCodes)('%s has its own text in four languages', (code) => {
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

test.each(languages)('names the fields of the account and contact forms by their labels in %s', (language) => {
  const { account, contact } = catalogue[language]
  const sentenceOf = (field: string) => messageFor({ field, code: 'fieldRequired' }, language)
  expect(sentenceOf('signUp.password')).toContain(account.field.password)
  expect(sentenceOf('contact.email')).toContain(contact.field.email)
  expect(sentenceOf('contact.message')).toContain(contact.field.message)
  // A field of a call that could not be read.
  expect(sentenceOf('firstName')).toContain(account.field.firstName)
  expect(sentenceOf('shoeSize')).toContain('shoeSize')
})

test.each(languages)('names a missing list of family members by the title of its step in %s', (language) => {
  const { steps } = catalogue[language].request
  for (const field of ['family', 'applicants.0.family'])
    expect(messageFor({ field, code: 'required' }, language)).toContain(steps.family)
})

test.each(languages)('names the list of applicants by their number in %s', (language) => {
  expect(messageFor({ field: 'applicants', code: 'required' }, language)).toContain(catalogue[language].field.groupSize)
})

const refusalCodes = new Set(Object.keys(catalogue.en.refusal).map((key) => key.replace(/_(one|other)$/, '')))
test.each([...refusalCodes])('the refusal %s has its own text in four languages', (code) => {
  const sentences = languages.map((language) =>
    refusalMessageFor({ code, message: 'x', remaining: 2 }, language, '8133'),
  )
  expect(new Set(sentences).size).toBe(languages.length)
  for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|^x?$/)
})

test('the sentence of a refusal names the help line and what is left, and D41: is the service’s for an unknown code', () => {
  expect(refusalMessageFor({ code: 'served', message: '' }, 'en', '8133')).toContain('8133')
  expect(refusalMessageFor({ code: 'slotShort', message: '', remaining: 2 }, 'en', '8133')).toContain('2 applicants')
  const newer = { code: 'internal', message: 'Come tomorrow.' }
  expect(refusalMessageFor({ ...newer, unknownCode: true }, 'en', '8133')).toBe('Come tomorrow.')
  expect(refusalMessageFor(newer, 'en', '8133')).toBe(catalogue.en.refusal.internal)
  expect(refusalMessageFor({ ...newer, code: 'notYetInvented' }, 'en', '8133')).toBe('Come tomorrow.')
})

const urgent = quote(
  { requestType: 'lost', mode: 'urgent', urgentDays: 5 },
  [{ passport: { passportPageId: 1, dataCorrected: true } }],
  isoDate('2026-11-21'),
)
const lost = originIdQuote({ requestType: 'lost' }, [{ originId: { timesLost: 2 } }], 11_000)

test.each(languages)('the lines of a quote have the texts of the fees in %s', (language) => {
  const { fee } = catalogue[language]
  expect([...urgent.lines, ...lost.lines].map((line) => feeLineLabel(line, language))).toEqual([
    fee.service.lost,
    fee.correction,
    fee.urgent.replace('{{days}}', '5'),
    fee.originId.lost,
    fee.originIdAddOn.replace('{{percent}}', '50'),
  ])
})
