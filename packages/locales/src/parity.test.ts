import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { amharicForfeit, amharicNotice } from './amharic-texts.ts'
import { catalogue, catalogueErrors, flatten, translationErrors } from './catalogue.ts'
import { languages } from './languages.ts'
import { loadNamespace, type Namespace } from './namespaces.ts'

const namespaces = Object.keys(catalogue.en) as Namespace[]
const sentences = (language: (typeof languages)[number], namespace: Namespace) =>
  new Map(flatten(catalogue[language][namespace]))

/** Text that is the same in every script: names, numbers, codes, file types. */
const withoutNames = (sentence: string) => sentence.replace(/\{\{\w+\}\}/g, '').replace(/[\d\s.,:;()/+@–-]/g, '')
const scriptFree = (sentence: string) => /^[A-Z]*$/.test(withoutNames(sentence))

test('every language has the keys and placeholders of English', () => {
  expect(catalogueErrors()).toEqual([])
})

test('reports a missing key, an unknown key, an empty text and other placeholders', () => {
  const english = { menu: { open: 'Open', close: 'Close' }, left: '{{count}} of {{max}} left', next: 'Next' }
  expect(translationErrors(english, english)).toEqual([])
  expect(
    translationErrors(english, { menu: { open: 'ክፈት' }, left: '{{count}} {{name}}', next: ' ', more: 'ተጨማሪ' }),
  ).toEqual([
    'menu.close is missing',
    'more is not in English',
    'left needs {{count, max}} and has {{count, name}}',
    'next is empty',
  ])
})

test.each(namespaces)('%s: browser and server have the same texts', async (namespace) => {
  for (const language of languages)
    expect(await loadNamespace(language, namespace)).toEqual(catalogue[language][namespace])
})

test.each(namespaces)('%s: no text begins or ends with a space', (namespace) => {
  for (const language of languages)
    for (const [key, sentence] of sentences(language, namespace))
      expect(sentence, `${language} ${key}`).toBe(sentence.trim())
})

test.each(namespaces)(
  '%s: Amharic and Tigrigna are written in Ge’ez script, Afan Oromo and English are not',
  (namespace) => {
    for (const [key, sentence] of sentences('en', namespace)) {
      expect(sentence, key).not.toMatch(/\p{Script=Ethiopic}/u)
      expect(sentences('om', namespace).get(key), key).not.toMatch(/\p{Script=Ethiopic}/u)
      if (scriptFree(sentence)) continue
      expect(sentences('am', namespace).get(key), `am ${key}`).toMatch(/\p{Script=Ethiopic}/u)
      expect(sentences('ti', namespace).get(key), `ti ${key}`).toMatch(/\p{Script=Ethiopic}/u)
    }
  },
)

test.each(namespaces)('%s: the Tigrigna texts are not copies of the Amharic ones', (namespace) => {
  const amharic = [...sentences('am', namespace)]
  const same = amharic.filter(([key, sentence]) => sentences('ti', namespace).get(key) === sentence)
  expect(same.length).toBeLessThanOrEqual(amharic.length / 3)
})

test('a sample fee has the same text before an application and at the payment', () => {
  for (const language of languages)
    expect(catalogue[language].payment.sampleFee, language).toBe(catalogue[language].originRequirements.sampleFee)
})

test('the notice that is Amharic on every page is the text of the Amharic page', () => {
  expect(catalogue.am.summary.banner).toBe(amharicNotice)
  expect(catalogue.am.summary.forfeit).toBe(amharicForfeit)
})

test('the README names the namespaces', () => {
  const lines = readFileSync(new URL('../README.md', import.meta.url), 'utf8').split('\n')
  const names = lines.flatMap((line) => line.match(/(?<=^\| `)[a-zA-Z]+(?=` \|)/) ?? [])
  expect(names).toEqual([...namespaces].sort())
})
