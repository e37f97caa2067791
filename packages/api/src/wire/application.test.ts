import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyApplication } from '../testing/request-arbitraries.ts'
import { expectRoundTrip } from '../testing/round-trip.ts'
import { application, applicationResponse, applicationsResponse } from './application.ts'

const samples = fc.sample(anyApplication, { numRuns: 50, seed: 1 })
const whole = samples.find(({ persons, deliveryDate }) => persons[0]?.applicant && deliveryDate)
const card = samples.find(({ persons }) => persons[0] && !persons[0].applicant)

test('a stored request crosses the wire and back, as a card and as a whole', () => {
  expectRoundTrip(application, anyApplication)
  expectRoundTrip(applicationResponse, anyApplication)
  expectRoundTrip(applicationsResponse, fc.array(anyApplication, { maxLength: 2 }))
})

test('a card contains no personal field', () => {
  const person = z.encode(application, card as z.output<typeof application>).personResponses[0]
  expect(person).toHaveProperty('applicationNumber')
  expect(person).not.toHaveProperty('lastName')
  expect(person).not.toHaveProperty('dateOfBirth')
  expect(person).not.toHaveProperty('passportRes')
})

test('the specified status spellings differ between request and person', () => {
  const paid = { ...(whole as z.output<typeof application>), status: 'paymentCompleted' as const }
  const person = { ...paid.persons[0], personStatus: 'paymentCompleted' } as (typeof paid.persons)[0]
  const wire = z.encode(application, { ...paid, persons: [person] })
  expect([wire.requestStatus, wire.personResponses[0]?.personStatus]).toEqual(['Payment Completed', 'PaymentCompleted'])
})

test('an unknown status reads as unknown and is no error', () => {
  const wire = z.encode(application, whole as z.output<typeof application>)
  expect(z.decode(application, { ...wire, requestStatus: 'Shredded' }).status).toBe('unknown')
})

test('an event of an unknown kind is left out and is no error', () => {
  const wire = z.encode(application, whole as z.output<typeof application>)
  const at = '2026-11-24T08:00:00.000Z'
  const events = [
    { kind: 'paid', at },
    { kind: 'laminated', at },
  ]
  expect(z.decode(application, { ...wire, events }).events).toEqual([{ kind: 'paid', at }])
})

test('a refunded payment is due back for readers of the release before, which know no refund', () => {
  const lastPayment = { outcome: 'refunded', orderCode: '1', optionName: 'telebirr', amount: 5_000 } as const
  const wire = z.encode(application, { ...(whole as z.output<typeof application>), lastPayment })
  expect(wire.lastPayment).toEqual({ ...lastPayment, outcome: 'refundDue', refunded: true })
  expect(z.decode(application, wire).lastPayment).toEqual(lastPayment)
})

test('a payment that is checked is pending for readers of the release before', () => {
  const lastPayment = { outcome: 'checking', orderCode: '1', optionName: 'telebirr', amount: 5_000 } as const
  const wire = z.encode(application, { ...(whole as z.output<typeof application>), lastPayment })
  expect(wire.lastPayment).toEqual({ ...lastPayment, outcome: 'pending', checking: true })
  expect(z.decode(application, wire).lastPayment).toEqual(lastPayment)
})

test('the documents of all persons are listed once for the request, as specified', () => {
  const name = { en: 'Photo', am: 'ፎቶ', om: 'Suuraa', ti: 'ስእሊ' }
  const [photo, letter] = [1, 2].map((attachmentTypeId) => ({ attachmentTypeId, name }))
  const one = whole as z.output<typeof application>
  const persons = [[photo], [photo, letter]].map((requiredAttachments) => ({ ...one.persons[0], requiredAttachments }))
  const wire = z.encode(application, { ...one, persons } as z.output<typeof application>)
  expect(wire.requiredAttachements?.map(({ attachmentTypeId }) => attachmentTypeId)).toEqual([1, 2])
})

test('display dates are written as B §9 prints them', () => {
  const wire = z.encode(application, {
    ...(whole as z.output<typeof application>),
    requestDate: '2024-01-05' as z.output<typeof application>['requestDate'],
  })
  expect(wire.requestedDateDisplay).toBe('Jan 05, 2024')
  expect(wire.birthDateDisplay).toMatch(/^[A-Z][a-z]{2} \d\d, \d{4}$/)
})

test('the request and, as specified, every person have the order and the delivery day', () => {
  const wire = z.encode(application, { ...(whole as z.output<typeof application>), orderCode: 'SAMPLE-1' })
  expect(wire.personResponses[0]).toMatchObject({
    orderCode: 'SAMPLE-1',
    deliveryAppointment: { date: whole?.deliveryDate },
  })
})

test('an address is in Ethiopia, also of an applicant who lives abroad', () => {
  const one = whole as z.output<typeof application>
  const persons = one.persons.map((person) => ({
    ...person,
    applicant: person.applicant && { ...person.applicant, originId: { country: 'Kenya' } },
  }))
  const [person] = z.encode(application, { ...one, persons }).personResponses
  expect(person).toMatchObject({ address: { country: 'Ethiopia' }, oidDetail: { country: 'Kenya' } })
})
