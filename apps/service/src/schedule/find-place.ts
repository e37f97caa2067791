import {
  type IsoDate,
  type Issue,
  isInWindow,
  isSlotBegun,
  isWorkingDay,
  placeWindow,
  type RequestMode,
  type RequestType,
  type Window,
} from '@invea/domain'
import { done, type Outcome, refused } from '../outcome.ts'
import { dayOf } from '../ports/clock.ts'
import type { Services } from '../services.ts'
import type { MasterSnapshot, SlotTemplate, StoredOffice } from '../store/master-data.ts'

/** An office that takes appointments, with the days it takes them on for one type. */
export interface OpenOffice {
  readonly office: StoredOffice
  readonly window: Window
  readonly templates: readonly SlotTemplate[]
  readonly snapshot: MasterSnapshot
}

const noOffice: Issue = { field: 'officeId', code: 'officeRequired' }

export const findOpenOffice = async (
  { master }: Pick<Services, 'master'>,
  asked: { readonly officeId: number; readonly requestType: RequestType; readonly mode?: RequestMode },
  now: Date,
): Promise<Outcome<OpenOffice>> => {
  const snapshot = await master.snapshot()
  const office = snapshot.offices.get(asked.officeId)
  const restriction = snapshot.restrictionOf.get(asked.officeId)
  const templates = snapshot.slotsOf.get(asked.officeId)
  if (!office || !restriction || !templates) return refused('invalidInput', { issues: [noOffice] })
  const { processingDays } = office
  const window = placeWindow(
    { requestType: asked.requestType, mode: asked.mode, restriction, processingDays },
    dayOf(now),
    snapshot.closures,
  )
  return done({ office, window, templates, snapshot })
}

/**
 * Whether a place on this day may be taken at all, whatever the client's own list said: in the window, on a working
 * day, in slots the office has, none of which has begun.
 */
export const checkPlace = (
  { window, templates, snapshot }: OpenOffice,
  place: { readonly date: IsoDate; readonly slotIds: readonly number[] },
  now: Date,
): Outcome<readonly SlotTemplate[]> => {
  if (!isInWindow(place.date, window) || !isWorkingDay(place.date, snapshot.closures)) return refused('outsideWindow')
  const slots = place.slotIds.flatMap((id) => templates.filter((template) => template.id === id))
  if (slots.length !== place.slotIds.length) {
    return refused('invalidInput', { issues: [{ field: 'slotId', code: 'timeRequired' }] })
  }
  const begun = slots.some((slot) => isSlotBegun(place.date, slot, now.toISOString()))
  return begun ? refused('outsideWindow') : done(slots)
}
