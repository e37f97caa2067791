import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const Root = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl className={cx('border-t border-line', className)} {...rest} />
)

/** A row with a name and its value as children. Balanced lines do not split dates. */
const Row = ({ label, className, children, ...rest }: ComponentProps<'div'> & { label: ReactNode }) => (
  <div
    className={cx(
      'grid grid-cols-[minmax(0,7fr)_minmax(0,10fr)] items-baseline gap-x-2 border-b border-line py-2 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-3 print:grid-cols-[2fr_3fr] print:py-1',
      className,
    )}
    {...rest}
  >
    <dt className="font-semibold text-muted max-sm:text-sm max-sm:tracking-tight sm:text-ink">{label}</dt>
    <dd className="min-w-0 text-balance">{children}</dd>
  </div>
)

/** List of names and values, for summaries. Part: `DescriptionList.Row`. */
export const DescriptionList = /* @__PURE__ */ Object.assign(Root, { Row })

const tagClass = cva('inline-block rounded-full border px-3 py-0.5 text-sm font-semibold print:border-edge', {
  variants: {
    tone: {
      neutral: 'border-edge bg-sunken text-ink',
      info: 'border-info bg-info-soft text-info',
      success: 'border-success bg-success-soft text-success',
      warning: 'border-warning bg-warning-soft text-warning',
      danger: 'border-danger bg-danger-soft text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type TagProps = ComponentProps<'span'> & VariantProps<typeof tagClass>

/** A short status text. The color only repeats its meaning. */
export const Tag = ({ tone, className, ...rest }: TagProps) => (
  <span className={tagClass({ tone, className })} {...rest} />
)

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A decorative picture. */
  picture?: ReactNode
  /** The visible title. */
  title: ReactNode
  /** What to do next: a button or link. */
  action?: ReactNode
}

/** Placeholder of an empty list, with an action to fill it. */
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
