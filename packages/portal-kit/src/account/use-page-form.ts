import type { ApiError } from '@invea/api'
import type { Issue, Result } from '@invea/domain'
import type { Instant } from '@invea/domain/calendar'
import { issuesOf } from '@invea/domain/issues'
import { type FormEvent, useRef, useState } from 'react'
import { randomKey } from '../api/random-key.ts'
import { serviceClock } from '../api/service-clock.ts'

const serviceNow = (): Instant => new Date(serviceClock.now()).toISOString()

/** State of a single-page form; its input is only in memory. */
export interface PageForm<Draft> {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  /** Issues after the first attempt: those of the rules, else those that the service reported. */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  /** Error of the last submission when it was not about single fields. */
  readonly failure: ApiError | undefined
  readonly submit: (event?: FormEvent) => void
}

export interface PageFormOptions<Draft, Value> {
  readonly initial: Draft
  readonly check: (draft: Draft, now: Instant) => Result<Value>
  /**
   * Sends the form and returns the error, or undefined on success. `key` is the idempotency key: the same draft sent again has
   * the same key.
   */
  readonly send: (value: Value, key: string) => Promise<ApiError | undefined>
}

/** Manages a single-page form: shows issues after an attempt, sends once at a time, and keeps the failure until the next attempt. */
export const usePageForm = <Draft extends object, Value>(options: PageFormOptions<Draft, Value>): PageForm<Draft> => {
  const { initial, check, send } = options
  const [draft, setDraft] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [refused, setRefused] = useState<readonly Issue[]>([])
  const keyedDraft = useRef<{ readonly draft: Draft; readonly key: string }>(undefined)
  const checked = check(draft, serviceNow())
  const ruleIssues = issuesOf(checked)

  const run = async () => {
    setFailure(undefined)
    setRefused([])
    if (!checked.ok) {
      setAttempt(attempt + 1)
      return
    }
    setPending(true)
    if (keyedDraft.current?.draft !== draft) keyedDraft.current = { draft, key: randomKey() }
    const error = await send(checked.value, keyedDraft.current.key)
    setPending(false)
    if (!error) return
    setAttempt(attempt + 1)
    if (error.kind === 'fields' && error.issues.length > 0) setRefused(error.issues)
    else setFailure(error)
  }
  return {
    draft,
    change: (changes) => setDraft((known) => ({ ...known, ...changes })),
    issues: attempt === 0 || failure ? [] : ruleIssues.length > 0 ? ruleIssues : refused,
    attempt,
    pending,
    failure,
    submit: (event) => {
      event?.preventDefault()
      if (!pending) void run()
    },
  }
}
