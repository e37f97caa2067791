import { isoDate, type RequestType } from '@invea/domain'
import type { RequestMode } from '@invea/domain/services'
import { anApplicant } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { renderMessage } from '../messages/messages.ts'
import { type MessageSubject, messageFacts } from './notify.ts'

const subject = (type: RequestType, mode: RequestMode): MessageSubject => ({
  row: {
    office_id: 1,
    id: 1,
    language: 'en',
    request_type: type,
    origin_id_type: null,
    mode,
    delivery_date: isoDate('2026-12-03'),
    submitted_on: isoDate('2026-11-21'),
  },
  appointmentRows: [{ slot_id: 0, day: isoDate('2026-12-01') }],
  persons: [{ row: { id: 1, application_number: '12345678901231' }, applicant: anApplicant() }],
})

const env = { helpLine: '8133', passportUrl: 'https://passport.example', originIdUrl: 'https://origin-id.example' }
const factsOf = (type: RequestType, mode: RequestMode) =>
  messageFacts(subject(type, mode), { offices: new Map(), slotsOf: new Map() }, env)

describe('the day in the messages about a request', () => {
  test.each(['new', 'renewal', 'lost', 'correction'] as const)(
    'is the appointment of an urgent %s request (D34)',
    (type) => {
      const facts = factsOf(type, 'urgent')
      expect(facts).toMatchObject({ occasion: 'appointment', when: 'Dec 01, 2026' })
      const paid = renderMessage('en', 'paid', { ...facts, amount: '25,000' })
      const reminder = renderMessage('en', 'reminder', { ...facts, minutes: 30 })
      const moved = renderMessage('en', 'rescheduled', facts)
      for (const { subject, mail, sms } of [paid, reminder, moved]) {
        expect(`${subject}\n${mail}\n${sms}`).not.toContain('elivery date')
        expect(mail).toContain('Appointment: Dec 01, 2026')
      }
      // B §4
      for (const { mail } of [paid, reminder]) {
        expect(mail).toContain('come in the morning')
        expect(mail).not.toContain('minutes before')
      }
    },
  )

  test.each(['renewal', 'lost', 'correction'] as const)('is the delivery date of a normal %s request', (type) => {
    expect(factsOf(type, 'normal').occasion).toBe('delivery')
  })

  test('is the appointment of a normal new request', () => {
    expect(factsOf('new', 'normal').occasion).toBe('appointment')
  })
})
