import { appointmentWindow, type BookingWindow, urgentOfficeIssues } from '@invea/domain/appointment'
import type { AttachmentType } from '@invea/domain/attachments'
import { addDays, type IsoDate, isoDate } from '@invea/domain/calendar'
import { type FeeLine, originIdFeeLines, quote } from '@invea/domain/fees'
import { workingDays } from '@invea/domain/holidays'
import {
  earliestDelivery,
  type GuideAnswers,
  type GuideFacts,
  type GuideRule,
  type OriginIdService,
  originIdGuide,
  originIdServices,
  type PassportService,
  pageRunOutAt,
  passportGuide,
  passportServices,
  type RequestMode,
  type RequestType,
  type UrgentDays,
} from '@invea/domain/services'
import type { Case } from './case.ts'

export type Service = `passport.${PassportService}` | `originId.${OriginIdService}`

/** An open service of a case. */
export interface Offer {
  readonly service: Service
  readonly decidedBy: GuideRule
  readonly lines: readonly FeeLine[]
  readonly documents: readonly AttachmentType[]
  /** Days for an appointment, and the first working day among them. Absent for services that are requested in person. */
  readonly dates?:
    | { readonly window: BookingWindow; readonly appointment: IsoDate; readonly delivery: IsoDate }
    | undefined
}

/** A closed service of a case. */
export interface ClosedService {
  readonly service: Service
  readonly decidedBy: GuideRule | 'mainOfficeOnly'
}

export interface Findings {
  readonly offers: readonly Offer[]
  readonly closed: readonly ClosedService[]
}

const urgentDaysOf = ({ speed }: Case): UrgentDays | undefined =>
  speed === 'urgent2' ? 2 : speed === 'urgent5' ? 5 : undefined

/** Birth date of a person who has a birthday on the day of the application, so that the age is exact. */
const birthDateOf = ({ age, day }: Case): IsoDate => {
  const [, month, dayOfMonth] = day.split('-')
  const date = `${month}-${dayOfMonth}` === '02-29' ? '02-28' : `${month}-${dayOfMonth}`
  return isoDate(`${Number(day.slice(0, 4)) - age}-${date}`)
}

/** Converts a case to the input of the domain's guides. */
export const answersOf = (one: Case): GuideAnswers => ({
  nationality: one.nationality,
  birthDate: birthDateOf(one),
  adopted: one.adopted,
  passport: one.passport,
  passportDamaged: one.damaged && (one.passport === 'valid' || one.passport === 'expired'),
  ...(one.pagesRunOut && one.passport === 'valid' && { pagesLeft: pageRunOutAt }),
  ...(one.passport === 'valid' && { expirationDate: one.expires }),
  correction: one.correction && (one.nationality === 'foreign' || one.passport !== 'none'),
  ...(urgentDaysOf(one) && { urgentReason: one.reason }),
  emergency: one.speed === 'emergency',
  openRequest: one.openRequest,
  origin: one.origin,
  originId: one.card,
  timesLost: { once: 1, twice: 2, more: 3 }[one.losses],
})

const factsOf = (one: Case): GuideFacts => ({
  today: one.day,
  // The window must not end before it begins.
  restriction: { minDays: one.minDays, maxDays: Math.max(one.minDays, one.maxDays) },
  processingDays: one.processingDays,
  originIdBaseFee: one.baseFee,
})

const datesOf = (one: Case, requestType: RequestType, mode: RequestMode): Offer['dates'] => {
  const facts = factsOf(one)
  const { restriction, processingDays, today } = facts
  const window = appointmentWindow({ requestType, mode, restriction, processingDays }, today)
  const [appointment = window.from] = workingDays(window.from, addDays(window.to, 14))
  const delivery = earliestDelivery(requestType, facts, mode === 'urgent' ? urgentDaysOf(one) : undefined)
  return { window, appointment, delivery }
}

const explorePassport = (one: Case): Findings => {
  const answers = answersOf(one)
  const results = passportGuide(answers, factsOf(one))
  const offered = results.filter((result) => result.offered)
  const isOutsideMainOffice = urgentOfficeIssues({ main: one.office === 'main' }, 'office').length > 0
  const base = offered.find(({ service }) => 'requestType' in passportServices[service])?.service ?? 'new'
  const linesOf = (service: PassportService, mode: RequestMode) => {
    const entry = passportServices[service]
    if (!('requestType' in entry)) return []
    const { requestType } = entry
    const replacementReason = 'replacementReason' in entry ? entry.replacementReason : undefined
    const dataCorrected = answers.correction === true && requestType !== 'new'
    const passport = { passportPageId: 1, dataCorrected, expirationDate: answers.expirationDate }
    return quote({ requestType, replacementReason, mode, urgentDays: urgentDaysOf(one) }, [{ passport }], one.day).lines
  }
  const offerOf = ({ service, decidedBy, documents }: (typeof results)[number]): Offer => {
    const { mode } = passportServices[service]
    const entry = passportServices[mode === 'urgent' ? base : service]
    return {
      service: `passport.${service}`,
      decidedBy,
      documents,
      lines: linesOf(mode === 'urgent' ? base : service, mode),
      dates: 'requestType' in entry ? datesOf(one, entry.requestType, mode) : undefined,
    }
  }
  const isClosedHere = (service: PassportService) => passportServices[service].mainOfficeOnly && isOutsideMainOffice
  return {
    offers: offered.filter(({ service }) => !isClosedHere(service)).map(offerOf),
    closed: results.flatMap(({ service, offered: isOffered, decidedBy }): readonly ClosedService[] => {
      if (!isOffered) return [{ service: `passport.${service}`, decidedBy }]
      return isClosedHere(service) ? [{ service: `passport.${service}`, decidedBy: 'mainOfficeOnly' }] : []
    }),
  }
}

const exploreOriginId = (one: Case): Findings => {
  const answers = answersOf(one)
  const results = originIdGuide(answers, factsOf(one))
  return {
    offers: results
      .filter(({ offered }) => offered)
      .map(({ service, decidedBy, documents }) => ({
        service: `originId.${service}`,
        decidedBy,
        documents,
        lines: originIdFeeLines({ service: originIdServices[service].fee, timesLost: answers.timesLost }, one.baseFee),
        dates: datesOf(one, originIdServices[service].requestType, 'normal'),
      })),
    closed: results
      .filter(({ offered }) => !offered)
      .map(({ service, decidedBy }) => ({ service: `originId.${service}`, decidedBy })),
  }
}

/** Open services of a case with fee, documents and dates, and for each other service the rule that closes it. */
export const explore = (one: Case): Findings =>
  one.nationality === 'ethiopian' ? explorePassport(one) : exploreOriginId(one)
