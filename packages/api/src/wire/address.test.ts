import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyAddress } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { address } from './address.ts'

test('an address crosses the wire and back', () => expectRoundTrip(address, anyAddress))

test('woreda and sub city are spelt on the wire as described', () => {
  expect(z.encode(address, { region: 'Oromia', city: 'Adama', woreda: '03', subCity: 'Bole' })).toMatchObject({
    wereda: '03',
    requestPlace: 'Bole',
  })
})

test('ids that described clients send along are not kept', () => {
  const decoded = z.decode(address, { region: 'Oromia', city: 'Adama', personId: 0, addressId: 7 })
  expect(Object.keys(decoded)).not.toContain('addressId')
})
