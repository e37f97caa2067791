/** SQLSTATE classes and system codes that mean: the database is away or going, not: the statement was wrong. */
const away = /^(08|53|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed/

/** True when trying again in a moment may help. */
export const isUnavailable = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (typeof code === 'string' && away.test(code)) || (typeof message === 'string' && messages.test(message))
}
