import type { ComponentProps } from 'react'

/** The portals' own sign: an open book that is also a mountain, with the sun above. No coat of arms. */
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
