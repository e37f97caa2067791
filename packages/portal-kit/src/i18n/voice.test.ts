import type { Language, Namespace, Words } from '@invea/locales'
import { expect, test } from 'vitest'
import { createVoice, type WordStore } from './voice.ts'

const store: WordStore = new Map<`${Language}/${Namespace}`, Words>([
  ['en/common', { retry: 'Try again', left_one: '{{count}} place', left_other: '{{count}} places' }],
  ['en/issue', { required: '{{label}} is required!' }],
  ['ti/common', { retry: 'እንደገና ፈትኑ', left_one: '{{count}} ቦታ' }],
])

test('a key alone is one of the namespace asked, a named one of any', () => {
  const { t, from } = createVoice('en', store)
  expect([t('common:retry'), from('common')('retry'), from('issue')('common:retry')]).toEqual(
    Array(3).fill('Try again'),
  )
  expect(from('issue')('required', { label: 'Region' })).toBe('Region is required!')
})

test('English stands in for a sentence or a file the language lacks, counted the English way', () => {
  const { t, from } = createVoice('ti', store)
  expect([t('common:retry'), t('issue:required', { label: 'ክልል' })]).toEqual(['እንደገና ፈትኑ', 'ክልል is required!'])
  expect([0, 2].map((count) => from('common')('left', { count }))).toEqual(['0 ቦታ', '2 places'])
})

test('without any words the key is shown, and known to have none', () => {
  const { from, exists } = createVoice('am', store)
  expect(from('shell')('menu.open')).toBe('menu.open')
  expect([exists('shell:menu.open'), exists('common:retry')]).toEqual([false, true])
})

test('the same function each time: what is drawn depends on it', () => {
  const { from } = createVoice('am', store)
  expect(from('common')).toBe(from('common'))
})
