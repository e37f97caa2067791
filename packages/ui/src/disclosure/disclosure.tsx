import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'

const AccordionName = createContext<string | undefined>(undefined)

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'onToggle'> {
  title: ReactNode
  /** A word at the end of the row, such as a state. */
  aside?: ReactNode
  /** Makes the title a heading of this level, for pages that consist of such rows. */
  headingLevel?: 2 | 3 | 4
  /** Told after the row was opened or closed. */
  onToggle?: (open: boolean) => void
}

/** A title that opens what belongs to it. The browser's own `<details>`: it works before any script runs. */
export const Disclosure = ({ title, aside, headingLevel, onToggle, className, children, ...rest }: DisclosureProps) => {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <details
      name={use(AccordionName)}
      className={cx('group/row rounded-lg border border-line bg-surface open:border-edge', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      {...rest}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-lg px-4 py-3 hover:bg-primary-soft [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 flex-1 font-sans text-base font-semibold">{title}</Heading>
        {aside}
        <ChevronDown aria-hidden="true" className="size-6 shrink-0 text-primary eased group-open/row:rotate-180" />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}

/** Several `Disclosure` rows; with `single` opening one closes the others. */
export const Accordion = ({ single, className, ...rest }: ComponentProps<'div'> & { single?: boolean }) => {
  const name = useId()
  return (
    <AccordionName value={single ? name : undefined}>
      <div className={cx('flex flex-col gap-3', className)} {...rest} />
    </AccordionName>
  )
}
