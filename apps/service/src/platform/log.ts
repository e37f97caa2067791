import { type DestinationStream, type Logger, pino } from 'pino'

/** JSON lines with route patterns, never addresses: query strings contain numbers of applications. No bodies, headers or names. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // A database error contains values of the row, so its message is not logged, only its code.
        err: (error: Error & { code?: string; constraint?: string }) => ({
          name: error.name,
          code: error.code,
          constraint: error.constraint,
          message: error.code === undefined ? error.message : undefined,
          stack: error.stack?.split('\n').slice(1, 8).join('\n'),
        }),
      },
    },
    // Buffered, because a write costs as much as formatting ten lines.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 }),
  )

/** Why a call failed, for a log: only the kind of failure, because the message of a server may contain what was sent. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, name, cause, responseCode } = error as Partial<Record<'code' | 'cause' | 'responseCode', unknown>> &
    Error
  // The status of a mail server.
  if (typeof code === 'string') return typeof responseCode === 'number' ? `${code}_${responseCode}` : code
  // `fetch` wraps the original error.
  return cause instanceof Error ? reasonOf(cause) : name
}
