import { type ComponentProps, useId } from 'react'

/** Emblem of the portals: an open book with the outline of a mountain, and the sun above. Not the coat of arms. */
export const Emblem = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false" {...props}>
    <rect x="1.5" y="1.5" width="45" height="45" rx="12" stroke="currentColor" strokeWidth="2" />
    <circle cx="24" cy="13" r="4" fill="var(--color-accent)" />
    <path
      d="M24 22v17M24 22c-4-4-9-5-14-5v17c5 0 10 1 14 5 4-4 9-5 14-5V17c-5 0-10 1-14 5Z"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="m14.5 29 3.5-4.5 3 4M33.5 29 30 24.5l-3 4"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const line = { stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** An empty folder. */
export const FolderPicture = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false" {...props}>
    <path
      d="M12 76V24a4 4 0 0 1 4-4h20l8 9h36a4 4 0 0 1 4 4v43a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z"
      fill="var(--color-sunken)"
      {...line}
    />
    <path d="M30 50h36M30 62h22" {...line} stroke="var(--color-accent)" />
  </svg>
)

/** A woven border (tibeb): a band of diamonds in the current colour, as wide as its container. */
export const Tibeb = (props: ComponentProps<'svg'>) => {
  const patternId = useId()
  return (
    <svg aria-hidden="true" focusable="false" {...props}>
      <pattern id={patternId} width="24" height="8" patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d="M0 0h24v1H0zM0 7h24v1H0zM6 1.5 9 4 6 6.5 3 4zM18 1.5 21 4l-3 2.5L15 4zM11 3h2v2h-2z"
        />
        <path fill="currentColor" opacity=".45" d="M0 3h1.5v2H0zM22.5 3H24v2h-1.5z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  )
}
