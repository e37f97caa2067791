import { fromDayNumber, type IsoDate, toDayNumber } from '@invea/domain'
import { maxOfficeId, officeOf } from '../platform/ids.ts'
import type { Counter } from './slot-capacity.ts'

/**
 * The urgent places of a day are one counter beside its slots, under a slot number that no slot has (slots count from
 * 1): urgent days have no times (B §4), and one guarded statement serves both kinds of place. A day without this
 * counter takes no urgent request; an operator opens it.
 */
export const urgentSlot = 0

/** The days an id can name: from 1970 to 2149. */
const lastDay = 65_535
const idOf = (officeId: number) => officeId * 2 ** 43

/** The id of a day's quota on the wire: office and day are in it, so that no table has to translate. */
export const urgentQuotaId = (officeId: number, day: IsoDate): number => idOf(officeId) + toDayNumber(day)

/** The counter an id names; undefined for what no quota could be called. Whether that day is open, the counter says. */
export const findUrgentCounter = (id: number): Counter | undefined => {
  const officeId = officeOf(id)
  const day = id - idOf(officeId)
  const possible = Number.isSafeInteger(id) && officeId >= 1 && officeId <= maxOfficeId && day <= lastDay
  return possible ? { officeId, day: fromDayNumber(day), slotId: urgentSlot } : undefined
}
