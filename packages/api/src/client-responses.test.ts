import { expect, test } from 'vitest'
import { createPortalClient } from './client.ts'
import { refreshPath, sessions } from './testing/sessions.ts'
import { type StandInResponse, standIn } from './testing/stand-in.ts'

const mine = 'GET /Request/api/V1.0/Request/GetMyApplications'

const answerTo = async (response: StandInResponse, timeoutSeconds = 10) => {
  const { script } = sessions()
  await using service = await standIn({ ...script, [mine]: () => response })
  // Awaits here, because the stand-in service closes when this function returns.
  return await createPortalClient({ baseUrl: service.baseUrl, timeoutSeconds }).requests.mine()
}

test('a refusal keeps its code, message, status and Retry-After', async () => {
  const body = { status: 0, message: 'Too many.', code: 'tooManyRequests' }
  expect(await answerTo({ status: 429, headers: { 'Retry-After': '30' }, body })).toEqual({
    ok: false,
    error: {
      kind: 'refused',
      code: 'tooManyRequests',
      message: 'Too many.',
      status: 429,
      retryAfterSeconds: 30,
      remaining: undefined,
      offers: undefined,
    },
  })
})

test('field errors are returned as issues', async () => {
  const errors = [{ field: 'applicants.0.personal.firstName', code: 'nameLetters', message: 'Please enter A-Z' }]
  const body = { status: 0, message: 'Please fix the errors below', code: 'invalidInput', errors }
  expect(await answerTo({ status: 400, body })).toEqual({
    ok: false,
    error: {
      kind: 'fields',
      issues: [{ field: 'applicants.0.personal.firstName', code: 'nameLetters' }],
      message: 'Please fix the errors below',
    },
  })
})

test.each(['fileFormat', 'fileSize', 'passwordRefused'])(
  'a refusal with an issue is about its field: %s',
  async (code) => {
    const issue = { field: 'attachments.1', code: 'fileEmpty', params: { file: 'birth.txt' } }
    const body = { status: 0, message: '', code, errors: [issue] }
    expect(await answerTo({ status: 400, body })).toEqual({
      ok: false,
      error: { kind: 'fields', issues: [{ ...issue, message: undefined }], message: '' },
    })
    // A proxy names no file.
    expect(await answerTo({ status: 413, body: { status: 0, message: '', code } })).toMatchObject({ error: { code } })
  },
)

test('a maximum time that is longer than a timer can be is no limit', async () => {
  const body = { status: 1, serviceResponseList: [] }
  for (const seconds of [Number.POSITIVE_INFINITY, 1e9])
    expect(await answerTo({ body }, seconds)).toEqual({ ok: true, value: [] })
})

test('status 0 inside HTTP 200 is a refusal', async () => {
  const body = { status: 0, message: 'Not paid.', code: 'notAllowed' }
  expect(await answerTo({ body })).toMatchObject({
    ok: false,
    error: { kind: 'refused', code: 'notAllowed', message: 'Not paid.', status: 200 },
  })
})

test.each([
  ['message', { message: 'No.' }],
  ['Message', { Message: 'No.' }],
  ['data.message', { data: { message: 'No.' } }],
])('reads the message of a specified refusal: %s', async (_position, body) => {
  expect(await answerTo({ status: 409, body })).toMatchObject({
    ok: false,
    error: { kind: 'refused', code: 'notAllowed', message: 'No.' },
  })
})

test('a refused slot returns other slots for all applicants', async () => {
  const share = { id: 3, startTime: '09:00', endTime: '09:30', isMorning: true, noOfApplicants: 2 }
  const offers = [{ date: '2026-11-23', durations: [share] }]
  const body = { status: 0, message: '', code: 'slotShort', remaining: 2, offers }
  expect(await answerTo({ status: 409, body })).toMatchObject({
    error: {
      code: 'slotShort',
      remaining: 2,
      offers: [{ date: '2026-11-23', shares: [{ slot: { id: 3, part: 'morning' }, applicants: 2 }] }],
    },
  })
})

test.each<[string, StandInResponse]>([
  ['a page of a captive network', { body: '<html>Log in to the hotel</html>' }],
  ['a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
  ['an answer cut in the middle', { body: { status: 1, serviceResponseList: [] }, cutAfter: 20 }],
  ['nothing at all', { status: 500 }],
])('%s is not a response of the service', async (_what, response) => {
  expect(await answerTo(response)).toEqual({ ok: false, error: { kind: 'unreachable' } })
})

test('a response after the time limit counts as unreachable', async () => {
  const body = { status: 1, serviceResponseList: [] }
  expect(await answerTo({ body, afterMs: 3_000 }, 0.5)).toEqual({ ok: false, error: { kind: 'unreachable' } })
})

test('no service at the address counts as unreachable', async () => {
  const service = await standIn({})
  await service[Symbol.asyncDispose]()
  const api = createPortalClient({ baseUrl: service.baseUrl })
  expect(await api.master.all()).toEqual({ ok: false, error: { kind: 'unreachable' } })
})

test('JSON of another shape is an error of the service and never returns a partial value', async () => {
  const body = { status: 1, serviceResponseList: [{ requestId: 'x' }] }
  expect(await answerTo({ body })).toMatchObject({ ok: false, error: { kind: 'refused', code: 'internal' } })
})

test('understands a 429 with the page of a proxy', async () => {
  expect(await answerTo({ status: 429, headers: { 'Retry-After': '5' }, body: '<html>' })).toMatchObject({
    error: { kind: 'refused', code: 'tooManyRequests', retryAfterSeconds: 5 },
  })
})

test('a rate-limited session reports the limit and stays open', async () => {
  const { script, expireAccess, guarded } = sessions()
  await using service = await standIn({
    ...script,
    [mine]: guarded(() => ({ body: { status: 1, serviceResponseList: [] } })),
    [refreshPath]: () => ({
      status: 429,
      headers: { 'Retry-After': '9' },
      body: { status: 0, message: '', code: 'tooManyRequests' },
    }),
  })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  expireAccess()
  expect(await api.requests.mine()).toMatchObject({ error: { code: 'tooManyRequests', retryAfterSeconds: 9 } })
  expect(api.account.state().kind).toBe('anonymous')
})

test('input that cannot be encoded is refused before it is sent, with an issue for each field', async () => {
  const { script } = sessions()
  await using service = await standIn(script)
  const api = createPortalClient({ baseUrl: service.baseUrl })
  const message = { firstName: 'A', grandfatherName: 'B', phoneNumber: '0900000001', email: 'a@example.org' }
  expect(await api.feedback.send({ ...message, message: 'x'.repeat(2_001) }, 'k')).toEqual({
    ok: false,
    error: { kind: 'fields', message: '', issues: [{ field: 'message', code: 'tooLong', params: { max: 2_000 } }] },
  })
  expect(service.seen).toEqual([])
})
