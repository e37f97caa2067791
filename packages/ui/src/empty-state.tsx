import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A picture, drawn without words. */
  picture?: ReactNode
  /** The visible title. */
  title: ReactNode
  /** What to do next: a button or link. */
  action?: ReactNode
}

/** Shows that a list is empty and how to fill it. */
export const EmptyState = ({ picture, title, action, className, children, ...rest }: EmptyStateProps) => (
  <div
    className={cx(
      'flex flex-col items-center gap-4 rounded-lg border-2 border-dashed border-line px-5 py-10 text-center',
      className,
    )}
    {...rest}
  >
    {picture}
    <p className="font-display text-xl font-bold">{title}</p>
    {children}
    {action}
  </div>
)
