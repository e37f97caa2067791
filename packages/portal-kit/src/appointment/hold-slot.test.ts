import type { PortalApi } from '@invea/api'
import { isoDate, type UrgentDays } from '@invea/domain'
import { type Hold, siteIssues } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, aHold, sampleNow, someFacts } from '@invea/domain/testing'
import { expect, test, vi } from 'vitest'
import { refused, succeeds } from '../testing/responses.ts'
import { holdSlot, holdUrgent } from './hold-slot.ts'

const { refuse } = holdSlot<PassportDraft>({ requestTypeOf: ({ requestType }) => requestType, terms: [] })
const draft = aCompletePassportDraft({ appointment: { date: '2026-11-24', slotId: '2', hold: aHold() } })
const after = (code: Parameters<typeof refused>[0]) => refuse?.(draft, refused(code).error) as PassportDraft
const siteCodes = ({ site }: PassportDraft) =>
  siteIssues(site, { requestType: 'new', now: sampleNow }).map(({ code }) => code)

test('a taken slot must be chosen again, and its day stays chosen', () => {
  expect(after('slotFull').appointment).toEqual({ date: '2026-11-24', slotId: undefined, hold: undefined })
})

test('a session that is not human must solve the captcha again, and loses nothing else', () => {
  expect(siteCodes(draft)).toEqual([])
  expect(siteCodes(after('captchaFailed'))).toEqual(['captchaRequired'])
  expect(after('captchaFailed').appointment).toEqual(draft.appointment)
})

test('another refusal does not change the draft', () => {
  expect(after('internal')).toEqual(draft)
})

const urgentHold = aHold({ officeId: 1, date: isoDate('2026-12-01'), urgentDays: 2, slot: undefined })
/** Sends the urgent hold of a day whose quota is used up. `own` is the hold that the session has. */
const holdFullDay = async (own: Hold | null, urgentDays: UrgentDays) => {
  const hold = vi.fn(succeeds({ ...urgentHold, urgentDays }))
  const api = {
    schedule: { urgentAvailability: succeeds([]), currentHold: succeeds(own), hold },
  } as unknown as PortalApi
  const draft = aCompletePassportDraft({ site: { officeId: '1' }, urgentDays, appointment: { date: urgentHold.date } })
  const context = { draft, facts: someFacts(), language: 'en', applicant: 0 } as const
  return { hold, result: await holdUrgent.send(api, holdUrgent.payload(context), 'one-key', context) }
}

test.each([
  ['a lost response', 2],
  ['a change of the urgent option', 5],
] as const)('after %s the last unit of a day is held again by the session that has it', async (_, urgentDays) => {
  const { hold, result } = await holdFullDay(urgentHold, urgentDays)
  expect(hold).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ officeId: 1, date: urgentHold.date, urgentDays, applicants: 1 }),
    'one-key-held',
  )
  expect(result).toEqual({ ok: true, value: { ...urgentHold, urgentDays } })
})

test.each([
  ['nothing', null],
  ['another day', { ...urgentHold, date: isoDate('2026-12-02') }],
  ['a slot of that day that is not urgent', { ...urgentHold, urgentDays: undefined }],
])('a day without urgent quota is refused to a session that holds %s', async (_, own) => {
  const { hold, result } = await holdFullDay(own, 2)
  expect(result).toMatchObject({ ok: false, error: { code: 'slotFull' } })
  expect(hold).not.toHaveBeenCalled()
})
