import * as fc from 'fast-check'
import { test } from 'vitest'
import { moment, words } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { slipResponse } from './application.ts'
import { challengeResponse, humanResponse } from './captcha.ts'

test('a challenge and its result cross the wire and back', () => {
  const data = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(words, fc.nat(), fc.boolean()))
  const parameters = fc.record(
    { algorithm: words, nonce: words, salt: words, cost: fc.nat(), keyLength: fc.nat(), keyPrefix: words, data },
    { requiredKeys: ['algorithm', 'nonce', 'salt', 'cost', 'keyLength', 'keyPrefix'] },
  )
  expectRoundTrip(challengeResponse, fc.record({ parameters, signature: words }))
  expectRoundTrip(humanResponse, fc.record({ humanUntil: moment }))
})

test('the addresses of a slip cross the wire and back', () =>
  expectRoundTrip(slipResponse, fc.record({ pdfUrl: fc.webPath(), calendarUrl: fc.webPath() })))
