import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ElementType } from 'react'

const gaps = { 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8', 12: 'gap-12' }

const stackClass = cva('flex flex-col', { variants: { gap: gaps }, defaultVariants: { gap: 4 } })
const clusterClass = cva('flex flex-wrap items-center', {
  variants: {
    gap: gaps,
    justify: { start: '', between: 'justify-between', end: 'justify-end', center: 'justify-center' },
  },
  defaultVariants: { gap: 3 },
})
const gridClass = cva('grid', {
  variants: {
    gap: gaps,
    /** The width under which a column goes below the other. */
    min: {
      sm: 'grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]',
      md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
      lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]',
    },
  },
  defaultVariants: { gap: 4, min: 'md' },
})

type Part<Look> = ComponentProps<'div'> & Look & { /** The element drawn, `div` unless told. */ as?: ElementType }

/** One thing under the other. */
export const Stack = ({ as: Element = 'div', gap, className, ...rest }: Part<VariantProps<typeof stackClass>>) => (
  <Element className={stackClass({ gap, className })} {...rest} />
)

/** Things in a row that wrap, such as buttons. */
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
