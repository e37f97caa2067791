import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Language, languages, pluralRules } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'
import { createInstance } from 'i18next'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { withoutUnusedParts, wordFiles, wordModule, wordsState } from './i18n-plugins.ts'

const locales = fileURLToPath(new URL('../../locales', import.meta.url))

test('every namespace of every language has a computed address, without the texts of the other portal', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'words-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    root: locales,
    plugins: [wordFiles(['request:title', 'request:terms.holder'])],
    json: { namedExports: false },
    build: {
      outDir,
      rolldownOptions: {
        input: join(locales, 'src/namespaces.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js' },
      },
    },
  })
  const { loadNamespace } = await import(pathToFileURL(join(outDir, 'assets/namespaces.js')).href)
  for (const language of languages) {
    const { title: _title, ...request } = catalogue[language].request
    const { holder: _holder, ...terms } = request.terms
    const own = { ...catalogue[language], request: { ...request, terms } }
    for (const [namespace, words] of Object.entries(own))
      expect(await loadNamespace(language, namespace)).toEqual(words)
  }
  expect(readFileSync(join(outDir, 'assets/namespaces.js'), 'utf8')).not.toContain('originGuide')
  const folders = readdirSync(join(outDir, 'assets')).filter((name) => /^[0-9a-f]{8}$/.test(name))
  expect(folders).toHaveLength(1)
  const words = new Set(
    languages.flatMap((language) => Object.keys(catalogue.en).map((name) => wordModule(language, name))),
  )
  expect(words.size).toBeLessThan(4 * 30)
  expect(readdirSync(join(outDir, 'assets', folders[0] ?? ''))).toHaveLength(words.size)
})

test('the hash changes when one text changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  for (const language of languages) mkdirSync(join(folder, language))
  const write = (text: string) => writeFileSync(join(folder, 'en', 'home.json'), text)
  write('one')
  const before = wordsState(folder)
  expect(wordsState(folder)).toBe(before)
  expect(wordsState(folder, ['home:title'])).not.toBe(before)
  write('two')
  expect(wordsState(folder)).not.toBe(before)
})

const source = readFileSync(fileURLToPath(import.meta.resolve('i18next')).replace(/cjs/, 'esm'), 'utf8')

const localesUrl = new URL('../../locales/', import.meta.url)
const namespaces = readdirSync(new URL('en', localesUrl)).map((file) => file.replace('.json', ''))
const namespacesOf = (language: Language, namespace: string): object =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, localesUrl), 'utf8'))

const keysOf = (words: object, prefix = ''): readonly string[] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? prefix + name : keysOf(word, `${prefix}${name}.`),
  )

/** All texts of all languages, with and without a count, after a change of the language. */
const allTexts = async (create: typeof createInstance) => {
  const i18n = create().use(pluralRules)
  // The options of `createI18n`.
  await i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: languages,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
  })
  const texts: string[] = []
  for (const language of languages) {
    for (const namespace of namespaces) i18n.addResourceBundle(language, namespace, namespacesOf(language, namespace))
    await i18n.changeLanguage(language)
    for (const namespace of namespaces) {
      for (const key of keysOf(namespacesOf('en', namespace))) {
        const [name, plural] = `${namespace}:${key}`.split(/_(?=one$|other$)/)
        for (const count of plural ? [0, 1, 2] : [undefined])
          texts.push(`${language} ${key} ${i18n.t(name ?? '', { count })}`)
      }
    }
  }
  return texts
}

test('every text is the same without the unused parts of i18next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lean-i18next-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'i18next.mjs'), withoutUnusedParts(source))
  const lean = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'i18next.mjs')).href)
  const texts = await allTexts(lean.createInstance)
  const whole = await allTexts(createInstance)
  expect(texts.length).toBeGreaterThan(5000)
  expect(texts.filter((text, at) => text !== whole[at])).toEqual([])
})

test('removes the unused parts, and the build fails when i18next lacks one of them', () => {
  const lean = withoutUnusedParts(source)
  expect(source).toContain('Intl.NumberFormat')
  expect(source).toContain('Intl.PluralRules')
  expect(lean).not.toMatch(/Intl\.(Number|Plural|DateTime|List)/)
  expect(() => withoutUnusedParts(source.replace('class Connector ', 'class Loader '))).toThrow('no class Connector')
})
