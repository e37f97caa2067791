import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ErrorMessage } from './error-message.tsx'

export interface FieldsetProps extends Omit<ComponentProps<'fieldset'>, 'id'> {
  /** Id that an error summary links to; the first control inside receives the focus. */
  id?: string
  legend: ReactNode
  /** Leaves the legend to screen readers, where a heading above says it already. */
  hideLegend?: boolean
  hint?: ReactNode
  error?: ReactNode
}

/** Several controls that answer one question. */
export const Fieldset = ({ id, legend, hideLegend, hint, error, className, children, ...rest }: FieldsetProps) => {
  const madeUpId = useId()
  const baseId = id ?? madeUpId
  const describedBy = [hint && `${baseId}-hint`, error && `${baseId}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      id={baseId}
      aria-describedby={describedBy}
      className={cx('min-w-0', error && 'border-l-4 border-danger pl-3', className)}
      {...rest}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${baseId}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <ErrorMessage id={`${baseId}-error`} className="mt-1.5">
          {error}
        </ErrorMessage>
      )}
    </fieldset>
  )
}
