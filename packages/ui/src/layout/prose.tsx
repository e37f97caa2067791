import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Running text: paragraphs, lists and titles with their distances and bullets. */
export const Prose = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx('prose max-w-reading', className)} {...rest} />
)
