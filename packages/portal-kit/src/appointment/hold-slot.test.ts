import type { ApiError } from '@invea/api'
import { siteIssues } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, aHold, sampleNow } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { holdSlot } from './hold-slot.ts'

const refused = (code: 'slotFull' | 'captchaFailed' | 'internal'): ApiError => ({
  kind: 'refused',
  code,
  message: '',
  status: 409,
})
const { refuse } = holdSlot<PassportDraft>({ requestTypeOf: ({ requestType }) => requestType, terms: [] })
const draft = aCompletePassportDraft({ appointment: { date: '2026-11-24', slotId: '2', hold: aHold() } })
const after = (code: Parameters<typeof refused>[0]) => refuse?.(draft, refused(code)) as PassportDraft
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
