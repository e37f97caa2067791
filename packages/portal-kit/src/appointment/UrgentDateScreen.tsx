import { estimatedDelivery, type IsoDate } from '@invea/domain'
import { withDate } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { Stack } from '@invea/ui'
import { useOffices } from '../api/use-offices.ts'
import {
  fieldHtmlId,
  useDraft,
  useEditDraft,
  useFieldMessage,
  useFromWizard,
  useWizard,
} from '../application-form/use-wizard.ts'
import { useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { DayChoice } from './DayChoice.tsx'
import { FreeDaysLoader, type LoadedDays, NoFreeDays, useUnsettledHold } from './FreeDays.tsx'
import { PassDeadline } from './HoldRequirements.tsx'
import { LazyNotices } from './SiteScreen.tsx'
import { ChosenTime } from './SlotChoice.tsx'

const UrgentDays = ({ window, days: loaded, reload }: LoadedDays) => {
  const { t } = useTranslation('booking')
  const wizard = useWizard()
  const { appointment, site, urgentDays, requestType = 'unknown' } = useDraft() as PassportDraft
  const today = useFromWizard(({ facts }) => facts().today)
  const edit = useEditDraft<PassportDraft>()
  const message = useFieldMessage('appointment.date')

  const { hold } = appointment
  const date = appointment.date as IsoDate | undefined
  const words = useDateWords()
  const office = useOffices().data?.offices.find(({ id }) => String(id) === site.officeId)
  const ready =
    date &&
    office &&
    estimatedDelivery(
      { ...office, requestType, mode: 'urgent', urgentDays, submittedOn: today, appointmentDate: date },
      office.closures,
    )
  const isUnsettled = useUnsettledHold()
  const days = new Set(loaded.map(({ date }) => date))
  if (hold?.urgentDays !== undefined) days.add(hold.date)
  if (isUnsettled && date !== undefined) days.add(date)
  const closures = <LazyNotices officeId={Number(site.officeId)} requestType={requestType} mode="urgent" />
  if (days.size === 0) {
    return (
      <Stack gap={6}>
        {closures}
        <NoFreeDays
          title={t('urgent.none')}
          help={t('urgent.noneHelp')}
          onRetry={reload}
          other={t('urgent.other')}
          onOther={() => wizard.goTo('urgent-type')}
        />
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      {!hold && <PassDeadline />}
      {closures}
      <p>{t('urgent.dateIntro')}</p>
      <DayChoice
        id={fieldHtmlId('appointment.date')}
        today={today}
        window={window}
        free={days}
        value={date}
        onChange={(day) => edit((before) => ({ ...before, appointment: withDate(before.appointment, day) }))}
        error={message}
      />
      <ChosenTime date={date}>{ready && <p>{t('urgent.ready', { date: words.fullDay(ready) })}</p>}</ChosenTime>
    </Stack>
  )
}

/** A §2 stage 3, B §4: days with urgent quota, without time slots. */
export const UrgentDateScreen = () => {
  const { site, requestType = 'unknown', urgentDays } = useDraft() as PassportDraft
  // The specified search is for one applicant. Holding fails when the quota is too small for all (D9).
  const query = { officeId: Number(site.officeId), requestType, applicants: 1, isUrgent: true, urgentDays }
  return <FreeDaysLoader query={query}>{(loaded) => <UrgentDays {...loaded} />}</FreeDaysLoader>
}
