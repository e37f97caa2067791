import { type Application, isoDate } from '@invea/domain'
import { anApplication, anApplicationPerson } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import type { DisplayContext } from '../shell/display-context.ts'
import {
  cardFacts,
  confirmationFacts,
  detailFacts,
  instructionFacts,
  type RequestFact,
  requestRows,
  slipFacts,
  summaryFacts,
} from './request-rows.ts'

const display: DisplayContext = {
  t: ((key: string) => key) as DisplayContext['t'],
  reader: { language: 'en', calendar: 'gregorian' },
}
const datesOf = (changes: Partial<Application>, facts?: readonly RequestFact[]) => {
  const application = anApplication({ appointmentSlot: undefined, deliveryDate: isoDate('2026-12-03'), ...changes })
  return requestRows(application, facts ?? cardFacts(application), display)
    .filter(({ key }) => key === 'appointmentDate' || key === 'deliveryDate')
    .map(({ key, value }) => `${key} ${value?.slice(0, 12)}`)
}
const [appointment, delivery] = ['appointmentDate Dec 01, 2026', 'deliveryDate Dec 03, 2026']

test.each(['renewal', 'lost', 'correction'] as const)(
  'an urgent %s request shows its appointment beside the delivery date (D34)',
  (type) => {
    for (const facts of [undefined, summaryFacts, instructionFacts])
      expect(datesOf({ type, mode: 'urgent' }, facts)).toEqual([appointment, delivery])
  },
)

test.each(['renewal', 'lost', 'correction'] as const)('a normal %s request shows its delivery date only', (type) => {
  for (const facts of [undefined, summaryFacts, instructionFacts]) expect(datesOf({ type }, facts)).toEqual([delivery])
})

test('the summary of an urgent request shows in how many days it is wanted, because that decides the fee', () => {
  const rows = requestRows(anApplication({ mode: 'urgent', urgentDays: 2 }), summaryFacts, display)
  expect(rows.find(({ key }) => key === 'requestMode')?.value).toBe('choice:urgentDays')
})

test.each(['normal', 'urgent'] as const)('the card of a new %s request shows its appointment only', (mode) => {
  expect(datesOf({ type: 'new', mode })).toEqual([appointment])
})

test('an expired application shows no date and no time of a visit', () => {
  const slot = anApplication({}).appointmentSlot
  for (const type of ['new', 'renewal'] as const) {
    const expired = anApplication({
      type,
      status: 'expired',
      appointmentSlot: slot,
      deliveryDate: isoDate('2026-12-03'),
    })
    const keys = requestRows(expired, detailFacts, display).map(({ key }) => key)
    expect(keys.filter((key) => /Date$|Time$/.test(key))).toEqual(['requestDate'])
  }
})

test('an applicant who did not come has no delivery date, also while a correction is requested', () => {
  const events = [{ kind: 'didNotCome', at: '2026-12-01T08:00:00.000Z' }] as const
  const missed = { status: 'paymentCompleted', events } as const
  expect(datesOf(missed, detailFacts)).toEqual([appointment])
  const persons = [anApplicationPerson({ notified: true })]
  expect(datesOf({ ...missed, persons, actions: ['view', 'edit'] }, detailFacts)).toEqual([appointment])
})

const applicantTypeOf = (changes: Partial<Application>) => {
  const application = anApplication({ originIdApplicantType: 'byBirth', ...changes })
  const lists = [cardFacts(application), summaryFacts, detailFacts, confirmationFacts, slipFacts, instructionFacts]
  return lists.map(
    (facts) => requestRows(application, facts, display).find(({ key }) => key === 'applicantType')?.value,
  )
}

test.each(['byBirth', 'bySpouse', 'child'] as const)('a new Origin ID shows its application type: %s', (type) => {
  const shown = applicantTypeOf({ type: 'new', originIdApplicantType: type })
  expect(shown).toEqual(Array(6).fill(`choice:originIdApplicantType.${type}`))
})

test.each(['renewal', 'lost', 'correction'] as const)(
  'the %s of an Origin ID shows no application type, because it is not known (A §1)',
  (type) => {
    expect(applicantTypeOf({ type })).toEqual(Array(6).fill(undefined))
  },
)
