import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originIdServiceNames, originIdServices } from '../services/origin-id-services.ts'
import { originIdFee, originIdFeeLines, originIdQuote } from './quote.ts'

const base = 10_001

test.each(originIdServiceNames)('R4: %s is priced by its row', (name) => {
  const { fee: service, ...request } = originIdServices[name]
  const lost = { originId: { timesLost: 2 } }
  expect(originIdQuote(request, [lost], base).total).toBe(originIdFee({ service, timesLost: 2 }, base))
})

test('R4: damage and loss show as a line of their own, rounded up to whole ETB', () => {
  expect(
    originIdQuote({ requestType: 'lost' }, [{ originId: { timesLost: 1 } }, { originId: { timesLost: 1 } }], base),
  ).toEqual({
    persons: Array(2).fill({
      lines: [
        { item: { kind: 'originId', service: 'lost' }, amount: base },
        { item: { kind: 'originIdAddOn', percent: 20 }, amount: 2_001 },
      ],
      total: 12_002,
    }),
    lines: [
      { item: { kind: 'originId', service: 'lost' }, amount: 2 * base },
      { item: { kind: 'originIdAddOn', percent: 20 }, amount: 4_002 },
    ],
    total: 24_004,
  })
  expect(originIdQuote({ requestType: 'renewal', replacementReason: 'damaged' }, [{}], base).lines).toEqual([
    { item: { kind: 'originId', service: 'damaged' }, amount: base },
    { item: { kind: 'originIdAddOn', percent: 10 }, amount: 1_001 },
  ])
})

test('a damaged card is a renewal; what is not known is priced as new', () => {
  const service = (request: Parameters<typeof originIdQuote>[0]) => originIdQuote(request, [{}], base).lines[0]?.item
  expect(service({ requestType: 'new', replacementReason: 'damaged' })).toEqual({ kind: 'originId', service: 'new' })
  expect(service({ requestType: 'unknown' })).toEqual({ kind: 'originId', service: 'new' })
})

test('the lines of every case are whole ETB and add up to the fee', () => {
  const cases = fc.record({
    service: fc.constantFrom('new', 'renewal', 'damaged', 'lost', 'correction'),
    timesLost: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 1_000_000 }), (feeCase, baseFee) => {
      const lines = originIdFeeLines(feeCase, baseFee)
      expect(lines.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(originIdFee(feeCase, baseFee))
      expect(originIdFee(feeCase, baseFee)).toBeLessThanOrEqual(2 * baseFee)
    }),
  )
})
