import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@invea/api/contract'
import { addDays, isoDate } from '@invea/domain'
import { dayPartOf } from '@invea/domain/calendar'
import { workingDays } from '@invea/domain/holidays'
import { OfficeCalendar } from '@invea/service/appointments/office-calendar.ts'
import { createEncoder } from '@invea/service/platform/http/encoded-responses.ts'
import dayjs from 'dayjs'
import isBetween from 'dayjs/plugin/isBetween.js'
import minMax from 'dayjs/plugin/minMax.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

for (const plugin of [utc, timezone, isBetween, minMax]) dayjs.extend(plugin)

interface DateRange {
  readonly start: dayjs.Dayjs
  readonly end: dayjs.Dayjs
}
interface SlotInput {
  readonly inviteeDate: dayjs.Dayjs
  readonly frequency: number
  readonly eventLength: number
  readonly minimumBookingNotice: number
  readonly dateRanges: readonly DateRange[]
}
type GetSlots = (input: SlotInput) => readonly { readonly time: dayjs.Dayjs }[]
type BuildDateRanges = (input: object) => { readonly dateRanges: readonly DateRange[] }

const between = (text: string, from: string, to: string): string => {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start)
  if (start < 0 || end < 0) throw new Error(`the slot code differs from the supported version: no ${from} or ${to}`)
  return text.slice(start, end)
}

/**
 * Loads the pure functions of the npm package `@calcom/platform-libraries` that turn working hours into slots, from the text of its
 * unpacked `dist`. The package cannot be installed, because some of its dependencies are not published.
 */
const load = (folder: string): { getSlots: GetSlots; buildDateRanges: BuildDateRanges } => {
  const dist = join(folder, 'dist')
  const textOf = (start: string) => {
    const names = readdirSync(dist).filter((name) => name.startsWith(start) && name.endsWith('.js'))
    return names.map((name) => readFileSync(join(dist, name), 'utf8'))
  }
  const slots = textOf('slots.js')[0] ?? ''
  const ranges = textOf('date-ranges-')[0] ?? ''
  const zone = textOf('index-').find((text) => text.includes('const getTimeZone = ')) ?? ''
  const source = [
    between(zone, 'const getTimeZone = ', 'function '),
    between(ranges, 'function getAdjustedTimezone', 'export {'),
    between(slots, 'const minimumOfOne', 'const getSlots$1'),
    'return { getSlots, buildDateRanges }',
  ].join('\n')
  return new Function('dayjs', source)(dayjs)
}

/** The same days for both: working days from tomorrow, with twelve half-hour slots from 8 o'clock. */
const dayCount = 60
const slotsOfDay = 12

const halfHour = (at: number) => `${String(8 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`

/** Contenders that return slots of 60 days as JSON: cal.com's functions and ours. Undefined without an unpacked package. */
export const slotContenders = (folder: string | undefined) => {
  if (!folder || !existsSync(join(folder, 'dist/slots.js'))) return undefined
  const { getSlots, buildDateRanges } = load(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const zone = 'Africa/Addis_Ababa'
  const first = dayjs().tz(zone).add(1, 'day').startOf('day')
  const today = isoDate(dayjs().tz(zone).format('YYYY-MM-DD'))
  const atHour = (hour: number) => new Date(Date.UTC(1970, 0, 1, hour))
  const availability = [{ days: [1, 2, 3, 4, 5], startTime: atHour(8), endTime: atHour(8 + slotsOfDay / 2) }]
  const theirs = () => {
    const { dateRanges } = buildDateRanges({
      availability,
      ...{ timeZone: zone, dateFrom: first, dateTo: first.add(dayCount - 1, 'day').endOf('day'), travelSchedules: [] },
    })
    const input = { inviteeDate: first, frequency: 30, eventLength: 30, minimumBookingNotice: 0, dateRanges }
    return JSON.stringify(getSlots(input).map(({ time }) => ({ time: time.toISOString() })))
  }
  const days = workingDays(addDays(today, 1), addDays(today, dayCount))
  const templates = Array.from({ length: slotsOfDay }, (_, at) => ({
    ...{ id: at + 1, capacity: 20, part: dayPartOf(halfHour(at)) },
    startTime: halfHour(at),
    endTime: halfHour(at + 1),
  }))
  const counters = days.flatMap((day) => templates.map(({ id }) => ({ day, slotId: id, free: 20 })))
  const input = { officeId: 1, templates, closures: { closed: [] }, counters }
  const { getAvailability } = allEndpoints
  const [from, to] = [addDays(today, 1), addDays(today, dayCount)]
  const cold = () => createEncoder()(getAvailability, new OfficeCalendar(input).daysFor(from, to, 1)).text
  // Like the service every second: another day is full, and unchanged days come from the previous calendar.
  const encode = createEncoder()
  const before = new OfficeCalendar(input)
  const counterSets = days.map((full) =>
    counters.map((counter) => (counter.day === full ? { ...counter, free: 0 } : counter)),
  )
  let round = 0
  const ours = () => {
    const calendar = new OfficeCalendar({ ...input, counters: counterSets[round++ % days.length] ?? [] }, before)
    return encode(getAvailability, calendar.daysFor(from, to, 1)).text
  }
  return { version: `@calcom/platform-libraries ${version}`, theirs, cold, ours }
}
