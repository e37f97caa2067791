import type { ReactNode } from 'react'

/** A span of letters such as A-Z, which a browser would part at its hyphen. */
const span = /\b([A-Za-z]-[A-Za-z])\b/

/** A message whose spans of letters stay on one line; not a letter of it is changed. */
export const unbroken = (message: string): ReactNode =>
  message.split(span).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
