import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'
import { chargedRows } from '../payment/fee-rows.ts'
import { servicePages } from './HowToApply.tsx'

test('has two pages of four cards (A §2)', () => {
  expect(servicePages.map((page) => page.map(({ service }) => service))).toEqual([
    ['new', 'expired', 'pageRunOut', 'damaged'],
    ['lost', 'dataChange', 'urgent', 'other'],
  ])
})

test('every service with texts has a card', () => {
  const withWords = Object.entries(catalogue.en.home.apply).flatMap(([key, words]) =>
    typeof words === 'object' ? key : [],
  )
  expect(new Set(servicePages.flat().map(({ service }) => service))).toEqual(new Set(withWords))
})

test('every card whose form can charge a correction names its fee as the lowest', () => {
  const isLowest = (service: string) => servicePages.flat().find((card) => card.service === service)?.from === true
  for (const service of ['expired', 'pageRunOut', 'damaged', 'lost', 'dataChange'] as const) {
    expect([service, isLowest(service)]).toEqual([service, chargedRows(service).length > 1])
  }
  expect(isLowest('new')).toBe(chargedRows('new').length > 1)
})

test('fees come from the tables: 5,000 for a new passport, from 20,000 when urgent', () => {
  const cards = servicePages.flat()
  expect(cards.find(({ service }) => service === 'new')?.fee).toBe(5000)
  expect(cards.find(({ service }) => service === 'urgent')).toMatchObject({ fee: 20000, from: true })
})
