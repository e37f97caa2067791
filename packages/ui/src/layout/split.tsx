import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export interface SplitProps extends ComponentProps<'div'> {
  /** The narrower part: a side menu, a help panel, an office's address. */
  aside: ReactNode
  /** On a phone the aside comes after the content unless told. */
  asideFirst?: boolean
}

/** Content with a panel beside it on wide screens, below or above it on a phone. */
export const Split = ({ aside, asideFirst, className, children, ...rest }: SplitProps) => (
  <div
    className={cx(
      'grid gap-6 lg:gap-10',
      asideFirst ? 'lg:grid-cols-[var(--aside,17rem)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]',
      className,
    )}
    {...rest}
  >
    {asideFirst && <div className="min-w-0">{aside}</div>}
    <div className="min-w-0">{children}</div>
    {!asideFirst && <div className="min-w-0">{aside}</div>}
  </div>
)
