/**
 * What keeps the service from starting, as one line each, and the exit code it ends with.
 * Operators read these lines, so they name the setting to change.
 */
export const exitCodes = {
  settings: 2,
  dataFolder: 3,
  database: 4,
  port: 5,
  handlers: 6,
} as const

export type FaultKind = keyof typeof exitCodes

/** A known reason not to start. Anything else that is thrown is a bug and keeps its stack. */
export class StartFault extends Error {
  readonly kind: FaultKind
  readonly lines: readonly string[]

  constructor(kind: FaultKind, lines: readonly string[]) {
    super(lines.join('\n'))
    this.kind = kind
    this.lines = lines
  }
}
