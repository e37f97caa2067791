import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonFee } from '../applicant/replacement-reason.ts'
import { isoDate } from '../calendar/iso-date.ts'
import type { RequestStatus } from '../model/choices.ts'
import { originIdServiceNames, originIdServices } from '../services/origin-id-services.ts'
import { anOldPassport, aPassportInfo } from '../testing/applicants.ts'
import { type FeeTable, fee, feeCaseOf, feeTables, type PaidFeeCase, paidFeeIssues } from './fee.ts'
import { type FeeService, formatAmount, regularFees, urgentFees } from './fee-tables.ts'
import { correctionFee, feeLines, originIdFee, originIdFeeLines, originIdQuote, quote } from './quote.ts'

const today = isoDate('2026-11-21')
const services: readonly FeeService[] = ['new', 'expired', 'pageRunOut', 'damaged', 'lost', 'valid']
const rows = Object.keys(urgentFees) as (keyof typeof urgentFees)[]

test.each([
  ['new', false, 5_000, 25_000, 20_000],
  ['expired', false, 5_000, 25_000, 20_000],
  ['pageRunOut', false, 5_000, 25_000, 20_000],
  ['damaged', false, 13_000, 33_000, 28_000],
  ['lost', false, 13_000, 33_000, 28_000],
  ['lost', true, 20_500, 40_500, 35_500],
  ['expired', true, 12_500, 32_500, 25_500],
  ['valid', false, 13_000, 33_000, 28_000],
  ['valid', true, 20_500, 40_500, 35_500],
  // R1: no row is printed; the correction add-on of every printed pair.
  ['pageRunOut', true, 12_500, 32_500, 27_500],
  ['damaged', true, 20_500, 40_500, 35_500],
] as const)('%s, correction %s: %i ETB, urgent %i or %i', (service, correction, regular, twoDays, fiveDays) => {
  expect(fee({ service, correction })).toBe(regular)
  expect(fee({ service, correction, urgentDays: 2 })).toBe(twoDays)
  expect(fee({ service, correction, urgentDays: 5 })).toBe(fiveDays)
})

test('two-day service costs 20,000 more than regular in every printed row', () => {
  expect(rows.filter((row) => urgentFees[row][2] !== regularFees[row] + 20_000)).toEqual([])
})

test('five-day service costs 15,000 more than regular, but for the one printed exception', () => {
  expect(rows.filter((row) => urgentFees[row][5] !== regularFees[row] + 15_000)).toEqual(['expiredWithCorrection'])
})

test('the lines of an applicant add up to the fee', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...services),
      fc.boolean(),
      fc.constantFrom(2, 5, undefined),
      (service, correction, urgentDays) => {
        const lines = feeLines({ service, correction, urgentDays })
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee({ service, correction, urgentDays }))
        expect(lines.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
      },
    ),
  )
})

test('the printed exception shows as a smaller urgency line', () => {
  expect(feeLines({ service: 'expired', correction: true, urgentDays: 5 })).toEqual([
    { item: { kind: 'service', service: 'expired' }, amount: 5_000 },
    { item: { kind: 'correction' }, amount: 7_500 },
    { item: { kind: 'urgent', days: 5 }, amount: 13_000 },
  ])
  expect(feeLines({ service: 'new', correction: false })).toEqual([
    { item: { kind: 'service', service: 'new' }, amount: 5_000 },
  ])
})

const requested = (requestType: 'new' | 'renewal' | 'lost' | 'correction' | 'unknown', more: object = {}) => ({
  requestType,
  mode: 'normal' as const,
  ...more,
})

test.each([
  ['expired', 'expired'],
  ['pageRunOut', 'pageRunOut'],
  ['damaged', 'damaged'],
  ['validReplacement', 'valid'],
  [undefined, 'expired'],
] as const)('a renewal for reason %s is charged as %s', (replacementReason, service) => {
  expect(feeCaseOf(requested('renewal', { replacementReason }), { passport: anOldPassport() }, today)).toEqual({
    service,
    correction: false,
    day: today,
  })
})

test('charges a ticked correction for renewal and lost', () => {
  const passport = anOldPassport({ dataCorrected: true })
  expect(feeCaseOf(requested('renewal', { replacementReason: 'expired' }), { passport }, today).correction).toBe(true)
  expect(feeCaseOf(requested('lost'), { passport }, today)).toEqual({ service: 'lost', correction: true, day: today })
  expect(feeCaseOf(requested('lost'), { passport: anOldPassport() }, today).correction).toBe(false)
})

test('charges no correction for New, and charges an unknown type as New', () => {
  const passport = aPassportInfo({ dataCorrected: true })
  expect(feeCaseOf(requested('new'), { passport }, today)).toEqual({ service: 'new', correction: false, day: today })
  expect(feeCaseOf(requested('unknown'), { passport }, today)).toEqual({
    service: 'new',
    correction: false,
    day: today,
  })
})

test('charges a correction by whether the old passport is still valid', () => {
  const service = (expirationDate?: string) =>
    feeCaseOf(
      requested('correction'),
      { passport: anOldPassport({ expirationDate: expirationDate ? isoDate(expirationDate) : undefined }) },
      today,
    )
  expect(service('2026-11-22')).toEqual({ service: 'valid', correction: true, day: today })
  expect(service('2026-11-21')).toEqual({ service: 'expired', correction: true, day: today })
  expect(service()).toEqual({ service: 'expired', correction: true, day: today })
})

test.each([
  ['renewal', 'expired', undefined, 7_500],
  ['renewal', 'pageRunOut', undefined, 7_500],
  ['renewal', 'damaged', 2, 7_500],
  ['lost', undefined, 5, 7_500],
  // R3: the printed exception.
  ['renewal', 'expired', 5, 5_500],
] as const)('a correction of %s, %s, urgent %s adds %i ETB', (requestType, replacementReason, urgentDays, amount) => {
  expect(correctionFee({ requestType, replacementReason, urgentDays })).toBe(amount)
})

test('charges urgency only for urgent requests', () => {
  const passport = aPassportInfo()
  expect(feeCaseOf(requested('new', { urgentDays: 2 }), { passport }, today).urgentDays).toBeUndefined()
  expect(feeCaseOf(requested('new', { mode: 'urgent', urgentDays: 2 }), { passport }, today).urgentDays).toBe(2)
})

test('the quote of a group adds up its persons and merges equal items', () => {
  const plain = { passport: anOldPassport() }
  const corrected = { passport: anOldPassport({ dataCorrected: true }) }
  expect(quote(requested('lost'), [plain, corrected], today)).toEqual({
    persons: [
      { lines: [{ item: { kind: 'service', service: 'lost' }, amount: 13_000 }], total: 13_000 },
      {
        lines: [
          { item: { kind: 'service', service: 'lost' }, amount: 13_000 },
          { item: { kind: 'correction' }, amount: 7_500 },
        ],
        total: 20_500,
      },
    ],
    lines: [
      { item: { kind: 'service', service: 'lost' }, amount: 26_000 },
      { item: { kind: 'correction' }, amount: 7_500 },
    ],
    total: 33_500,
  })
})

test('a request keeps the fees of its day of submission, and lists of fees show the newest', () => {
  const [before] = feeTables
  const from = isoDate('2027-01-01')
  const regular = { ...before.regular, lost: 14_000, lostWithCorrection: 22_000 }
  const surcharges = { 2: 21_000, 5: 16_000 }
  const dearer = { ...before, from, regular, urgent: {}, surcharges, correction: 8_000 }
  const tables = feeTables as unknown as FeeTable[]
  const corrected = { passport: anOldPassport({ dataCorrected: true }) }
  const totalOn = (day: string, request = requested('lost')) => quote(request, [corrected], isoDate(day)).total
  const urgent = requested('lost', { mode: 'urgent', urgentDays: 2 })
  const damaged = requested('renewal', { replacementReason: 'damaged' })
  tables.unshift(dearer)
  try {
    expect([totalOn('2026-12-31'), totalOn('2027-01-01')]).toEqual([20_500, 22_000])
    expect([totalOn('2026-12-31', urgent), totalOn('2027-01-01', urgent)]).toEqual([40_500, 43_000])
    expect([totalOn('2026-12-31', damaged), totalOn('2027-01-01', damaged)]).toEqual([20_500, 21_000])
    expect(totalOn('1999-01-01')).toBe(20_500)
    expect(fee({ service: 'lost', correction: false })).toBe(14_000)
    expect([today, from].map((day) => correctionFee({ requestType: 'lost', day }))).toEqual([7_500, 8_000])
    expect(reasonFee('damaged', { correction: true, day: today })).toBe(20_500)
  } finally {
    tables.shift()
  }
})

test('a quote without applicants is empty', () => {
  expect(quote(requested('new'), [], today)).toEqual({ persons: [], lines: [], total: 0 })
})

test('the total of a quote is the sum of its persons', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 5 }),
      fc.constantFrom(2, 5, undefined),
      (corrections, urgentDays) => {
        const applicants = corrections.map((dataCorrected) => ({ passport: anOldPassport({ dataCorrected }) }))
        const request = requested('lost', urgentDays ? { mode: 'urgent', urgentDays } : {})
        const { persons, total } = quote(request, applicants, today)
        expect(persons.reduce((sum, person) => sum + person.total, 0)).toBe(total)
        expect(persons).toHaveLength(corrections.length)
      },
    ),
  )
})

test('R4: damage and loss add to the base fee of an Origin ID', () => {
  expect(originIdFee({ service: 'new' }, 20_000)).toBe(20_000)
  expect(originIdFee({ service: 'renewal', timesLost: 3 }, 20_000)).toBe(20_000)
  expect(originIdFee({ service: 'correction' }, 20_000)).toBe(20_000)
  expect(originIdFee({ service: 'damaged' }, 20_000)).toBe(22_000)
  expect([undefined, 0, 1, 2, 3, 4, 9].map((timesLost) => originIdFee({ service: 'lost', timesLost }, 20_000))).toEqual(
    [24_000, 24_000, 24_000, 30_000, 40_000, 40_000, 40_000],
  )
  expect(originIdFee({ service: 'damaged' }, 20_001)).toBe(22_002)
})

const dearer: PaidFeeCase = {
  status: 'paymentCompleted',
  requestType: 'lost',
  isOriginId: false,
  feeBefore: 5000,
  feeAfter: 7500,
}

test('A §9: refuses a change of the fee after payment, at the field that causes it', () => {
  expect(paidFeeIssues(dearer)).toEqual([{ field: 'passport.dataCorrected', code: 'feePaid' }])
  expect(paidFeeIssues({ ...dearer, feeAfter: 2500 })).toEqual([{ field: 'passport.dataCorrected', code: 'feePaid' }])
  expect(paidFeeIssues({ ...dearer, requestType: 'correction' })).toEqual([
    { field: 'passport.expirationDate', code: 'feePaid' },
  ])
  expect(paidFeeIssues({ ...dearer, requestType: 'correction', isOriginId: true })).toEqual([
    { field: 'originId.timesLost', code: 'feePaid' },
  ])
  expect(paidFeeIssues({ ...dearer, isOriginId: true })).toEqual([{ field: 'originId.timesLost', code: 'feePaid' }])
  expect(paidFeeIssues({ ...dearer, feeAfter: 5000 })).toEqual([])
})

test('allows a change of the fee before the payment', () => {
  const before: readonly RequestStatus[] = ['initial', 'confirmed', 'underReview', 'urgentApproved', 'awaitingPayment']
  for (const status of before) expect(paidFeeIssues({ ...dearer, status })).toEqual([])
})

const base = 10_001

test.each(originIdServiceNames)('R4: charges %s by its row', (name) => {
  const { fee: service, ...request } = originIdServices[name]
  const lost = { originId: { timesLost: 2 } }
  expect(originIdQuote(request, [lost], base).total).toBe(originIdFee({ service, timesLost: 2 }, base))
})

test('R4: damage and loss have a separate line, rounded up to whole ETB', () => {
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

test('charges a damaged card as a renewal, and an unknown service as new', () => {
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

test.each([
  [0, '0'],
  [600, '600'],
  [5_000, '5,000'],
  [25_500, '25,500'],
  [1_234_567, '1,234,567'],
  [-5_000, '-5,000'],
])('%d is written %s', (amount, written) => {
  expect(formatAmount(amount)).toBe(written)
})
