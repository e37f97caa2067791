import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * JSON lines. Addresses are logged as route patterns, never as typed: query strings contain application and
 * confirmation numbers. Bodies, headers and names are never logged.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // A database error quotes the row it refused, so its message stays out; the code tells what happened.
        err: (error: Error & { code?: string; constraint?: string }) => ({
          name: error.name,
          code: error.code,
          constraint: error.constraint,
          message: error.code === undefined ? error.message : undefined,
          stack: error.stack?.split('\n').slice(1, 8).join('\n'),
        }),
      },
    },
    // Lines of a moment are written together: each write costs as much as making ten lines.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 }),
  )

/** Why a call failed, for a log: the kind of failure alone, since a server's own sentence may quote what was sent. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, name, cause } = error as { code?: unknown; name: string; cause?: unknown }
  if (typeof code === 'string') return code
  // `fetch` wraps what went wrong.
  return cause instanceof Error ? reasonOf(cause) : name
}
