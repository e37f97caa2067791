import type { IsoDate } from '@invea/domain'
import { awaitsDate, type Slot, withDate } from '@invea/domain/appointment'
import { applicantCount } from '@invea/domain/drafts'
import { Stack } from '@invea/ui'
import { useDeferredValue } from 'react'
import {
  fieldHtmlId,
  useDraft,
  useEditDraft,
  useFieldMessage,
  useFromWizard,
  useRequestType,
} from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { DayChoice } from './DayChoice.tsx'
import { FreeDaysLoader, type LoadedDays, useUnsettledHold } from './FreeDays.tsx'
import { PassDeadline, RequiredCode } from './HoldRequirements.tsx'
import { LazyNotices } from './SiteScreen.tsx'
import { ChosenTime, SlotChoice } from './SlotChoice.tsx'

/** Shown when the whole window of the office is full; loaded only then. */
export const fullOffice: Loadable<{ readonly onRetry: () => void }> = {
  load: async () => (await import('./FullOffice.tsx')).FullOffice,
  namespaces: ['booking', 'common'],
}

/** Slots of a day, with the slot that may be held for this visitor, which is not free for others. */
const withOwnSlot = (slots: readonly Slot[], own: Slot | undefined): readonly Slot[] =>
  own === undefined || slots.some(({ id }) => id === own.id)
    ? slots
    : [...slots, own].sort((one, other) => (one.startTime < other.startTime ? -1 : 1))

const Days = ({ window, days: loaded, reload }: LoadedDays) => {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const { appointment, site } = useDraft()
  const { today, office } = useFromWizard(({ facts }) => facts())
  const edit = useEditDraft()

  const officeId = Number(site.officeId)
  const requestType = useRequestType()
  const change = (to: typeof appointment) => edit((before) => ({ ...before, appointment: to }))
  const { hold } = appointment
  const held = hold?.officeId === officeId ? hold : undefined
  const day = appointment.date as IsoDate | undefined
  const isUnsettled = useUnsettledHold()
  // After a lost response the service may hold the chosen slot. Its times are known from other days.
  const unsettled = isUnsettled &&
    day && { date: day, slot: loaded.flatMap(({ slots }) => slots).find(({ id }) => String(id) === appointment.slotId) }
  const own = held ?? (unsettled || undefined)
  const days = new Map(loaded.map((day) => [day.date, day.slots]))
  if (own && !days.has(own.date)) days.set(own.date, [])
  // The times follow in a second render, so that the pressed day responds at once on a slow phone.
  const shown = useDeferredValue(appointment)
  const date = shown.date as IsoDate | undefined
  const slots = date ? withOwnSlot(days.get(date) ?? [], own?.date === date ? own.slot : undefined) : []
  const dateMessage = useFieldMessage('appointment.date')
  const slotMessage = useFieldMessage('appointment.slotId')

  if (days.size === 0) return <LoadedComponent of={fullOffice} lines={4} onRetry={reload} />
  return (
    <Stack gap={6}>
      {!held && <PassDeadline />}
      <LazyNotices officeId={officeId} requestType={requestType} mode="normal" />
      <Stack gap={1}>
        <p>{t('intro')}</p>
        {office && <p className="font-semibold">{t('office', { office: office.name[language] })}</p>}
      </Stack>
      <DayChoice
        id={fieldHtmlId('appointment.date')}
        today={today}
        window={window}
        free={days}
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
