import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, ErrorMessage } from './text.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label. */
  children: ReactNode
  /** Help under the label. */
  hint?: ReactNode
  /** The message under the control; marks it as invalid. */
  error?: ReactNode
}

/** A native checkbox whose whole row can be tapped. */
export const Checkbox = ({ id, children, hint, error, className, ...rest }: CheckboxProps) => {
  const generatedId = useId()
  const controlId = id ?? generatedId
  return (
    <div className={cx(error && 'border-l-4 border-danger pl-3', className)}>
      <label htmlFor={controlId} className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          id={controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, { hint, error })}
          className="size-6 shrink-0 rounded-sm"
          {...rest}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="-mt-1 pl-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <ErrorMessage id={`${controlId}-error`} className="py-1.5">
          {error}
        </ErrorMessage>
      )}
    </div>
  )
}
