import type { IsoDate, RequestType } from '@invea/domain'
import { awaitsDate, type Office, type Slot, withDate } from '@invea/domain/appointment'
import { applicantCount } from '@invea/domain/drafts'
import { Button, Card, Skeleton, Stack } from '@invea/ui'
import { useDeferredValue } from 'react'
import { type OfficeLocation, withOfficeOf } from '../api/use-offices.ts'
import {
  fieldHtmlId,
  useDraft,
  useEditDraft,
  useFieldMessage,
  useFromWizard,
  useRequestType,
  useWizard,
} from '../application-form/use-wizard.ts'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { DayChoice } from './DayChoice.tsx'
import { FreeDaysLoader, type LoadedDays, NoFreeDays } from './FreeDays.tsx'
import { PassDeadline, RequiredCode } from './HoldRequirements.tsx'
import { nearbyOfficeDates, useOfficeDates } from './office-dates.ts'
import { ChosenTime, SlotChoice } from './SlotChoice.tsx'
import { fromFirstFreeDay } from './schedule-queries.ts'

/** Maximum number of other offices to offer. */
const offered = 3

interface OtherOfficesProps {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
}

/** Other offices with a free day, when the chosen one has none: the same region first, then the earliest. One tap chooses. */
const OtherOffices = ({ officeId, requestType, applicants }: OtherOfficesProps) => {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const wizard = useWizard()
  const edit = useEditDraft()
  const found = useOfficeDates(requestType, applicants)
  if (found.state === 'loading') return <Skeleton lines={4} />
  if (found.state === 'failed') return null
  const { dates, locations } = found
  const others = nearbyOfficeDates(dates, officeId, (id) => locations.get(id)?.regionId).slice(0, offered)
  if (others.length === 0) return null
  const choose = (office: Office, location: OfficeLocation) => {
    edit((draft) => ({ ...draft, appointment: {}, site: withOfficeOf(draft.site, office.id, location) }))
    // Returns to the site step, because the new office may have several delivery sites.
    wizard.goTo('site')
  }
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('nearby')}</h2>
      <Stack as="ul" gap={3}>
        {others.map(({ office, date }) => {
          const location = locations.get(office.id)
          return (
            <li key={office.id}>
              <Card className="flex flex-wrap items-center justify-between gap-3">
                <div>
                  <p className="font-semibold">{office.name[language]}</p>
                  <DualCalendarDate date={date as IsoDate} />
                </div>
                {location && (
                  <Button size="small" variant="secondary" onClick={() => choose(office, location)}>
                    {t('choose')}
                  </Button>
                )}
              </Card>
            </li>
          )
        })}
      </Stack>
    </section>
  )
}

/** A §2: the whole window of the office is full. Offers to search again, and other offices. */
export const FullOffice = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('booking')
  const wizard = useWizard()
  const draft = useDraft()
  const requestType = useRequestType() ?? 'unknown'
  return (
    <Stack gap={6}>
      <NoFreeDays
        title={t('none')}
        help={t('noneHelp')}
        onRetry={onRetry}
        other={t('otherOffice')}
        onOther={() => wizard.goTo('site')}
      />
      <OtherOffices
        officeId={Number(draft.site.officeId)}
        requestType={requestType}
        applicants={applicantCount(draft)}
      />
    </Stack>
  )
}

/** Slots of a day, with the slot held for this visitor, which is not free for others. */
const withHeldSlot = (slots: readonly Slot[], held: Slot | undefined): readonly Slot[] =>
  held === undefined || slots.some(({ id }) => id === held.id)
    ? slots
    : [...slots, held].sort((one, other) => (one.startTime < other.startTime ? -1 : 1))

const Days = ({ window, days: loaded, reload }: LoadedDays) => {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const { appointment, site } = useDraft()
  const { today, office } = useFromWizard(({ facts }) => facts())
  const edit = useEditDraft()

  const officeId = Number(site.officeId)
  const change = (to: typeof appointment) => edit((before) => ({ ...before, appointment: to }))
  const { hold } = appointment
  const held = hold?.officeId === officeId ? hold : undefined
  const days = new Map(loaded.map((day) => [day.date, day.slots]))
  if (held && !days.has(held.date)) days.set(held.date, [])
  const day = appointment.date as IsoDate | undefined
  // The times follow in a second render, so that the pressed day responds at once on a slow phone.
  const shown = useDeferredValue(appointment)
  const date = shown.date as IsoDate | undefined
  const slots = date ? withHeldSlot(days.get(date) ?? [], held?.date === date ? held.slot : undefined) : []
  const dateMessage = useFieldMessage('appointment.date')
  const slotMessage = useFieldMessage('appointment.slotId')

  if (days.size === 0) return <FullOffice onRetry={reload} />
  return (
    <Stack gap={6}>
      {!held && <PassDeadline />}
      <Stack gap={1}>
        <p>{t('intro')}</p>
        {office && <p className="font-semibold">{t('office', { office: office.name[language] })}</p>}
      </Stack>
      <DayChoice
        id={fieldHtmlId('appointment.date')}
        today={today}
        window={fromFirstFreeDay(window, days.keys())}
        isFree={(day) => days.has(day)}
        value={day}
        onChange={(pressed) => change(withDate(appointment, pressed))}
        error={dateMessage}
      />
      {awaitsDate(shown) ? (
        <p className="text-muted">{t('pickDate')}</p>
      ) : (
        <SlotChoice
          id={fieldHtmlId('appointment.slotId')}
          date={date}
          slots={slots}
          value={date === day ? appointment.slotId : undefined}
          onChange={(slotId) => change({ ...appointment, slotId })}
          error={slotMessage}
        />
      )}
      <ChosenTime date={date} slot={slots.find(({ id }) => String(id) === appointment.slotId)} />
      <RequiredCode />
    </Stack>
  )
}

/** A §2 Date and time: the days of the office's window, then the times of the chosen day. */
export const DateScreen = () => {
  const draft = useDraft()
  const requestType = useRequestType() ?? 'unknown'
  const query = { officeId: Number(draft.site.officeId), requestType, applicants: applicantCount(draft) }
  return <FreeDaysLoader query={query}>{(loaded) => <Days {...loaded} />}</FreeDaysLoader>
}
