import { Address } from '../applicant/address.ts'
import { hasOriginIdField, OriginIdDetail } from '../applicant/origin-id-detail.ts'
import { hasPassportField, PassportInfo } from '../applicant/passport.ts'
import { PersonalDetail } from '../applicant/personal-detail.ts'
import { isSlotBegun } from '../appointment/slots.ts'
import { documentOfField } from '../attachments/further-documents.ts'
import type { Application } from '../model/application.ts'
import type { Slot } from '../model/appointment.ts'
import type { ApplicationEventKind, RequestType } from '../model/choices.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { hasAppointment, lastOfficeRecord, type OfficeRecordKind } from './next-action.ts'

/** Why the office cannot record an event of an applicant. */
export type OfficeRecordFault =
  | 'notPaid'
  | 'beforeAppointment'
  | 'beforeSlot'
  | 'dayClosed'
  | 'notArrived'
  | 'hasArrived'
  | 'hasNotCome'
  | 'notReady'
  | 'isReady'
  | 'isCollected'
  | 'takenBack'

/** The data that decides whether the office can record an event. */
export interface OfficeRecordCase
  extends Pick<Application, 'type' | 'mode' | 'status' | 'appointmentDate' | 'isDayClosed'> {
  /** Recorded events of this applicant and of the whole request, oldest first. */
  readonly events: readonly ApplicationEventKind[]
  /** An urgent appointment has none. */
  readonly appointmentSlot?: Pick<Slot, 'startTime'> | undefined
  readonly today: IsoDate
  readonly now: Instant
  /** The provider reports that the payment went back to its payer, and finance has not decided. */
  readonly isTakenBack?: boolean
}

const faults: Record<OfficeRecordKind, (visit: OfficeRecordCase) => OfficeRecordFault | undefined> = {
  arrived: ({ appointmentDate, today }) =>
    appointmentDate !== undefined && appointmentDate > today ? 'beforeAppointment' : undefined,
  didNotCome: ({ appointmentDate, appointmentSlot, isDayClosed, today, now, events }) => {
    if (appointmentDate !== undefined && appointmentDate > today) return 'beforeAppointment'
    if (isDayClosed) return 'dayClosed'
    if (appointmentDate === today && appointmentSlot && !isSlotBegun(today, appointmentSlot, now)) return 'beforeSlot'
    return lastOfficeRecord(events) === 'arrived' ? 'hasArrived' : undefined
  },
  // Without an appointment the document is made before the day (D28).
  ready: ({ appointmentDate, today, events, ...application }) => {
    if (events.includes('collected')) return 'isCollected'
    const last = lastOfficeRecord(events)
    if (last === 'didNotCome') return 'hasNotCome'
    const isExpected = hasAppointment(application) && appointmentDate !== undefined && appointmentDate >= today
    return isExpected && last === undefined ? 'notArrived' : undefined
  },
  collected: ({ events }) => (events.includes('ready') ? undefined : 'notReady'),
}

/** Why the office cannot record this event of an applicant. Undefined when it can. */
export const findOfficeRecordFault = (
  kind: OfficeRecordKind,
  visit: OfficeRecordCase,
): OfficeRecordFault | undefined => {
  if (visit.status !== 'paymentCompleted') return 'notPaid'
  const isVisit = kind === 'arrived' || kind === 'didNotCome'
  if (isVisit && visit.events.includes('ready')) return 'isReady'
  if (!isVisit && visit.isTakenBack) return 'takenBack'
  return faults[kind](visit)
}

const under = <Section extends string, Name extends string>(section: Section, names: readonly Name[]) =>
  names.map((name) => `${section}.${name}` as const)

const keysOf = <Name extends string>(shape: Readonly<Record<Name, unknown>>) => Object.keys(shape) as Name[]

/** Paths of the fields that the agency can name in a requested correction (D26). */
export const correctableFields = [
  ...under('personal', keysOf(PersonalDetail.shape)),
  ...under('address', keysOf(Address.shape)),
  ...under('passport', keysOf(PassportInfo.shape)),
  ...under('originId', keysOf(OriginIdDetail.shape)),
]

/** The name of all family members together. */
export const correctableFamily = 'family'

/** Whether a name is a field, document or family that an applicant can correct. */
export const isCorrectable = (name: string): boolean =>
  name === correctableFamily ||
  documentOfField(name) !== undefined ||
  correctableFields.some((correctable) => correctable === name)

/** Whether the form of an application has a correctable field: one that it lacks could not be corrected. */
export const isInForm = (
  name: string,
  { requestType, service }: { readonly requestType: RequestType; readonly service?: OriginIdService | undefined },
): boolean => {
  // The nationality of a passport is fixed.
  if (name === 'personal.nationalityId') return service !== undefined
  const [section, field = ''] = name.split('.')
  if (section === 'originId') return service !== undefined && hasOriginIdField(service, field)
  if (section !== 'passport') return true
  // D43: an Origin ID has the type of the error instead of a passport.
  return service ? service === 'correction' && field === 'correctionType' : hasPassportField(requestType, field)
}
