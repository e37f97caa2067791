import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A turning circle for short waits. Decorative unless it has a `label`. */
export const Spinner = ({ label, className, ...rest }: ComponentProps<'span'> & { label?: string }) => (
  <span role={label ? 'status' : undefined} className={cx('inline-flex items-center gap-3', className)} {...rest}>
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-3 border-current border-r-transparent"
    />
    {label && <span>{label}</span>}
  </span>
)

/** Grey lines shown until a text arrives; wrap several in a region with `aria-busy`. */
export const Skeleton = ({ lines = 1, className, ...rest }: ComponentProps<'div'> & { lines?: number }) => (
  <div aria-hidden="true" className={cx('flex animate-breathe flex-col gap-3', className)} {...rest}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never reordered
      <div key={line} className="h-5 rounded-sm bg-line last:w-2/3" />
    ))}
  </div>
)
