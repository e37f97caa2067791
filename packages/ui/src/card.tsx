import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

const cardClass = cva('rounded-lg border p-5 sm:p-6 print:border-edge print:p-3 print:flat', {
  variants: {
    tone: {
      plain: 'border-line bg-surface lifted',
      sunken: 'border-line bg-sunken',
      accent: 'border-line border-t-4 border-t-accent bg-surface lifted',
    },
    /** A click anywhere on the card follows the `Card.Link` inside it. */
    interactive: {
      true: 'relative eased hover:border-primary hover:raised has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
      false: '',
    },
  },
  defaultVariants: { tone: 'plain', interactive: false },
})

export type CardProps = ComponentProps<'div'> & VariantProps<typeof cardClass>

const CardRoot = ({ tone, interactive, className, ...rest }: CardProps) => (
  <div className={cardClass({ tone, interactive, className })} {...rest} />
)

const CardTitle = ({
  as: Heading = 'h3',
  className,
  ...rest
}: ComponentProps<'h3'> & { as?: 'h2' | 'h3' | 'h4' | 'p' }) => (
  <Heading className={cx('mb-2 font-display text-xl font-bold', className)} {...rest} />
)

/** A link whose click area is the whole card. `asChild` for a router link. */
const CardLink = ({ asChild, className, ...rest }: ComponentProps<'a'> & { asChild?: boolean }) => {
  const Part = asChild ? Slot.Root : 'a'
  return (
    <Part
      className={cx("outline-0 before:absolute before:inset-0 before:rounded-lg before:content-['']", className)}
      {...rest}
    />
  )
}

/** A raised box with related content. Parts: `Card.Title`, `Card.Link`. */
export const Card = /* @__PURE__ */ Object.assign(CardRoot, { Title: CardTitle, Link: CardLink })
