import { useState } from 'react'

/** Marks where the way through stands beside the first step. */
export const wayMark = { 'data-way': '' }

/** Until the whole way has been fetched: what the page rendered at build time shows there, or room for it. */
export const JourneyProgressSkeleton = () => {
  const [shown] = useState(() => globalThis.document?.querySelector('[data-way]')?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the build wrote it and the reader sees it.
  return <div className="min-h-21" dangerouslySetInnerHTML={{ __html: shown }} />
}
