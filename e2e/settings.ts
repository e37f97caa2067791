/** The first port. `run.ts` chooses free ports, so that two runs can share a machine. */
const first = Number(process.env.E2E_FIRST_PORT ?? 4510)
const portsFrom = (port: number) => ({ service: port, passport: port + 1, originId: port + 2, sandbox: port + 3 })

/** Two installations of the same build, each with its own ports and database. */
export const databases = { embedded: portsFrom(first), postgres: portsFrom(first + 10) } as const

/** Ports of services that a single test starts and stops. Their portals use the next port. */
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

/** Number of ports in use, from `first` on. */
export const portCount = 38

/** Opens the operator interface of the installation under test. It is not a secret. */
export const operatorToken = 'sample-operator-token-of-the-browser-tests'
export type Database = keyof typeof databases

/** CSS pixels: a small phone and an office computer. */
export const devices = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const
export type Device = keyof typeof devices

/** `TEST_FULL=1` adds the tests with this tag, and the New passport for every database, device and language. */
export const isFull = process.env.TEST_FULL === '1'
export const onlyFull = { tag: '@full' } as const
