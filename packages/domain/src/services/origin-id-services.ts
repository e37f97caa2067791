import { isUnder18 } from '../calendar/iso-date.ts'
import type { OriginIdApplicantType, ReplacementReason, RequestType } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'

/** The seven Origin ID services (A §1). */
export type OriginIdService = 'new' | 'renewal' | 'damaged' | 'lost' | 'correction' | 'bySpouse' | 'child'

/** How an Origin ID service becomes a request. */
export interface OriginIdEntry {
  readonly requestType: Exclude<RequestType, 'unknown'>
  readonly replacementReason?: ReplacementReason | undefined
  readonly applicantType: OriginIdApplicantType
  /** Row of the fee rule (R4). */
  readonly fee: 'new' | 'renewal' | 'damaged' | 'lost' | 'correction'
}

/** A §1: services, the appointment type they map to, and the application type (by birth, by spouse, for a child). */
export const originIdServices = {
  new: { requestType: 'new', applicantType: 'byBirth', fee: 'new' },
  renewal: { requestType: 'renewal', replacementReason: 'expired', applicantType: 'byBirth', fee: 'renewal' },
  damaged: { requestType: 'renewal', replacementReason: 'damaged', applicantType: 'byBirth', fee: 'damaged' },
  lost: { requestType: 'lost', applicantType: 'byBirth', fee: 'lost' },
  correction: { requestType: 'correction', applicantType: 'byBirth', fee: 'correction' },
  bySpouse: { requestType: 'new', applicantType: 'bySpouse', fee: 'new' },
  child: { requestType: 'new', applicantType: 'child', fee: 'new' },
} as const satisfies Record<OriginIdService, OriginIdEntry>

/** The services in the order of A §1. */
export const originIdServiceNames = Object.keys(originIdServices) as readonly OriginIdService[]

/** A §1: the services of one side of the age of 18. The others replace or correct a card, at every age. */
const forChildren: Partial<Record<OriginIdService, boolean>> = { new: false, bySpouse: false, child: true }

const fits = (service: OriginIdService, birthDate: IsoDate, day: IsoDate): boolean =>
  forChildren[service] === undefined || forChildren[service] === isUnder18(birthDate, day)

/** The data that decides whether a service fits the age. */
export interface ServiceAgeCase {
  readonly service: OriginIdService
  readonly birthDate: IsoDate
  /** The day of submission: a birthday after it changes nothing. */
  readonly day: IsoDate
  /** The birth date of a stored applicant. An application whose service never fitted keeps it. */
  readonly storedBirthDate?: IsoDate | undefined
}

/** A §1: the services that fit the birth date, when the chosen one contradicts it. Empty when it fits. */
export const fittingServices = ({
  service,
  birthDate,
  day,
  storedBirthDate,
}: ServiceAgeCase): readonly OriginIdService[] =>
  fits(service, birthDate, day) || (storedBirthDate !== undefined && !fits(service, storedBirthDate, day))
    ? []
    : originIdServiceNames.filter((one) => forChildren[one] !== undefined && fits(one, birthDate, day))

/** The appointment type of a chosen service (A §1). Undefined until one is chosen. */
export const originIdRequestType = ({
  service,
}: {
  readonly service?: OriginIdService | undefined
}): RequestType | undefined => service && originIdServices[service].requestType

const entryOf = (service: OriginIdService): OriginIdEntry => originIdServices[service]

/** The Origin ID service of a request. Undefined for any other combination. */
export const findOriginIdService = (kind: {
  readonly requestType?: unknown
  readonly replacementReason?: unknown
  readonly originIdApplicantType?: unknown
}): OriginIdService | undefined =>
  originIdServiceNames.find((service) => {
    const { requestType, replacementReason, applicantType } = entryOf(service)
    return (
      kind.requestType === requestType &&
      kind.originIdApplicantType === applicantType &&
      kind.replacementReason === replacementReason
    )
  })
