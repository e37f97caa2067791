import { type Application, type IsoDate, type Issue, todayInAddis } from '@invea/domain'
import { hasAppointment } from '@invea/domain/application'
import { appointmentIssues, awaitsDate, moveIssues, withDate } from '@invea/domain/appointment'
import { commaIn } from '@invea/domain/calendar'
import type { AppointmentDraft } from '@invea/domain/drafts'
import { Alert, Button, ErrorSummary, FocusOnArrival, Skeleton, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { FailureNotice, isSlotLost } from '../api/FailureNotice.tsx'
import { failureOf, passQuery } from '../api/queries.ts'
import { useCheckedForm } from '../api/use-api-mutation.ts'
import { fieldHtmlId } from '../application-form/use-wizard.ts'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { useFocusOnChange } from '../application-view/pages.tsx'
import { VisitCard } from '../application-view/VisitCard.tsx'
import { DayChoice } from '../appointment/DayChoice.tsx'
import { ChosenTime, SlotChoice } from '../appointment/SlotChoice.tsx'
import { useFreeDays } from '../appointment/schedule-queries.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { serviceClock } from '../service-clock.ts'
import { dayWords, slotWords, useDisplayContext } from '../shell/display-context.ts'
import { Notices } from '../shell/Notices.tsx'
import { Slip } from './Slip.tsx'

/** Moves a paid appointment. Each choice has its own idempotency key (B §4). */
const useReschedule = (issues: readonly Issue[]) => {
  const api = usePortalApi()
  const client = useQueryClient()
  return useCheckedForm(api.schedule.reschedule, issues, {
    onSuccess: () => {
      // Decision 0030: a move ends the turn in a waiting line.
      client.setQueryData(passQuery.queryKey, null)
      void client.invalidateQueries({ queryKey: applicationQueries.all })
    },
    onError: (thrown) => {
      // Another visitor has taken the slot, so free slots must be fetched again.
      if (failureOf(thrown).kind === 'refused') void client.invalidateQueries({ queryKey: ['schedule'] })
    },
  })
}

/** B §2 Reschedule: the current date, days and slots of the office's window, and a button to save. */
export const RescheduleScreen = ({ application }: { readonly application: Application }) => {
  const { t, reader } = useDisplayContext()
  const words = useIssueWords()
  const { requestId, appointmentId, officeId, type, persons } = application
  const today = application.today ?? todayInAddis(serviceClock.now())
  // B §4: urgent requests have no time slots, only days with quota at the office.
  const isUrgent = application.mode === 'urgent'
  const hasVisit = hasAppointment(application)
  const { window, ...free } = useFreeDays(
    {
      officeId,
      requestType: type,
      applicants: persons.length,
      isUrgent,
      urgentDays: application.urgentDays,
      requestDate: application.requestDate,
    },
    today,
  )
  const [choice, setChoice] = useState<AppointmentDraft>({})
  const unfit = appointmentIssues(choice, { today, window, withoutSlots: isUrgent })
  const { appointmentDate, appointmentSlot } = application
  // A group can have more slots than the application shows: then only the service compares. That of the beginning, because the
  // application is fetched again after a move whose response was lost, and Save then repeats that move.
  const [current] = useState(
    appointmentDate && (isUrgent || persons.length === 1) && { date: appointmentDate, slotId: appointmentSlot?.id },
  )
  const chosen = { date: choice.date as IsoDate, slotId: Number(choice.slotId) }
  const form = useReschedule(unfit.length > 0 || !current ? unfit : moveIssues([current], chosen, isUrgent))
  const { failure, data: moved } = form
  const change = (next: AppointmentDraft) => {
    setChoice(next)
    // As in the wizard: another choice settles a lost slot, and after a lost connection it waits for Save.
    if (failure && (failure.kind === 'unreachable' || failure.kind === 'fields' || isSlotLost(failure))) form.settle()
  }
  const save = () => {
    if (moved) return
    const slotId = isUrgent ? undefined : Number(choice.slotId)
    form.submit({ requestId, appointmentId, date: choice.date as IsoDate, slotId })
  }
  const days = new Map(free.days?.map((day) => [day.date, day.slots]))
  const slots = days.get(choice.date as IsoDate) ?? []
  const slot = slots.find(({ id }) => String(id) === choice.slotId)
  const messageAt = (field: string) => {
    const issue = form.issues.find((candidate) => candidate.field === field)
    return issue && words(issue)
  }

  useFocusOnChange(moved ? 'result' : 'form')

  const chooser = () => {
    if (free.failure) return <FailureNotice error={free.failure} onRetry={free.reload} />
    if (!window || !free.days) return <Skeleton lines={8} />
    if (days.size === 0) return <Alert tone="warning">{t('status:reschedule.none')}</Alert>
    return (
      <Stack gap={6}>
        <DayChoice
          id={fieldHtmlId('appointment.date')}
          legend={hasVisit ? undefined : t('status:label.deliveryDate')}
          today={today}
          window={window}
          free={days}
          value={choice.date as IsoDate | undefined}
          onChange={(day) => change(withDate(choice, day))}
          error={messageAt('appointment.date')}
        />
        {isUrgent ? null : awaitsDate(choice) ? (
          <p className="text-muted">{t('status:reschedule.prompt')}</p>
        ) : (
          <SlotChoice
            id={fieldHtmlId('appointment.slotId')}
            legend={hasVisit ? undefined : t('status:label.deliveryTime')}
            date={choice.date as IsoDate | undefined}
            slots={slots}
            value={choice.slotId}
            onChange={(slotId) => change({ ...choice, slotId })}
            error={messageAt('appointment.slotId')}
          />
        )}
        <ChosenTime date={choice.date as IsoDate | undefined} slot={slot} />
        <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
          {t(
            form.pending
              ? 'status:reschedule.saving'
              : isUrgent
                ? 'status:reschedule.saveDay'
                : 'status:reschedule.save',
          )}
        </Button>
      </Stack>
    )
  }
  if (moved) {
    const isShown =
      application.appointmentDate === moved.date && (!moved.slot || application.appointmentSlot?.id === moved.slot.id)
    return (
      <Stack gap={6}>
        <h1 tabIndex={-1} className="print:hidden">
          {t('status:reschedule.title')}
        </h1>
        <Alert tone="success" live className="print:hidden">
          {t('status:reschedule.changedTo', {
            dateTime: [dayWords(moved.date, reader), moved.slot && slotWords(moved.slot, reader, moved.date)]
              .filter(Boolean)
              .join(commaIn[reader.language]),
          })}
        </Alert>
        <Alert tone="warning" className="print:hidden">
          {t('confirmation:slip.oldVoid')}
        </Alert>
        {/* Until the application is fetched again it has the old day or time. */}
        {isShown ? <Slip application={application} /> : <Skeleton lines={8} />}
      </Stack>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t('status:reschedule.title')}</h1>
        {failure ? (
          <FocusOnArrival key={form.attempt}>
            <FailureNotice error={failure} onRetry={save} onReconnect={form.sendAgain} live={false} />
          </FocusOnArrival>
        ) : (
          <ErrorSummary
            title={t('shell:fixBelow')}
            attempt={form.attempt}
            errors={form.issues.map((issue) => ({ fieldId: fieldHtmlId(issue.field), message: words(issue) }))}
          />
        )}
        <Block title={t(hasVisit ? 'status:reschedule.current' : 'status:label.deliveryDate')} level={2}>
          <VisitCard application={application} />
        </Block>
        <Notices officeId={officeId} requestType={type} mode={application.mode} />
        {chooser()}
      </Stack>
    </form>
  )
}
