import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldIds } from './context.ts'
import { controlClass } from './control-class.ts'
import { controlProps } from './control-props.ts'

/** Widths that hint at the length of the answer; on a phone everything is as wide as it can be. */
const widths = { full: '', half: 'sm:max-w-72', short: 'max-w-40' }

/** A value to be read, not changed; a select would match `:read-only` always, so it is left out. */
const typedClass = `${controlClass} read-only:border-dashed read-only:bg-sunken`

export type ControlWidth = keyof typeof widths

export const FieldInput = ({
  width = 'full',
  className,
  'aria-describedby': describedBy,
  ...rest
}: Omit<ComponentProps<'input'>, 'width'> & { width?: ControlWidth }) => (
  <input
    type="text"
    className={cx(typedClass, widths[width], className)}
    {...controlProps(useFieldIds(), describedBy)}
    {...rest}
  />
)

export const FieldTextarea = ({ className, 'aria-describedby': describedBy, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} className={cx(typedClass, className)} {...controlProps(useFieldIds(), describedBy)} {...rest} />
)

/** A native select: every phone has a good one of its own. */
export const FieldSelect = ({
  width = 'full',
  className,
  'aria-describedby': describedBy,
  ...rest
}: ComponentProps<'select'> & { width?: ControlWidth }) => (
  <div className={cx('relative', widths[width], className)}>
    <select
      className={cx(controlClass, 'appearance-none truncate pr-11')}
      {...controlProps(useFieldIds(), describedBy)}
      {...rest}
    />
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5" />
  </div>
)
