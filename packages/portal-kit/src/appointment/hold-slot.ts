import type { IsoDate } from '@invea/domain'
import type { Hold } from '@invea/domain/appointment'
import { applicantCount, type PassportDraft, type RequestDraft } from '@invea/domain/drafts'
import { isSlotLost } from '../api/FailureNotice.tsx'
import { withProof } from '../api/with-proof.ts'
import { type CommandContext, command } from '../application-form/commands.ts'
import type { RequestKind } from '../application-form/request-form.ts'

/** Holds the chosen slot for this session (D24); for types without a calendar, the estimated one. */
export const holdSlot = <Draft extends RequestDraft>({ requestTypeOf }: RequestKind<Draft>) =>
  command({
    payload: ({ draft }: CommandContext<Draft>) => {
      const { site, appointment } = draft
      const { estimate } = appointment
      return {
        officeId: Number(site.officeId),
        requestType: requestTypeOf(draft) ?? 'unknown',
        date: (appointment.date ?? estimate?.date ?? '') as Hold['date'],
        slotId: Number(appointment.slotId ?? estimate?.slot?.id ?? 0),
        applicants: applicantCount(draft),
      }
    },
    // A one-time code is a field of the screen.
    send: (api, slot, key) => withProof(api, 'site', () => api.schedule.hold(slot, key)),
    apply: (draft: Draft, hold: Hold) => ({ ...draft, appointment: { ...draft.appointment, hold } }),
    refuse: (draft, error) => {
      if (error.kind !== 'refused') return draft
      // The proof could not be computed again, so the visitor ticks the captcha again.
      if (error.code === 'captchaFailed') return { ...draft, site: { ...draft.site, humanUntil: undefined } }
      // Keeps the day, which may have other slots, and clears only the slot.
      return isSlotLost(error)
        ? { ...draft, appointment: { ...draft.appointment, slotId: undefined, hold: undefined } }
        : draft
    },
  })

/**
 * `holdSlot` of the urgent journey: reads the quota of the chosen day again, then takes one unit for each applicant (D9). A day without
 * a free unit may be full because of this session's own hold: a response was lost, or other days are chosen for the held one.
 */
export const holdUrgent = command({
  payload: ({ draft }: CommandContext<PassportDraft>) => {
    const { site, appointment, requestType = 'unknown', urgentDays } = draft
    return {
      officeId: Number(site.officeId),
      requestType,
      urgentDays,
      date: (appointment.date ?? '') as IsoDate,
      applicants: applicantCount(draft),
    }
  },
  send: async (api, slot, key) => {
    const { officeId, requestType, urgentDays, date, applicants } = slot
    const found = await api.schedule.urgentAvailability({ officeId, requestType, urgentDays, date, applicants: 1 })
    if (!found.ok) return found
    const wanted = { date, applicants, officeId, requestType, urgentDays }
    const urgentQuotaId = found.value.find((day) => day.date === date)?.urgentQuotaId
    if (urgentQuotaId !== undefined) return api.schedule.holdUrgent({ ...wanted, urgentQuotaId }, key)
    const own = await api.schedule.currentHold()
    if (!own.ok) return own
    const isOwn = own.value?.urgentDays !== undefined && own.value.date === date && own.value.officeId === officeId
    if (!isOwn || urgentDays === undefined)
      return { ok: false, error: { kind: 'refused', code: 'slotFull', message: '', status: 409 } }
    // This call needs no id of the quota. A key belongs to one call.
    return api.schedule.hold({ ...wanted, slotId: 0 }, `${key}-held`)
  },
  apply: (draft: PassportDraft, hold: Hold) => ({ ...draft, appointment: { ...draft.appointment, hold } }),
  refuse: (draft, error) => {
    if (error.kind === 'refused' && error.code === 'captchaFailed') return { ...draft, urgencyHumanUntil: undefined }
    return isSlotLost(error) ? { ...draft, appointment: {} } : draft
  },
})
