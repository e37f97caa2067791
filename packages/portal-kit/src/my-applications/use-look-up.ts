import type { ApiError, ApiResult, PortalApi } from '@invea/api'
import type { Application, Issue } from '@invea/domain'
import { checkLookUp, type LookUp, type LookUpDraft } from '@invea/domain/application'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { useApplicationQuery } from '../api/application-queries.ts'

/** The call behind each way of looking up; both answer a list, since one confirmation number may cover several. */
export const lookUp = async (api: PortalApi, search: LookUp): Promise<ApiResult<readonly Application[]>> => {
  if (search.by === 'confirmationNumber') return api.requests.byConfirmationNumber(search.confirmationNumber)
  const found = await api.requests.byApplicationNumber(search.applicationNumber, search.confirmationNumber)
  return found.ok ? { ok: true, value: [found.value] } : found
}

/** Whether the service wants proof of a person, as it does after misses (D15). */
export type HumanCheck = 'notRequired' | 'required' | 'proven'

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
  const [human, setHuman] = useState<HumanCheck>('notRequired')
  const [found, setFound] = useState<readonly Application[]>()
  const checked = checkLookUp(draft)

  const ask = async (wanted: LookUp) => {
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
    // Both numbers open the request to this session: its own pages need not ask again.
    for (const application of result.value)
      if (!application.masked) client.setQueryData(applicationQuery(application.requestId).queryKey, application)
    setAttempt(0)
    setFound(result.value)
  }
  const search = async () => {
    if (pending) return
    if (checked.ok && human !== 'required') return ask(checked.value)
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
    ...(human === 'required' ? [{ field: 'lookUp.captcha', code: 'captchaRequired' } as const] : []),
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
