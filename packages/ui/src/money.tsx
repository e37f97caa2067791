import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** 25500 -> "25,500". Does not use Intl, whose results for Afan Oromo and Tigrigna differ by browser (D33). */
export const groupDigits = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole units of the currency. */
  amount: number
  /** Code or name of the currency, shown after the number: "ETB", "ብር". */
  currency: string
}

/** An amount on one line, with digits of equal width. */
export const Money = ({ amount, currency, className, ...rest }: MoneyProps) => (
  <span className={cx('digits whitespace-nowrap', className)} {...rest}>
    {groupDigits(amount)} {currency}
  </span>
)
