import type { ComponentProps } from 'react'

/** The first thing on a page for keyboards: jumps over the header to `href`, shown only while focused. */
export const SkipLink = ({ href = '#main', ...rest }: ComponentProps<'a'>) => (
  <a
    href={href}
    className="sr-only rounded-md bg-surface px-5 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    {...rest}
  />
)
