import { timeInAddis, todayInAddis } from '../calendar/addis-ababa.ts'
import type { Instant, IsoDate, Slot } from '../model.ts'

/** A §7: a slot of today that has begun in Addis Ababa can no longer be booked; the booking window decides about other days. */
export const isSlotBegun = (date: IsoDate, { startTime }: Pick<Slot, 'startTime'>, now: Instant): boolean =>
  date === todayInAddis(now) && startTime <= timeInAddis(now)
