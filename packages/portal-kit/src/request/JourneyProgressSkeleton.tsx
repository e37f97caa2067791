import { useState } from 'react'

/** Attribute of the element that contains the stepper beside the first step. */
export const progressMarker = { 'data-way': '' }

/** Shown until the journey is loaded: the prerendered stepper, or an empty area of the same size. */
export const JourneyProgressSkeleton = () => {
  const [shown] = useState(() => globalThis.document?.querySelector('[data-way]')?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as the build wrote it and the reader sees it.
  return <div className="min-h-21" dangerouslySetInnerHTML={{ __html: shown }} />
}
