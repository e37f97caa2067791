// `pnpm --filter @invea/bench scale`: simulates releases for 100,000 and 1,000,000 people at the measured rates. Prints a table and
// draws docs/images/scale-*.svg. The same seed gives the same figures.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { percentile } from '../statistics.ts'
import { type Chart, drawChart, type Line } from './chart.ts'
import { assumptions, type Scenario } from './people.ts'
import { type Rates, type Result, simulate } from './simulate.ts'

const number = z.number()
const measured = z
  .object({
    date: z.string(),
    machine: z.object({ cores: number, model: z.string() }),
    load: z.object({ before: number, after: number }),
    perSecond: z.object({ bookings: number, searches: number, tickets: number, polls: number, exchanges: number }),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'rates.json'), 'utf8')))
const rates: Rates = measured.perSecond

/** A month of ten offices: 12 slots of 20 on 22 days. */
const appointments = 10 * 12 * 20 * 22
const seed = 20261201
const scenario = (people: number, perMinute: number): Scenario => ({
  ...assumptions,
  ...{ people, perMinute, appointments, seed },
})

const names = ['tickets', 'exchanges', 'searches', 'bookings'] as const satisfies readonly (keyof Rates)[]

/** Polls a second that reach the service: a cache in front keeps the response for two seconds. */
const cachedPolls = (polls: number) => Math.min(polls, 0.5)

/** Share of the machine in use, by second. Service and database share the machine. */
const loadOf = ({ counts }: Result): Float64Array =>
  Float64Array.from(counts.tickets, (_, at) =>
    names.reduce(
      (sum, name) => sum + (counts[name][at] ?? 0) / rates[name],
      cachedPolls(counts.polls[at] ?? 0) / rates.polls,
    ),
  )

/** The largest backlog without a waiting line, in seconds of work: all people search and book at the opening or on arrival. */
const backlogWithoutLine = ({ arrivedAt }: Result): number => {
  const cost = assumptions.searchesEach / rates.searches + 1 / rates.bookings
  const begins = Float64Array.from(arrivedAt, (arrival) => Math.max(0, arrival))
  let [backlog, worst, at] = [0, 0, 0]
  for (const moment of begins) {
    backlog = Math.max(0, backlog - (moment - at)) + cost
    at = moment
    worst = Math.max(worst, backlog)
  }
  return worst
}

const maxOf = (values: ArrayLike<number>) => Array.from(values).reduce((one, other) => Math.max(one, other), 0)
const minutes = (seconds: number) => `${(seconds / 60).toFixed(seconds < 600 ? 1 : 0)} min`
const count = (value: number) => Math.round(value).toLocaleString('en')
const percent = (value: number) => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`

const runs = [scenario(100_000, 3_000), scenario(1_000_000, 3_000), scenario(1_000_000, 12_000)].map((given) => ({
  given,
  name: `${count(given.people)} people, ${count(given.perMinute)} a minute`,
  result: simulate(given, rates),
}))

const rows: readonly (readonly [string, (run: (typeof runs)[number]) => string])[] = [
  ['wait until the pass, median', ({ result }) => minutes(percentile(result.waits, 0.5))],
  ['wait until the pass, 90 of 100', ({ result }) => minutes(percentile(result.waits, 0.9))],
  ['longest wait', ({ result }) => minutes(percentile(result.waits, 1))],
  ['got an appointment', ({ result }) => count(result.ends.booked)],
  ['left: sold out', ({ result }) => count(result.ends.soldOut)],
  ['left while waiting', ({ result }) => count(result.ends.leftWaiting)],
  ['missed the turn and left', ({ result }) => count(result.ends.missedTurn)],
  [
    'last appointment booked after',
    ({ result }) => (result.soldOutAt === undefined ? 'some are left' : minutes(result.soldOutAt)),
  ],
  ['order before the opening: correlation of arrival and position', ({ result }) => result.earlyCorrelation.toFixed(3)],
  ['order after the opening: positions moved, median', ({ result }) => count(percentile(result.displaced, 0.5))],
  ['order after the opening: positions moved, 99 of 100', ({ result }) => count(percentile(result.displaced, 0.99))],
  ['tickets a second at most', ({ result }) => count(maxOf(result.counts.tickets))],
  ['tickets refused with 503 and requested again', ({ result }) => count(result.refused)],
  ['polls of the line a second at most (from a cache)', ({ result }) => count(maxOf(result.counts.polls))],
  [
    'the same without a cache, share of one instance',
    ({ result }) => percent(maxOf(result.counts.polls) / rates.polls),
  ],
  ['bookings a second at most', ({ result }) => count(maxOf(result.counts.bookings))],
  ['service and database used, at most', ({ result }) => percent(maxOf(loadOf(result)))],
  ['the same crowd without a line: largest backlog', ({ result }) => minutes(backlogWithoutLine(result))],
]

const { date, machine, load } = measured
console.log(`rates of ${date}, ${machine.cores} cores, load ${load.before} to ${load.after}: ${JSON.stringify(rates)}`)
console.log('')
console.log(`| | ${runs.map(({ name }) => name).join(' | ')} |`)
console.log(`|---|${runs.map(() => '--:|').join('')}`)
for (const [name, of] of rows) console.log(`| ${name} | ${runs.map(of).join(' | ')} |`)

/** Reduces the values to 200 points: the mean or the maximum of each part. */
const curve = (values: ArrayLike<number>, from: number, reduce: 'mean' | 'most' = 'mean'): Line['points'] => {
  const width = Math.max(1, Math.ceil(values.length / 200))
  return Array.from({ length: Math.ceil(values.length / width) }, (_, part) => {
    const own = Array.from(
      { length: Math.min(width, values.length - part * width) },
      (_, at) => values[part * width + at] ?? 0,
    )
    const y = reduce === 'most' ? maxOf(own) : own.reduce((sum, value) => sum + value, 0) / own.length
    return [(from + part * width) / 60, y] as const
  })
}
const quantiles = (values: Float64Array): Line['points'] =>
  Array.from({ length: 101 }, (_, at) => [percentile(values, at / 100) / 60, at] as const)

const linesOf = (points: (result: Result) => Line['points']): readonly Line[] =>
  runs.map(({ name, result }) => ({ name: name.replace(' a minute', '/min'), points: points(result) }))

/** Order of service of early arrivals: for each hundredth of all people by arrival, the mean position as a percentage. */
const servedOrder = ({ arrivedAt, passAt }: Result): Line['points'] => {
  const served = Array.from(passAt, (pass, person) => ({ pass, person }))
    .filter(({ pass }) => !Number.isNaN(pass))
    .toSorted((one, other) => one.pass - other.pass)
  const rank = new Float64Array(arrivedAt.length).fill(Number.NaN)
  for (const [at, { person }] of served.entries()) rank[person] = (at / served.length) * 100
  const width = Math.ceil(arrivedAt.length / 100)
  return Array.from({ length: 100 }, (_, part) => {
    const own = Array.from(rank.subarray(part * width, (part + 1) * width)).filter((value) => !Number.isNaN(value))
    return [part, own.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length)] as const
  }).filter(([, y]) => y > 0)
}

const charts: Readonly<Record<string, Chart>> = {
  waiting: {
    title: 'Wait until the pass',
    x: 'minutes',
    y: 'people who have their pass, %',
    lines: linesOf(({ waits }) => quantiles(waits)),
  },
  order: {
    title: 'Order of service by order of arrival',
    x: 'order of arrival, %',
    y: 'mean order of service, %',
    lines: linesOf(servedOrder),
  },
  load: {
    title: 'Load of service and database',
    x: 'minutes since the opening',
    y: 'share of what was measured, %',
    lines: linesOf((result) =>
      curve(
        loadOf(result).map((value) => value * 100),
        result.from,
        'most',
      ),
    ),
  },
  bookings: {
    title: 'Bookings in the database',
    x: 'minutes since the opening',
    y: 'a second',
    lines: linesOf(({ counts, from }) => curve(counts.bookings, from)),
  },
  tickets: {
    title: 'Tickets',
    x: 'minutes since the opening',
    y: 'a second',
    lines: linesOf(({ counts, from }) => curve(counts.tickets, from)),
  },
  polls: {
    title: 'Polls of the line, before the cache',
    x: 'minutes since the opening',
    y: 'a second',
    lines: linesOf(({ counts, from }) => curve(counts.polls, from)),
  },
}
for (const [name, chart] of Object.entries(charts))
  writeFileSync(join(import.meta.dirname, '../../docs/images', `scale-${name}.svg`), drawChart(chart))
