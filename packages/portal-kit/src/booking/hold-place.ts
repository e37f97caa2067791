import type { PortalApi } from '@invea/api'
import type { Hold, RequestDraft } from '@invea/domain'
import { applicantCount } from '@invea/domain'
import { patiently } from '../parts/patiently.ts'
import { type CommandContext, command } from '../wizard/commands.ts'
import type { RequestKind } from '../wizard/request-kind.ts'

type PlaceWish = Parameters<PortalApi['schedule']['hold']>[0]

/**
 * Asks for a place. A session that was found human once and is not any more (half an hour has passed, or a killed browser lost
 * it) works the sum out again by itself: whoever ticked the box is not sent back to it.
 */
const askForPlace = async (api: PortalApi, place: PlaceWish, key: string) => {
  const held = await api.schedule.hold(place, key)
  if (held.ok || held.error.kind !== 'refused' || held.error.code !== 'captchaFailed') return held
  const proof = await patiently(() => import('../captcha/prove-human.ts')).catch(() => undefined)
  if (!proof) return { ok: false, error: { kind: 'unreachable' } } as const
  const human = await proof.proveHuman(api, 'site')
  return human.ok ? api.schedule.hold(place, key) : held
}

/** Keeps the chosen place for this session (D24); for types without a calendar, the one the service has estimated. */
export const holdPlace = <Draft extends RequestDraft>({ requestTypeOf }: RequestKind<Draft>) =>
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
    send: askForPlace,
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
