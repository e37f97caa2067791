// Moves the clock of a process and its Node child processes: TEST_DATE=2027-02-28T18:00+03:00. Without TEST_DATE nothing changes.
// Load it as a vitest setup file or with `node --import`. Time continues from that moment; timers and PostgreSQL's now() do not move.
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

const shiftFrom = ({ TEST_DATE, TEST_DATE_SHIFT }: NodeJS.ProcessEnv): number => {
  if (TEST_DATE_SHIFT) return Number(TEST_DATE_SHIFT)
  if (!TEST_DATE) return 0
  if (!momentPattern.test(TEST_DATE) || Number.isNaN(Date.parse(TEST_DATE)))
    throw new Error(`TEST_DATE=${TEST_DATE} is not a date and time such as 2027-02-28T18:00+03:00`)
  return Date.parse(TEST_DATE) - Date.now()
}

const moveDate = (shift: number): void => {
  const real = Date
  const now = () => real.now() + shift
  const moved = new Proxy(real, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  Object.defineProperty(real.prototype, 'constructor', { value: moved, configurable: true, writable: true })
  globalThis.Date = moved
}

const option = `--import=${import.meta.url}`

// Moves the clock only once, although a worker can run many test files.
const movedMarker = Symbol.for('invea.test-clock')
const shift = movedMarker in globalThis ? 0 : shiftFrom(process.env)
if (shift !== 0) {
  Object.defineProperty(globalThis, movedMarker, { value: true })
  moveDate(shift)
  process.env.TEST_DATE_SHIFT = String(shift)
  const { NODE_OPTIONS = '' } = process.env
  if (!NODE_OPTIONS.includes(option)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`.trim()
}

const currentShift = () => Number(process.env.TEST_DATE_SHIFT ?? 0)
const environmentOf = (by: number) => ({ NODE_OPTIONS: option, TEST_DATE_SHIFT: String(by) })

/** Environment variables that give a child process the same clock; empty when the clock is not moved. */
export const childClock = (): Readonly<Record<string, string>> =>
  currentShift() === 0 ? {} : environmentOf(currentShift())

/** Environment variables that start a child process at this moment. Its clock continues from there, also across restarts. */
export const childClockAt = (moment: number): Readonly<Record<string, string>> =>
  environmentOf(currentShift() + moment - Date.now())
