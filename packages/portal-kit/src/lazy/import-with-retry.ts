/** Milliseconds before a part of the app that was lost on the way is fetched again. */
const waits = [500, 2_000] as const

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Fetches a part of the app, again where the line loses it: a village line loses every twentieth call, and a screen is made of
 * many. Without any line it fails at once. Rejects with the last failure.
 */
export const patiently = async <Part>(load: () => Promise<Part>): Promise<Part> => {
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
