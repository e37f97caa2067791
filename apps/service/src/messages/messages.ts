import { formatBothCalendars, formatDate, formatTime, type IsoDate, type Language, todayInAddis } from '@invea/domain'
import { internationalPhone } from '@invea/domain/applicant'
import { earliestArrivalMinutes, type Slot } from '@invea/domain/appointment'
import { type Calendar, type Clock, commaIn, timeInAddis } from '@invea/domain/calendar'
import { translate } from '@invea/locales/catalogue'

/** Recipient, subject and office of a message, in the applicant's language. */
interface About {
  readonly name: string
  readonly number: string
  readonly helpLine: string
  /** Home of the portal. Absent in messages stored before there was this field. */
  readonly portal?: string
}
type Person = Omit<About, 'number' | 'portal'>
type SmsReply = Omit<About, 'name' | 'portal'>
/** Replies to an incoming SMS that cancel nothing (D50). */
type SmsRefusal = 'smsRejected' | 'smsEnded' | 'smsDayPassed' | 'smsServed' | 'smsNotFound' | 'smsIncomplete'
interface WithAppointment {
  readonly occasion: 'appointment' | 'delivery'
  /** An urgent appointment has no time (B §4). Absent in messages stored before there was this field. */
  readonly isUrgent?: boolean
  readonly when: string
  readonly whenLong: string
  readonly office: string
}

export interface MessageParams extends Readonly<Record<SmsRefusal, SmsReply>> {
  readonly received: About & WithAppointment & { readonly confirmationNumber: string; readonly until: string }
  /** D27: an urgent request is paid after the agency's review. */
  readonly receivedUrgent: MessageParams['received']
  /** B §2 Confirmation: an urgent request is confirmed, and the agency reviews it. */
  readonly underReview: About & WithAppointment
  readonly order: About & { readonly orderCode: string; readonly amount: string; readonly until: string }
  readonly paid: About & WithAppointment & { readonly amount: string }
  /** The office is closed on the day of the application that is paid now. */
  readonly paidClosed: MessageParams['paid']
  readonly appointmentReleased: About
  /** An urgent request that the applicant did not confirm. */
  readonly notConfirmed: About
  readonly reviewLapsed: About
  /** `refund`: the payer had paid before. Otherwise it came too late. */
  readonly refundDue: About & { readonly amount: string; readonly refund?: 'Twice' | undefined }
  /** Another payment, of exactly this amount, can still be ordered. */
  readonly wrongPayment: About & { readonly amount: string; readonly until: string }
  readonly unusedPayment: About
  readonly refunded: About & { readonly amount?: string; readonly refund?: 'Twice' | undefined }
  /** A payment no longer counts: the provider took it back, or the agency had recorded it in error. */
  readonly paymentUndone: About & { readonly refund?: 'TakenBack' | undefined }
  readonly code: Person & { readonly code: string; readonly minutes: number }
  readonly holdCode: { readonly helpLine: string; readonly code: string; readonly minutes: number }
  readonly approved: About & { readonly until: string }
  /** `refund`: what becomes of the payment of a paid application. `orderCode`: the open order that ends with the application. */
  readonly rejected: About & {
    readonly reason: string
    readonly orderCode?: string | undefined
    readonly refund?: 'Due' | 'Forfeited' | undefined
    readonly amount?: string | undefined
  }
  readonly rescheduled: About & WithAppointment
  readonly cancelled: About & Pick<MessageParams['rejected'], 'orderCode'>
  readonly changed: About
  /** The agency gave the application to its applicant alone: the earlier number and all sessions lost it. */
  readonly newNumber: About & { readonly confirmationNumber: string }
  /** The help line sends the numbers again. */
  readonly numbers: MessageParams['newNumber']
  /** A change that ended the open payment order. */
  readonly orderEnded: About
  /** `fields`: labels of the fields to correct. */
  readonly correction: About & { readonly reason: string; readonly fields?: string | undefined }
  /** `days`: how long a passport waits. Absent for an Origin ID, and in messages stored before there was this field. */
  readonly ready: About & { readonly site: string; readonly days?: number | undefined }
  /** The office recorded a finished document in error and took it back. */
  readonly notReady: About
  /** Reply to an incoming SMS (D50). */
  readonly smsCancelled: SmsReply & Pick<MessageParams['rejected'], 'orderCode'>
  readonly reminder: About & WithAppointment & { readonly minutes: number }
  /** The office is closed on the day of a paid appointment. */
  readonly dayClosed: About & WithAppointment
  /** The office opens again on that day. */
  readonly dayOpen: About & WithAppointment
  readonly confirmAddress: Person & { readonly link: string; readonly hours: number }
  readonly accountReady: Person
  readonly accountExists: Person & { readonly link: string; readonly forgotLink: string }
  readonly resetLink: Person & { readonly link: string; readonly minutes: number }
  /** `phoneChange`: a pending change of the phone ended with it. */
  readonly passwordChanged: Person & { readonly phoneChange?: 'Ended' | undefined }
  /** To the old or the new phone of an account, for a change from one to the other. */
  readonly phoneCode: { readonly helpLine: string; readonly code: string; readonly minutes: number }
  readonly phoneLink: Person & { readonly link: string; readonly minutes: number }
  readonly phoneChangeAsked: Person & { readonly until: string; readonly link: string }
  readonly phoneChangeCancelled: Person
  readonly phoneChanged: Person
  /** For the support mailbox. */
  readonly feedback: Person & { readonly phoneNumber: string; readonly email: string; readonly message: string }
}
export type MessageKind = keyof MessageParams

/** Sent by e-mail only: too long for an SMS, or about the account itself. */
const mailOnly = [
  'confirmAddress',
  'accountReady',
  'accountExists',
  'resetLink',
  'passwordChanged',
  'phoneLink',
  'phoneChangeCancelled',
  'feedback',
] as const
export type MailKind = (typeof mailOnly)[number]
/** Sent by SMS only: replies to an incoming SMS. */
export type SmsKind = Extract<MessageKind, `sms${string}`>
/** Followed by the English text, because the sender's language is unknown. */
const withEnglishText: ReadonlySet<MessageKind> = new Set(['smsNotFound', 'smsIncomplete'])
/** Without a greeting: to the agency, or to a person of unknown name. */
const internal: ReadonlySet<MessageKind> = new Set(['feedback', 'holdCode', 'phoneCode'])

export interface RenderedMessage {
  readonly subject: string
  readonly mail: string
  /** Empty if the message is sent by e-mail only. */
  readonly sms: string
}

/** Parts of messages with another text for a delivery, an urgent appointment, a passport, or what becomes of a payment or phone change. */
const variants: Partial<Record<string, readonly ('subject' | 'mail' | 'sms')[]>> = {
  paidDelivery: ['mail'],
  rescheduledDelivery: ['subject', 'mail', 'sms'],
  reminderDelivery: ['subject', 'mail', 'sms'],
  reminderUrgent: ['sms'],
  refundDueTwice: ['subject', 'mail', 'sms'],
  refundedTwice: ['subject', 'mail', 'sms'],
  paymentUndoneTakenBack: ['subject', 'mail', 'sms'],
  rejectedDue: ['mail', 'sms'],
  rejectedForfeited: ['mail', 'sms'],
  rejectedOrder: ['mail', 'sms'],
  cancelledOrder: ['mail', 'sms'],
  smsCancelledOrder: ['sms'],
  readyPassport: ['sms'],
  passwordChangedEnded: ['mail'],
}
/** E-mails without the day and the office, because the application has ended or can have ended. */
const withoutDay: ReadonlySet<MessageKind> = new Set([
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
  'newNumber',
  'numbers',
])

/** Characters of an SMS, and of each part of a longer one: 7-bit characters, or 16-bit if one character needs it. */
const smsSizes = (text: string): { readonly single: number; readonly part: number } =>
  /^[\x20-\x7e\n]*$/.test(text) ? { single: 160, part: 153 } : { single: 70, part: 67 }

/** Number of parts that the gateway sends, and charges, for a text. */
export const smsParts = (text: string): number => {
  const { single, part } = smsSizes(text)
  return text.length <= single ? 1 : Math.ceil(text.length / part)
}

/** Shortens the agency's text if the SMS does not fit two parts. Screen and e-mail show it in full. */
const smsWithReason = (reason: string, write: (reason: string) => string): string => {
  const whole = write(reason)
  const excess = [...whole].length - 2 * smsSizes(whole).part
  return excess <= 0 ? whole : write(`${[...reason].slice(0, -(excess + 3)).join('')}...`)
}

/** SMS that ask for a step in the portal. */
const withPortal: ReadonlySet<MessageKind> = new Set([
  'received',
  'receivedUrgent',
  'approved',
  'orderEnded',
  'wrongPayment',
  'paymentUndone',
  'newNumber',
  'numbers',
  'correction',
  'paidClosed',
  'dayClosed',
])

/** Adds the address of the portal to an SMS that has two parts with it at most. */
const smsWithPortal = (sms: string, portal: string): string => {
  const whole = `${sms}\n${portal.replace(/^https?:\/\//, '')}`
  return smsParts(whole) <= 2 ? whole : sms
}

type Values = Readonly<Record<string, string | number>>
/** `translate` with a key that is built at run time, which its type does not allow. */
const sentence = translate as (language: Language, namespace: 'smsAndEmail', key: string, values: Values) => string

/** The key of a part of a message, in the variant for its parameters. */
const keyOf = (
  kind: MessageKind,
  { occasion, isUrgent, refund, phoneChange, orderCode, days }: Partial<WithAppointment> & Values,
  part: 'subject' | 'mail' | 'sms',
): string => {
  const variant =
    refund ??
    phoneChange ??
    (orderCode ? 'Order' : days ? 'Passport' : occasion === 'delivery' ? 'Delivery' : isUrgent ? 'Urgent' : '')
  return `${kind}.${part}${variants[kind + variant]?.includes(part) ? variant : ''}`
}

/** Writes the SMS of a message: one or two sentences. */
export const renderSms = <Kind extends MessageKind>(
  language: Language,
  kind: Kind,
  params: MessageParams[Kind],
): string => {
  if ((mailOnly as readonly MessageKind[]).includes(kind)) return ''
  const given = params as Partial<WithAppointment> & Values
  const { isUrgent: _, ...values } = given
  const key = keyOf(kind, given, 'sms')
  const write = (reason: string) => sentence(language, 'smsAndEmail', key, { ...values, reason })
  const { portal, reason = '' } = values
  const short = smsWithReason(String(reason), write)
  const sms = portal && withPortal.has(kind) ? smsWithPortal(short, String(portal)) : short
  const isDoubled = withEnglishText.has(kind) && language !== 'en'
  return isDoubled ? `${sms}\n${sentence('en', 'smsAndEmail', key, values)}` : sms
}

/** Writes a message. The e-mail has day, time and office in full. */
export const renderMessage = <Kind extends MessageKind>(
  language: Language,
  kind: Kind,
  params: MessageParams[Kind],
): RenderedMessage => {
  const sms = renderSms(language, kind, params)
  if (kind.startsWith('sms')) return { subject: '', mail: '', sms }
  const given = params as Partial<WithAppointment> & Values
  const { occasion, isUrgent, whenLong, ...rest } = given
  const arrive = isUrgent
    ? translate(language, 'application', 'visit.noTime')
    : translate(language, 'confirmation', 'slip.arrive', { minutes: earliestArrivalMinutes })
  const values: Values = { ...rest, arrive }
  const textOf = (key: string, more: Values = {}) => sentence(language, 'smsAndEmail', key, { ...values, ...more })
  if (internal.has(kind)) return { subject: textOf(`${kind}.subject`), mail: textOf(`${kind}.mail`), sms }
  const appointmentLines =
    occasion && !withoutDay.has(kind) ? [`${textOf(occasion, { when: whenLong ?? '' })}\n${textOf('office')}`] : []
  const hasTime = ('until' in rest && !withoutDay.has(kind)) || (appointmentLines.length > 0 && !isUrgent)
  return {
    subject: textOf(keyOf(kind, given, 'subject')),
    mail: [
      textOf('greeting'),
      textOf(keyOf(kind, given, 'mail')),
      ...(values.days ? [translate(language, 'application', 'next.unclaimed', { days: values.days })] : []),
      ...(values.fields ? [textOf('correctionFields')] : []),
      ...appointmentLines,
      ...(hasTime ? [translate(language, 'status', 'addisTime')] : []),
      ...(values.portal ? [textOf('lookUp', { address: `${values.portal}/${language}/Status` })] : []),
      // A number for calls from abroad is not free.
      textOf(String(values.helpLine).startsWith('+') ? 'helpAbroad' : 'help'),
    ].join('\n\n'),
    sms,
  }
}

/** Short messages use one calendar and one clock for each language. Slips show both. */
const messageFormat = (language: Language): { readonly calendar: Calendar; readonly clock: Clock } =>
  language === 'en' ? { calendar: 'gregorian', clock: 'international' } : { calendar: 'ethiopic', clock: 'ethiopian' }

/**
 * 'Nov 24, 2026, 11:00 AM Addis Ababa time': a moment as a deadline. English is also read abroad; the other languages use that clock
 * and name the zone to a phone abroad.
 */
export const formatDateTime = (language: Language, moment: Date, phoneNumber: string): string => {
  const { calendar } = messageFormat(language)
  const day = formatDate(todayInAddis(moment.getTime()), { language, calendar })
  const time = timeInAddis(moment.getTime())
  const namesZone = language === 'en' || !internationalPhone(phoneNumber).startsWith('+251')
  // In speech the hours before 6:00 belong to the evening before.
  const clock = namesZone ? 'international' : time < '06:00' ? 'both' : 'ethiopian'
  const words = `${day}${commaIn[language]}${formatTime(time, { language, clock })}`
  return namesZone ? `${words} ${translate(language, 'smsAndEmail', 'zone')}` : words
}

/** Day and time of an appointment: short enough for an SMS, or on both calendars and clocks. */
export const formatAppointment = (
  language: Language,
  appointment: { readonly date: IsoDate; readonly slot?: Pick<Slot, 'startTime'> | undefined },
): { readonly short: string; readonly long: string } => {
  const { calendar, clock } = messageFormat(language)
  const time = (on: Clock) =>
    appointment.slot ? `${commaIn[language]}${formatTime(appointment.slot.startTime, { language, clock: on })}` : ''
  return {
    short: formatDate(appointment.date, { language, calendar }) + time(clock),
    long: formatBothCalendars(appointment.date, { language, calendar }) + time('both'),
  }
}
