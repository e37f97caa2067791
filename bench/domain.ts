// `node bench/domain.ts`: compares the cost of domain rules with other implementations, as ratios of one run.
import { addDays, bookingWindow, fromEthiopian, isoDate, quote, toApplicant, toEthiopian } from '@invea/domain'
import { weekday } from '@invea/domain/calendar'
import { workingDays } from '@invea/domain/holidays'
import { aCompleteApplicantDraft, anApplicant, sampleToday } from '@invea/domain/testing'
import { addDays as addDaysOfDate, eachDayOfInterval, formatISO, getDay, isWeekend } from 'date-fns'
import { toEC, toGC } from 'kenat'
import { median } from './statistics.ts'

/** An implementation to compare. */
interface Contender {
  readonly name: string
  /** Does the work once. Returning the result keeps the compiler from removing the work. */
  readonly run: () => unknown
}

/** Mean time of one run in microseconds, measured for about this many milliseconds. */
const time = ({ run }: Contender, milliseconds: number): number => {
  const start = performance.now()
  let runs = 0
  let result: unknown
  do {
    result = run()
    runs += 1
  } while (performance.now() - start < milliseconds)
  if (result === Symbol.for('never')) throw new Error('unreachable')
  return ((performance.now() - start) * 1000) / runs
}

/**
 * Medians of interleaved rounds, relative to the first contender, which is ours. Other work on the machine slows all contenders
 * alike, so ratios are more reliable than absolute times.
 */
const compare = (contenders: readonly Contender[], rounds = 15, milliseconds = 30) => {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (const contender of contenders) time(contender, milliseconds)
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) times.get(contender.name)?.push(time(contender, milliseconds))
  }
  const ours = median(times.get(contenders[0]?.name ?? '') ?? [])
  return contenders.map(({ name }) => {
    const microseconds = median(times.get(name) ?? [])
    return { name, microseconds, ratio: microseconds / ours }
  })
}

const today = sampleToday
const draft = aCompleteApplicantDraft()
const rules = { requestType: 'new', today } as const
const fullText = JSON.stringify(draft)

const group = Array.from({ length: 5 }, () => anApplicant())
const request = { requestType: 'new', mode: 'urgent', urgentDays: 2 } as const

const offices = Array.from({ length: 10 }, (_, office) => ({
  restriction: { minDays: office, maxDays: office + 364 },
  closures: { closed: [addDays(today, 10 + office), addDays(today, 40 + office)] },
}))
const closedText = offices.map(({ closures }) => new Set<string>(closures.closed))
const localToday = new Date(2026, 10, 21)

const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})
const days = Array.from({ length: 1000 }, (_, day) => addDays(isoDate('1990-01-01'), day * 13))
const instants = days.map((day) => new Date(`${day}T00:00:00Z`))
const parts = days.map((day) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, 10)),
}))
const ethiopian = days.map(toEthiopian)

const benches: readonly (readonly [title: string, contenders: readonly Contender[]])[] = [
  [
    'a full applicant, typed text to model, every rule',
    [
      { name: 'ours', run: () => toApplicant(draft, rules) },
      { name: 'JSON.parse of the same draft', run: () => JSON.parse(fullText) },
      { name: 'structuredClone of the same draft', run: () => structuredClone(draft) },
    ],
  ],
  [
    'the quote of a group of five, urgent',
    [
      { name: 'ours', run: () => quote(request, group, today) },
      { name: 'JSON round trip of its result', run: () => JSON.parse(JSON.stringify(quote(request, group, today))) },
    ],
  ],
  [
    '365 days of booking window over 10 offices, without holidays and closures',
    [
      {
        name: 'ours',
        run: () =>
          offices.map(({ restriction, closures }) => {
            const { from, to } = bookingWindow(restriction, today)
            return workingDays(from, to, closures).length
          }),
      },
      {
        name: 'date-fns: week-ends and closures only, no holidays',
        run: () =>
          offices.map(({ restriction }, office) => {
            const interval = {
              start: addDaysOfDate(localToday, restriction.minDays),
              end: addDaysOfDate(localToday, restriction.maxDays),
            }
            return eachDayOfInterval(interval).filter(
              (day) => !isWeekend(day) && !closedText[office]?.has(formatISO(day, { representation: 'date' })),
            ).length
          }),
      },
    ],
  ],
  [
    '1,000 days to the Ethiopian calendar',
    [
      { name: 'ours', run: () => days.map(toEthiopian) },
      { name: 'Intl.DateTimeFormat.formatToParts', run: () => instants.map((instant) => intl.formatToParts(instant)) },
      { name: 'kenat 3.2.0', run: () => parts.map(({ year, month, day }) => toEC(year, month, day)) },
    ],
  ],
  [
    '1,000 days from the Ethiopian calendar',
    [
      { name: 'ours', run: () => ethiopian.map(fromEthiopian) },
      { name: 'kenat 3.2.0', run: () => ethiopian.map(({ year, month, day }) => toGC(year, month, day)) },
    ],
  ],
  [
    '1,000 days to their weekday',
    [
      { name: 'ours', run: () => days.map(weekday) },
      { name: 'Date and date-fns getDay', run: () => days.map((day) => getDay(new Date(`${day}T00:00:00`))) },
    ],
  ],
]

for (const [title, contenders] of benches) {
  process.stdout.write(`\n${title}\n`)
  for (const { name, microseconds, ratio } of compare(contenders)) {
    process.stdout.write(`  ${ratio.toFixed(2).padStart(8)}x  ${microseconds.toFixed(1).padStart(10)} µs  ${name}\n`)
  }
}
