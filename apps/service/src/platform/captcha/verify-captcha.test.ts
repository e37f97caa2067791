import { expect, test } from 'vitest'
import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../caller.ts'
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
})
/** No solution comes with these calls, so nothing of the services is asked. */
const services = {} as AppContext
const check = (captcha: 'site' | 'passport', humanUntil: Caller['humanUntil']) =>
  requireCaptcha(
    services,
    { captcha },
    { caller: caller(humanUntil), now, address: '203.0.113.7', solution: undefined },
  )

test('a session that proved itself at the site is not asked again at the passport form', async () => {
  expect(await check('passport', { site: '2026-11-21T08:10:00Z' })).toBeUndefined()
})

test('a proof at the passport form does not open the site', async () => {
  expect(await check('site', { passport: '2026-11-21T08:10:00Z' })).toEqual({ code: 'captchaFailed' })
})

test('a proof that has run out is no proof', async () => {
  expect(await check('passport', { site: '2026-11-21T07:59:59Z' })).toEqual({ code: 'captchaFailed' })
})
