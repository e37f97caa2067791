import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface DateFieldProps
  extends Pick<FieldProps, 'id' | 'label' | 'error' | 'required' | 'className'>,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'width'> {
  /** How to type it: "month/day/year, for example 01/31/1990". */
  hint: ReactNode
  /** Shown beside the input: the same day in the other calendar, or the reason why the text is not a date. */
  beside?: ReactNode
  /** Shown below the input: offers that depend on the date. */
  children?: ReactNode
}

/** A date typed as text. The caller parses the text. */
export const DateField = ({
  id,
  error,
  required,
  className,
  label,
  hint,
  beside,
  children,
  ...rest
}: DateFieldProps) => (
  <Field id={id} label={label} hint={hint} required={required} className={className} error={error}>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="w-44 max-w-full">
        <Field.Input inputMode="numeric" autoComplete="off" maxLength={10} className="digits" {...rest} />
      </div>
      {/* Also without a text, because screen readers speak only the changes of a region that they know. */}
      <p aria-live="polite" className="text-muted">
        {beside}
      </p>
    </div>
    {children}
  </Field>
)
