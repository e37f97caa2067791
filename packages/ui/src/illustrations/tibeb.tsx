import { type ComponentProps, useId } from 'react'

/** The woven border of a festive dress: a band of diamonds in the current colour, as wide as its place. */
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
