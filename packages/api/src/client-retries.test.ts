import { expect, test } from 'vitest'
import { createPortalClient } from './client.ts'
import { feedbackPath, sampleFeedback as message, refreshPath, sessions, signInPath } from './testing/sessions.ts'
import { type StandInResponse, standIn } from './testing/stand-in.ts'

const validatePath = 'POST /User/api/V1.0/Account/ValidateSmsOtp'
const done = { body: { status: 1 } }
const busy = (retryAfter = '0'): StandInResponse => ({ status: 503, headers: { 'Retry-After': retryAfter }, body: {} })

/** A service that returns these responses to feedback, in order. */
const serviceWith = (...responses: readonly StandInResponse[]) => {
  const { script, guarded } = sessions()
  let next = 0
  return standIn({ ...script, [feedbackPath]: guarded(() => responses[next++] ?? done) })
}

test('a lost response is requested again with the same key and the same body', async () => {
  await using service = await serviceWith({ body: { status: 1 }, cutAfter: 3 }, busy())
  const api = createPortalClient({ baseUrl: service.baseUrl, retries: 2 })
  expect(await api.feedback.send(message, 'key-1')).toEqual({ ok: true, value: null })
  const sent = service.requestsTo(feedbackPath)
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1'])
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1)
})

test('the result of the last attempt is the result of the call', async () => {
  await using service = await serviceWith(busy(), busy(), busy())
  const api = createPortalClient({ baseUrl: service.baseUrl, retries: 1 })
  expect(await api.feedback.send(message, 'key-1')).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  expect(service.requestsTo(feedbackPath)).toHaveLength(2)
})

test('nothing is sent twice without the setting, after a refusal, or when the wait is long', async () => {
  await using once = await serviceWith(busy())
  await createPortalClient({ baseUrl: once.baseUrl }).feedback.send(message, 'key-1')
  expect(once.requestsTo(feedbackPath)).toHaveLength(1)
  for (const response of [{ status: 409, body: {} }, busy('31')]) {
    await using refusing = await serviceWith(response)
    await createPortalClient({ baseUrl: refusing.baseUrl, retries: 3 }).feedback.send(message, 'key-1')
    expect(refusing.requestsTo(feedbackPath)).toHaveLength(1)
  }
})

test('a ticket is requested once: a repeat would take another number', async () => {
  const { script } = sessions()
  const takeTicketPath = 'POST /Waiting/api/V1.0/Waiting/TakeTicket'
  await using service = await standIn({ ...script, [takeTicketPath]: () => busy() })
  const api = createPortalClient({ baseUrl: service.baseUrl, retries: 3 })
  expect(await api.waiting.takeTicket()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  expect(service.requestsTo(takeTicketPath)).toHaveLength(1)
})

test('a sign-in and its code are sent once', async () => {
  const { script, guarded } = sessions()
  let signIns = 0
  await using service = await standIn({
    ...script,
    [signInPath]: (seen) => (signIns++ === 0 ? script[signInPath](seen) : busy()),
    [validatePath]: guarded(() => busy()),
  })
  const api = createPortalClient({ baseUrl: service.baseUrl, retries: 3 })
  await api.account.begin()
  await api.account.signIn({ username: 'sample', password: 'Sample.123' })
  await api.account.validateCode({ phoneNumber: '0900000001', email: 'sample@example.org', code: '123456' })
  expect(service.requestsTo(signInPath)).toHaveLength(2)
  expect(service.requestsTo(validatePath)).toHaveLength(1)
  expect(service.requestsTo(refreshPath)).toHaveLength(0)
})
