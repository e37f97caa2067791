import {
  formatBothCalendars,
  formatDate,
  type IsoDate,
  type Language,
  type RequestType,
  type UrgentDays,
} from '@invea/domain'
import type { SlipPurpose } from '@invea/domain/application'
import { type DeliverySite, earliestArrivalMinutes, type Office, type Slot } from '@invea/domain/appointment'
import { commaIn, formatTimeRange, type LocalizedText } from '@invea/domain/calendar'
import { formatAmount } from '@invea/domain/fees'
import type { OriginIdApplicantType } from '@invea/domain/services'
import { translate } from '@invea/locales/catalogue'

/** The data of a slip, in domain values. */
export interface SlipSource {
  readonly language: Language
  readonly requestType: RequestType
  /** False if the applicant only comes once, to collect. */
  readonly hasAppointment: boolean
  readonly purpose: SlipPurpose
  readonly isUrgent: boolean
  /** Absent for a request that is not urgent. */
  readonly urgentDays?: UrgentDays | undefined
  /** Only of an Origin ID. */
  readonly originIdApplicantType?: OriginIdApplicantType | undefined
  readonly persons: readonly {
    readonly fullName: string
    readonly applicationNumber: string
    readonly under18: boolean
  }[]
  readonly confirmationNumber: string
  /** The day of the appointment or collection. */
  readonly day: IsoDate
  readonly slot?: Pick<Slot, 'startTime' | 'endTime'> | undefined
  readonly deliveryDate?: IsoDate | undefined
  readonly office: Pick<Office, 'name' | 'address' | 'phone'>
  readonly deliverySite?: Pick<DeliverySite, 'name' | 'address' | 'phoneNumber'> | undefined
  /** Documents whose originals the applicant brings. */
  readonly documents: readonly LocalizedText[]
  readonly orderCode: string
  readonly amount: number
  readonly helpLine: string
  /** Number to cancel by an SMS with both numbers (D50). Absent without a gateway, or if it cannot be cancelled. */
  readonly cancelSmsNumber?: string | undefined
}

/** Time and office of the appointment, in one language. */
export interface SlipTicket {
  readonly title: string
  readonly occasion: string
  readonly day: string
  /** The same day in the other calendar. */
  readonly otherDay: string
  readonly time: string | undefined
  readonly office: string
  readonly bring: readonly string[]
  /** What costs the fee or the visit when it is missed. */
  readonly warnings: readonly string[]
  readonly help: string
}

/** The texts of a slip, in reading order. */
export interface SlipContent extends SlipTicket {
  readonly language: Language
  readonly agency: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly persons: readonly { readonly fullName: string; readonly number: string }[]
  readonly barcodeAlt: string
  readonly bringTitle: string
  readonly notes: readonly string[]
  /** The ticket in Amharic for the office, on every slip in another language. */
  readonly amharic: SlipTicket | undefined
}

const calendarIn = (language: Language) => (language === 'en' ? 'gregorian' : 'ethiopic')

const joinParts = (language: Language, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(commaIn[language])

const ticketIn = (language: Language, source: SlipSource): SlipTicket => {
  const { hasAppointment, purpose, isUrgent, day, slot, office, deliverySite, documents, persons, helpLine } = source
  const own = calendarIn(language)
  const other = own === 'gregorian' ? 'ethiopic' : 'gregorian'
  const originals =
    documents.length > 0
      ? translate(language, 'confirmation', 'slip.originals', {
          documents: documents.map((name) => name[language]).join(commaIn[language]),
        })
      : translate(language, 'confirmation', 'slip.bringOriginals')
  const dayIn = (calendar: typeof own) => formatDate(day, { language, calendar, style: 'full', marked: true })
  return {
    title: translate(language, 'confirmation', hasAppointment ? 'slip.title' : 'slip.collectionTitle'),
    occasion: translate(language, 'application', hasAppointment ? 'visit.appointment' : 'visit.collection'),
    day: dayIn(own),
    otherDay: dayIn(other),
    // B §4: urgent appointments have no time slots.
    time: slot
      ? formatTimeRange(slot, language)
      : isUrgent
        ? translate(language, 'application', 'visit.noTime')
        : undefined,
    office: joinParts(language, office.name[language], office.address[language], office.phone),
    bring: [
      purpose === 'ready'
        ? translate(language, 'application', 'next.ready', { site: (deliverySite ?? office).name[language] })
        : translate(
            language,
            'confirmation',
            purpose === 'appointment' ? 'slip.bringSlip' : 'slip.bringSlipCollection',
          ),
      ...(purpose === 'appointment' || purpose === 'collection' ? [originals] : []),
      ...(persons.some(({ under18 }) => under18) ? [translate(language, 'confirmation', 'slip.bringGuardian')] : []),
    ],
    warnings: [
      ...(purpose === 'appointment' && slot
        ? [translate(language, 'confirmation', 'slip.arrive', { minutes: earliestArrivalMinutes })]
        : []),
      ...(purpose === 'collection' ? [translate(language, 'application', 'next.collection')] : []),
      translate(language, 'confirmation', 'slip.inPerson'),
      translate(language, 'confirmation', 'slip.forfeit'),
    ],
    help: translate(language, 'confirmation', 'slip.help', { helpLine }),
  }
}

/** B §2 Confirmation: type and mode. Only a New Origin ID shows its application type (A §1). */
const kindRows = ({ language, requestType, isUrgent, urgentDays, originIdApplicantType }: SlipSource) => [
  {
    label: translate(language, 'status', 'label.requestType'),
    value: translate(language, 'choice', `requestType.${requestType}`),
  },
  ...(requestType === 'new' && originIdApplicantType
    ? [
        {
          label: translate(language, 'status', 'label.applicantType'),
          value: translate(language, 'choice', `originIdApplicantType.${originIdApplicantType}`),
        },
      ]
    : []),
  {
    label: translate(language, 'status', 'label.requestMode'),
    value: urgentDays
      ? translate(language, 'choice', 'urgentDays', { days: urgentDays })
      : translate(language, 'choice', `requestMode.${isUrgent ? 'urgent' : 'normal'}`),
  },
]

/** Creates the texts of the slip of a paid request, date and time first (B §2, D29). */
export const slipContent = (source: SlipSource): SlipContent => {
  const { language, hasAppointment, slot, deliveryDate, deliverySite, persons, cancelSmsNumber } = source
  const label = (key: 'deliveryDate' | 'deliverySite' | 'orderCode' | 'confirmationNumber') =>
    translate(language, 'status', `label.${key}`)
  const numbers = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  return {
    ...ticketIn(language, source),
    language,
    agency: translate(language, 'shell', 'agency'),
    rows: [
      ...kindRows(source),
      { label: label('confirmationNumber'), value: source.confirmationNumber },
      ...(hasAppointment && deliveryDate
        ? [
            {
              label: label('deliveryDate'),
              value: formatBothCalendars(deliveryDate, { language, calendar: calendarIn(language) }),
            },
          ]
        : []),
      ...(deliverySite
        ? [
            {
              label: label('deliverySite'),
              value: joinParts(
                language,
                deliverySite.name[language],
                deliverySite.address[language],
                deliverySite.phoneNumber,
              ),
            },
          ]
        : []),
      {
        label: translate(language, 'confirmation', 'slip.paid'),
        value: translate(language, 'payment', 'etb', { amount: formatAmount(source.amount) }),
      },
      { label: label('orderCode'), value: source.orderCode },
    ],
    persons: persons.map(({ fullName, applicationNumber }) => ({ fullName, number: applicationNumber })),
    barcodeAlt: translate(language, 'confirmation', 'slip.barcodeAlt', { number: numbers }),
    bringTitle: translate(language, 'confirmation', 'slip.bring'),
    notes: [
      ...(cancelSmsNumber ? [translate(language, 'status', 'cancel.bySms', { number: cancelSmsNumber })] : []),
      ...(slot ? [translate(language, 'status', 'addisTime')] : []),
    ],
    amharic: language === 'am' ? undefined : ticketIn('am', source),
  }
}
