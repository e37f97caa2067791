import { cx } from 'class-variance-authority'
import { type ComponentProps, useLayoutEffect } from 'react'
import { useFieldIds } from './context.ts'
import { ErrorMessage } from './error-message.tsx'

export const FieldLabel = ({
  optional,
  className,
  children,
  ...rest
}: ComponentProps<'label'> & { /** The word for "optional", shown lightly after the label. */ optional?: string }) => (
  <label htmlFor={useFieldIds().controlId} className={cx('font-semibold', className)} {...rest}>
    {children}
    {optional && <span className="font-normal text-muted"> ({optional})</span>}
  </label>
)

export const FieldHint = ({ className, ...rest }: ComponentProps<'p'>) => {
  const { hintId, announceHint } = useFieldIds()
  useLayoutEffect(() => {
    announceHint(true)
    return () => announceHint(false)
  }, [announceHint])
  return <p id={hintId} className={cx('text-sm text-muted', className)} {...rest} />
}

/** The message of a field; with no children it takes no place. */
export const FieldError = ({ children, ...rest }: ComponentProps<'p'>) => {
  const { errorId, announceError } = useFieldIds()
  const shown = Boolean(children)
  useLayoutEffect(() => {
    announceError(shown)
    return () => announceError(false)
  }, [announceError, shown])
  if (!shown) return null
  return (
    <ErrorMessage id={errorId} {...rest}>
      {children}
    </ErrorMessage>
  )
}
