// Moves the date of a process, and of the Node processes it starts: TEST_DATE=2027-02-28T18:00+03:00. Without TEST_DATE nothing changes.
// A setup file of vitest, or `node --import`. Time goes on from that moment; timers and PostgreSQL's own now() are not moved.
const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

const shiftFrom = ({ TEST_DATE, TEST_DATE_SHIFT }: NodeJS.ProcessEnv): number => {
  if (TEST_DATE_SHIFT) return Number(TEST_DATE_SHIFT)
  if (!TEST_DATE) return 0
  if (!written.test(TEST_DATE) || Number.isNaN(Date.parse(TEST_DATE)))
    throw new Error(`TEST_DATE=${TEST_DATE} is not a moment such as 2027-02-28T18:00+03:00`)
  return Date.parse(TEST_DATE) - Date.now()
}

const moveDate = (shift: number): void => {
  const real = Date
  const now = () => real.now() + shift
  const moved = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  Object.defineProperty(real.prototype, 'constructor', { value: moved, configurable: true, writable: true })
  globalThis.Date = moved
}

const option = `--import=${import.meta.url}`

// A worker may run many test files: the date is moved once.
const done = Symbol.for('invea.test-clock')
const shift = done in globalThis ? 0 : shiftFrom(process.env)
if (shift !== 0) {
  Object.defineProperty(globalThis, done, { value: true })
  moveDate(shift)
  process.env.TEST_DATE_SHIFT = String(shift)
  const { NODE_OPTIONS = '' } = process.env
  if (!NODE_OPTIONS.includes(option)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`.trim()
}

const shiftOfThis = () => Number(process.env.TEST_DATE_SHIFT ?? 0)
const environmentOf = (by: number) => ({ NODE_OPTIONS: option, TEST_DATE_SHIFT: String(by) })

/** What a child process needs in its environment to have the same date; empty when the date is not moved. */
export const childClock = (): Readonly<Record<string, string>> =>
  shiftOfThis() === 0 ? {} : environmentOf(shiftOfThis())

/** The same for a child whose date is to be this moment now, and goes on from there, through its restarts too. */
export const childClockAt = (moment: number): Readonly<Record<string, string>> =>
  environmentOf(shiftOfThis() + moment - Date.now())
