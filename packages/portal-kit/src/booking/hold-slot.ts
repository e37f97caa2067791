import type { PortalApi } from '@invea/api'
import type { Hold, RequestDraft } from '@invea/domain'
import { applicantCount, proofEfforts } from '@invea/domain'
import { importWithRetry } from '../lazy/import-with-retry.ts'
import { type CommandContext, command } from '../wizard/commands.ts'
import type { RequestKind } from '../wizard/request-kind.ts'

type SlotRequest = Parameters<PortalApi['schedule']['hold']>[0]

/** An ordinary proof that has expired, then one that is harder, then the hardest. */
const mostProofs = 3

/**
 * Holds a slot. Where the proof of work has expired, or is not enough for a day in demand (H1), it works out the one the service names
 * and holds again: the box was ticked already. A one-time code is asked for on the screen.
 */
const requestSlot = async (api: PortalApi, slot: SlotRequest, key: string) => {
  let held = await api.schedule.hold(slot, key)
  for (let proofs = 0; proofs < mostProofs; proofs++) {
    if (held.ok || held.error.kind !== 'refused' || held.error.code !== 'captchaFailed') return held
    const proof = await importWithRetry(() => import('../captcha/prove-human.ts')).catch(() => undefined)
    if (!proof) return { ok: false, error: { kind: 'unreachable' } } as const
    const effort = proofEfforts.find((one) => !held.ok && held.error.kind === 'refused' && one === held.error.proof)
    const human = await proof.proveHuman(api, 'site', effort && { effort })
    if (!human.ok) return held
    held = await api.schedule.hold(slot, key)
  }
  return held
}

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
    send: requestSlot,
    apply: (draft: Draft, hold: Hold) => ({ ...draft, appointment: { ...draft.appointment, hold } }),
    refuse: (draft, error) => {
      if (error.kind !== 'refused') return draft
      // The sum could not be worked out again: the box is ticked once more.
      if (error.code === 'captchaFailed') return { ...draft, site: { ...draft.site, humanUntil: undefined } }
      const gone = error.code === 'slotFull' || error.code === 'slotShort' || error.code === 'outsideWindow'
      // The day may still have other times: it stays chosen, the time is asked again.
      return gone ? { ...draft, appointment: { ...draft.appointment, slotId: undefined, hold: undefined } } : draft
    },
  })
