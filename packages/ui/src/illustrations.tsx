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

const Picture = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false" {...props} />
)
const line = { stroke: 'currentColor', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** A closed passport with a globe on its cover. */
export const PassportPicture = (props: ComponentProps<'svg'>) => (
  <Picture {...props}>
    <rect x="22" y="10" width="56" height="76" rx="6" fill="var(--color-accent-soft)" />
    <rect x="18" y="10" width="56" height="76" rx="6" fill="var(--color-primary-soft)" {...line} />
    <circle cx="46" cy="42" r="15" {...line} />
    <path d="M31 42h30M46 27c9 9 9 21 0 30M46 27c-9 9-9 21 0 30" {...line} />
    <path d="M34 70h24" {...line} stroke="var(--color-accent)" />
  </Picture>
)

/** An identity card with a portrait and lines of text. */
export const IdCardPicture = (props: ComponentProps<'svg'>) => (
  <Picture {...props}>
    <rect x="8" y="22" width="80" height="54" rx="7" fill="var(--color-accent-soft)" {...line} />
    <path d="M8 36h80" {...line} stroke="var(--color-accent)" />
    <circle cx="30" cy="50" r="6" {...line} />
    <path d="M19 68c1-7 6-9 11-9s10 2 11 9M53 48h24M53 58h24M53 68h14" {...line} />
  </Picture>
)

/** A calendar page with one day marked. */
export const CalendarPicture = (props: ComponentProps<'svg'>) => (
  <Picture {...props}>
    <rect x="14" y="18" width="68" height="66" rx="7" fill="var(--color-primary-soft)" {...line} />
    <path d="M14 36h68M32 10v14M64 10v14" {...line} />
    <path d="M28 50h6M45 50h6M62 50h6M28 68h6M62 68h6" {...line} />
    <rect x="41" y="60" width="14" height="14" rx="3" fill="var(--color-accent)" />
  </Picture>
)

/** An empty folder. */
export const FolderPicture = (props: ComponentProps<'svg'>) => (
  <Picture {...props}>
    <path
      d="M12 76V24a4 4 0 0 1 4-4h20l8 9h36a4 4 0 0 1 4 4v43a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z"
      fill="var(--color-sunken)"
      {...line}
    />
    <path d="M30 50h36M30 62h22" {...line} stroke="var(--color-accent)" />
  </Picture>
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
