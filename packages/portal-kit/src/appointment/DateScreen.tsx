import type { IsoDate } from '@invea/domain'
import { awaitsDate, type Slot, withDate } from '@invea/domain/appointment'
import { applicantCount } from '@invea/domain/drafts'
import { Alert, Button, Spinner, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice, isWaiting } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { fieldHtmlId } from '../application-form/applicant-scope.ts'
import { useEditDraft, useFieldMessage } from '../application-form/use-field.ts'
import { useDraft, useFromWizard, useRequestType, useStepLoading, useWizard } from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { DayChoice } from './DayChoice.tsx'
import { OtherOffices } from './OtherOffices.tsx'
import { PassDeadline } from './PassDeadline.tsx'
import { RequiredCode } from './RequiredCode.tsx'
import { ChosenTime, SlotChoice } from './SlotChoice.tsx'
import { fromFirstFreeDay, scheduleQueries, useAskAgainOnRefusal, useOfficeWindow } from './schedule-queries.ts'

/** The times of a day, with the one held for this visitor, which is not free for others. */
const withHeldSlot = (slots: readonly Slot[], held: Slot | undefined): readonly Slot[] =>
  held === undefined || slots.some(({ id }) => id === held.id)
    ? slots
    : [...slots, held].sort((one, other) => (one.startTime < other.startTime ? -1 : 1))

/** A §2 Date and time: the days of the office's window, then the times of the chosen day. */
export const DateScreen = () => {
  const { t } = useTranslation(['booking', 'common'])
  const language = useLanguage()
  const api = usePortalApi()
  const wizard = useWizard()
  const draft = useDraft()
  const { appointment, site } = draft
  const requestType = useRequestType() ?? 'unknown'
  const { today, office } = useFromWizard(({ facts }) => facts())
  const edit = useEditDraft()

  const officeId = Number(site.officeId)
  const { window, restrictions } = useOfficeWindow(officeId, today)
  const availability = useQuery({
    ...scheduleQueries.availability(api, {
      officeId,
      requestType,
      applicants: applicantCount(draft),
      from: window?.from ?? today,
      to: window?.to ?? today,
    }),
    enabled: window !== undefined,
  })
  useAskAgainOnRefusal('availability')

  const change = (to: typeof appointment) => edit((before) => ({ ...before, appointment: to }))
  const { hold } = appointment
  const held = hold?.officeId === officeId ? hold : undefined
  const days = new Map(availability.data?.map((day) => [day.date, day.slots]))
  if (held && !days.has(held.date)) days.set(held.date, [])
  const date = appointment.date as IsoDate | undefined
  const slots = date ? withHeldSlot(days.get(date) ?? [], held?.date === date ? held.slot : undefined) : []
  const dateMessage = useFieldMessage('appointment.date')
  const slotMessage = useFieldMessage('appointment.slotId')
  const failed = [restrictions, availability].find(({ isError }) => isError)
  const refusal = failed && failureOf(failed.error)
  // Days that were shown before a waiting line opened stay, with what was chosen: Next then waits in the line.
  const failure = refusal && isWaiting(refusal) && availability.data ? undefined : refusal
  useStepLoading(failure ? isWaiting(failure) && 'inLine' : !(window && availability.data))

  if (failure) return <FailureNotice error={failure} onRetry={() => void failed?.refetch()} />
  if (!window || !availability.data) {
    // As high as the screen, so that nothing that is seen moves when the days come.
    return (
      <div className="min-h-screen">
        <Spinner label={t('booking:loading')} />
      </div>
    )
  }
  if (days.size === 0) {
    return (
      <Stack gap={6}>
        <Alert tone="warning" title={t('booking:none')}>
          <p>{t('booking:noneHelp')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onClick={() => void availability.refetch()}>
              {t('common:retry')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => wizard.goTo('site')}>
              {t('booking:otherOffice')}
            </Button>
          </div>
        </Alert>
        <OtherOffices officeId={officeId} requestType={requestType} applicants={applicantCount(draft)} />
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      {!held && <PassDeadline />}
      <Stack gap={1}>
        <p>{t('booking:intro')}</p>
        {office && <p className="font-semibold">{t('booking:office', { office: office.name[language] })}</p>}
      </Stack>
      <DayChoice
        id={fieldHtmlId('appointment.date')}
        today={today}
        window={fromFirstFreeDay(window, days.keys())}
        isFree={(day) => days.has(day)}
        value={date}
        onChange={(day) => change(withDate(appointment, day))}
        error={dateMessage}
      />
      {awaitsDate(appointment) ? (
        <p className="text-muted">{t('booking:pickDate')}</p>
      ) : (
        <SlotChoice
          id={fieldHtmlId('appointment.slotId')}
          date={date}
          slots={slots}
          value={appointment.slotId}
          onChange={(slotId) => change({ ...appointment, slotId })}
          error={slotMessage}
        />
      )}
      <ChosenTime date={date} slot={slots.find(({ id }) => String(id) === appointment.slotId)} />
      <RequiredCode />
    </Stack>
  )
}
