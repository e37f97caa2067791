import type { Language, Namespace, Words } from '@invea/locales'
import { expect, test } from 'vitest'
import { createI18n, type WordStore } from './i18n.ts'

const store: WordStore = new Map<`${Language}/${Namespace}`, Words>([
  ['en/common', { retry: 'Try again', left_one: '{{count}} place', left_other: '{{count}} places' }],
  ['en/issue', { required: '{{label}} is required!' }],
  ['ti/common', { retry: 'እንደገና ፈትኑ', left_one: '{{count}} ቦታ' }],
])

test('a key alone is one of the namespace asked, a named one of any', () => {
  const { t, getFixedT } = createI18n('en', store)
  expect([t('common:retry'), getFixedT('common')('retry'), getFixedT('issue')('common:retry')]).toEqual(
    Array(3).fill('Try again'),
  )
  expect(getFixedT('issue')('required', { label: 'Region' })).toBe('Region is required!')
})

test('English stands in for a sentence or a file the language lacks, counted the English way', () => {
  const { t, getFixedT } = createI18n('ti', store)
  expect([t('common:retry'), t('issue:required', { label: 'ክልል' })]).toEqual(['እንደገና ፈትኑ', 'ክልል is required!'])
  expect([0, 2].map((count) => getFixedT('common')('left', { count }))).toEqual(['0 ቦታ', '2 places'])
})

test('without any words the key is shown, and known to have none', () => {
  const { getFixedT, exists } = createI18n('am', store)
  expect(getFixedT('shell')('menu.open')).toBe('menu.open')
  expect([exists('shell:menu.open'), exists('common:retry')]).toEqual([false, true])
})

test('the same function each time: what is drawn depends on it', () => {
  const { getFixedT } = createI18n('am', store)
  expect(getFixedT('common')).toBe(getFixedT('common'))
})
