import type { ApiError, ApiResult, PortalApi } from '@invea/api'
import type { Application, Issue } from '@invea/domain'
import { checkLookUp, type LookUp, type LookUpDraft } from '@invea/domain/application'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { useApplicationQuery } from '../api/application-queries.ts'

/** Calls the endpoint of a search. Always returns a list, because a confirmation number can have several requests. */
export const lookUp = async (api: PortalApi, search: LookUp): Promise<ApiResult<readonly Application[]>> => {
  if (search.by === 'confirmationNumber') return api.requests.byConfirmationNumber(search.confirmationNumber)
  const found = await api.requests.byApplicationNumber(search.applicationNumber, search.confirmationNumber)
  return found.ok ? { ok: true, value: [found.value] } : found
}

/** State of the captcha, which the service requires after failed look-ups (D15). */
export type HumanCheck = 'notRequired' | 'required' | 'proven'

export interface LookUpForm {
  readonly draft: LookUpDraft
  readonly setDraft: (draft: LookUpDraft) => void
  /** Empty before the first attempt. Fields are `lookUp.applicationNumber` and `lookUp.captcha`. */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  readonly failure: ApiError | undefined
  readonly human: HumanCheck
  /** Results; undefined while the form is shown. */
  readonly found: readonly Application[] | undefined
  readonly search: () => Promise<void>
  /** Called after the captcha: repeats the search that required it. */
  readonly continueAsHuman: () => Promise<void>
  /** Back To Form: an empty form (B §2). */
  readonly reset: () => void
  /** Returns to the form with the number of the search, to add the other one. */
  readonly addNumber: () => void
}

const asksHuman = (error: ApiError) => error.kind === 'refused' && error.code === 'captchaFailed'

/** State of the look-up. The numbers stay in the page's memory and are never in an address or on the device. */
export const useLookUp = (): LookUpForm => {
  const api = usePortalApi()
  const client = useQueryClient()
  const applicationQuery = useApplicationQuery()
  const [draft, setDraft] = useState<LookUpDraft>({})
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [human, setHuman] = useState<HumanCheck>('notRequired')
  const [found, setFound] = useState<readonly Application[]>()
  const checked = checkLookUp(draft)

  const submit = async (wanted: LookUp) => {
    setFailure(undefined)
    setPending(true)
    const result = await lookUp(api, wanted)
    setPending(false)
    if (!result.ok) {
      setAttempt((before) => before + 1)
      if (asksHuman(result.error)) setHuman('required')
      else setFailure(result.error)
      return
    }
    // With both numbers this session may see the request, so its pages need not fetch it again.
    for (const application of result.value)
      if (!application.masked) client.setQueryData(applicationQuery(application.requestId).queryKey, application)
    setAttempt(0)
    setFound(result.value)
  }
  const search = async () => {
    if (pending) return
    if (checked.ok && human !== 'required') return submit(checked.value)
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  const continueAsHuman = async () => {
    setHuman('proven')
    if (checked.ok) await submit(checked.value)
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
  const currentIssues: readonly Issue[] = [
    ...(checked.ok ? [] : checked.error),
    ...(human === 'required' ? [{ field: 'lookUp.captcha', code: 'captchaRequired' } as const] : []),
  ]
  return {
    draft,
    setDraft,
    issues: attempt > 0 && !failure ? currentIssues : [],
    attempt,
    pending,
    failure,
    human,
    found,
    search,
    continueAsHuman,
    reset,
    addNumber,
  }
}
