import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { FieldContext, type FieldIds } from './context.ts'
import { FieldError } from './messages.tsx'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the control, so that an error summary can link to it; made up when absent. */
  id?: string
  /** Message shown under the control. For another place use `Field.Error` and `invalid` instead. */
  error?: ReactNode
  /** Marks the control without a message of its own. */
  invalid?: boolean
  required?: boolean
  /** Label and hint; in a `lined-up` grid the controls below them begin at one height. */
  head?: ReactNode
}

/** Derives the ids and ARIA of one label, hint, control and error. */
export const FieldRoot = ({ id, error, invalid, required = false, head, className, children, ...rest }: FieldProps) => {
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const [hasHint, announceHint] = useState(false)
  const [hasError, announceError] = useState(false)
  const isInvalid = invalid ?? Boolean(error)
  const ids = useMemo<FieldIds>(
    () => ({
      controlId,
      hintId: `${controlId}-hint`,
      errorId: `${controlId}-error`,
      invalid: isInvalid,
      required,
      hasHint,
      hasError,
      announceHint,
      announceError,
    }),
    [controlId, isInvalid, required, hasHint, hasError],
  )
  const body = (
    <>
      {children}
      {error && <FieldError>{error}</FieldError>}
    </>
  )
  return (
    <FieldContext value={ids}>
      <div
        data-headed={head ? '' : undefined}
        className={cx('flex flex-col gap-1.5', isInvalid && 'border-l-4 border-danger pl-3', className)}
        {...rest}
      >
        {head && <div className="flex flex-col gap-1.5">{head}</div>}
        {head ? <div className="flex flex-col gap-1.5">{body}</div> : body}
      </div>
    </FieldContext>
  )
}
