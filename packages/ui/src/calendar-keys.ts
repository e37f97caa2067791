import { addDays, type CalendarSystem, monthsOf, weekdayFromMonday } from './calendar-system.ts'

/** Maximum number of days, weeks or months that a key skips because they cannot be chosen. */
const maxSkipped = 366

/** What decides the days that a key can reach. */
interface KeyRules {
  readonly system: CalendarSystem
  readonly from: string
  readonly to: string
  readonly isUnavailable: (isoDay: string) => boolean
}

/**
 * The day that a key moves to from this one, past the days that cannot be chosen. Arrows move by a day or week, Home and End in the week,
 * Page keys by a month, with Shift by a year. Undefined for other keys, and without such a day.
 */
export const dayAfterKey = (
  day: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { system, from, to, isUnavailable }: KeyRules,
): string | undefined => {
  const { addMonths } = monthsOf(system)
  const inWeek = weekdayFromMonday(day)
  const months = shiftKey ? system.monthsInYear : 1
  const moves = new Map<string, (step: number) => string>([
    ['ArrowLeft', (step) => addDays(day, -step)],
    ['ArrowRight', (step) => addDays(day, step)],
    ['ArrowUp', (step) => addDays(day, -7 * step)],
    ['ArrowDown', (step) => addDays(day, 7 * step)],
    ['PageUp', (step) => addMonths(day, -months * step)],
    ['PageDown', (step) => addMonths(day, months * step)],
    ['Home', (step) => addDays(day, step - 1 - inWeek)],
    ['End', (step) => addDays(day, 7 - step - inWeek)],
  ])
  const move = moves.get(key)
  for (let step = 1; move && step <= maxSkipped; step += 1) {
    const next = move(step)
    if (next < from || next > to) {
      // The first day of the week may be before the window, so the next days of the week follow.
      if ((key === 'Home' || key === 'End') && step < 7) continue
      return undefined
    }
    if (!isUnavailable(next)) return next
  }
  return undefined
}
