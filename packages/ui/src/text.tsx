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

/** 25500 -> "25,500". Not Intl, whose answer differs by browser for Afan Oromo and Tigrigna (D33). */
export const groupDigits = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole units of the currency. */
  amount: number
  /** Its mark or name, shown after the number: "ETB", "ብር". */
  currency: string
}

/** An amount that never breaks over two lines and whose digits line up under each other. */
export const Money = ({ amount, currency, className, ...rest }: MoneyProps) => (
  <span className={cx('digits whitespace-nowrap', className)} {...rest}>
    {groupDigits(amount)} {currency}
  </span>
)
