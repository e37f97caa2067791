import type { ApiError } from '@invea/api'
import type { Application, IsoDate, Issue } from '@invea/domain'
import { appointmentIssues, type Restriction } from '@invea/domain/appointment'
import type { AppointmentDraft } from '@invea/domain/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { randomKey } from '../api/random-key.ts'

export interface RescheduleForm {
  readonly choice: AppointmentDraft
  readonly setChoice: (choice: AppointmentDraft) => void
  /** None before the first attempt (B §5). */
  readonly issues: readonly Issue[]
  readonly attempt: number
  readonly pending: boolean
  readonly failure: ApiError | undefined
  readonly done: boolean
  readonly save: () => Promise<void>
}

/** The new date and time of a paid appointment, saved under one key per choice (B §4). */
export const useReschedule = (
  { requestId, appointmentId }: Pick<Application, 'requestId' | 'appointmentId'>,
  rules: { readonly today: IsoDate; readonly restriction: Restriction | undefined; readonly withoutSlots?: boolean },
): RescheduleForm => {
  const api = usePortalApi()
  const client = useQueryClient()
  const [choice, setChoice] = useState<AppointmentDraft>({})
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'open' | 'pending' | 'done'>('open')
  const [failure, setFailure] = useState<ApiError>()
  const keyedRequest = useRef<{ readonly choice: AppointmentDraft; readonly key: string } | null>(null)
  const issues = appointmentIssues(choice, rules)

  const save = async () => {
    if (state !== 'open') return
    setFailure(undefined)
    if (issues.length > 0) {
      setAttempt(attempt + 1)
      return
    }
    if (keyedRequest.current?.choice !== choice) keyedRequest.current = { choice, key: randomKey() }
    setState('pending')
    const change = {
      requestId,
      appointmentId,
      date: choice.date as IsoDate,
      ...(!rules.withoutSlots && { slotId: Number(choice.slotId) }),
    }
    const result = await api.schedule.reschedule(change, keyedRequest.current.key)
    if (result.ok) {
      setState('done')
      await client.invalidateQueries({ queryKey: applicationQueries.all })
      return
    }
    setState('open')
    setAttempt(attempt + 1)
    setFailure(result.error)
    // A refused slot is taken for everyone: free slots must be fetched again.
    if (result.error.kind === 'refused') await client.invalidateQueries({ queryKey: ['schedule'] })
  }
  return {
    choice,
    setChoice,
    issues: attempt > 0 ? issues : [],
    attempt,
    pending: state === 'pending',
    failure,
    done: state === 'done',
    save,
  }
}
