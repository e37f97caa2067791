import { readFileSync } from 'node:fs'
import { isoDate, type Language } from '@invea/domain'
import type { MessageParams } from '../messages/messages.ts'
import { formatAppointment, formatDateTime } from '../messages/messages.ts'
import { addTime } from '../platform/clock.ts'

interface SampleOffices {
  readonly offices: readonly { readonly name: Record<Language, string> }[]
}
const sample = JSON.parse(
  readFileSync(new URL('../../sample-data/offices.json', import.meta.url), 'utf8'),
) as SampleOffices
const offices = sample.offices.map(({ name }) => name)

/** The longest value of each parameter, over every day of a year and every office. */
const longestValues = (
  language: Language,
): { readonly when: string; readonly until: string; readonly office: string } => {
  const byLength = (texts: readonly string[]) => texts.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at, 13, 30)))
  const slot = { startTime: '16:30' }
  return {
    when: byLength(
      days.map((day) => formatAppointment(language, { date: isoDate(day.toISOString().slice(0, 10)), slot }).short),
    ),
    until: byLength(
      days.flatMap((day) =>
        ['0900000001', '+12025550123'].flatMap((phone) => [
          formatDateTime(language, day, phone),
          // Night in Addis Ababa.
          formatDateTime(language, addTime(day, { hours: -12 }), phone),
        ]),
      ),
    ),
    office: byLength(offices.map((name) => name[language])),
  }
}

/** The parameters of every kind of message, with the longest values in this language. */
const paramsIn = (language: Language): MessageParams => {
  const { when, until, office } = longestValues(language)
  const about = { name: 'ABEBE', number: '12345678901231', helpLine: '8133', portal: 'https://passport.example' }
  const appointment = { occasion: 'appointment', when, whenLong: when, office } as const
  const amount = '202,500'
  return {
    received: { ...about, ...appointment, confirmationNumber: 'ABCDEFGHJKMNP', until },
    receivedUrgent: { ...about, ...appointment, confirmationNumber: 'ABCDEFGHJKMNP', until },
    underReview: { ...about, ...appointment },
    order: { ...about, orderCode: '9012345675', amount, until },
    paid: { ...about, ...appointment, amount },
    paidClosed: { ...about, ...appointment, amount },
    appointmentReleased: about,
    notConfirmed: about,
    reviewLapsed: about,
    refundDue: { ...about, amount },
    wrongPayment: { ...about, amount, until },
    unusedPayment: about,
    refunded: about,
    paymentUndone: about,
    code: { ...about, code: '123456', minutes: 5 },
    holdCode: { helpLine: '8133', code: '123456', minutes: 10 },
    approved: { ...about, until },
    rejected: { ...about, reason: 'The evidence is not readable. '.repeat(15) },
    rescheduled: { ...about, ...appointment },
    cancelled: about,
    changed: about,
    newNumber: { ...about, confirmationNumber: 'ABCD1234EFGH0' },
    numbers: { ...about, confirmationNumber: 'ABCD1234EFGH0' },
    orderEnded: about,
    correction: { ...about, reason: 'The photo is dark. '.repeat(20), fields: 'Photo' },
    ready: { ...about, site: office },
    notReady: about,
    smsCancelled: about,
    smsRejected: about,
    smsEnded: about,
    smsDayPassed: about,
    smsServed: about,
    smsNotFound: about,
    smsIncomplete: about,
    reminder: { ...about, ...appointment, minutes: 30 },
    dayClosed: { ...about, ...appointment },
    dayOpen: { ...about, ...appointment },
    accountReady: about,
    accountExists: {
      ...about,
      link: 'https://passport.example/SignIn',
      forgotLink: 'https://passport.example/SignIn?mode=forgot',
    },
    confirmAddress: { ...about, link: 'https://passport.example/SignIn#t=x&e=sample%40example.org', hours: 24 },
    resetLink: {
      ...about,
      link: 'https://passport.example/resetForgotedPassword/sample%40example.org#t=x',
      minutes: 30,
    },
    passwordChanged: about,
    phoneCode: { helpLine: '8133', code: '123456', minutes: 10 },
    phoneLink: { ...about, link: 'https://passport.example/phone#t=x', minutes: 30 },
    phoneChangeAsked: { ...about, until, link: `https://passport.example/am/phone#c=${'x'.repeat(22)}` },
    phoneChangeCancelled: about,
    phoneChanged: about,
    feedback: { ...about, phoneNumber: '0900000012', email: 'sample@example.org', message: 'Sample' },
  }
}

/** By language. Created once, because a test of each kind would spend most of its time on the longest values. */
export const messageParams: Readonly<Record<Language, MessageParams>> = {
  en: paramsIn('en'),
  am: paramsIn('am'),
  om: paramsIn('om'),
  ti: paramsIn('ti'),
}
