import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { groupDigits } from './group-digits.ts'

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
