import type { ApiError } from '@invea/api'
import { type Application, checkLookUp, type Issue, type LookUp, type LookUpDraft } from '@invea/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { useApplicationQuery } from '../request-view/application-queries.ts'
import { lookUp } from './look-up.ts'

/** Whether the service wants proof of a person, as it does after misses (D15). */
export type HumanCheck = 'notAsked' | 'asked' | 'proven'

export interface LookUpForm {
  readonly draft: LookUpDraft
  readonly setDraft: (draft: LookUpDraft) => void
  /** None before the first attempt. Fields are `lookUp.applicationNumber` and `lookUp.captcha`. */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  readonly failure: ApiError | undefined
  readonly human: HumanCheck
  /** What was found; undefined while the form is on the screen. */
  readonly found: readonly Application[] | undefined
  readonly search: () => Promise<void>
  /** A person is there: the search that had to wait goes on. */
  readonly proveHuman: () => Promise<void>
  /** Back To Form: an empty form (B §2). */
  readonly reset: () => void
  /** Back to the form with the number that was given, to add the other one. */
  readonly addNumber: () => void
}

const asksHuman = (error: ApiError) => error.kind === 'refused' && error.code === 'captchaFailed'

/** The look-up: the numbers stay in this page's memory and never reach an address or the device. */
export const useLookUp = (): LookUpForm => {
  const api = usePortalApi()
  const client = useQueryClient()
  const applicationQuery = useApplicationQuery()
  const [draft, setDraft] = useState<LookUpDraft>({})
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [human, setHuman] = useState<HumanCheck>('notAsked')
  const [found, setFound] = useState<readonly Application[]>()
  const checked = checkLookUp(draft)

  const ask = async (wanted: LookUp) => {
    setFailure(undefined)
    setPending(true)
    const result = await lookUp(api, wanted)
    setPending(false)
    if (!result.ok) {
      setAttempt((before) => before + 1)
      if (asksHuman(result.error)) setHuman('asked')
      else setFailure(result.error)
      return
    }
    // Both numbers open the request to this session: its own pages need not ask again.
    for (const application of result.value)
      if (!application.masked) client.setQueryData(applicationQuery(application.requestId).queryKey, application)
    setAttempt(0)
    setFound(result.value)
  }
  const search = async () => {
    if (pending) return
    if (checked.ok && human !== 'asked') return ask(checked.value)
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  const proveHuman = async () => {
    setHuman('proven')
    if (checked.ok) await ask(checked.value)
  }
  const addNumber = () => {
    setFound(undefined)
    setFailure(undefined)
    setAttempt(0)
  }
  const reset = () => {
    addNumber()
    setDraft({})
  }
  const standing: readonly Issue[] = [
    ...(checked.ok ? [] : checked.error),
    ...(human === 'asked' ? [{ field: 'lookUp.captcha', code: 'captchaRequired' } as const] : []),
  ]
  return {
    draft,
    setDraft,
    issues: attempt > 0 && !failure ? standing : [],
    attempt,
    pending,
    failure,
    human,
    found,
    search,
    proveHuman,
    reset,
    addNumber,
  }
}
