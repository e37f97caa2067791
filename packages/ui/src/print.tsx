import { cx } from 'class-variance-authority'
import { Printer } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'

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

export interface BarcodeFrameProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Address of the image. */
  src: string
  /** What the image is, for those who cannot see it. */
  alt: string
  /** The text under it, usually what it encodes. */
  children?: ReactNode
}

/** A barcode on white with a quiet margin, so that a scanner reads it in the dark look as well. */
export const BarcodeFrame = ({ src, alt, className, children, ...rest }: BarcodeFrameProps) => (
  <figure
    className={cx(
      'inline-flex max-w-full flex-col items-center self-start gap-2 rounded-md border border-line bg-[#fff] p-4 text-[#000] break-inside-avoid',
      className,
    )}
    {...rest}
  >
    <img src={src} alt={alt} className="max-h-48 w-auto max-w-full [image-rendering:pixelated]" />
    {children && <figcaption className="font-mono text-[0.8125rem] leading-snug break-all">{children}</figcaption>}
  </figure>
)
