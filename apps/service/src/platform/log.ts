import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * JSON lines. Addresses are logged as route patterns, never as typed: query strings carry application and
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
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
