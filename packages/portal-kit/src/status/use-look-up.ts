import type { ApiError } from '@invea/api'
import { type Application, checkLookUp, type Issue, type LookUpDraft } from '@invea/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationQueries } from '../request-view/application-queries.ts'
import { usePortalApi } from '../service/api-context.ts'
import { lookUp } from './look-up.ts'

export interface LookUpForm {
  readonly draft: LookUpDraft
  readonly setDraft: (draft: LookUpDraft) => void
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  readonly failure: ApiError | undefined
  /** What was found; undefined while the form is on the screen. */
  readonly found: readonly Application[] | undefined
  readonly search: () => Promise<void>
  /** Back To Form: an empty form (B §2). */
  readonly reset: () => void
  /** Back to the form with the number that was given, to add the other one. */
  readonly addNumber: () => void
}

/** The look-up: the numbers stay in this page's memory and never reach an address or the device. */
export const useLookUp = (): LookUpForm => {
  const api = usePortalApi()
  const client = useQueryClient()
  const [draft, setDraft] = useState<LookUpDraft>({})
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [found, setFound] = useState<readonly Application[]>()
  const checked = checkLookUp(draft)

  const search = async () => {
    if (pending) return
    setFailure(undefined)
    if (!checked.ok) {
      setAttempt(attempt + 1)
      return
    }
    setPending(true)
    const result = await lookUp(api, checked.value)
    setPending(false)
    if (!result.ok) {
      setAttempt(attempt + 1)
      setFailure(result.error)
      return
    }
    // Both numbers open the request to this session: its own pages need not ask again.
    for (const application of result.value)
      if (!application.masked)
        client.setQueryData(applicationQueries.one(api, application.requestId).queryKey, application)
    setAttempt(0)
    setFound(result.value)
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
  const issues = attempt > 0 && !failure && !checked.ok ? checked.issues : []
  return { draft, setDraft, issues, attempt, pending, failure, found, search, reset, addNumber }
}
