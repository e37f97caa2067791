import type { ReactNode } from 'react'

/** A range of letters such as A-Z, which a browser would break at its hyphen. */
const span = /\b([A-Za-z]-[A-Za-z])\b/

/** Keeps letter ranges such as A-Z on one line; the text is unchanged. */
export const noWrapMessage = (message: string): ReactNode =>
  message.split(span).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
