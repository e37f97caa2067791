import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

const focusable = 'input:not([type="hidden"], [disabled]), :is(select, textarea, button):not([disabled]), a[href]'

/** Focuses the field with this id, or the first control of a group. Returns false when it is not on the page. */
export const focusField = (fieldId: string): boolean => {
  const target = document.getElementById(fieldId)
  const control = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable)
  if (!control) return false
  control.focus({ preventScroll: true })
  // Also scrolls to the label above the control.
  const visible = control.closest('fieldset') ?? control.parentElement ?? control
  visible.scrollIntoView?.({ block: 'center' })
  return true
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The visible title. */
  title: ReactNode
  /** Each message with the id of its field. A message without an id has no link. */
  errors: readonly { readonly fieldId?: string; readonly message: ReactNode }[]
  /** A number that changes with every failed attempt, so that the heading takes the focus again. */
  attempt?: number
}

/** Returns which of these fields are on the page, so that no link has a missing target. Observes fields that appear later. */
const useFieldsOnPage = (ids: readonly string[]): ((id: string) => boolean) => {
  const [absent, setAbsent] = useState('')
  useLayoutEffect(() => {
    const update = () => setAbsent(ids.filter((id) => !document.getElementById(id)).join(' '))
    update()
    if (ids.length === 0) return
    // Other parts of the page can render again without the summary, for example when fees load in another language.
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  })
  const absentIds = new Set(absent.split(' '))
  return (id) => !absentIds.has(id)
}

/** Lists all errors at the top of a form with links to their fields. Takes the focus once after each failed attempt. */
export const ErrorSummary = ({ title, errors, attempt = 0, className, children, ...rest }: ErrorSummaryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const shown = errors.length > 0 || Boolean(children)
  const isOnPage = useFieldsOnPage(errors.flatMap(({ fieldId }) => fieldId ?? []))
  const focusedAttempt = useRef<number>(undefined)
  useEffect(() => {
    // Errors that disappear and return during typing belong to the same attempt, so the focus stays in the field.
    if (!shown || focusedAttempt.current === attempt) return
    focusedAttempt.current = attempt
    heading.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <section
      aria-labelledby={headingId}
      className={cx('rounded-lg border-2 border-danger bg-danger-soft p-5', className)}
      {...rest}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1} className="text-lg text-danger sm:text-xl">
        {title}
      </h2>
      {errors.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1">
          {errors.map(({ fieldId, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fields may share a message
            <li key={index} className="flex gap-2 before:content-['–']">
              {fieldId && isOnPage(fieldId) ? (
                <a
                  href={`#${fieldId}`}
                  className="inline-block py-1 font-semibold text-danger"
                  onClick={(event) => {
                    if (focusField(fieldId)) event.preventDefault()
                  }}
                >
                  {message}
                </a>
              ) : (
                <span className="py-1">{message}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
