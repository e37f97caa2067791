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
import { ErrorMessage } from './text.tsx'

/** What one field's parts must agree on. */
export interface FieldIds {
  /** Id of the control. */
  readonly controlId: string
  /** Id of the hint. */
  readonly hintId: string
  /** Id of the message. */
  readonly errorId: string
  /** Whether the answer is refused. */
  readonly invalid: boolean
  /** Whether an answer is needed. */
  readonly required: boolean
  /** Whether a hint is shown. */
  readonly hasHint: boolean
  /** Whether a message is shown. */
  readonly hasError: boolean
  /** Called by the hint when it appears and when it leaves. */
  readonly announceHint: (present: boolean) => void
  /** Called by the message when it appears and when it leaves. */
  readonly announceError: (present: boolean) => void
}

export const FieldContext = createContext<FieldIds | null>(null)

/** The ids of the surrounding `Field`; a part outside of one is a bug. */
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

/** The message of a field; with no children it takes no space. */
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
  /** Id of the control, so that an error summary can link to it; made up when absent. */
  id?: string
  /** Message shown under the control. For another position use `Field.Error` and `invalid` instead. */
  error?: ReactNode
  /** Marks the control without a message of its own. */
  invalid?: boolean
  /** Whether an answer is needed. */
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

/** The look of everything one can type or choose in. */
export const controlClass =
  'block min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted hover:border-primary disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger'

/** The attributes that tie any control to its field: id, description, invalid and required marks. */
export const controlProps = (field: FieldIds, describedBy?: string) => ({
  id: field.controlId,
  'aria-describedby':
    [describedBy, field.hasHint && field.hintId, field.hasError && field.errorId].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': field.invalid || undefined,
  'aria-required': field.required || undefined,
})

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

export interface FieldsetProps extends Omit<ComponentProps<'fieldset'>, 'id'> {
  /** Id that an error summary links to; the first control inside receives the focus. */
  id?: string
  /** The question that the controls answer. */
  legend: ReactNode
  /** Leaves the legend to screen readers, where a heading above has the same text. */
  hideLegend?: boolean
  /** Help under the label. */
  hint?: ReactNode
  /** The message under the control; marks it as invalid. */
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

/** One question: `Field.Label`, `Field.Hint`, one control (`Input`, `Select`, `Textarea`), `Field.Error`. */
export const Field = /* @__PURE__ */ Object.assign(FieldRoot, {
  Label: FieldLabel,
  Hint: FieldHint,
  Error: FieldError,
  Input: FieldInput,
  Select: FieldSelect,
  Textarea: FieldTextarea,
})
