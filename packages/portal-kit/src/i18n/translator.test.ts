import { expect, test, vi } from 'vitest'
import { createTranslator, hasWords, loadWords, showLanguage } from './translator.ts'

test('words of the language asked for are there once it is shown', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'am', ['common', 'issue'])
  expect(translator.i18n().t('common:retry')).toBe('እንደገና ይሞክሩ')
  expect(translator.i18n().t('issue:required', { label: 'ክልል' })).toBe('ክልል ያስፈልጋል!')
})

test('another language replaces it', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'am', ['common'])
  await showLanguage(translator, 'om', ['common'])
  expect(translator.i18n().t('common:retry')).toBe("Irra deebi'aa yaalaa")
})

test('words that come late do not take the page back to the language they were asked for in', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'en', ['common'])
  // The next step's words are fetched ahead in Oromo when the reader changes to English, whose words are there.
  const late = showLanguage(translator, 'om', ['common', 'issue'])
  await showLanguage(translator, 'en', ['common'])
  await late
  expect(translator.i18n().language).toBe('en')
  await showLanguage(translator, 'om', ['common', 'issue'])
  expect(translator.i18n().t('common:retry')).toBe("Irra deebi'aa yaalaa")
})

test('two translators do not share a language', async () => {
  const [one, two] = [createTranslator(), createTranslator()]
  await Promise.all([showLanguage(one, 'am', ['common']), showLanguage(two, 'ti', ['common'])])
  expect([one.i18n().t('common:retry'), two.i18n().t('common:retry')]).toEqual(['እንደገና ይሞክሩ', 'እንደገና ፈትኑ'])
})

test('a value is shown as typed: React escapes, not we', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'en', ['issue'])
  expect(translator.i18n().t('issue:fileSize', { file: 'a&b.pdf' })).toContain('a&b.pdf')
})

test('words are fetched once', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'am', ['common'])
  const added = vi.spyOn(translator.words, 'set')
  await showLanguage(translator, 'am', ['common'])
  expect(added).not.toHaveBeenCalled()
})

test('the compiler refuses unknown keys and forgotten values', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'en', ['common', 'issue'])
  // @ts-expect-error no such key
  translator.i18n().t('common:nonsense')
  // @ts-expect-error the label is missing
  translator.i18n().t('issue:required')
  expect(translator.i18n().exists('common:nonsense')).toBe(false)
})

test('who listens is told of another language, once, and of nothing after stopping', async () => {
  const translator = createTranslator()
  const told = vi.fn()
  const stop = translator.subscribe(told)
  await showLanguage(translator, 'am', ['common'])
  const amharic = translator.i18n()
  await showLanguage(translator, 'am', ['common', 'issue'])
  expect([told.mock.calls.length, translator.i18n()]).toEqual([1, amharic])
  stop()
  await showLanguage(translator, 'ti', ['common'])
  expect(told).toHaveBeenCalledOnce()
})

test('a screen is known to lack its words when their file could not be fetched in any language', async () => {
  const translator = createTranslator()
  const lost = 'lost' as unknown as 'common'
  await expect(showLanguage(translator, 'am', ['common', lost])).rejects.toThrow('words could not be fetched')
  expect(translator.i18n().language).toBe('am')
  expect([hasWords(translator, ['common']), hasWords(translator, ['common', lost])]).toEqual([true, false])
})

test('words of a part that is fetched ahead do not take the page back from a language that was asked for since', async () => {
  const translator = createTranslator()
  await showLanguage(translator, 'en', ['common'])
  const shown = showLanguage(translator, 'am', ['status'])
  await loadWords(translator, 'en', ['summary'])
  await shown
  expect(translator.i18n().language).toBe('am')
})
