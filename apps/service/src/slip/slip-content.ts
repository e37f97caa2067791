import {
  type DeliverySite,
  earliestArrivalMinutes,
  formatBothCalendars,
  formatTime,
  type IsoDate,
  type Language,
  type Office,
  type RequestType,
  type Slot,
} from '@invea/domain'
import { translate } from '@invea/locales/catalogue'

/** What a slip is made of, in domain words. */
export interface SlipSource {
  readonly language: Language
  readonly requestType: RequestType
  readonly persons: readonly {
    readonly fullName: string
    readonly applicationNumber: string
    readonly under18: boolean
  }[]
  readonly appointmentDate?: IsoDate | undefined
  readonly appointmentSlot?: Pick<Slot, 'startTime' | 'endTime'> | undefined
  readonly deliveryDate?: IsoDate | undefined
  readonly office: Pick<Office, 'name' | 'address' | 'phone'>
  readonly deliverySite?: Pick<DeliverySite, 'name' | 'address' | 'phoneNumber'> | undefined
  readonly orderCode: string
  readonly amount: number
  readonly helpLine: string
}

/** The words of a slip, in reading order. */
export interface SlipContent {
  readonly language: Language
  readonly agency: string
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly persons: readonly { readonly fullName: string; readonly number: string }[]
  readonly personsTitle: string
  readonly barcodeAlt: string
  readonly bringTitle: string
  readonly bring: readonly string[]
  readonly notes: readonly string[]
}

/** 5,000: the grouping all four languages use for money. */
export const formatAmount = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

const dateIn = (language: Language, date: IsoDate) =>
  formatBothCalendars(date, { language, calendar: language === 'en' ? 'gregorian' : 'ethiopic' })

const timeIn = (language: Language, { startTime, endTime }: Pick<Slot, 'startTime' | 'endTime'>) =>
  [startTime, endTime].map((time) => formatTime(time, { language, clock: 'both' })).join(' - ')

/** Puts a paid request into the words of its slip (B §2, D29). */
export const slipContent = (source: SlipSource): SlipContent => {
  const { language, appointmentDate, appointmentSlot, deliveryDate, office, deliverySite, persons } = source
  const label = (
    key:
      | 'requestType'
      | 'appointmentDate'
      | 'appointmentTime'
      | 'deliveryDate'
      | 'office'
      | 'deliverySite'
      | 'orderCode',
  ) => translate(language, 'status', `label.${key}`)
  const numbers = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  const place = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')
  return {
    language,
    agency: translate(language, 'shell', 'agency'),
    title: translate(language, 'confirmation', 'slip.title'),
    rows: [
      { label: label('requestType'), value: translate(language, 'choice', `requestType.${source.requestType}`) },
      ...(appointmentDate ? [{ label: label('appointmentDate'), value: dateIn(language, appointmentDate) }] : []),
      ...(appointmentSlot ? [{ label: label('appointmentTime'), value: timeIn(language, appointmentSlot) }] : []),
      { label: label('office'), value: place(office.name[language], office.address[language], office.phone) },
      ...(deliveryDate ? [{ label: label('deliveryDate'), value: dateIn(language, deliveryDate) }] : []),
      ...(deliverySite
        ? [
            {
              label: label('deliverySite'),
              value: place(deliverySite.name[language], deliverySite.address[language], deliverySite.phoneNumber),
            },
          ]
        : []),
      { label: label('orderCode'), value: source.orderCode },
      {
        label: translate(language, 'payment', 'amount'),
        value: translate(language, 'payment', 'etb', { amount: formatAmount(source.amount) }),
      },
    ],
    persons: persons.map(({ fullName, applicationNumber }) => ({ fullName, number: applicationNumber })),
    personsTitle: translate(language, 'status', 'label.applicationNumber'),
    barcodeAlt: translate(language, 'confirmation', 'slip.barcodeAlt', { number: numbers }),
    bringTitle: translate(language, 'confirmation', 'slip.bring'),
    bring: [
      translate(language, 'confirmation', 'slip.bringSlip'),
      translate(language, 'confirmation', 'slip.bringOriginals'),
      ...(persons.some(({ under18 }) => under18) ? [translate(language, 'confirmation', 'slip.bringGuardian')] : []),
    ],
    notes: [
      ...(appointmentSlot
        ? [translate(language, 'confirmation', 'slip.arrive', { minutes: earliestArrivalMinutes })]
        : []),
      translate(language, 'confirmation', 'slip.inPerson'),
      translate(language, 'confirmation', 'slip.forfeit'),
      translate(language, 'status', 'addisTime'),
      translate(language, 'confirmation', 'slip.help', { helpLine: source.helpLine }),
    ],
  }
}
