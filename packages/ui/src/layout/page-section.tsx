import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const widthClass = cva('mx-auto w-full px-4 sm:px-6', {
  variants: { width: { form: 'max-w-form', reading: 'max-w-reading', wide: 'max-w-wide' } },
  defaultVariants: { width: 'wide' },
})
const toneClass = cva('print:py-2', {
  variants: {
    tone: {
      plain: '',
      sunken: 'border-y border-line bg-sunken',
      brand: 'bg-brand text-on-brand [--color-focus:var(--color-accent)] [&_a]:text-on-brand',
    },
    space: { normal: 'py-8 sm:py-12', tight: 'py-4 sm:py-6', none: '' },
  },
  defaultVariants: { tone: 'plain', space: 'normal' },
})

/** Keeps its content to the page's width, with room at the sides. */
export const Container = ({ width, className, ...rest }: ComponentProps<'div'> & VariantProps<typeof widthClass>) => (
  <div className={widthClass({ width, className })} {...rest} />
)

/** A band across the page with its content at a readable width. */
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
