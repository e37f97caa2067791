import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { languages, pluralForm } from './languages.ts'
import { messageFor } from './messages.ts'
import { loadResources, pluralRules } from './namespaces.ts'

const start = async (language: (typeof languages)[number]) => {
  const instance = createInstance().use(pluralRules)
  const resources = await loadResources(languages, ['issue', 'field', 'calendar'])
  await instance.init({ lng: language, fallbackLng: 'en', resources, interpolation: { escapeValue: false } })
  return instance
}

test.each(languages)('i18next has the messages of messageFor in %s', async (language) => {
  const { t } = await start(language)
  expect(t('issue:required', { label: t('field:personal.firstName') })).toBe(
    messageFor({ field: 'personal.firstName', code: 'required' }, language),
  )
})

test.each(languages)('i18next counts in %s by our plural rules', async (language) => {
  const instance = await start(language)
  instance.addResourceBundle(language, 'files', { left_one: 'one', left_other: 'other' })
  expect([0, 1, 2].map((count) => instance.t('files:left', { count }))).toEqual(
    [0, 1, 2].map((count) => pluralForm(language, count)),
  )
})

test('loads only the named namespaces and languages', async () => {
  expect(await loadResources(['om'], ['calendar'])).toEqual({
    om: { calendar: expect.objectContaining({ weekday: expect.objectContaining({ 1: 'Wiixata' }) }) },
  })
})
