import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

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
