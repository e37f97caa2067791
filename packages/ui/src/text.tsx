import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span className="sr-only" {...props} />

/** Error message of a field, marked with icon, weight and color. */
export const ErrorMessage = ({ className, children, ...rest }: ComponentProps<'p'>) => (
  <p className={cx('flex gap-2 font-semibold text-danger', className)} {...rest}>
    <CircleAlert aria-hidden="true" className="mt-1 size-5" />
    <span className="min-w-0 text-balance">{children}</span>
  </p>
)

/** `aria-describedby` of a control with the hint `<id>-hint` and the error `<id>-error`. */
export const describedBy = (id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
