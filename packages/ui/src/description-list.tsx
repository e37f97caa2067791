import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const Root = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl className={cx('border-t border-line', className)} {...rest} />
)

/** One fact: its name, its value as children, and where one may change it. Lines of even length keep a date whole. */
const Row = ({
  label,
  action,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { label: ReactNode; action?: ReactNode }) => (
  <div
    className={cx(
      'grid items-baseline gap-x-2 border-b border-line py-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto] sm:gap-x-3 print:grid-cols-[2fr_3fr] print:py-1',
      // Without an action its column and gap go to name and value, so that a number or a long word of a phone's card stays whole.
      action ? 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]' : 'grid-cols-[minmax(0,7fr)_minmax(0,10fr)]',
      className,
    )}
    {...rest}
  >
    <dt className="font-semibold text-muted max-sm:text-sm max-sm:tracking-tight sm:text-ink">{label}</dt>
    <dd className="min-w-0 text-balance">{children}</dd>
    {action && <dd className="-my-2 self-start justify-self-end print:hidden">{action}</dd>}
  </div>
)

/** Names and values under each other, as on a summary; `DescriptionList.Row` inside. */
export const DescriptionList = /* @__PURE__ */ Object.assign(Root, { Row })
