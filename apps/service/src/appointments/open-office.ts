import {
  appointmentWindow,
  type IsoDate,
  type Issue,
  isInWindow,
  isWorkingDay,
  type RequestType,
  type Result,
} from '@invea/domain'
import {
  type BookingWindow,
  closuresFor,
  isClosedOn,
  isUrgentDayOver as isDayOver,
  isSlotBegun,
  type OfficeClosure,
  urgentOfficeIssues,
} from '@invea/domain/appointment'
import type { RequestMode } from '@invea/domain/services'
import type { AppContext } from '../app-context.ts'
import type { MasterSnapshot, SlotTemplate, StoredOffice } from '../master-data/master-data.ts'
import { dayOf } from '../platform/clock.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'

/** An office that takes appointments, with its booking window for one request type. */
export interface OpenOffice {
  readonly office: StoredOffice
  readonly window: BookingWindow
  readonly templates: readonly SlotTemplate[]
  readonly snapshot: MasterSnapshot
  /** Closures by the operator for this office and request type. */
  readonly officeClosures: readonly OfficeClosure[]
}

/** The specified urgent body contains no request type (A §7). The urgent window is the same for all types. */
type OfficeQuery = {
  readonly officeId: number
  /** When a request is rescheduled, see `appointmentWindow`. */
  readonly submittedOn?: IsoDate | undefined
} & (
  | { readonly requestType: RequestType; readonly mode?: RequestMode }
  | { readonly requestType?: RequestType | undefined; readonly mode: 'urgent' }
)

const noOffice: Issue = { field: 'officeId', code: 'officeRequired' }

export const findOpenOffice = async (
  { master }: Pick<AppContext, 'master'>,
  input: OfficeQuery,
  now: Date,
): Promise<Result<OpenOffice, Refusal>> => {
  const snapshot = await master.snapshot()
  const office = snapshot.offices.get(input.officeId)
  const restriction = snapshot.restrictionOf.get(input.officeId)
  const templates = snapshot.slotsOf.get(input.officeId)
  // A §7: the request types are 2, 3, 4 and 8. Others are refused; a missing type is allowed.
  if (input.requestType === 'unknown') {
    return refused('invalidInput', { issues: [{ field: 'requestTypeId', code: 'invalid' }] })
  }
  if (!office || !restriction || !templates) return refused('invalidInput', { issues: [noOffice] })
  const { processingDays } = office
  const { requestType = 'unknown', mode, submittedOn } = input
  const window = appointmentWindow(
    { requestType, mode, restriction, processingDays, submittedOn },
    dayOf(now),
    snapshot.closures,
  )
  const officeClosures = closuresFor(snapshot.officeClosures, { mode: 'normal', ...input })
  return ok({ office, window, templates, snapshot, officeClosures })
}

/** Whether a day can be booked: in the window, a working day, not closed by the operator. */
const isOpenDay = (
  date: IsoDate,
  { window, snapshot, officeClosures }: Pick<OpenOffice, 'window' | 'snapshot' | 'officeClosures'>,
): boolean => isInWindow(date, window) && isWorkingDay(date, snapshot.closures) && !isClosedOn(date, officeClosures)

/** Checks again that these slots can be booked: in the window, on a working day, of the office, and not begun. */
export const checkSlots = (
  open: OpenOffice,
  wanted: { readonly date: IsoDate; readonly slotIds: readonly number[] },
  now: Date,
): Result<readonly SlotTemplate[], Refusal> => {
  if (!isOpenDay(wanted.date, open)) return refused('outsideWindow')
  const slots = wanted.slotIds.flatMap((id) => open.templates.filter((template) => template.id === id))
  if (slots.length !== wanted.slotIds.length) {
    return refused('invalidInput', { issues: [{ field: 'slotId', code: 'timeRequired' }] })
  }
  const begun = slots.some((slot) => isSlotBegun(wanted.date, slot, now.toISOString()))
  return begun ? refused('outsideWindow') : ok(slots)
}

/** The main office with its urgent booking window (A §1). */
export const findUrgentOffice = async (
  services: Pick<AppContext, 'master'>,
  input: { readonly officeId: number; readonly requestType?: RequestType | undefined },
  now: Date,
): Promise<Result<OpenOffice, Refusal>> => {
  const found = await findOpenOffice(services, { ...input, mode: 'urgent' }, now)
  if (!found.ok) return found
  const issues = urgentOfficeIssues(found.value.office, 'officeId')
  return issues.length > 0 ? refused('invalidInput', { issues }) : found
}

/** B §4: urgent days have no times, so today counts until the office closes. */
export const isUrgentDayOver = ({ templates }: Pick<OpenOffice, 'templates'>, date: IsoDate, now: Date): boolean =>
  isDayOver(date, templates, now.toISOString())

/** Checks that an urgent appointment can be made on this day: in the window, on a working day, before the office closes. */
export const checkUrgentDay = (office: OpenOffice, date: IsoDate, now: Date): Result<readonly [], Refusal> => {
  const open = isOpenDay(date, office) && !isUrgentDayOver(office, date, now)
  return open ? ok([] as const) : refused('outsideWindow')
}
