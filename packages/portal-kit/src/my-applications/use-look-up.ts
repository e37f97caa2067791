import type { ApiResult, PortalApi } from '@invea/api'
import type { Application, Issue } from '@invea/domain'
import { checkLookUp, type LookUp, type LookUpDraft } from '@invea/domain/application'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { useApplicationQuery } from '../api/application-queries.ts'
import { isRefused } from '../api/queries.ts'
import { useApiMutation } from '../api/use-api-mutation.ts'

/** Calls the endpoint of a search. Always returns a list, because a confirmation number can have several requests. */
export const lookUp = async (api: PortalApi, search: LookUp): Promise<ApiResult<readonly Application[]>> => {
  if (search.by === 'confirmationNumber') return api.requests.byConfirmationNumber(search.confirmationNumber)
  const found = await api.requests.byApplicationNumber(search.applicationNumber, search.confirmationNumber)
  return found.ok ? { ok: true, value: [found.value] } : found
}

/** State of the look-up. The numbers stay in the page's memory and are never in an address or on the device. */
export const useLookUp = () => {
  const api = usePortalApi()
  const client = useQueryClient()
  const applicationQuery = useApplicationQuery()
  const [draft, setDraft] = useState<LookUpDraft>({})
  const [attempt, setAttempt] = useState(0)
  const [isLost, setLost] = useState(false)
  const checked = checkLookUp(draft)
  const countAttempt = () => setAttempt((before) => before + 1)
  const searching = useApiMutation((wanted: LookUp) => lookUp(api, wanted), {
    onSuccess: (applications) => {
      // With both numbers this session may see the request, so its pages need not fetch it again.
      for (const application of applications)
        if (!application.masked) client.setQueryData(applicationQuery(application.requestId).queryKey, application)
    },
    onError: countAttempt,
  })
  const { isPending: pending } = searching
  const isCaptchaRequired = isRefused(searching.failure, 'captchaFailed')
  const failure = isCaptchaRequired ? undefined : searching.failure

  const continueAsHuman = () => {
    if (checked.ok) searching.send(checked.value)
    else searching.reset()
  }
  const search = () => {
    if (pending) return
    setLost(false)
    if (!isCaptchaRequired) continueAsHuman()
    if (isCaptchaRequired || !checked.ok) countAttempt()
  }
  const addNumber = () => {
    searching.reset()
    setAttempt(0)
    setLost(false)
  }
  const reset = () => {
    addNumber()
    setDraft({})
  }
  const currentIssues: readonly Issue[] = [
    ...(checked.ok ? [] : checked.error),
    ...(isCaptchaRequired ? [{ field: 'lookUp.captcha', code: 'captchaRequired' } as const] : []),
  ]
  return {
    draft,
    setDraft,
    /** Empty before the first attempt. Fields are `lookUp.applicationNumber` and `lookUp.captcha`. */
    issues: attempt > 0 && !failure ? currentIssues : [],
    attempt,
    pending,
    failure,
    /** An application was open that this session may not see. */
    isLost,
    lose: () => setLost(true),
    /** The service requires a captcha: after several look-ups, or failed ones (D15). */
    isCaptchaRequired,
    /** Results; undefined while the form is shown. */
    found: searching.data,
    search,
    /** Called after the captcha: repeats the search that required it. */
    continueAsHuman,
    /** Back To Form: an empty form (B §2). */
    reset,
    /** Returns to the form with the number of the search, to add the other one. */
    addNumber,
  }
}

export type LookUpForm = ReturnType<typeof useLookUp>
