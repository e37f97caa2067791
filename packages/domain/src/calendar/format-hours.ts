import type { Language, TimeOfDay } from '../model.ts'
import { toEthiopianTime } from './ethiopian-clock.ts'
import { formatTime } from './format-time.ts'

/** When something opens and closes, on one clock. */
export interface Hours {
  readonly open: string
  readonly close: string
}

/** Opening hours on the reader's own clock and on the other; English names the Ethiopian clock once, behind the last time. */
export const formatHours = (
  { opens, closes }: { readonly opens: TimeOfDay; readonly closes: TimeOfDay },
  language: Language,
): { readonly own: Hours; readonly other: Hours } => {
  const on = (clock: 'international' | 'ethiopian'): Hours => ({
    open: formatTime(opens, { language, clock }),
    close: formatTime(closes, { language, clock }),
  })
  if (language !== 'en') return { own: on('ethiopian'), other: on('international') }
  const { hour, minute } = toEthiopianTime(opens)
  return {
    own: on('international'),
    other: { ...on('ethiopian'), open: `${hour}:${String(minute).padStart(2, '0')}` },
  }
}
