import { isSlotHeld } from '@invea/domain/appointment'
import { applicantCount } from '@invea/domain/drafts'
import { Alert, Card, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import {
  useDraft,
  useEditDraft,
  useFromWizard,
  useRequestType,
  useStepLoading,
  useWizard,
} from '../application-form/use-wizard.ts'
import { LocalTime, NoWrap, useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { fullOffice } from './DateScreen.tsx'
import { RequiredCode } from './HoldRequirements.tsx'
import { scheduleQueries, useRefetchOnRefusal } from './schedule-queries.ts'

/** A §2: Renew/Replacement, Lost and Correction have no calendar; the service chooses day and time. */
export const EstimateScreen = () => {
  const { t } = useTranslation(['booking', 'common'])
  const words = useDateWords()
  const api = usePortalApi()
  const draft = useDraft()
  const requestType = useRequestType() ?? 'unknown'
  const edit = useEditDraft()
  const wizard = useWizard()
  const { site } = draft
  const query = { officeId: Number(site.officeId), requestType, applicants: applicantCount(draft) }
  const now = useFromWizard(({ facts }) => facts().now)
  // The hold counts as taken in an estimate, which would show another day or none.
  const held = isSlotHeld(draft, { requestType }, now) ? draft.appointment.hold : undefined
  const { data: found, error, refetch } = useQuery({ ...scheduleQueries.estimate(api, query), enabled: !held })
  useRefetchOnRefusal()
  const [first, setFirst] = useState(found)
  if (!first && found) setFirst(found)
  const isChanged = !held && found !== first
  const estimate = held ?? found
  const failure = error && !held ? failureOf(error) : undefined
  // An earlier estimate stays when the connection fails, but not when the service refuses to repeat it.
  const failed = !found || failure?.kind === 'refused' ? failure : undefined
  const isFull = failed?.kind === 'refused' && failed.code === 'slotFull'
  useStepLoading(isFull ? 'closed' : !estimate && !failed)
  // Holds nothing before the applicant has seen the day.
  useEffect(
    () =>
      wizard.addNextCheck(() => {
        if (failed) void refetch()
        return !failed
      }),
    [wizard, failed, refetch],
  )
  useEffect(() => {
    if (!found) return
    // The estimate is the choice: clears a day that was chosen for another type.
    edit((before) => ({
      ...before,
      appointment: { ...before.appointment, date: undefined, slotId: undefined, estimate: found },
    }))
  }, [found, edit])
  if (failed) {
    const reload = () => void refetch()
    return isFull ? (
      <LoadedComponent of={fullOffice} lines={4} onRetry={reload} />
    ) : (
      <FailureNotice error={failed} onRetry={reload} />
    )
  }
  if (!estimate) return <Skeleton lines={3} className="min-h-screen" />
  return (
    <Stack gap={6}>
      {isChanged && <Alert live>{t('booking:estimateChanged', { next: t('common:next') })}</Alert>}
      <Card tone="accent">
        <p className="text-muted">{t('booking:estimateHelp')}</p>
        <p className="mt-3 font-display text-xl font-bold">
          <NoWrap words={words.fullDay(estimate.date)} />
        </p>
        {estimate.slot && (
          <p>
            {t('booking:deliveryTime')}: <span className="inline-block">{words.time(estimate.slot.startTime)}</span>
            <LocalTime date={estimate.date} time={estimate.slot.startTime} />
          </p>
        )}
      </Card>
      <RequiredCode />
    </Stack>
  )
}
