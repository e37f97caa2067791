import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

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
