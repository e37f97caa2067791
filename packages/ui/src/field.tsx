import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo } from 'react'
import { describedBy, ErrorMessage } from './text.tsx'

/** What a control reads from its field. */
export interface FieldIds {
  /** Id of the control. */
  readonly controlId: string
  /** Ids of hint and message. */
  readonly describedBy: string | undefined
  /** Whether the value is invalid. */
  readonly invalid: boolean
  /** Whether an answer is needed. */
  readonly required: boolean
}

export const FieldContext = createContext<FieldIds | null>(null)

/** Returns the ids of the surrounding `Field`. Throws outside of a field. */
export const useFieldIds = (): FieldIds => {
  const ids = use(FieldContext)
  if (!ids) throw new Error('A control belongs inside <Field>')
  return ids
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the control, so that an error summary can link to it. Generated when absent. */
  id?: string
  /** The visible name. */
  label: ReactNode
  /** Shows the label only to screen readers, for a field below a heading with the same text. */
  hideLabel?: boolean
  /** The word for "optional", shown lightly after the label. */
  optional?: string | undefined
  /** Help under the label. */
  hint?: ReactNode
  /** The message under the control; marks it as invalid. */
  error?: ReactNode
  /** Marks the control without a message of its own. */
  invalid?: boolean
  /** Whether an answer is needed. */
  required?: boolean
}

/** One question with its control. In a `lined-up` grid, the controls of fields side by side are aligned. */
const FieldRoot = ({
  id,
  label,
  hideLabel = false,
  optional,
  hint,
  error,
  invalid = Boolean(error),
  required = false,
  className,
  children,
  ...rest
}: FieldProps) => {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const describedByIds = describedBy(controlId, { hint, error })
  const ids = useMemo<FieldIds>(
    () => ({ controlId, describedBy: describedByIds, invalid, required }),
    [controlId, describedByIds, invalid, required],
  )
  return (
    <FieldContext value={ids}>
      <div
        data-headed=""
        className={cx('flex flex-col gap-1.5', invalid && 'border-l-4 border-danger pl-3', className)}
        {...rest}
      >
        <div className="flex flex-col gap-1.5">
          <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'font-semibold'}>
            {label}
            {optional && <span className="font-normal text-muted"> ({optional})</span>}
          </label>
          {hint && (
            <p id={`${controlId}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-1.5">
          {children}
          {error && <ErrorMessage id={`${controlId}-error`}>{error}</ErrorMessage>}
        </div>
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
  'aria-describedby': [describedBy, field.describedBy].filter(Boolean).join(' ') || undefined,
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

/** One question with its label, hint and message around one control: `Field.Input`, `Field.Select` or `Field.Textarea`. */
export const Field = /* @__PURE__ */ Object.assign(FieldRoot, {
  Input: FieldInput,
  Select: FieldSelect,
  Textarea: FieldTextarea,
})
