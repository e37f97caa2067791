import { expect, test } from 'vitest'
import { aVisitor, sendCall } from '../../src/testing/a-client.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { solve } from '../../src/testing/human.builder.ts'

const service = serviceOf('embedded')

const code = ({ body }: { readonly body: { readonly code?: string } }) => body.code ?? 'ok'

test('a solution marks the session human for its form for half an hour, and works once', {
  timeout: 30_000,
}, async () => {
  const visitor = await aVisitor(service.url)
  expect(code(await visitor.call('submitAppointment', { body: aSlotRequest() }))).toBe('captchaFailed')
  const solution = await solve(visitor, 'site')
  const verified = await visitor.call('verifyCaptcha', { body: { form: 'site', solution } })
  expect(verified.body.humanUntil).toBe('2026-11-21T08:30:00.000Z')
  expect(code(await visitor.call('submitAppointment', { body: aSlotRequest() }))).toBe('ok')
  expect(code(await visitor.call('verifyCaptcha', { body: { form: 'site', solution } }))).toBe('captchaFailed')
})

test('a solution is invalid for another form, for another session, and after expiry', { timeout: 30_000 }, async () => {
  const [visitor, other] = [await aVisitor(service.url), await aVisitor(service.url)]
  const solution = await solve(visitor, 'site')
  expect(code(await visitor.call('verifyCaptcha', { body: { form: 'passport', solution } }))).toBe('captchaFailed')
  expect(code(await other.call('verifyCaptcha', { body: { form: 'site', solution } }))).toBe('captchaFailed')
  service.clock.forward({ minutes: 10 })
  expect(code(await visitor.call('verifyCaptcha', { body: { form: 'site', solution } }))).toBe('captchaFailed')
})

test('accepts a solution in the call itself', { timeout: 30_000 }, async () => {
  const visitor = await aVisitor(service.url)
  const solution = await solve(visitor, 'site')
  const response = await visitor.call('submitAppointment', { body: aSlotRequest() }, { 'x-captcha': solution })
  expect(code(response)).toBe('ok')
})

test('refuses invalid input without an error of the service', async () => {
  const visitor = await aVisitor(service.url)
  for (const solution of [
    '',
    'x',
    '{}',
    '{"challenge":{"parameters":{},"signature":"00"},"solution":{}}',
    'bnVsbA==',
  ]) {
    const response = await visitor.call('verifyCaptcha', { body: { form: 'site', solution } })
    expect([403, 400]).toContain(response.status)
  }
  const without = await sendCall(service.url, 'getChallenge', { query: { form: 'site' } })
  expect(without.status).toBe(401)
})
