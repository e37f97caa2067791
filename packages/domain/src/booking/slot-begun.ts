import { timeInAddis, todayInAddis } from '../calendar/addis-ababa.ts'
import type { Instant, IsoDate, Slot } from '../model.ts'

/** A §7: a slot of today that has begun in Addis Ababa takes nobody any more; those of other days are the window's matter. */
export const isSlotBegun = (date: IsoDate, { startTime }: Pick<Slot, 'startTime'>, now: Instant): boolean =>
  date === todayInAddis(now) && startTime <= timeInAddis(now)
