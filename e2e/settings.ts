/** The two products under test: the same build, each on its own ports and its own database. */
export const databases = {
  embedded: { service: 4510, passport: 4511, originId: 4512, sandbox: 4513 },
  postgres: { service: 4520, passport: 4521, originId: 4522, sandbox: 4523 },
} as const
export type Database = keyof typeof databases

/** The cheapest phone and an office computer. */
export const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const
export type Device = keyof typeof devices
