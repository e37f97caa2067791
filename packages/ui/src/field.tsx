import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { describedBy, ErrorMessage } from './text.tsx'

/** State that the parts of a field share. */
export interface FieldIds {
  /** Id of the control. */
  readonly controlId: string
  /** Id of the hint. */
  readonly hintId: string
  /** Id of the message. */
  readonly errorId: string
  /** Whether the value is invalid. */
  readonly invalid: boolean
  /** Whether an answer is needed. */
  readonly required: boolean
  /** Whether a hint is shown. */
  readonly hasHint: boolean
  /** Whether a message is shown. */
  readonly hasError: boolean
  /** Called when the hint mounts or unmounts. */
  readonly announceHint: (present: boolean) => void
  /** Called when the message mounts or unmounts. */
  readonly announceError: (present: boolean) => void
}

export const FieldContext = createContext<FieldIds | null>(null)

/** Returns the ids of the surrounding `Field`. Throws outside of a field. */
export const useFieldIds = (): FieldIds => {
  const ids = use(FieldContext)
  if (!ids) throw new Error('Field parts belong inside <Field>')
  return ids
}

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

/** The message of a field. Renders nothing without children. */
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

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the control, so that an error summary can link to it. Generated when absent. */
  id?: string
  /** Message shown under the control. For another position use `Field.Error` and `invalid` instead. */
  error?: ReactNode
  /** Marks the control without a message of its own. */
  invalid?: boolean
  /** Whether an answer is needed. */
  required?: boolean
  /** Label and hint. In a `lined-up` grid, the controls below them are aligned. */
  head?: ReactNode
}

/** Provides the ids and ARIA attributes of a label, hint, control and error. */
export const FieldRoot = ({ id, error, invalid, required = false, head, className, children, ...rest }: FieldProps) => {
  const generatedId = useId()
  const controlId = id ?? generatedId
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

/** Class names of inputs and selects. */
export const controlClass =
  'block min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted hover:border-primary disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger'

/** The attributes that connect a control to its field: id, description, invalid and required. */
export const controlProps = (field: FieldIds, describedBy?: string) => ({
  id: field.controlId,
  'aria-describedby':
    [describedBy, field.hasHint && field.hintId, field.hasError && field.errorId].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': field.invalid || undefined,
  'aria-required': field.required || undefined,
})

/** Widths that suggest the length of the answer. */
const widths = { full: '', half: 'sm:max-w-72' }

/** Class names of inputs with a read-only style. Not for selects, which always match `:read-only`. */
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

/** A native select. */
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

export interface FieldsetProps extends Omit<ComponentProps<'fieldset'>, 'id'> {
  /** Id that an error summary links to; the first control inside receives the focus. */
  id?: string
  /** The question that the controls answer. */
  legend: ReactNode
  /** Shows the legend only to screen readers, for fields below a heading with the same text. */
  hideLegend?: boolean
  /** Help under the label. */
  hint?: ReactNode
  /** The message under the control; marks it as invalid. */
  error?: ReactNode
}

/** Several controls that answer one question. */
export const Fieldset = ({ id, legend, hideLegend, hint, error, className, children, ...rest }: FieldsetProps) => {
  const generatedId = useId()
  const baseId = id ?? generatedId
  return (
    <fieldset
      id={baseId}
      aria-describedby={describedBy(baseId, { hint, error })}
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

/** One question: `Field.Label`, `Field.Hint`, one control (`Input`, `Select`, `Textarea`), `Field.Error`. */
export const Field = /* @__PURE__ */ Object.assign(FieldRoot, {
  Label: FieldLabel,
  Hint: FieldHint,
  Error: FieldError,
  Input: FieldInput,
  Select: FieldSelect,
  Textarea: FieldTextarea,
})
