import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const tagClass = cva(
  'inline-block rounded-full border px-3 py-0.5 text-sm font-semibold whitespace-nowrap print:border-edge',
  {
    variants: {
      tone: {
        neutral: 'border-edge bg-sunken text-ink',
        info: 'border-info bg-info-soft text-info',
        success: 'border-success bg-success-soft text-success',
        warning: 'border-warning bg-warning-soft text-warning',
        danger: 'border-danger bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type TagProps = ComponentProps<'span'> & VariantProps<typeof tagClass>

/** A short text for a state; the text alone is enough, the colour only helps. */
export const Tag = ({ tone, className, ...rest }: TagProps) => (
  <span className={tagClass({ tone, className })} {...rest} />
)
