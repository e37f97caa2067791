import { cx } from 'class-variance-authority'
import { Printer } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'

export interface PrintPageProps extends ComponentProps<'article'> {
  /** Only on paper: who issued it and when. */
  letterhead?: ReactNode
  /** Only on screen: the print button and the way back. */
  actions?: ReactNode
}

/** A document that is read on screen and carried on paper. */
export const PrintPage = ({ letterhead, actions, className, children, ...rest }: PrintPageProps) => (
  <article className={cx('flex flex-col gap-6 print:gap-3', className)} {...rest}>
    {letterhead && <div className="hidden border-b-2 border-ink pb-2 print:block">{letterhead}</div>}
    {children}
    {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
  </article>
)

/** Opens the browser's own print dialog. */
export const PrintButton = ({ children, ...rest }: ButtonProps) => (
  <Button variant="secondary" onClick={() => window.print()} {...rest}>
    <Printer aria-hidden="true" className="size-5" />
    {children}
  </Button>
)
