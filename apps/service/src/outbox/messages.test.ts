import { isoDate, type Language } from '@invea/domain'
import { languages } from '@invea/locales'
import { expect, test } from 'vitest'
import { paramsIn } from '../testing/message-params.ts'
import { type MessageKind, renderMessage } from './messages.ts'
import { sayMoment, sayPlace } from './moments.ts'

const kinds = Object.keys(paramsIn('en')) as MessageKind[]
const cases = languages.flatMap((language) => kinds.map((kind) => [language, kind] as const))
const rendered = (language: Language, kind: MessageKind) => renderMessage(language, kind, paramsIn(language)[kind])

/** The characters of GSM 03.38 that fit seven bits each. */
const gsm7 = /^[A-Za-z0-9 \n\r@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/

test.each(cases)('%s %s: no placeholder stays open', (language, kind) => {
  for (const text of Object.values(rendered(language, kind))) expect(text).not.toMatch(/\{\{|undefined/)
})

test.each(cases)('%s %s: the SMS fits two parts even with the longest day and office', (language, kind) => {
  const { sms } = rendered(language, kind)
  const latin = language === 'en' || language === 'om'
  if (latin) expect(sms).toMatch(gsm7)
  expect([...sms].length, sms).toBeLessThanOrEqual(latin ? 306 : 134)
})

test('an e-mail greets, says what happened and where, and who to ask', () => {
  expect(rendered('en', 'paid').mail.split('\n\n')).toEqual([
    'Dear ABEBE,',
    expect.stringContaining('We have received your payment of 202,500 ETB for application 12345678903.'),
    expect.stringContaining('Fees are forfeited'),
    expect.stringMatching(/^Appointment: .+\nOffice: .+$/),
    expect.stringContaining('call 8133 free of charge'),
  ])
})

test('a deadline and a place are told on the reader’s own calendar and clock', () => {
  const moment = new Date('2026-11-24T08:00:00Z')
  expect(sayMoment('en', moment)).toBe('Nov 24, 2026, 11:00 AM')
  expect(sayMoment('am', moment)).toContain('፣ ከረፋዱ 5:00')
  const place = sayPlace('en', { date: isoDate('2026-12-01'), slot: { startTime: '08:30' } })
  expect(place.short).toBe('Dec 01, 2026, 8:30 AM')
  expect(place.long).toBe('Dec 01, 2026 G.C. (Hidar 22, 2019 E.C.), 8:30 AM (2:30 Ethiopian time)')
})
