/** The first of the ports; another one lets two runs share a machine. */
const first = Number(process.env.E2E_FIRST_PORT ?? 4510)
const portsFrom = (port: number) => ({ service: port, passport: port + 1, originId: port + 2, sandbox: port + 3 })

/** The two products under test: the same build, each on its own ports and its own database. */
export const databases = { embedded: portsFrom(first), postgres: portsFrom(first + 10) } as const

/** Opens the operator's interface of the product under test; it protects nothing else. */
export const operatorToken = 'sample-operator-token-of-the-browser-tests'
export type Database = keyof typeof databases

/** The cheapest phone and an office computer. */
export const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const
export type Device = keyof typeof devices
