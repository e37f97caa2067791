import { timeInAddis, todayInAddis } from '../calendar/addis-ababa.ts'
import type { Instant, IsoDate, Slot, TimeOfDay } from '../model.ts'

/** When the last slot of an office's day ends; undefined where it has none. */
export const closesAt = (slots: readonly Pick<Slot, 'endTime'>[]): TimeOfDay | undefined =>
  slots
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1)

/** B §4: urgent days have no times, so today counts until the office closes; where it never opens, today is over. */
export const isUrgentDayOver = (date: IsoDate, slots: readonly Pick<Slot, 'endTime'>[], now: Instant): boolean =>
  date === todayInAddis(now) && (closesAt(slots) ?? '') <= timeInAddis(now)
