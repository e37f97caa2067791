import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { servicePages } from './HowToApply.tsx'

test('two pages of four cards, as A §2 has them', () => {
  expect(servicePages.map((page) => page.map(({ service }) => service))).toEqual([
    ['new', 'expired', 'pageRunOut', 'damaged'],
    ['lost', 'dataChange', 'urgent', 'other'],
  ])
})

test('every service that has words has a card', () => {
  const withWords = Object.entries(catalogue.en.home.apply).flatMap(([key, words]) =>
    typeof words === 'object' ? key : [],
  )
  expect(new Set(servicePages.flat().map(({ service }) => service))).toEqual(new Set(withWords))
})

test('fees are those of the tables: 5,000 for a new passport, from 20,000 when urgent', () => {
  const cards = servicePages.flat()
  expect(cards.find(({ service }) => service === 'new')?.fee).toBe(5000)
  expect(cards.find(({ service }) => service === 'urgent')).toMatchObject({ fee: 20000, from: true })
})
