import type { Hold, PassportDraft } from '@invea/domain'
import { applicantCount } from '@invea/domain'
import { type CommandContext, command } from '../wizard/commands.ts'

/** Keeps the chosen place for this session (D24); for types without a calendar, the one the service has estimated. */
export const holdPlace = command({
  payload: ({ draft }: CommandContext<PassportDraft>) => {
    const { site, appointment, requestType = 'unknown' } = draft
    const { estimate } = appointment
    return {
      officeId: Number(site.officeId),
      requestType,
      date: (appointment.date ?? estimate?.date ?? '') as Hold['date'],
      slotId: Number(appointment.slotId ?? estimate?.slot?.id ?? 0),
      applicants: applicantCount(draft),
    }
  },
  send: (api, place, key) => api.schedule.hold(place, key),
  apply: (draft: PassportDraft, hold: Hold) => ({ ...draft, appointment: { ...draft.appointment, hold } }),
  refuse: (draft, error) => {
    if (error.kind !== 'refused') return draft
    const gone = error.code === 'slotFull' || error.code === 'slotShort' || error.code === 'outsideWindow'
    // The day may still have other times: it stays chosen, the time is asked again.
    return gone ? { ...draft, appointment: { ...draft.appointment, slotId: undefined, hold: undefined } } : draft
  },
})
