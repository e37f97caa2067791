import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const Root = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl className={cx('border-t border-line', className)} {...rest} />
)

/** One fact: its name, its value as children, and where one may change it. */
const Row = ({
  label,
  action,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { label: ReactNode; action?: ReactNode }) => (
  <div
    className={cx(
      'grid gap-x-4 border-b border-line py-3 sm:grid-cols-[minmax(9rem,2fr)_3fr_auto] print:grid-cols-[2fr_3fr] print:py-1',
      className,
    )}
    {...rest}
  >
    <dt className="font-semibold text-muted sm:text-ink">{label}</dt>
    <dd className="min-w-0">{children}</dd>
    {action && <dd className="print:hidden">{action}</dd>}
  </div>
)

/** Names and values under each other, as on a summary; `DescriptionList.Row` inside. */
export const DescriptionList = /* @__PURE__ */ Object.assign(Root, { Row })
