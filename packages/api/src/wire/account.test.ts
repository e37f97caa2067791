import { checkContact } from '@invea/domain/account'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { maybe, moment, name, words } from '../testing/person-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import {
  confirmation,
  feedback,
  forgottenPassword,
  newPassword,
  oneTimeCode,
  refresh,
  registration,
  sessionResponse,
} from './account.ts'
import {
  cancelledPhoneChange,
  confirmedPhoneChange,
  newPhone,
  phoneChangeCodes,
  phoneLink,
  phoneState,
  startedPhoneChange,
} from './phone-change.ts'

const phoneNumber = fc.constant('0900000001')
const email = fc.constant('sample@example.org')
const deviceKey = fc.stringMatching(/^[A-Za-z0-9+/]{122}==$/)

test('a session crosses the wire and back: anonymous, member, and while the code is awaited', () => {
  const granted = {
    accessToken: words,
    refreshToken: fc.string(),
    subject: words,
    expiresInSeconds: fc.nat(),
    urgentUntil: maybe(moment),
    draftKey: maybe(words),
  }
  const member = fc.record({ username: words, firstName: name, fatherName: name, grandfatherName: name })
  const awaitedCode = fc.record({ phoneNumber, expiresAt: maybe(moment) })
  expectRoundTrip(sessionResponse, fc.record({ ...granted, member: maybe(member), awaitedCode: maybe(awaitedCode) }))
  const named = fc.record({ phoneNumber, expiresAt: maybe(moment), username: words })
  expectRoundTrip(sessionResponse, fc.record({ ...granted, awaitedCode: named }))
})

test('a change of the phone crosses the wire and back', () => {
  const masked = fc.constant('09••••••12')
  const pending = fc.record({ phoneNumber: masked, appliesAt: moment })
  expectRoundTrip(phoneState, fc.record({ phoneNumber: masked, pending: maybe(pending) }))
  expectRoundTrip(newPhone, fc.record({ phoneNumber, password: words, proof: maybe(words) }))
  expectRoundTrip(startedPhoneChange, fc.record({ expiresAt: moment, oldPhoneNumber: maybe(masked) }))
  const sixDigits = fc.stringMatching(/^\d{6}$/)
  const codes = fc.record({ code: sixDigits, oldCode: maybe(sixDigits), callBackUrl: maybe(fc.webUrl()) })
  expectRoundTrip(phoneChangeCodes, codes)
  expectRoundTrip(confirmedPhoneChange, fc.record({ appliesAt: maybe(moment) }))
  expectRoundTrip(phoneLink, fc.record({ callBackUrl: maybe(fc.webUrl()) }))
  expectRoundTrip(cancelledPhoneChange, fc.record({ proof: maybe(words) }))
})

test('what accounts send crosses the wire and back', () => {
  expectRoundTrip(
    oneTimeCode,
    fc.record({ phoneNumber, email, code: fc.stringMatching(/^\d{6}$/), deviceKey: maybe(deviceKey) }),
  )
  const device = fc.record({ deviceKey, challenge: words, signature: fc.stringMatching(/^[A-Za-z0-9+/]{86}==$/) })
  expectRoundTrip(refresh, fc.record({ refreshToken: maybe(words), device: maybe(device) }))
  expectRoundTrip(forgottenPassword, fc.record({ username: words, callBackUrl: maybe(fc.webUrl()) }))
  expectRoundTrip(newPassword, fc.record({ username: words, newPassword: words, proof: maybe(words) }))
  expectRoundTrip(confirmation, fc.record({ username: words, password: words, proof: words }))
  expectRoundTrip(
    registration,
    fc.record({
      firstName: name,
      fatherName: name,
      grandfatherName: name,
      phoneNumber,
      email,
      password: words,
      passwordAgain: words,
      callBackUrl: maybe(fc.webUrl()),
    }),
  )
})

test('a message to the agency crosses the wire and back', () =>
  expectRoundTrip(feedback, fc.record({ firstName: name, grandfatherName: name, phoneNumber, email, message: words })))

test('a name of the contact form can be as long here as in the form', () => {
  const accepts = (name: string) => {
    const message = { firstName: name, grandfatherName: name, phoneNumber: '1', email: 'a', message: 'm' }
    const typed = { ...message, humanUntil: '2999-01-01T00:00:00Z' }
    const onWire = { firstName: name, lastName: name, phonenumber: '1', email: 'a', feedbackNote: 'm' }
    return [z.safeDecode(feedback, onWire).success, checkContact(typed, { now: '2026-11-21T08:00:00Z' }).ok]
  }
  expect(accepts('x'.repeat(100))).toEqual([true, true])
  expect(accepts('x'.repeat(101))).toEqual([false, false])
})

test('sign-in has status 200 where every other success has 1', () => {
  const grant = { accessToken: 'a', refreshToken: 'r', subject: 's', expiresInSeconds: 900 }
  expect(z.encode(sessionResponse, grant).status).toBe(200)
})

test('reads a service that returns only tokens', () => {
  expect(z.decode(sessionResponse, { status: 200, accessToken: 'a', refreshToken: 'r' })).toMatchObject({
    accessToken: 'a',
    member: undefined,
    awaitedCode: undefined,
  })
})
