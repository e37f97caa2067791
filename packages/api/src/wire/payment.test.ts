import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { id, words } from '../testing/person-arbitraries.ts'
import { anyPaymentOrder, anyPriceInfo } from '../testing/request-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { barcodeResponse } from './application.ts'
import { originIdPricesResponse } from './master-data.ts'
import {
  currentOrderResponse,
  newOrder,
  orderResponse,
  paymentOptionsResponse,
  priceInfo,
  priceInfoResponse,
} from './payment.ts'

test('prices cross the wire and back', () => {
  expectRoundTrip(priceInfo, anyPriceInfo)
  expectRoundTrip(priceInfoResponse, anyPriceInfo)
})

test('payment options, orders and barcodes cross the wire and back', () => {
  const option = fc.record({ id, code: words, name: words, imageUrl: words, kind: fc.constantFrom('redirect', 'code') })
  expectRoundTrip(paymentOptionsResponse, fc.array(option))
  expectRoundTrip(newOrder, fc.record({ requestId: id, optionId: id, channel: fc.constantFrom('Mobile', 'PSS') }))
  expectRoundTrip(orderResponse, anyPaymentOrder)
  expectRoundTrip(currentOrderResponse, fc.option(anyPaymentOrder))
  expectRoundTrip(barcodeResponse, fc.record({ image: words, data: words }))
})

test('amount, currency and status from a client are accepted and ignored', () => {
  const theirs = {
    FirstName: 'A',
    Amount: 1,
    Currency: 'USD',
    Status: 4,
    OrderId: 'x',
    PaymentOptionsId: 6,
    requestId: 2,
  }
  expect(z.decode(newOrder, theirs)).toEqual({ requestId: 2, optionId: 6, channel: 'Mobile' })
})

test('the snippet of a redirect is an escaped link', () => {
  const [order] = fc.sample(anyPaymentOrder, { numRuns: 1, seed: 1 })
  const { redirectMSG } = z.encode(orderResponse, {
    ...(order as z.output<typeof orderResponse>),
    optionName: '<script>',
    redirectUrl: 'https://pay.example/?a="><script>&b=1',
  })
  expect(redirectMSG).toBe('<a href="https://pay.example/?a=&quot;>&lt;script>&amp;b=1">&lt;script></a>')
})

test('the prices of the Origin ID services cross the wire and back', () => {
  const prices = [
    { service: 'new', amount: 1000, isSample: true },
    { service: 'lost', timesLost: 2, amount: 1500 },
  ]
  const wire = z.encode(originIdPricesResponse, prices)
  expect(wire).toMatchObject({ status: 1 })
  expect(z.decode(originIdPricesResponse, JSON.parse(JSON.stringify(wire)))).toEqual(prices)
})
