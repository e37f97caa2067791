/** Milliseconds before each retry. */
const waits = [500, 2_000] as const

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Imports a chunk and retries twice, because about 5 % of requests fail on slow connections. Fails at once when the browser is
 * offline. Rejects with the last failure.
 */
export const importWithRetry = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const wait of waits) {
    try {
      return await load()
    } catch (failure) {
      if (navigator.onLine === false) throw failure
      await later(wait)
    }
  }
  return load()
}
