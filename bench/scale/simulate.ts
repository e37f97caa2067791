import {
  admittedAt,
  passMinutes,
  pollDelay,
  positionOf,
  turnMinutes,
  turnOf,
  type WaitingLine,
} from '@invea/domain/waiting-line'
import { arrivals, createRandom, type Scenario } from './people.ts'

/** People by the second of their next action. */
class Agenda {
  readonly #seconds: (number[] | undefined)[] = []
  readonly #from: number

  constructor(from: number) {
    this.#from = from
  }

  add(second: number, person: number) {
    const at = Math.floor(second) - this.#from
    this.#seconds[at] ??= []
    this.#seconds[at].push(person)
  }

  take(second: number): readonly number[] {
    const at = second - this.#from
    const due = this.#seconds[at] ?? []
    this.#seconds[at] = undefined
    return due
  }
}

/** Calls a second of one instance with its database, measured by `scale:measure`. */
export interface Rates {
  readonly tickets: number
  readonly polls: number
  readonly exchanges: number
  readonly searches: number
  readonly bookings: number
}

type End = 'booked' | 'soldOut' | 'leftWaiting' | 'missedTurn'

const sorted = (values: readonly number[]) => Float64Array.from(values).sort()

/** Pearson's correlation; applied to ranks it is Spearman's. */
const correlation = (one: readonly number[], other: readonly number[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [first, second] = [mean(one), mean(other)]
  let [product, left, right] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - first, (other[at] ?? 0) - second]
    product += x * y
    left += x * x
    right += y * y
  }
  return product / Math.sqrt(left * right)
}

/** Simulates a release second by second with the product's own rules and the measured rates. */
export const simulate = (scenario: Scenario, rates: Rates) => {
  const { people, perMinute, appointments } = scenario
  const random = createRandom(scenario.seed + 1)
  const arrivedAt = arrivals(scenario)
  const from = -60 * scenario.earlyMinutes - 1
  // Upper limit of the duration, and length of the arrays: two and a half times all turns, and six hours.
  const length = -from + Math.ceil((people / Math.max(perMinute, 1)) * 60 * 2.5) + 6 * 3_600
  const count = () => new Uint32Array(length)
  /** Calls by second. */
  const counts = { tickets: count(), polls: count(), exchanges: count(), searches: count(), bookings: count() }
  const admittedBy = new Float64Array(length)

  const numberOf = new Uint32Array(people)
  const turnFrom = new Float64Array(people).fill(Number.NaN)
  const ticketAt = new Float64Array(people)
  const passAt = new Float64Array(people).fill(Number.NaN)
  const leavesAt = Float64Array.from(
    arrivedAt,
    (arrival) => Math.max(0, arrival) + random.logNormal(60 * scenario.maxWaitMinutes, 0.8),
  )
  const ended = new Uint8Array(people)
  const ends: Record<End, number> = { booked: 0, soldOut: 0, leftWaiting: 0, missedTurn: 0 }
  const end = (person: number, how: End) => {
    ended[person] = 1
    ends[how] += 1
  }

  const ticketAgenda = new Agenda(from)
  const turnAgenda = new Agenda(from)
  const bookingAgenda = new Agenda(from)
  const requestedAt = Float64Array.from(arrivedAt, (arrival) => arrival + random.logNormal(0.25, 0.8))
  for (const [person, moment] of requestedAt.entries()) ticketAgenda.add(moment, person)
  /** After a missed turn or pass: takes a new ticket or leaves. */
  const rejoin = (person: number, now: number) => {
    if (random.next() >= scenario.retry) return end(person, 'missedTurn')
    // The numbers of this second are already given.
    requestedAt[person] = Math.floor(now) + 1 + random.logNormal(0.25, 0.8)
    ticketAgenda.add(requestedAt[person] ?? now, person)
  }

  const holderOf: number[] = []
  const firstNumbers: number[] = []
  const history: number[] = []
  let line: WaitingLine = { id: 1, opensAt: 0, issued: 0, admitted: 0, at: 0, perMinute, over: 0 }
  let [freeAt, refused, left] = [from, 0, appointments]
  let soldOutAt: number | undefined

  const issueNumbers = (second: number) => {
    const due = ticketAgenda.take(second).toSorted((one, other) => (requestedAt[one] ?? 0) - (requestedAt[other] ?? 0))
    for (const person of due) {
      if ((leavesAt[person] ?? 0) < second) {
        end(person, 'leftWaiting')
        continue
      }
      const moment = requestedAt[person] ?? second
      const begins = Math.max(moment, freeAt)
      if (begins - moment > scenario.refusedAfter) {
        refused += 1
        requestedAt[person] = moment + scenario.refusedAfter + pollDelay(60_000, random.next()) / 1_000
        ticketAgenda.add(Math.max(second + 1, requestedAt[person] ?? 0), person)
        continue
      }
      freeAt = begins + 1 / rates.tickets
      line = { ...line, issued: line.issued + 1 }
      counts.tickets[second - from] = (counts.tickets[second - from] ?? 0) + 1
      if (numberOf[person] === 0) firstNumbers[person] = line.issued
      numberOf[person] = line.issued
      ticketAt[person] = begins
      holderOf[line.issued] = person
    }
  }

  /** People by position. Early arrivals are in the order of the draw. */
  const drawnHolders: number[] = []
  const open = () => {
    line = { ...line, drawn: line.issued, seed: random.hex(32) }
    for (let number = 1; number <= line.issued; number++)
      drawnHolders[positionOf(number, line) ?? 0] = holderOf[number] ?? 0
  }

  const admit = (second: number) => {
    const now = second * 1_000
    const before = Math.floor(line.admitted)
    line = { ...line, admitted: admittedAt(line, now), at: now }
    if (second % 60 === 0) history.push(Math.floor(line.admitted))
    line = { ...line, over: history.at(-1 - turnMinutes) ?? 0 }
    admittedBy[second - from] = line.admitted
    for (let position = before + 1; position <= line.admitted; position++) {
      const person = (position <= (line.drawn ?? 0) ? drawnHolders : holderOf)[position] ?? 0
      turnFrom[person] = second
      if ((leavesAt[person] ?? 0) < second) end(person, 'leftWaiting')
      else if (random.next() < scenario.away)
        turnAgenda.add(second + random.exponential(60 * scenario.awayMinutes), person)
      else turnAgenda.add(second + (pollDelay(0, random.next()) / 1_000) * random.next(), person)
    }
  }

  const exchange = (second: number) => {
    for (const person of turnAgenda.take(second)) {
      counts.exchanges[second - from] = (counts.exchanges[second - from] ?? 0) + 1
      if (turnOf(numberOf[person] ?? 0, line, second * 1_000).state !== 'admitted') {
        rejoin(person, second)
        continue
      }
      if (Number.isNaN(passAt[person])) passAt[person] = second
      const searches = left === 0 ? 1 : scenario.searchesEach
      counts.searches[second - from] = (counts.searches[second - from] ?? 0) + searches
      if (left === 0) end(person, 'soldOut')
      else {
        const form = random.logNormal(scenario.formSeconds, 0.6)
        if (form > 60 * passMinutes) rejoin(person, second + 60 * passMinutes)
        else bookingAgenda.add(second + form, person)
      }
    }
  }

  const book = (second: number) => {
    for (const person of bookingAgenda.take(second)) {
      counts.bookings[second - from] = (counts.bookings[second - from] ?? 0) + 1
      if (left === 0) {
        end(person, 'soldOut')
        continue
      }
      left -= 1
      if (left === 0) soldOutAt = second
      end(person, 'booked')
    }
  }

  const finished = () => ends.booked + ends.soldOut + ends.leftWaiting + ends.missedTurn
  let second = from
  for (; second - from < length && finished() < people; second++) {
    if (second === 0) open()
    if (second >= 0) admit(second)
    issueNumbers(second)
    if (second >= 0) {
      exchange(second)
      book(second)
    }
  }
  const last = second

  for (let person = 0; person < people; person++) {
    const until = Math.min(turnFrom[person] ?? last, leavesAt[person] ?? last, last)
    if (Number.isNaN(until)) continue
    for (let at = ticketAt[person] ?? 0; at < until; ) {
      counts.polls[Math.floor(at) - from] = (counts.polls[Math.floor(at) - from] ?? 0) + 1
      const wait = at < 0 ? -at : (turnFrom[person] ?? last) - at
      at += pollDelay(wait * 1_000, random.next()) / 1_000
    }
  }

  const waits: number[] = []
  const lateArrivals: { readonly arrival: number; readonly number: number }[] = []
  const [earlyArrivals, earlyPositions]: [number[], number[]] = [[], []]
  const drawn = line.drawn ?? 0
  for (let person = 0; person < people; person++) {
    const pass = passAt[person] ?? Number.NaN
    if (!Number.isNaN(pass)) waits.push(pass - Math.max(0, arrivedAt[person] ?? 0))
    const number = firstNumbers[person]
    if (number === undefined) continue
    if (number > drawn) lateArrivals.push({ arrival: lateArrivals.length, number })
    else {
      earlyArrivals.push(person)
      earlyPositions.push(positionOf(number, line) ?? 0)
    }
  }
  const displaced = lateArrivals
    .toSorted((one, other) => one.number - other.number)
    .map(({ arrival }, rank) => Math.abs(rank - arrival))
  const cut = (values: Uint32Array) => values.slice(0, last - from)
  return {
    // The second of index 0, before the opening.
    from,
    counts: {
      tickets: cut(counts.tickets),
      polls: cut(counts.polls),
      exchanges: cut(counts.exchanges),
      searches: cut(counts.searches),
      bookings: cut(counts.bookings),
    },
    ends,
    // Seconds until the pass, from the opening or from a later arrival, for people with a pass.
    waits: sorted(waits),
    // For later arrivals: difference between position by arrival and by ticket number.
    displaced: sorted(displaced),
    // Rank correlation of arrival and position for early arrivals. 0 is a fair draw.
    earlyCorrelation: correlation(earlyArrivals, earlyPositions),
    // The second of the last appointment; undefined when some are left.
    soldOutAt,
    // Number of requests for a ticket that were refused with 503 and repeated.
    refused,
    // Positions admitted, by second.
    admitted: admittedBy.slice(0, last - from),
    // Seconds of arrival and of the pass, by person in the order of arrival. NaN without a pass.
    arrivedAt,
    passAt,
  }
}
export type Result = ReturnType<typeof simulate>
