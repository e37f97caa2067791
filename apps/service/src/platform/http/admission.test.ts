import { allEndpoints } from '@invea/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAdmission, createByteBudget, minConcurrentCalls, nextLimit, retryAfterSeconds } from './admission.ts'
import { callClasses } from './call-classes.ts'

const settings = { max: 1_000, waitTarget: 25 }
const admissionWith = (running: number, max = 100) => {
  const admission = createAdmission({ max, waitTarget: 25 })
  for (let call = 0; call < running; call++) admission.begin('essential')
  return admission
}
const admitted = (running: number) => {
  const admission = admissionWith(running)
  return (['essential', 'normal', 'deferrable'] as const).filter((callClass) => admission.admits(callClass))
}

test('refuses searches and uploads from half of the limit, reads from three quarters, bookings at the limit', () => {
  expect(admitted(49)).toEqual(['essential', 'normal', 'deferrable'])
  expect(admitted(50)).toEqual(['essential', 'normal'])
  expect(admitted(74)).toEqual(['essential', 'normal'])
  expect(admitted(75)).toEqual(['essential'])
  expect(admitted(99)).toEqual(['essential'])
  expect(admitted(100)).toEqual([])
})

test('less important calls are refused for two seconds after a refusal', () => {
  let moment = 10_000
  const admission = createAdmission({ max: 100, waitTarget: 25 }, () => moment)
  const admittedNow = () =>
    (['essential', 'normal', 'deferrable'] as const).filter((callClass) => admission.admits(callClass))
  admission.refuse('deferrable')
  expect(admittedNow()).toEqual(['essential', 'normal', 'deferrable'])
  admission.refuse('normal')
  expect(admittedNow()).toEqual(['essential', 'normal'])
  admission.refuse('essential')
  expect(admittedNow()).toEqual(['essential'])
  moment += 1_999
  expect(admittedNow()).toEqual(['essential'])
  moment += 1
  expect(admittedNow()).toEqual(['essential', 'normal', 'deferrable'])
})

test('admitted calls count before their bodies arrive, until the bodies are late', () => {
  const admission = createAdmission({ max: 2, waitTarget: 25 })
  admission.expect()
  admission.expect()
  expect(admission.admits('essential')).toBe(false)
  expect([admission.begin('essential'), admission.begin('essential')]).toEqual([true, true])
  expect(admission.begin('essential')).toBe(false)
  admission.end()
  admission.expect()
  expect(admission.admits('essential')).toBe(false)
  admission.forget()
  expect(admission.admits('essential')).toBe(true)
})

test('a call that ends lets another begin', () => {
  const admission = admissionWith(100)
  admission.end()
  expect(admission.admits('essential')).toBe(true)
})

test('bookings, payment callbacks and sign-ins are admitted before searches and uploads', () => {
  const first = ['submitAppointment', 'submitUrgentAppointment', 'submitRequest', 'paymentCallback', 'signIn'] as const
  const last = ['getAvailability', 'getUrgentAvailability', 'uploadAttachment', 'uploadChangeAttachment'] as const
  expect(new Set(first.map((id) => callClasses[id]))).toEqual(new Set(['essential']))
  expect(new Set(last.map((id) => callClasses[id]))).toEqual(new Set(['deferrable']))
  expect(Object.keys(callClasses).toSorted()).toEqual(Object.keys(allEndpoints).toSorted())
})

test('the limit falls below the number of running calls while new work waits too long', () => {
  expect(nextLimit({ limit: 1_000, busiest: 400, waited: 26 }, settings)).toBe(320)
  expect(nextLimit({ limit: 300, busiest: 400, waited: 26 }, settings)).toBe(240)
})

test('the limit grows again when it is used, up to the setting', () => {
  expect(nextLimit({ limit: 100, busiest: 100, waited: 5 }, settings)).toBe(105)
  expect(nextLimit({ limit: 100, busiest: 49, waited: 5 }, settings)).toBe(100)
  expect(nextLimit({ limit: 990, busiest: 990, waited: 5 }, settings)).toBe(1_000)
})

test('the limit stays between its bounds', () => {
  const step = fc.record({ busiest: fc.nat(3_000), waited: fc.double({ min: 0, max: 10_000, noNaN: true }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.array(step), (max, steps) => {
      let limit = max
      for (const { busiest, waited } of steps) {
        limit = nextLimit({ limit, busiest, waited }, { max, waitTarget: 25 })
        expect(limit).toBeGreaterThanOrEqual(Math.min(max, minConcurrentCalls))
        expect(limit).toBeLessThanOrEqual(max)
      }
    }),
  )
})

test('a limit of one call still serves every class', () => {
  const admission = createAdmission({ max: 1, waitTarget: 25 })
  expect(admission.admits('deferrable')).toBe(true)
  admission.begin('essential')
  expect(admission.admits('essential')).toBe(false)
})

test('uploads share a number of bytes; the first one always fits', () => {
  const uploads = createByteBudget({ max: 10, perSession: 6 })
  const large = uploads.open(12, 1)
  const slow = uploads.open(10, 2)
  expect([large?.receive(8), large?.receive(4)]).toEqual([true, true])
  expect([uploads.open(1, 3), slow?.receive(1)]).toEqual([undefined, false])
  large?.[Symbol.dispose]()
  const [first, second, other] = [uploads.open(6, 1), uploads.open(2, 1), uploads.open(6, 3)]
  expect([first?.receive(5), second?.receive(2), second?.receive(1), other?.receive(4)]).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect([slow?.receive(1), other?.receive(1)]).toEqual([false, false])
})

test('refused clients return at different times within two to eight seconds', () => {
  const seconds = new Set(Array.from({ length: 500 }, () => retryAfterSeconds()))
  expect([...seconds].toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8])
})
