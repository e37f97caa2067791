import { applicantCount, type Hold, type IsoDate, type PassportDraft } from '@invea/domain'
import { type CommandContext, command } from '../wizard/commands.ts'

/** `holdPlace` of the urgent journey: the quota of the chosen day, asked for once more, then a unit for each applicant (D9). */
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
    const urgentQuotaId = found.value.find((day) => day.date === date)?.urgentQuotaId
    if (urgentQuotaId === undefined) {
      return { ok: false, error: { kind: 'refused', code: 'slotFull', message: '', status: 409 } }
    }
    return api.schedule.holdUrgent({ date, urgentQuotaId, applicants, officeId, requestType, urgentDays }, key)
  },
  apply: (draft: PassportDraft, hold: Hold) => ({ ...draft, appointment: { ...draft.appointment, hold } }),
  refuse: (draft, error) => {
    if (error.kind === 'refused' && error.code === 'captchaFailed') return { ...draft, urgencyHumanUntil: undefined }
    const gone = error.kind === 'refused' && (error.code === 'slotFull' || error.code === 'slotShort')
    return gone ? { ...draft, appointment: {} } : draft
  },
})
