/** Why a call failed, for a log: the kind of failure alone, since a server's own sentence may quote what was sent. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, name, cause } = error as { code?: unknown; name: string; cause?: unknown }
  if (typeof code === 'string') return code
  // `fetch` wraps what went wrong.
  return cause instanceof Error ? reasonOf(cause) : name
}
