import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ElementType, ReactNode } from 'react'

const widthClass = cva('mx-auto w-full px-4 sm:px-6', {
  variants: { width: { form: 'max-w-form', reading: 'max-w-reading', wide: 'max-w-wide' } },
  defaultVariants: { width: 'wide' },
})
const toneClass = cva('print:py-2', {
  variants: {
    tone: { plain: '', sunken: 'border-y border-line bg-sunken' },
    space: { normal: 'py-8 sm:py-12', tight: 'py-4 sm:py-6', none: '' },
  },
  defaultVariants: { tone: 'plain', space: 'normal' },
})

/** Limits content to the page width, with padding at the sides. */
export const Container = ({ width, className, ...rest }: ComponentProps<'div'> & VariantProps<typeof widthClass>) => (
  <div className={widthClass({ width, className })} {...rest} />
)

/** A full-width band; its content has a readable width. */
export const PageSection = ({
  tone,
  space,
  width,
  className,
  children,
  ...rest
}: ComponentProps<'section'> & VariantProps<typeof toneClass> & VariantProps<typeof widthClass>) => (
  <section className={cx(toneClass({ tone, space }), className)} {...rest}>
    <Container width={width}>{children}</Container>
  </section>
)

/** Running text: spacing and bullets for paragraphs, lists and headings. */
export const Prose = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx('prose max-w-reading', className)} {...rest} />
)

export interface SplitProps extends ComponentProps<'div'> {
  /** The narrower part, such as a side menu or help. */
  aside: ReactNode
  /** On a phone the aside comes after the content by default. */
  asideFirst?: boolean
}

/** Content with a panel beside it on wide screens, below or above it on a phone. */
export const Split = ({ aside, asideFirst, className, children, ...rest }: SplitProps) => (
  <div
    className={cx(
      'grid gap-6 lg:gap-10',
      asideFirst ? 'lg:grid-cols-[var(--aside,17rem)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]',
      className,
    )}
    {...rest}
  >
    {asideFirst && <div className="min-w-0">{aside}</div>}
    <div className="min-w-0">{children}</div>
    {!asideFirst && <div className="min-w-0">{aside}</div>}
  </div>
)

const gaps = { 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8' }

const stackClass = cva('flex flex-col', { variants: { gap: gaps }, defaultVariants: { gap: 4 } })
const clusterClass = cva('flex flex-wrap items-center', {
  variants: {
    gap: gaps,
    justify: { start: '', between: 'justify-between' },
  },
  defaultVariants: { gap: 3 },
})
const gridClass = cva('grid', {
  variants: {
    gap: gaps,
    /** The width below which the columns stack. */
    min: {
      sm: 'grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]',
      md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
      lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]',
    },
  },
  defaultVariants: { gap: 4, min: 'md' },
})

type Part<Look> = ComponentProps<'div'> & Look & { /** The element, `div` by default. */ as?: ElementType }

/** Children in a column. */
export const Stack = ({ as: Element = 'div', gap, className, ...rest }: Part<VariantProps<typeof stackClass>>) => (
  <Element className={stackClass({ gap, className })} {...rest} />
)

/** Children in a row that wraps, such as buttons. */
export const Cluster = ({
  as: Element = 'div',
  gap,
  justify,
  className,
  ...rest
}: Part<VariantProps<typeof clusterClass>>) => (
  <Element className={clusterClass({ gap, justify, className })} {...rest} />
)

/** As many equal columns as fit. */
export const Grid = ({ as: Element = 'div', gap, min, className, ...rest }: Part<VariantProps<typeof gridClass>>) => (
  <Element className={gridClass({ gap, min, className })} {...rest} />
)
