import { daysBetween } from '../calendar/iso-date.ts'
import type { RequestMode, RequestType } from '../model/choices.ts'
import type { IsoDate, Words } from '../model/scalars.ts'

/** What an office can close by itself: one request type, or all urgent applications. */
export type ClosedService = Exclude<RequestType, 'unknown'> | 'urgent'

/** Days on which an office, or all offices, give no appointments, with the notice for applicants. */
export interface OfficeClosure {
  readonly id: number
  /** Absent: all offices. */
  readonly officeId?: number | undefined
  /** Absent: everything. */
  readonly service?: ClosedService | undefined
  readonly from: IsoDate
  /** The last closed day. */
  readonly until: IsoDate
  readonly notice: Words
}

/** An appointment that closures may rule out; what is left out is not chosen yet. */
export interface ClosureCase {
  readonly officeId?: number | undefined
  readonly requestType?: RequestType | undefined
  readonly mode?: RequestMode | undefined
}

const concernsService = (service: ClosedService | undefined, { requestType, mode }: ClosureCase): boolean => {
  if (service === undefined) return true
  return service === 'urgent' ? mode === 'urgent' : service === requestType
}

/** The closures that concern an office and service. A choice that is not made yet leaves its closures in. */
export const closuresFor = (closures: readonly OfficeClosure[], chosen: ClosureCase): readonly OfficeClosure[] =>
  closures.filter(
    ({ officeId, service }) =>
      (officeId === undefined || chosen.officeId === undefined || officeId === chosen.officeId) &&
      ((chosen.requestType === undefined && chosen.mode === undefined) || concernsService(service, chosen)),
  )

/** Whether one of the closures includes a day. Pass the result of `closuresFor`. */
export const isClosedOn = (date: IsoDate, closures: readonly OfficeClosure[]): boolean =>
  closures.some(({ from, until }) => from <= date && date <= until)

/** Closures whose last day is today or later, the earliest first. */
export const currentClosures = (closures: readonly OfficeClosure[], today: IsoDate): readonly OfficeClosure[] =>
  closures
    .filter(({ until }) => today <= until)
    .toSorted((one, other) => daysBetween(other.from, one.from) || one.id - other.id)
