import type { Hold } from '@invea/domain/appointment'
import type { RequestDraft } from '@invea/domain/drafts'
import { announce } from '@invea/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNow, usePortalApi } from '../api/api-context.ts'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { hasPendingRequest } from '../application-form/PendingRequestGuard.tsx'
import { useEditDraft, useFromWizard } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { scheduleQueries } from './schedule-queries.ts'

/** Phase of a hold: safe, running out (with a notice), urgent (with a question), or expired. */
export type HoldPhase = 'active' | 'ending' | 'urgent' | 'ended'

/** Milliseconds before the end at which the bar shows that time runs out. */
export const endingBefore = 5 * 60_000
/** Milliseconds before the end at which a dialog offers more time. WCAG 2.2.1 requires at least 20 seconds to respond. */
export const urgentBefore = 2 * 60_000

/** The phase of a hold; `left` in milliseconds. */
export const holdPhase = (left: number): HoldPhase => {
  if (left === 0) return 'ended'
  if (left <= urgentBefore) return 'urgent'
  return left <= endingBefore ? 'ending' : 'active'
}

/** Time left as shown: whole minutes rounded up, or seconds in the last minute. */
export const roundedTimeLeft = (left: number): { readonly unit: 'minutes' | 'seconds'; readonly count: number } =>
  left > 60_000
    ? { unit: 'minutes', count: Math.ceil(left / 60_000) }
    : { unit: 'seconds', count: Math.ceil(left / 1000) }

/** Milliseconds until text or phase change, so that a slow phone does not render more often. */
export const untilNextChange = (left: number): number => {
  if (left === 0) return 0
  const step = left > 60_000 ? 60_000 : 1000
  return left % step || step
}

/** Milliseconds until a moment, never below zero. Renders again when the shown text or the phase changes. */
export const useTimeLeft = (until: number | undefined): number => {
  const [wakeAt, setWakeAt] = useState<number>()
  const now = useNow(wakeAt)
  const left = until === undefined ? 0 : Math.max(0, until - now)
  useEffect(() => {
    const wait = untilNextChange(left)
    setWakeAt(until === undefined || wait === 0 ? undefined : until - left + wait)
  }, [until, left])
  return left
}

const withHold =
  (hold: Hold | undefined) =>
  (draft: RequestDraft): RequestDraft => ({ ...draft, appointment: { ...draft.appointment, hold } })

/** The hold in the draft with its clock; undefined without one. */
export const useHold = () => {
  const api = usePortalApi()
  const { t } = useTranslation('booking')
  const edit = useEditDraft()
  const hold = useFromWizard(({ store }) => store.draft().draft.appointment.hold)

  // The service decides whether a hold is active: the page fetches it after a reload or after sleep.
  const queries = useQueryClient()
  const currentHold = scheduleQueries.currentHold(api, hold?.appointmentIds ?? [])
  // Not once it is submitted, nor while a submission has no response: the hold belongs to the request then, and is no longer in the list.
  const isUsed = useFromWizard(
    ({ store }) => hasPendingRequest(store.draft()) || store.draft().draft.submitted !== undefined,
  )
  const { data: known } = useQuery({ ...currentHold, enabled: hold !== undefined && !isUsed })
  useEffect(() => {
    // The service can still have a hold that a refusal has ended, because its day was closed.
    if (hold === undefined || known === undefined || isUsed || !Date.parse(hold.expiresAt)) return
    // Another form of this session may hold another appointment, which has ended this one.
    const own = known?.appointmentIds[0] === hold.appointmentIds[0] ? known : null
    const now = own ?? { ...hold, expiresAt: new Date(0).toISOString(), extendable: false }
    if (now.expiresAt !== hold.expiresAt || now.extendable !== hold.extendable) edit(withHold(now))
  }, [known, hold, isUsed, edit])

  const left = useTimeLeft(hold && Date.parse(hold.expiresAt))
  const { send, isPending, failure } = useApiMutation((_expiresAt: string, key) => api.schedule.extendHold(key), {
    onSuccess: (extended) => {
      announce(t('hold.extended'))
      queries.setQueryData(currentHold.queryKey, extended)
      // Another form of this session may hold another appointment.
      if (extended.appointmentIds[0] === hold?.appointmentIds[0]) edit(withHold(extended))
    },
    // The response may have been lost although the extension was granted.
    onError: () => void queries.invalidateQueries({ queryKey: currentHold.queryKey }),
  })

  return (
    hold && {
      hold,
      /** Milliseconds. */
      left,
      phase: holdPhase(left),
      extend: () => send(hold.expiresAt),
      extending: isPending,
      failure,
    }
  )
}
