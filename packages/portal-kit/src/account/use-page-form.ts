import type { ApiError, ApiResult } from '@invea/api'
import type { Issue, Result } from '@invea/domain'
import type { Instant } from '@invea/domain/calendar'
import { issuesOf } from '@invea/domain/issues'
import { createContext, type FormEvent, use, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { useTextByKey } from '../i18n/i18n.ts'
import { serviceClock } from '../service-clock.ts'

/** What the fields of a form share. */
export interface FormFrameValue {
  /** Prefix of its fields in issues, for instance `signUp` of `signUp.firstName`. */
  readonly name: string
  readonly labelOf: (field: string) => string
  readonly issues: readonly Issue[]
  /** Custom messages, translated on render so that they follow the language. */
  readonly sentenceOf?: ((issue: Issue) => string | undefined) | undefined
}

export const FormFrameContext = createContext<FormFrameValue | null>(null)

/** Returns the surrounding form; throws outside a form, which is a bug. */
export const useFormFrame = (): FormFrameValue => {
  const frame = use(FormFrameContext)
  if (!frame) throw new Error('Parts of a form must be inside <FormFrame>')
  return frame
}

/** HTML id of a field's control, which the error summary links to. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`

/** Name of a field without the prefix of its form. */
export const fieldName = (path: string) => path.split('.').at(-1) ?? path

export const useIssueLines = ({ issues, labelOf, sentenceOf }: FormFrameValue) => {
  const words = useTextByKey(['issue'])
  return issues.map((issue) => {
    const { code, params, message } = issue
    const field = fieldName(issue.field)
    return { field, message: sentenceOf?.(issue) ?? message ?? words(code, { label: labelOf(field), ...params }) }
  })
}

const serviceNow = (): Instant => new Date(serviceClock.now()).toISOString()

/** State of a single-page form; its input is only in memory. */
export interface PageForm<Draft extends FieldValues, Value = unknown> {
  /** Values and registered fields, for `FormProvider`. */
  readonly methods: UseFormReturn<Draft, unknown, Value>
  /** Issues after the first failed attempt: those of the rules, else those that the service reported. */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  /** Error of the last submission when it was not about single fields. */
  readonly failure: ApiError | undefined
  readonly submit: (event?: FormEvent) => void
}

export interface PageFormOptions<Draft, Value, Sent> {
  readonly initial: DefaultValues<Draft>
  /** Rule of the domain that checks the whole draft. */
  readonly check: (draft: Draft, now: Instant) => Result<Value>
  /** Sends the form. `key` is the idempotency key: the same value sent again has the same key. */
  readonly send: (value: Value, key: string) => Promise<ApiResult<Sent>>
  readonly onSent: (sent: Sent, value: Value) => unknown
}

/** Issues as errors of react-hook-form. Their messages come from the issues themselves, in the language shown now. */
const errorsOf = <Draft extends FieldValues>(issues: readonly Issue[]) =>
  Object.fromEntries(issues.map(({ field, code }) => [fieldName(field), { type: code }])) as FieldErrors<Draft>

/** A form of one page: react-hook-form holds the draft and checks it with the domain, React Query sends it. */
export const usePageForm = <Draft extends FieldValues, Value, Sent>({
  initial,
  check,
  send,
  onSent,
}: PageFormOptions<Draft, Value, Sent>): PageForm<Draft, Value> => {
  const [attempt, setAttempt] = useState(0)
  const methods = useForm<Draft, unknown, Value>({
    defaultValues: initial,
    // The error summary takes the focus.
    shouldFocusError: false,
    resolver: (draft) => {
      const checked = check(draft, serviceNow())
      return checked.ok ? { values: checked.value, errors: {} } : { values: {}, errors: errorsOf<Draft>(checked.error) }
    },
  })
  const countAttempt = () => setAttempt((known) => known + 1)
  const sending = useApiMutation(send, { onSuccess: (sent, { input }) => onSent(sent, input), onError: countAttempt })
  const error = sending.failure
  const reported = error?.kind === 'fields' ? error.issues : []
  const failure = reported.length > 0 ? undefined : error
  // Checked on each change, so that a message disappears as soon as its field is right.
  const ruleIssues = issuesOf(check(methods.watch(), serviceNow()))
  const submitChecked = methods.handleSubmit(sending.send, countAttempt)
  return {
    methods,
    issues: attempt === 0 || failure ? [] : ruleIssues.length > 0 ? ruleIssues : reported,
    attempt,
    pending: sending.isPending,
    failure,
    submit: (event) => {
      event?.preventDefault()
      if (sending.isPending) return
      sending.reset()
      void submitChecked()
    },
  }
}
