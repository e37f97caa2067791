import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'onToggle'> {
  /** The visible title. */
  title: ReactNode
  /** A word at the end of the row, such as a status. */
  aside?: ReactNode
  /** Makes the title a heading of this level, for pages that consist of rows. */
  headingLevel?: 2 | 3 | 4
  /** Called after the row opens or closes. */
  onToggle?: (open: boolean) => void
}

/** A title that shows or hides its content. Uses the native `<details>`, which works without scripts. */
export const Disclosure = ({ title, aside, headingLevel, onToggle, className, children, ...rest }: DisclosureProps) => {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <details
      className={cx('rounded-lg border border-line bg-surface open:border-edge', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      {...rest}
    >
      <summary className="relative flex min-h-14 list-none flex-wrap items-center justify-between gap-x-3 rounded-lg py-3 pr-14 pl-4 hover:bg-primary-soft [&::-webkit-details-marker]:hidden">
        {/* The aside wraps below a long title. */}
        <Heading className="min-w-0 font-sans text-base font-semibold">{title}</Heading>
        {aside}
        <ChevronDown
          aria-hidden="true"
          className="absolute top-4 right-4 size-6 text-primary eased in-[[open]>summary]:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}

/** Several `Disclosure` rows. */
export const Accordion = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx('flex flex-col gap-3', className)} {...rest} />
)
