/** Why the service does not start, with exit codes. Operators read the lines, so they name the setting to change. */
export const exitCodes = { settings: 2, dataFolder: 3, database: 4, port: 5, handlers: 6 } as const

type FaultKind = keyof typeof exitCodes

/** A known reason not to start. Other errors are bugs and keep their stack trace. */
export class StartFault extends Error {
  readonly kind: FaultKind
  readonly lines: readonly string[]

  constructor(kind: FaultKind, lines: readonly string[]) {
    super(lines.join('\n'))
    this.kind = kind
    this.lines = lines
  }
}
