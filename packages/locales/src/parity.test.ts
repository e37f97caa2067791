import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { placeholders } from './interpolate.ts'
import { loadNamespace, type Namespace } from './namespaces.ts'
import { languages } from './translation.ts'

type Words = { readonly [key: string]: string | Words }

const flatten = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )

const namespaces = Object.keys(catalogue.en) as Namespace[]
const others = ['am', 'om', 'ti'] as const
const sentences = (language: (typeof languages)[number], namespace: Namespace) =>
  new Map(flatten(catalogue[language][namespace] as Words))

/** Words that are the same in every script: names, numbers, codes, file types. */
const withoutNames = (sentence: string) => sentence.replace(/\{\{\w+\}\}/g, '').replace(/[\d\s.,:;()/+@–-]/g, '')
const scriptFree = (sentence: string) => /^[A-Z]*$/.test(withoutNames(sentence))

test('every file of words is in the catalogue, in all four languages', () => {
  for (const language of languages) {
    const files = readdirSync(new URL(language, import.meta.url)).map((file) => file.replace(/\.ts$/, ''))
    expect(new Set(files), language).toEqual(new Set(namespaces))
    expect(new Set(Object.keys(catalogue[language])), language).toEqual(new Set(namespaces))
  }
})

test.each(namespaces)('%s: the browser loads the same words as the server has', async (namespace) => {
  for (const language of languages)
    expect(await loadNamespace(language, namespace)).toBe(catalogue[language][namespace])
})

test.each(namespaces)('%s: same keys and same placeholders in every language, no sentence empty', (namespace) => {
  const english = sentences('en', namespace)
  for (const language of others) {
    const translated = sentences(language, namespace)
    expect(new Set(translated.keys()), language).toEqual(new Set(english.keys()))
    for (const [key, sentence] of translated) {
      expect(sentence.trim(), `${language} ${key}`).not.toBe('')
      expect(sentence, `${language} ${key}: no spaces at the ends`).toBe(sentence.trim())
      expect(placeholders(sentence), `${language} ${key}`).toEqual(placeholders(english.get(key) ?? ''))
    }
  }
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

test.each(namespaces)('%s: Tigrigna is not Amharic copied over whole', (namespace) => {
  const amharic = [...sentences('am', namespace)]
  const same = amharic.filter(([key, sentence]) => sentences('ti', namespace).get(key) === sentence)
  expect(same.length).toBeLessThanOrEqual(amharic.length / 3)
})

test('a sample fee is told in the same words before an application and when it is paid', () => {
  for (const language of languages)
    expect(catalogue[language].payment.sampleFee, language).toBe(catalogue[language].originInfo.sampleFee)
})
