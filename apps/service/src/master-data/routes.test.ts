import { expect, test } from 'vitest'
import { originIdPricesOf } from './routes.ts'

test('adds damage and each loss to the operator’s base fee; without it no service has a price', () => {
  const prices = originIdPricesOf(1000)
  expect(prices.map(({ service, timesLost, amount }) => [service, timesLost, amount])).toEqual([
    ['new', undefined, 1000],
    ['renewal', undefined, 1000],
    ['damaged', undefined, 1100],
    ['lost', 1, 1200],
    ['lost', 2, 1500],
    ['lost', 3, 2000],
    ['correction', undefined, 1000],
    ['bySpouse', undefined, 1000],
    ['child', undefined, 1000],
  ])
  expect(originIdPricesOf(undefined)).toEqual([])
})

test('marks each price of the sample fee as sample, and none of an operator’s fee', () => {
  expect(originIdPricesOf(1000, true).every(({ isSample }) => isSample)).toBe(true)
  expect(originIdPricesOf(1000).some((price) => 'isSample' in price)).toBe(false)
})
