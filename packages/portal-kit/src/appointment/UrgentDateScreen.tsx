import type { IsoDate } from '@invea/domain'
import { withDate } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { Alert, Button, Spinner, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice, isWaiting } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import {
  fieldHtmlId,
  useDraft,
  useEditDraft,
  useFieldMessage,
  useFromWizard,
  useStepLoading,
  useWizard,
} from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { DayChoice } from './DayChoice.tsx'
import { PassDeadline } from './HoldRequirements.tsx'
import { ChosenTime } from './SlotChoice.tsx'
import { fromFirstFreeDay, scheduleQueries, useAskAgainOnRefusal, useOfficeWindow } from './schedule-queries.ts'

const UrgentDays = () => {
  const { t } = useTranslation(['urgent', 'booking', 'common'])
  const api = usePortalApi()
  const wizard = useWizard()
  const { appointment, site, requestType = 'unknown', urgentDays } = useDraft() as PassportDraft
  const { today } = useFromWizard(({ facts }) => facts())
  const edit = useEditDraft<PassportDraft>()
  const message = useFieldMessage('appointment.date')

  const officeId = Number(site.officeId)
  const { window, restrictions } = useOfficeWindow(officeId, today)
  const availability = useQuery({
    ...scheduleQueries.urgent(api, {
      officeId,
      requestType,
      // The specified search is for one applicant. Holding fails when the quota is too small for all (D9).
      applicants: 1,
      from: window?.from ?? today,
      to: window?.to ?? today,
      urgentDays,
    }),
    enabled: window !== undefined,
  })
  useAskAgainOnRefusal('urgent')

  const failed = [restrictions, availability].find(({ isError }) => isError)
  const refusal = failed && failureOf(failed.error)
  // When a waiting line opens, days that are already shown stay, with the choice. Next then waits in the line.
  const failure = refusal && isWaiting(refusal) && availability.data ? undefined : refusal
  useStepLoading(failure ? isWaiting(failure) && 'inLine' : !(window && availability.data))

  if (failure) return <FailureNotice error={failure} onRetry={() => void failed?.refetch()} />
  if (!window || !availability.data) {
    return (
      <div className="min-h-screen">
        <Spinner label={t('booking:loading')} />
      </div>
    )
  }
  const { hold } = appointment
  const days = new Set(availability.data.map(({ date }) => date))
  if (hold?.urgentDays !== undefined) days.add(hold.date)
  if (days.size === 0) {
    return (
      <Alert tone="warning" title={t('urgent:none')}>
        <p>{t('urgent:noneHelp')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => void availability.refetch()}>
            {t('common:retry')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => wizard.goTo('urgent-type')}>
            {t('urgent:other')}
          </Button>
        </div>
      </Alert>
    )
  }
  const date = appointment.date as IsoDate | undefined
  return (
    <Stack gap={6}>
      {!hold && <PassDeadline />}
      <p>{t('urgent:dateIntro')}</p>
      <DayChoice
        id={fieldHtmlId('appointment.date')}
        today={today}
        window={fromFirstFreeDay(window, days)}
        isFree={(day) => days.has(day)}
        value={date}
        onChange={(day) => edit((before) => ({ ...before, appointment: withDate(before.appointment, day) }))}
        error={message}
      />
      <ChosenTime date={date} slot={undefined} />
    </Stack>
  )
}

/** A §2 stage 3, B §4: days with urgent quota, without time slots. As high as the screen of a phone, as `DateScreen`. */
export const UrgentDateScreen = () => (
  <div className="max-sm:min-h-screen">
    <UrgentDays />
  </div>
)
