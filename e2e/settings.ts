/** The first of the ports; `run.ts` chooses free ones, so that two runs share a machine. */
const first = Number(process.env.E2E_FIRST_PORT ?? 4510)
const portsFrom = (port: number) => ({ service: port, passport: port + 1, originId: port + 2, sandbox: port + 3 })

/** The two products under test: the same build, each on its own ports and its own database. */
export const databases = { embedded: portsFrom(first), postgres: portsFrom(first + 10) } as const

/** Programs that one test alone starts and stops: their port, and the next one for a portal. */
export const ownServices = {
  serviceDown: first + 20,
  hostileData: first + 24,
  hostileDataFull: first + 26,
  webkitDriver: first + 28,
  everyStatus: first + 30,
  waitingForm: first + 32,
  waitingPage: first + 34,
  waitingNginx: first + 36,
} as const

/** From the first port on. */
export const portCount = 38

/** Opens the operator's interface of the product under test; it protects nothing else. */
export const operatorToken = 'sample-operator-token-of-the-browser-tests'
export type Database = keyof typeof databases

/** The cheapest phone and an office computer. */
export const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const
export type Device = keyof typeof devices

/**
 * `TEST_FULL=1` runs what `npm test` leaves out: the tests with this tag, and the New passport on every combination of
 * database, device and language.
 */
export const isFull = process.env.TEST_FULL === '1'
export const onlyFull = { tag: '@full' } as const
