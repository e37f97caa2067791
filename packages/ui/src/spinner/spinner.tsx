import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A turning circle for short waits. Decorative unless `label` says what is awaited. */
export const Spinner = ({ label, className, ...rest }: ComponentProps<'span'> & { label?: string }) => (
  <span role={label ? 'status' : undefined} className={cx('inline-flex items-center gap-3', className)} {...rest}>
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-3 border-current border-r-transparent"
    />
    {label && <span>{label}</span>}
  </span>
)
