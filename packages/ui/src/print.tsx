import { cx } from 'class-variance-authority'
import { Printer } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export interface PrintPageProps extends ComponentProps<'article'> {
  /** Appears only in print: who issued the document and when. */
  letterhead?: ReactNode
  /** Appears only on screen: the print button and the link back. */
  actions?: ReactNode
}

/** A document for screen and print. Its closed rows are open while it is printed: the browser prints only open ones. */
export const PrintPage = ({ letterhead, actions, className, children, ...rest }: PrintPageProps) => {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    let closed: readonly HTMLDetailsElement[] = []
    const show = (open: boolean) => {
      for (const row of closed) row.open = open
    }
    const before = () => {
      closed = [...(article.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      show(true)
    }
    const after = () => show(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return (
    <article ref={article} className={cx('flex flex-col gap-6 print:gap-3', className)} {...rest}>
      {letterhead && <div className="hidden border-b-2 border-ink pb-2 print:block">{letterhead}</div>}
      {children}
      {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
    </article>
  )
}

/** A button that opens the browser's print dialog. */
export const PrintButton = ({ children, ...rest }: ButtonProps) => (
  <Button variant="secondary" onClick={() => window.print()} {...rest}>
    <Printer aria-hidden="true" className="size-5" />
    {children}
  </Button>
)

export interface BarcodeFrameProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Address of the image. */
  src: string
  /** Alternative text of the image. */
  alt: string
  /** The text under the image, usually the encoded text. */
  children?: ReactNode
}

/** A barcode on white with an empty margin, so that scanners also read it in dark mode. */
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
