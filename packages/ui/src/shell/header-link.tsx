import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

/** One link of the header or footer, in its list item; `asChild` for a router link. `aria-current="page"` marks it. */
export const HeaderLink = ({ asChild, className, ...rest }: ComponentProps<'a'> & { asChild?: boolean }) => {
  const Part = asChild ? Slot.Root : 'a'
  return (
    <li>
      <Part
        className={cx('band-link flex min-h-11 items-center py-1.5 leading-snug font-semibold', className)}
        {...rest}
      />
    </li>
  )
}
