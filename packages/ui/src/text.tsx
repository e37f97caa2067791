import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span className="sr-only" {...props} />

/** Error message of a field, marked with icon, weight and color. */
export const ErrorMessage = ({ className, children, ...rest }: ComponentProps<'p'>) => (
  <p className={cx('flex gap-2 font-semibold text-danger', className)} {...rest}>
    <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
    <span className="min-w-0 text-balance">{children}</span>
  </p>
)
