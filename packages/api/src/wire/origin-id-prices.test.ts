import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { originIdPricesAnswer } from './master-data.ts'

test('the prices of the Origin ID services cross the wire and back', () => {
  const prices = [
    { service: 'new', amount: 1000, isSample: true },
    { service: 'lost', timesLost: 2, amount: 1500 },
  ]
  const wire = z.encode(originIdPricesAnswer, prices)
  expect(wire).toMatchObject({ status: 1 })
  expect(z.decode(originIdPricesAnswer, JSON.parse(JSON.stringify(wire)))).toEqual(prices)
})
