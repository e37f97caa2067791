import { expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import type { PlatformContext } from '../platform-context.ts'
import { requireCaptcha } from './verify-captcha.ts'

const now = new Date('2026-11-21T08:00:00Z')
const caller = (humanUntil: Caller['humanUntil']): Caller => ({
  sessionId: 1,
  kind: 'anonymous',
  accountId: null,
  humanUntil,
  codedBy: null,
  countedAddress: null,
  urgentUntil: null,
  submittedLine: null,
})
/** These calls have no solution, so no service is used. */
const call = {
  services: {} as PlatformContext,
  now,
  address: '203.0.113.7',
  raw: { body: Buffer.alloc(0), headers: {} },
}
const check = (form: 'site' | 'passport', humanUntil: Caller['humanUntil']) =>
  requireCaptcha(call, form, caller(humanUntil))

test('a proof for the site also counts for the passport form', async () => {
  expect(await check('passport', { site: '2026-11-21T08:10:00Z' })).toBeUndefined()
})

test('a proof for the passport form does not count for the site', async () => {
  expect(await check('site', { passport: '2026-11-21T08:10:00Z' })).toEqual({ code: 'captchaFailed' })
})

test('an expired proof does not count', async () => {
  expect(await check('passport', { site: '2026-11-21T07:59:59Z' })).toEqual({ code: 'captchaFailed' })
})
