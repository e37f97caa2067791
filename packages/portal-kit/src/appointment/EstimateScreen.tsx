import { applicantCount } from '@invea/domain/drafts'
import { Card, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { useDraft, useEditDraft, useRequestType, useStepLoading, useWizard } from '../application-form/use-wizard.ts'
import { LocalTime, NoWrap, useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { FullOffice } from './DateScreen.tsx'
import { RequiredCode } from './HoldRequirements.tsx'
import { scheduleQueries, useAskAgainOnRefusal } from './schedule-queries.ts'

/** A §2: Renew/Replacement, Lost and Correction have no calendar; the service chooses day and time. */
export const EstimateScreen = () => {
  const { t } = useTranslation('booking')
  const words = useDateWords()
  const api = usePortalApi()
  const draft = useDraft()
  const requestType = useRequestType() ?? 'unknown'
  const edit = useEditDraft()
  const wizard = useWizard()
  const { site } = draft
  const query = { officeId: Number(site.officeId), requestType, applicants: applicantCount(draft) }
  const { data: estimate, isLoadingError, error, refetch } = useQuery(scheduleQueries.estimate(api, query))
  useAskAgainOnRefusal()
  // An earlier estimate stays when the connection fails, but not when the service refuses to repeat it.
  const failure = error ? failureOf(error) : undefined
  const refusal = failure?.kind === 'refused' ? failure.code : undefined
  const isFull = refusal === 'slotFull'
  const hasFailed = isLoadingError || refusal !== undefined
  const isShown = estimate !== undefined && !hasFailed
  useStepLoading(isFull ? 'closed' : !estimate && !hasFailed)
  // Holds nothing before the applicant has seen the day.
  useEffect(
    () =>
      wizard.guard(() => {
        if (hasFailed) void refetch()
        return isShown
      }),
    [wizard, isShown, hasFailed, refetch],
  )
  useEffect(() => {
    if (!estimate) return
    // The estimate is the choice: clears a day that was chosen for another type.
    edit((before) => ({
      ...before,
      appointment: { ...before.appointment, date: undefined, slotId: undefined, estimate },
    }))
  }, [estimate, edit])
  if (failure && hasFailed) {
    return isFull ? (
      <FullOffice onRetry={() => void refetch()} />
    ) : (
      <FailureNotice error={failure} onRetry={() => void refetch()} />
    )
  }
  if (!estimate) return <Skeleton lines={3} className="min-h-screen" />
  return (
    <Stack gap={6}>
      <Card tone="accent">
        <p className="text-muted">{t('estimateHelp')}</p>
        <p className="mt-3 font-display text-xl font-bold">
          <NoWrap words={words.fullDay(estimate.date)} />
        </p>
        {estimate.slot && (
          <p>
            {t('deliveryTime')}: <span className="inline-block">{words.time(estimate.slot.startTime)}</span>
            <LocalTime date={estimate.date} time={estimate.slot.startTime} />
          </p>
        )}
      </Card>
      <RequiredCode />
    </Stack>
  )
}
