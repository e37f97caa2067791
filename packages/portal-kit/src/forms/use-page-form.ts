import type { ApiError } from '@invea/api'
import { type Checked, type Instant, type Issue, issuesOf } from '@invea/domain'
import { type FormEvent, useRef, useState } from 'react'
import { serviceClock } from '../api/service-clock.ts'
import { randomKey } from '../wizard/random-key.ts'

const nowOfService = (): Instant => new Date(serviceClock.now()).toISOString()

/** A form of one page: what is typed stays in this page's memory alone. */
export interface PageForm<Draft> {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  /** What is wrong, after the first attempt: first what the rules say, then what the service said about what was sent. */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  /** Why the last sending failed, where it was not about single fields. */
  readonly failure: ApiError | undefined
  readonly submit: (event?: FormEvent) => void
}

export interface PageFormOptions<Draft, Value> {
  readonly initial: Draft
  readonly check: (draft: Draft, now: Instant) => Checked<Value>
  /**
   * Carries out what the form is for. A failure comes back as a value; nothing that was typed is cleared by it.
   * The key names the intention: the same draft sent again carries the same one.
   */
  readonly send: (value: Value, key: string) => Promise<ApiError | undefined>
}

/** The state of such a form: messages after an attempt, one sending at a time, failures kept until the next. */
export const usePageForm = <Draft extends object, Value>(options: PageFormOptions<Draft, Value>): PageForm<Draft> => {
  const { initial, check, send } = options
  const [draft, setDraft] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [refused, setRefused] = useState<readonly Issue[]>([])
  const entry = useRef<{ readonly draft: Draft; readonly key: string }>(undefined)
  const checked = check(draft, nowOfService())
  const own = issuesOf(checked)

  const run = async () => {
    setFailure(undefined)
    setRefused([])
    if (!checked.ok) {
      setAttempt(attempt + 1)
      return
    }
    setPending(true)
    if (entry.current?.draft !== draft) entry.current = { draft, key: randomKey() }
    const error = await send(checked.value, entry.current.key)
    setPending(false)
    if (!error) return
    setAttempt(attempt + 1)
    if (error.kind === 'fields' && error.issues.length > 0) setRefused(error.issues)
    else setFailure(error)
  }
  return {
    draft,
    change: (changes) => setDraft((known) => ({ ...known, ...changes })),
    issues: attempt === 0 || failure ? [] : own.length > 0 ? own : refused,
    attempt,
    pending,
    failure,
    submit: (event) => {
      event?.preventDefault()
      if (!pending) void run()
    },
  }
}
