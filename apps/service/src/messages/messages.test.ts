import { isoDate, type Language } from '@invea/domain'
import { languages } from '@invea/locales'
import { expect, test } from 'vitest'
import { messageParams } from '../testing/message-params.ts'
import { formatAppointment, formatDateTime, type MessageKind, renderMessage, smsParts } from './messages.ts'

const kinds = Object.keys(messageParams.en) as MessageKind[]
const cases = languages.flatMap((language) => kinds.map((kind) => [language, kind] as const))
const urgent = { isUrgent: true }
const delivery = { occasion: 'delivery' }
const rendered = (language: Language, kind: MessageKind, changes: object = {}) =>
  renderMessage(language, kind, { ...messageParams[language][kind], ...changes })

/** The characters of GSM 03.38 that fit seven bits each. */
const gsm7 = /^[A-Za-z0-9 \n\r@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/

test.each(cases)('%s %s: replaces every placeholder', (language, kind) => {
  for (const text of Object.values(rendered(language, kind))) expect(text).not.toMatch(/\{\{|undefined/)
})

test.each(cases)('%s %s: the SMS fits two parts even with the longest day, time and office', (language, kind) => {
  const payments = [
    { days: 180 },
    { refund: 'TakenBack' },
    { refund: 'Twice', amount: '202,500' },
    { orderCode: '9012345675' },
  ]
  for (const changes of [{}, urgent, delivery, ...payments]) {
    const { sms } = rendered(language, kind, changes)
    const latin = language === 'en' || language === 'om'
    if (latin) expect(sms).toMatch(gsm7)
    expect([...sms].length, sms).toBeLessThanOrEqual(latin ? 306 : 134)
  }
})

test.each(languages)(
  'D29, in %s: the reminder by SMS says when to come and that the fee is lost, also without an e-mail address',
  (language) => {
    const sms = (changes: object) => rendered(language, 'reminder', changes).sms
    const lost = { en: 'Fees are forfeited', am: 'ክፍያ አይመለስም', om: "kaffaltiin hin deebi'u", ti: 'ክፍሊት ኣይምለስን' }
    const morning = { en: 'come in the morning', am: 'ጠዋት ይምጡ', om: 'ganama kottaa', ti: 'ንግሆ ምፅኡ' }
    for (const changes of [{}, urgent, delivery]) expect(sms(changes)).toContain(lost[language])
    expect(sms({})).toMatch(/30 (minutes|ደቂቃ|ደቒቓ)|daqiiqaa 30/i)
    for (const changes of [urgent, delivery]) expect(sms(changes)).not.toMatch(/minute|ደቂቃ|ደቒቓ|daqiiqaa/i)
    expect(sms(urgent).toLowerCase()).toContain(morning[language])
    expect(sms(delivery).toLowerCase()).not.toContain(morning[language])
  },
)

test('the SMS of a finished document names the slip and the identity document', () => {
  expect(rendered('en', 'ready').sms).toContain('Bring the slip and your identity document.')
})

test.each(languages)('B §9, in %s: the messages of a finished passport say how long it waits', (language) => {
  const { sms, mail } = rendered(language, 'ready', { days: 180 })
  for (const text of [sms, mail]) expect(text).toContain('180')
  expect(smsParts(sms)).toBe(smsParts(rendered(language, 'ready').sms))
})

test('B §4: the e-mails about an urgent appointment, which has no time, ask to come in the morning', () => {
  for (const kind of ['paid', 'reminder'] as const) {
    expect(rendered('en', kind, urgent).mail).toContain('No set time: come in the morning.')
    expect(rendered('en', kind, urgent).mail).not.toContain('minutes')
    expect(rendered('en', kind).mail).toContain('Arrive no earlier than 30 minutes before your appointment.')
  }
})

test('an e-mail has a greeting, what happened and where, and a contact', () => {
  expect(rendered('en', 'paid').mail.split('\n\n')).toEqual([
    'Dear ABEBE,',
    expect.stringContaining('We have received your payment of 202,500 ETB for application 12345678901231.'),
    expect.stringContaining('Fees are forfeited'),
    expect.stringMatching(/^Appointment: .+\nOffice: .+$/),
    'Times are in Addis Ababa time (EAT, UTC+3)',
    'Your application: https://passport.example/en/Status',
    expect.stringContaining('Call 8133 free of charge'),
  ])
})

test('writes deadlines and appointments in the reader’s calendar and clock', () => {
  const moment = new Date('2026-11-24T08:00:00Z')
  expect(formatDateTime('en', moment, '0900000001')).toBe('Nov 24, 2026, 11:00 AM Addis Ababa time')
  expect(formatDateTime('am', moment, '0900000001')).toMatch(/፣ ከረፋዱ 5:00$/)
  const appointment = formatAppointment('en', { date: isoDate('2026-12-01'), slot: { startTime: '08:30' } })
  expect(appointment.short).toBe('Dec 01, 2026, 8:30 AM')
  expect(appointment.long).toBe('Dec 01, 2026 G.C. (Hidar 22, 2019 E.C.), 8:30 AM (2:30 Ethiopian time)')
})

test('names the time zone of a deadline to a phone abroad, and both clocks in the night', () => {
  const moment = new Date('2026-11-24T08:00:00Z')
  expect(formatDateTime('en', moment, '+12025550123')).toMatch(/11:00 AM Addis Ababa time$/)
  expect(formatDateTime('am', moment, '+12025550123')).toMatch(/፣ 11:00 AM በአ.አ. ሰዓት$/)
  // In speech these hours belong to the evening before.
  expect(formatDateTime('am', new Date('2026-11-23T22:30:00Z'), '0900000001')).toMatch(/ከሌሊቱ 7:30 \(1:30 AM\)$/)
  expect(formatDateTime('am', new Date('2026-11-24T03:00:00Z'), '0900000001')).toMatch(/ከጠዋቱ 12:00$/)
})

test('an e-mail with a time names the zone', () => {
  const zone = 'Times are in Addis Ababa time (EAT, UTC+3)'
  for (const kind of ['received', 'order', 'reminder', 'phoneChangeAsked'] as const)
    expect(rendered('en', kind).mail).toContain(`\n\n${zone}\n\n`)
  expect(rendered('en', 'reminder', urgent).mail).not.toContain(zone)
  expect(rendered('en', 'reminder', delivery).mail).toContain(zone)
  expect(rendered('en', 'cancelled').mail).not.toContain(zone)
})

test.each(languages)(
  'in %s: an application that ends with an open order names the order that must not be paid',
  (language) => {
    const orderCode = '9012345675'
    for (const kind of ['cancelled', 'smsCancelled', 'rejected'] as const) {
      const { sms, mail } = rendered(language, kind, { orderCode, reason: 'Not theirs' })
      for (const text of kind === 'smsCancelled' ? [sms] : [sms, mail]) expect(text).toContain(orderCode)
      expect(rendered(language, kind).sms).not.toContain(orderCode)
    }
  },
)

test('D47: a payment that came after another one is not called late', () => {
  const twice = rendered('en', 'refundDue', { refund: 'Twice' })
  expect(twice.sms).toMatch(/^You had already paid, so we will refund your /)
  expect(`${twice.subject} ${twice.mail} ${twice.sms}`).not.toMatch(/late/)
  expect(rendered('en', 'refundDue').sms).toMatch(/came too late/)
})

test('the SMS of a rejection and of a correction contain the reason, shortened if it is too long', () => {
  const reason = 'The evidence is not readable'
  const about = { name: 'ABEBE', number: '12345678901231', helpLine: '8133' }
  for (const language of languages) {
    expect(renderMessage(language, 'rejected', { ...about, reason }).sms).toContain(reason)
    expect(renderMessage(language, 'correction', { ...about, reason }).sms).toContain(reason)
    expect(rendered(language, 'rejected').sms).toContain('...')
    for (const refund of ['Due', 'Forfeited'] as const) {
      const params = { ...about, reason: 'Not theirs', refund, amount: '202,500' }
      const { sms, mail } = renderMessage(language, 'rejected', params)
      for (const text of [sms, mail]) expect(text.includes('202,500')).toBe(refund === 'Due')
      expect(sms).toContain('Not theirs')
    }
  }
  expect(renderMessage('en', 'correction', { ...about, reason, fields: 'First name, Photo' }).mail).toContain(
    `${reason}\n\nLook it up with both numbers and choose Edit.\n\nWhat to correct: First name, Photo`,
  )
})

test('an SMS that asks for a step names the portal, where it has two parts with it at most', () => {
  for (const language of languages) {
    const until = formatDateTime(language, new Date('2026-11-24T08:00:00Z'), '0900000001')
    expect(rendered(language, 'received', { until }).sms).toMatch(/\npassport\.example$/)
    expect(rendered(language, 'correction', { reason: '2' }).sms).toMatch(/\npassport\.example$/)
    expect(rendered(language, 'cancelled').sms).not.toContain('passport')
  }
  for (const portal of [undefined, `https://${'a'.repeat(250)}.example`])
    expect(rendered('en', 'received', { portal }).sms).toMatch(/pay by .+ time\.$/)
})

const aboutAppointments: readonly MessageKind[] = [
  'receivedUrgent',
  'underReview',
  'notConfirmed',
  'approved',
  'holdCode',
]

test.each(cases.filter(([, kind]) => !aboutAppointments.includes(kind)))(
  '%s %s: about a type without an appointment it mentions none',
  (language, kind) => {
    const { subject, mail, sms } = rendered(language, kind, delivery)
    expect(`${subject}\n${mail}\n${sms}`).not.toMatch(/appointment|ቀጠሮ|beellam|ቆፀራ/i)
  },
)

test('the message about a moved delivery contains its date', () => {
  expect(rendered('en', 'rescheduled', { ...delivery, when: 'Dec 01, 2026' }).sms).toContain(
    'new delivery date Dec 01, 2026',
  )
})

const afterTheEnd = [
  'appointmentReleased',
  'notConfirmed',
  'reviewLapsed',
  'rejected',
  'cancelled',
  'refundDue',
  'unusedPayment',
  'refunded',
  'paymentUndone',
  'notReady',
] as const
test.each(afterTheEnd)('the message %s, which can be about an ended application, announces no day', (kind) => {
  for (const occasion of ['appointment', 'delivery'])
    expect(rendered('en', kind, { occasion, whenLong: 'x', office: 'y' }).mail).not.toMatch(/^(Office|.*: x)/m)
})
