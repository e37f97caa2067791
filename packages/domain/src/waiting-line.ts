// The waiting line of a release of appointments: positions, and estimated waits. Times are milliseconds since 1970.

/** A waiting line as the service publishes it. */
export interface WaitingLine {
  readonly id: number
  /** Before it, the service gives numbers and admits no one. */
  readonly opensAt: number
  /** Number of issued tickets. Their numbers start at 1. */
  readonly issued: number
  /** Number of tickets issued before the opening, whose order is random. Undefined until the draw. */
  readonly drawn?: number | undefined
  /** 128 random bits as 32 hexadecimal digits, created at the opening. The draw follows from them. */
  readonly seed?: string | undefined
  /** Positions admitted at the moment `at`. */
  readonly admitted: number
  readonly at: number
  /** People admitted in a minute; 0 while no one is. */
  readonly perMinute: number
  /** Positions up to this one have expired: their turn began more than `turnMinutes` ago. */
  readonly over: number
}

/** Minutes after the admission of a number within which its holder must continue. */
export const turnMinutes = 20

/** Minutes that a pass is valid, to choose and hold an appointment. */
export const passMinutes = 15

/** People admitted in a minute when the operator sets no rate. An estimate, not measured. */
export const defaultPerMinute = 3_000

const minute = 60_000

/** Positions admitted at a moment. Never more than issued numbers, so that an hour without visitors does not admit a crowd afterwards. */
export const admittedAt = (
  { opensAt, issued, admitted, at, perMinute }: Omit<WaitingLine, 'id' | 'over'>,
  now: number,
): number =>
  now < opensAt ? 0 : Math.min(issued, admitted + (perMinute / minute) * Math.max(0, now - Math.max(at, opensAt)))

/** The published line, counted up to now, so that readers need no clock. */
export const publishedLine = (line: WaitingLine, now: number): WaitingLine => ({
  ...line,
  admitted: admittedAt(line, now),
  at: now,
})

/** Mixes 32 bits, so that each bit of the input changes half of the output (the finalizer of MurmurHash3). */
const mix = (bits: number): number => {
  const first = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}

const rounds = 8

/**
 * The position of a number in the draw: a random order of the numbers 1 to `drawn` that follows from `seed` alone, so that anyone can
 * check it. A Feistel network over the next even number of bits, repeated until the result is in the range. Throws a RangeError for a
 * number outside it.
 *
 * @example
 * drawnPosition(1, { drawn: 3, seed: '00112233445566778899aabbccddeeff' }) // => 3
 */
export const drawnPosition = (
  number: number,
  { drawn, seed }: { readonly drawn: number; readonly seed: string },
): number => {
  if (!(Number.isInteger(number) && number >= 1 && number <= drawn))
    throw new RangeError(`Not among the ${drawn} drawn numbers: ${number}`)
  const keys = Array.from({ length: 4 }, (_, at) => Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16))
  const half = Math.max(1, Math.ceil(Math.log2(Math.max(2, drawn)) / 2))
  const size = 2 ** half
  const once = (value: number): number => {
    let [left, right] = [Math.floor(value / size), value % size]
    for (let round = 0; round < rounds; round++) {
      const key = mix(((keys[round % 4] ?? 0) + Math.imul(round + 1, 0x9e3779b9)) | 0)
      ;[left, right] = [right, (left ^ mix((right ^ key) | 0)) & (size - 1)]
    }
    return left * size + right
  }
  let position = once(number - 1)
  while (position >= drawn) position = once(position)
  return position + 1
}

/** Position of a number: those before the opening as drawn, then the others by arrival. Undefined before the draw. */
export const positionOf = (
  number: number,
  { drawn, seed }: Pick<WaitingLine, 'drawn' | 'seed'>,
): number | undefined => {
  if (drawn === undefined || seed === undefined) return undefined
  return number <= drawn ? drawnPosition(number, { drawn, seed }) : number
}

/** The state of a number in the line. */
export type Turn =
  /** Before the opening: the order is not drawn yet. */
  | { readonly state: 'announced' }
  /** `startsAt` is an estimate; undefined while no one is admitted. */
  | { readonly state: 'waiting'; readonly ahead: number; readonly startsAt: number | undefined }
  | { readonly state: 'admitted' }
  /** The turn has passed. The visitor needs a new ticket. */
  | { readonly state: 'over' }

/** The state of a number in the line at a moment. */
export const turnOf = (number: number, line: WaitingLine, now: number): Turn => {
  const position = positionOf(number, line)
  if (position === undefined || now < line.opensAt) return { state: 'announced' }
  if (position <= line.over) return { state: 'over' }
  const admitted = Math.floor(admittedAt(line, now))
  if (position <= admitted) return { state: 'admitted' }
  const { perMinute } = line
  const wait = ((position - admittedAt(line, now)) / perMinute) * minute
  return { state: 'waiting', ahead: position - admitted - 1, startsAt: perMinute === 0 ? undefined : now + wait }
}

/** A wait in minutes or hours. */
export interface RoughWait {
  readonly unit: 'minutes' | 'hours'
  readonly count: number
}

/**
 * An estimated wait, rounded up by its uncertainty: to a minute below ten minutes, to five below an hour and a half, then to half an
 * hour.
 *
 * @example
 * roughWait(22 * 60_000) // => { unit: 'minutes', count: 25 }
 */
export const roughWait = (milliseconds: number): RoughWait => {
  const minutes = Math.max(1, Math.ceil(milliseconds / minute))
  if (minutes < 10) return { unit: 'minutes', count: minutes }
  if (minutes <= 90) return { unit: 'minutes', count: Math.ceil(minutes / 5) * 5 }
  return { unit: 'hours', count: Math.ceil(minutes / 30) / 2 }
}

const [soonest, latest] = [5_000, 60_000]

/**
 * Milliseconds until a page requests the line again: a tenth of the wait, from five seconds to one minute, changed by up to a quarter at
 * random, so that pages do not send requests together. `random` is from 0 to 1.
 */
export const pollDelay = (wait: number | undefined, random: number): number =>
  Math.min(latest, Math.max(soonest, (wait ?? latest * 10) / 10)) * (0.75 + random / 2)
