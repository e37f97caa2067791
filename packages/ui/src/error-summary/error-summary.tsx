import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** Each message with the id of its field; without an id it is only told. */
  errors: readonly { readonly fieldId?: string; readonly message: ReactNode }[]
  /** Change it at every failed attempt, so that the heading is focused again. */
  attempt?: number
}

/** Which of these fields are on the page: a link to one that is not would lead nowhere. Asked after each drawing, so that fields that come late count. */
const useFieldsOnPage = (ids: readonly string[]): ((id: string) => boolean) => {
  const [absent, setAbsent] = useState('')
  useLayoutEffect(() => {
    setAbsent(ids.filter((id) => !document.getElementById(id)).join(' '))
  })
  const gone = new Set(absent.split(' '))
  return (id) => !gone.has(id)
}

/** All that stops a form, at its top: takes the focus once after each failed attempt and leads to each field. */
export const ErrorSummary = ({ title, errors, attempt = 0, className, children, ...rest }: ErrorSummaryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const shown = errors.length > 0 || Boolean(children)
  const isThere = useFieldsOnPage(errors.flatMap(({ fieldId }) => fieldId ?? []))
  const told = useRef<number>(undefined)
  useEffect(() => {
    // Errors that go and come back during typing belong to the same attempt: the keyboard stays with the field.
    if (!shown || told.current === attempt) return
    told.current = attempt
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
              {fieldId && isThere(fieldId) ? (
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
