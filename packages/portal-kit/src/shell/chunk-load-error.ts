const message = 'A part of the app could not be fetched'

/**
 * Renames errors of failed imports. The router would recognize them and reload the page, which offline ends at the browser's
 * error page; with another message, our error page is shown instead.
 */
export const handleChunkLoadErrors = (): void => addEventListener('vite:preloadError', rename)

let lost = 0
const rename = ({ payload }: { readonly payload: Error }) => {
  payload.message = message
  lost += 1
}

/** Returns the number of failed imports so far. */
export const countChunkLoadErrors = (): number => lost

/** True for a failed import: the connection broke, or a newer release has other chunks. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.message === message

/** Thrown by a page whose texts could not be fetched. */
export const chunkLoadError = new Error(message)
