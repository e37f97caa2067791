const message = 'A part of the app could not be fetched'

/**
 * Keeps the page when a part of the app cannot be fetched. The router would load the whole page anew, which offline ends at
 * the browser's own error page; with this name it does not know the error, and our failed page is shown, the rest still there.
 */
export const keepPageWithoutChunk = (): void => addEventListener('vite:preloadError', rename)

let lost = 0
const rename = ({ payload }: { readonly payload: Error }) => {
  payload.message = message
  lost += 1
}

/** How many parts could not be fetched so far. */
export const lostParts = (): number => lost

/** True for a part that could not be fetched: the line broke, or a newer version has other parts. */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && error.message === message

/** For a page whose words could not be fetched. */
export const lostChunk = new Error(message)
