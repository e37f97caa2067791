// Writes packages/locales/<language>/calendar.json from the names that the domain formats dates with. `pnpm gen` runs it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@invea/domain'
import { ethiopianMonthNames, gregorianMonthNames, shortWeekdayNames, weekdayNames } from '@invea/domain/calendar'
import { root } from './bootstrap.mjs'

/** Names by their number in the calendar, the first is 1. */
const numbered = (names: readonly string[]) => Object.fromEntries(names.map((name, index) => [index + 1, name]))

for (const language of Object.keys(weekdayNames) as Language[]) {
  const texts = {
    ethiopianMonth: numbered(ethiopianMonthNames[language]),
    gregorianMonth: numbered(gregorianMonthNames[language]),
    weekday: numbered(weekdayNames[language]),
    shortWeekday: numbered(shortWeekdayNames[language]),
  }
  writeFileSync(join(root, `packages/locales/${language}/calendar.json`), `${JSON.stringify(texts, null, 2)}\n`)
}
