import { isoDate, type Language } from '@invea/domain'
import { languages } from '@invea/locales'
import { expect, test } from 'vitest'
import { paramsIn } from '../testing/message-params.ts'
import { formatAppointment, formatDateTime, type MessageKind, renderMessage } from './messages.ts'

const kinds = Object.keys(paramsIn('en')) as MessageKind[]
const cases = languages.flatMap((language) => kinds.map((kind) => [language, kind] as const))
const rendered = (language: Language, kind: MessageKind) => renderMessage(language, kind, paramsIn(language)[kind])

/** The characters of GSM 03.38 that fit seven bits each. */
const gsm7 = /^[A-Za-z0-9 \n\r@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/

test.each(cases)('%s %s: replaces every placeholder', (language, kind) => {
  for (const text of Object.values(rendered(language, kind))) expect(text).not.toMatch(/\{\{|undefined/)
})

test.each(cases)('%s %s: the SMS fits two parts even with the longest day and office', (language, kind) => {
  const { sms } = rendered(language, kind)
  const latin = language === 'en' || language === 'om'
  if (latin) expect(sms).toMatch(gsm7)
  expect([...sms].length, sms).toBeLessThanOrEqual(latin ? 306 : 134)
})

test('an e-mail has a greeting, what happened and where, and a contact', () => {
  expect(rendered('en', 'paid').mail.split('\n\n')).toEqual([
    'Dear ABEBE,',
    expect.stringContaining('We have received your payment of 202,500 ETB for application 12345678901231.'),
    expect.stringContaining('Fees are forfeited'),
    expect.stringMatching(/^Appointment: .+\nOffice: .+$/),
    expect.stringContaining('Call 8133 free of charge'),
  ])
})

test('writes deadlines and appointments in the reader’s calendar and clock', () => {
  const moment = new Date('2026-11-24T08:00:00Z')
  expect(formatDateTime('en', moment)).toBe('Nov 24, 2026, 11:00 AM')
  expect(formatDateTime('am', moment)).toContain('፣ ከረፋዱ 5:00')
  const appointment = formatAppointment('en', { date: isoDate('2026-12-01'), slot: { startTime: '08:30' } })
  expect(appointment.short).toBe('Dec 01, 2026, 8:30 AM')
  expect(appointment.long).toBe('Dec 01, 2026 G.C. (Hidar 22, 2019 E.C.), 8:30 AM (2:30 Ethiopian time)')
})

test('the SMS of a rejection and of a correction contain the reason, shortened if it is too long', () => {
  const reason = 'The evidence is not readable'
  const about = { name: 'ABEBE', number: '12345678901231', helpLine: '8133' }
  for (const language of languages) {
    expect(renderMessage(language, 'rejected', { ...about, reason }).sms).toContain(reason)
    expect(renderMessage(language, 'correction', { ...about, reason }).sms).toContain(reason)
    expect(rendered(language, 'rejected').sms).toContain('...')
  }
  expect(renderMessage('en', 'correction', { ...about, reason, fields: 'First name, Photo' }).mail).toContain(
    `${reason}\n\nLook it up with both numbers and choose Edit.\n\nWhat to correct: First name, Photo`,
  )
})

test('the message about a type without an appointment contains its delivery date', () => {
  const appointment = {
    ...paramsIn('en').rescheduled,
    occasion: 'delivery',
    when: 'Dec 01, 2026',
    whenLong: 'x',
  } as const
  const { subject, mail, sms } = renderMessage('en', 'rescheduled', appointment)
  expect(`${subject}\n${mail}\n${sms}`).not.toMatch(/appointment/i)
  expect(sms).toContain('new delivery date Dec 01, 2026')
  expect(renderMessage('en', 'paid', { ...appointment, amount: '5,000', minutes: 30 }).mail).not.toMatch(/appointment/i)
  expect(renderMessage('en', 'reminder', { ...appointment, minutes: 30 }).mail).not.toMatch(/appointment/i)
})
