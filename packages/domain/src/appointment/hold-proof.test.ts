import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type HoldCase,
  holdLimits,
  holdProofs,
  isCodeUsedUp,
  isProofEnough,
  neededProof,
  ownMailDomain,
} from './hold-proof.ts'

const quiet: HoldCase = {
  freeShare: 0.9,
  networkShare: 0,
  addressHolds: 0,
  uncodedShare: 0.02,
  applicants: 1,
  alarm: false,
}
const needed = (changes: Partial<HoldCase>) => neededProof({ ...quiet, ...changes })

test.each<[string, Partial<HoldCase>, string]>([
  ['an ordinary visitor in quiet times', {}, 'ordinary'],
  ['a family of five in quiet times', { applicants: 5 }, 'ordinary'],
  ['exactly 5 % of the day held by the network', { networkShare: 0.05 }, 'ordinary'],
  ['more than 5 % of the day held by the network', { networkShare: 0.051 }, 'hardest'],
  ['more than 10 % of the day held by the network', { networkShare: 0.101 }, 'code'],
  ['two live holds of the address', { addressHolds: 2 }, 'ordinary'],
  ['three live holds of the address', { addressHolds: 3 }, 'hardest'],
  ['six live holds of the address', { addressHolds: 6 }, 'code'],
  ['half of the day is taken', { freeShare: 0.49 }, 'hard'],
  ['three quarters of the day are taken', { freeShare: 0.24 }, 'hardest'],
  ['5 % of the day held without a code', { uncodedShare: 0.051 }, 'hard'],
  ['10 % of the day held without a code', { uncodedShare: 0.101 }, 'code'],
  ['three applicants on a scarce day', { applicants: 3, freeShare: 0.24 }, 'code'],
  ['two applicants on a scarce day', { applicants: 2, freeShare: 0.24 }, 'hardest'],
  ['three applicants where the network already holds', { applicants: 3, networkShare: 0.01 }, 'code'],
  ['two applicants where the network already holds', { applicants: 2, networkShare: 0.01 }, 'ordinary'],
  ['a global alarm', { alarm: true }, 'hardest'],
])('H1: %s requires the proof of the table', (_, changes, proof) => {
  expect(needed(changes)).toBe(proof)
})

test('H1: more load never requires a smaller proof', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const cases = fc.record({
    freeShare: share,
    networkShare: share,
    addressHolds: fc.nat(10),
    uncodedShare: share,
    applicants: fc.integer({ min: 1, max: 5 }),
    alarm: fc.boolean(),
  })
  fc.assert(
    fc.property(cases, share, (hold, more) => {
      const pressed: HoldCase = {
        freeShare: hold.freeShare * more,
        networkShare: hold.networkShare + more,
        addressHolds: hold.addressHolds + 1,
        uncodedShare: hold.uncodedShare + more,
        applicants: Math.min(5, hold.applicants + 1),
        alarm: true,
      }
      expect(isProofEnough(neededProof(pressed), neededProof(hold))).toBe(true)
    }),
  )
})

test('H1: an operator can change the limits', () => {
  const limits = { ...holdLimits, networkShare: 0.5, addressHolds: 100, uncodedShare: 1 }
  expect(neededProof({ ...quiet, networkShare: 0.4, addressHolds: 99, uncodedShare: 1 }, limits)).toBe('hard')
})

test('accepts a larger proof where a smaller one is required', () => {
  for (const [given, proof] of holdProofs.entries())
    for (const [at, other] of holdProofs.entries()) expect(isProofEnough(proof, other)).toBe(given >= at)
  expect(isProofEnough(undefined, 'ordinary')).toBe(false)
})

const none = { unpaid: 0, returning: 0, lapsed: 0 }
test.each([
  [{}, 5, false],
  [{ unpaid: 1 }, 5, true],
  [{ returning: 5 }, 5, false],
  [{ returning: 6 }, 5, true],
  [{ unpaid: 4, returning: 5 }, 1, false],
  // A family may miss the payment of its application once; an application that has just ended returns its slots too.
  [{ lapsed: 5, returning: 5 }, 5, false],
  [{ lapsed: 6 }, 5, true],
  [{ lapsed: 10 }, 1, true],
])(
  'one code proves five unpaid applicants, and ten with those that ended unpaid or whose slots return: %o and %i more',
  (code, more, usedUp) => {
    expect(isCodeUsedUp({ recipient: { ...none, ...code }, domain: none }, more)).toBe(usedUp)
  },
)

test('all mailboxes of one mail domain prove 25 unpaid applicants', () => {
  const used = (domain: object, more: number) => isCodeUsedUp({ recipient: none, domain: { ...none, ...domain } }, more)
  expect([used({ unpaid: 20 }, 5), used({ unpaid: 21 }, 5)]).toEqual([false, true])
  expect([used({ lapsed: 45 }, 5), used({ lapsed: 46 }, 5)]).toEqual([false, true])
})

test.each([
  ['gmail.com', undefined],
  ['yahoo.co.uk', undefined],
  ['Outlook.com', undefined],
  ['ethionet.et', undefined],
  ['example.org', 'example.org'],
  ['one.two.example.org', 'example.org'],
  ['mail.example.com.et', 'example.com.et'],
  ['aau.edu.et', 'aau.edu.et'],
  // A host under the domain of a broker, named like a provider.
  ['gmail.example.org', 'example.org'],
  // Endings under which anyone can register the name of a provider.
  ['mail.example', 'mail.example'],
  ['live.top', 'live.top'],
  ['sample.fastmail.com', 'fastmail.com'],
  ['hotmail.click', 'hotmail.click'],
  ['yahoo.com.et', 'yahoo.com.et'],
  ['hotmail.gq', 'hotmail.gq'],
  ['hotmail.co.uk', undefined],
  ['yahoo.fr', undefined],
  ['myyahoo.com', undefined],
  ['fastmail.fm', undefined],
])('the mail domain of %s is %s', (host, domain) => {
  expect(ownMailDomain(host)).toBe(domain)
})
