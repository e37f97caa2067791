import { afterAll, beforeAll, expect, test } from 'vitest'
import { aVisitor } from '../../testing/a-client.ts'
import { startService, type TestService } from '../../testing/a-service.ts'
import { aSlotRequest } from '../../testing/a-slot.ts'
import { solve } from '../../testing/human.builder.ts'
import { startVerifier, type VerifierStandIn } from '../../testing/stand-ins.ts'

const here = { success: true, action: 'site', hostname: 'localhost' }
let verifier: VerifierStandIn
let service: TestService
beforeAll(async () => {
  verifier = await startVerifier({
    good: here,
    'good-too': here,
    refused: { success: false, 'error-codes': ['timeout-or-duplicate'] },
    'another-form': { ...here, action: 'contact' },
    'no-form': { success: true, hostname: 'localhost' },
    'another-page': { ...here, hostname: 'evil.example' },
    'no-page': { success: true, action: 'site' },
    'no-answer': { ok: 1 },
  })
  const settings = { CAPTCHA_VERIFY_URL: verifier.url, CAPTCHA_VERIFY_SECRET: 'our-secret' }
  service = (await startService('embedded', settings)) as TestService
}, 60_000)
afterAll(async () => {
  await service?.stop()
  await verifier?.stop()
})

const verify = async (solution: string) => {
  const visitor = await aVisitor(service.url)
  return (await visitor.call('verifyCaptcha', { body: { form: 'site', solution } })).body.code ?? 'ok'
}

test('a token of another verifier counts for its form, from a page of ours, once', async () => {
  const visitor = await aVisitor(service.url)
  await visitor.call('verifyCaptcha', { body: { form: 'site', solution: 'good' } })
  expect((await visitor.call('submitAppointment', { body: aSlotRequest() })).status).toBe(200)
  expect(verifier.shown).toEqual([{ secret: 'our-secret', response: 'good' }])
  // The provider would refuse the second use. The service refuses it too, whatever the provider returns.
  expect(await verify('good')).toBe('captchaFailed')
})

test('a token may come with the call itself', async () => {
  const visitor = await aVisitor(service.url)
  const response = await visitor.call('submitAppointment', { body: aSlotRequest() }, { 'x-captcha': 'good-too' })
  expect(response.status).toBe(200)
})

test.each(['refused', 'another-form', 'no-form', 'another-page', 'no-page', 'no-answer', 'an-error-page'])(
  '%s refuses the visitor',
  async (token) => {
    expect(await verify(token)).toBe('captchaFailed')
  },
)

test('the proof of work goes on beside it and is sent to no other verifier', { timeout: 30_000 }, async () => {
  const visitor = await aVisitor(service.url)
  const before = verifier.shown.length
  const solution = await solve(visitor, 'site')
  expect((await visitor.call('verifyCaptcha', { body: { form: 'contact', solution } })).status).toBe(403)
  expect((await visitor.call('verifyCaptcha', { body: { form: 'site', solution } })).status).toBe(200)
  expect(verifier.shown.length).toBe(before)
})

test('refuses the visitor when the verifier is unreachable', async () => {
  await verifier.stop()
  expect(await verify('good-too-late')).toBe('captchaFailed')
})
