import type { Language } from '@invea/domain'
import { translate } from '@invea/locales/catalogue'

/** Who a message is for, what it is about, and where the appointment is, each in the applicant's own language already. */
interface About {
  readonly name: string
  readonly number: string
  readonly helpLine: string
}
type Person = Omit<About, 'number'>
interface AtPlace {
  readonly occasion: 'appointment' | 'delivery'
  readonly when: string
  readonly whenLong: string
  readonly office: string
}

/** What each message needs. */
export interface MessageParams {
  readonly received: About & AtPlace & { readonly confirmationNumber: string; readonly until: string }
  readonly order: About & { readonly orderCode: string; readonly amount: string; readonly until: string }
  readonly paid: About & AtPlace & { readonly amount: string; readonly minutes: number }
  readonly placeReleased: About
  readonly reviewLapsed: About
  readonly refundDue: About & { readonly amount: string }
  readonly code: Person & { readonly code: string; readonly minutes: number }
  readonly approved: About & { readonly until: string }
  readonly rejected: About & { readonly reason: string }
  readonly rescheduled: About & AtPlace
  readonly cancelled: About
  readonly changed: About
  readonly correction: About & { readonly reason: string }
  readonly reminder: About & AtPlace & { readonly minutes: number }
  readonly accountReady: Person
  readonly accountExists: Person
  readonly resetLink: Person & { readonly link: string; readonly minutes: number }
  readonly passwordChanged: Person
  /** For the support mailbox. */
  readonly feedback: Person & { readonly phoneNumber: string; readonly email: string; readonly message: string }
}
export type MessageKind = keyof MessageParams

/** Too long for an SMS, or about the account itself: these have no text for one. */
const mailAlone = ['accountReady', 'accountExists', 'resetLink', 'passwordChanged', 'feedback'] as const
export type MailKind = (typeof mailAlone)[number]
/** To the agency: nobody is greeted, nobody is told where to call. */
const internal: ReadonlySet<MessageKind> = new Set(['feedback'])

export interface RenderedMessage {
  readonly subject: string
  readonly mail: string
  /** Empty where a message goes by mail alone. */
  readonly sms: string
}

type Values = Readonly<Record<string, string | number>>
/** The table above closes over the templates; here a key is made of its parts, which the compiler cannot follow. */
const sentence = translate as (language: Language, namespace: 'message', key: string, values: Values) => string

/** Puts a message into words. The e-mail names the place in full; the SMS is one sentence or two. */
export const renderMessage = <Kind extends MessageKind>(
  language: Language,
  kind: Kind,
  params: MessageParams[Kind],
): RenderedMessage => {
  const { occasion, whenLong, ...rest } = params as Partial<AtPlace> & Values
  const values: Values = { ...rest, ...params }
  const say = (key: string, more: Values = {}) => sentence(language, 'message', key, { ...values, ...more })
  const sms = (mailAlone as readonly MessageKind[]).includes(kind) ? '' : say(`${kind}.sms`)
  if (internal.has(kind)) return { subject: say(`${kind}.subject`), mail: say(`${kind}.mail`), sms }
  const place = occasion ? [`${say(occasion, { when: whenLong ?? '' })}\n${say('office')}`] : []
  return {
    subject: say(`${kind}.subject`),
    mail: [say('greeting'), say(`${kind}.mail`), ...place, say('help')].join('\n\n'),
    sms,
  }
}
