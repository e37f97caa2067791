import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'

/** Loading indicator for short waits. Decorative unless it has a `label`. */
export const Spinner = ({ label, className, ...rest }: ComponentProps<'span'> & { label?: string }) => (
  <span role={label ? 'status' : undefined} className={cx('inline-flex items-center gap-3', className)} {...rest}>
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-3 border-current border-r-transparent"
    />
    {label && <span>{label}</span>}
  </span>
)

/** Grey lines until a text has loaded. Wrap several in a region with `aria-busy`. */
export const Skeleton = ({ lines = 1, className, ...rest }: ComponentProps<'div'> & { lines?: number }) => (
  <div aria-hidden="true" className={cx('flex animate-breathe flex-col gap-3', className)} {...rest}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are equal and never reordered
      <div key={line} className="h-5 rounded-sm bg-line last:w-2/3" />
    ))}
  </div>
)

const framedVariants: ('primary' | 'secondary' | 'danger')[] = ['primary', 'secondary', 'danger']

/** Class names of a button, for cases that cannot use the component. */
export const buttonClass = cva(
  'inline-flex items-center justify-center gap-2 rounded-md border-2 font-semibold leading-snug no-underline eased disabled-look print:hidden',
  {
    variants: {
      variant: {
        primary: 'border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong',
        secondary: 'border-primary bg-surface text-primary hover:bg-primary-soft',
        quiet: 'border-transparent bg-transparent text-primary underline underline-offset-4 hover:bg-primary-soft',
        danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
      },
      size: { normal: 'min-h-12 py-2', small: 'min-h-11 py-1 text-sm', icon: 'size-11' },
      width: { content: '', full: 'w-full', phone: 'w-full sm:w-auto' },
    },
    compoundVariants: [
      { variant: framedVariants, size: 'normal', class: 'px-5 text-center' },
      { variant: framedVariants, size: 'small', class: 'px-3 text-center' },
      // Without a frame the label aligns with the edge of the text.
      { variant: 'quiet', size: ['normal', 'small'], class: '-mx-2.5 px-2' },
      { variant: 'quiet', width: 'content', class: 'text-left' },
      { variant: 'quiet', width: ['full', 'phone'], class: 'text-center' },
    ],
    defaultVariants: { variant: 'primary', size: 'normal', width: 'content' },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClass> {
  /** Applies the style to its only child, usually a router link, instead of rendering a `<button>`. */
  asChild?: boolean
  /** While the action runs: shows a spinner, stays focusable, ignores further clicks. */
  pending?: boolean
}

/** Button of both portals; `type="button"` by default. */
export const Button = ({
  variant,
  size,
  width,
  asChild,
  pending,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) => {
  const classes = buttonClass({ variant, size, width, className })
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  // A disabled button would lose focus, so a pending one is only marked with ARIA.
  const ignoreWhilePending = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type ?? 'button'}
      className={classes}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={ignoreWhilePending}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
