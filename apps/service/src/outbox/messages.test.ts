import { readFileSync } from 'node:fs'
import { isoDate, type Language } from '@invea/domain'
import { languages } from '@invea/locales'
import { expect, test } from 'vitest'
import { type MessageKind, type MessageParams, renderMessage } from './messages.ts'
import { sayMoment, sayPlace } from './moments.ts'

interface Places {
  readonly offices: readonly { readonly name: Record<Language, string> }[]
}
const sample = JSON.parse(readFileSync(new URL('../../sample-data/places.json', import.meta.url), 'utf8')) as Places
const offices = sample.offices.map(({ name }) => name)

/** The longest that can stand in each place: every day of a year, every office. */
const longest = (language: Language): { readonly when: string; readonly until: string; readonly office: string } => {
  const byLength = (texts: readonly string[]) => texts.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at, 13, 30)))
  const slot = { startTime: '10:30' }
  return {
    when: byLength(
      days.map((day) => sayPlace(language, { date: isoDate(day.toISOString().slice(0, 10)), slot }).short),
    ),
    until: byLength(days.map((day) => sayMoment(language, day))),
    office: byLength(offices.map((name) => name[language])),
  }
}

const paramsIn = (language: Language): MessageParams => {
  const { when, until, office } = longest(language)
  const about = { name: 'ABEBE', number: '12345678903', helpLine: '8133' }
  const place = { occasion: 'appointment', when, whenLong: when, office } as const
  const amount = '202,500'
  return {
    received: { ...about, ...place, confirmationNumber: 'ABCDEFGHJKMNP', until },
    order: { ...about, orderCode: '9012345675', amount, until },
    paid: { ...about, ...place, amount, minutes: 30 },
    placeReleased: about,
    refundDue: { ...about, amount },
    code: { ...about, code: '123456', minutes: 5 },
    approved: { ...about, until },
    rejected: { ...about, reason: 'sample' },
    rescheduled: { ...about, ...place },
    cancelled: about,
    correction: { ...about, reason: 'sample' },
    reminder: { ...about, ...place, minutes: 30 },
    accountReady: about,
    accountExists: about,
    resetLink: {
      ...about,
      link: 'https://passport.example/resetForgotedPassword/sample%40example.org#t=x',
      minutes: 30,
    },
    passwordChanged: about,
    feedback: { ...about, phoneNumber: '0900000012', email: 'sample@example.org', message: 'Sample' },
  }
}
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
  expect(sayMoment('am', moment)).toContain('ከረፋዱ 5:00')
  const place = sayPlace('en', { date: isoDate('2026-12-01'), slot: { startTime: '08:30' } })
  expect(place.short).toBe('Dec 01, 2026, 8:30 AM')
  expect(place.long).toBe('Dec 01, 2026 G.C. (Hidar 22, 2019 E.C.), 8:30 AM (2:30 Ethiopian time)')
})
