import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Words for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span className="sr-only" {...props} />

/** What is wrong with one answer: icon, weight and colour together, never colour alone. */
export const ErrorMessage = ({ className, children, ...rest }: ComponentProps<'p'>) => (
  <p className={cx('flex gap-2 font-semibold text-danger', className)} {...rest}>
    <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
    <span className="min-w-0 text-balance">{children}</span>
  </p>
)
