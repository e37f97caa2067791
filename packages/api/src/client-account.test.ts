import { expect, test } from 'vitest'
import { createPortalClient } from './client.ts'
import { memoryStore } from './session/session-store.ts'
import { sessions } from './testing/sessions.ts'
import { type ReceivedRequest, standIn } from './testing/stand-in.ts'

const signIn = 'POST /User/api/V1.0/Account/SignIn'
const validate = 'POST /User/api/V1.0/Account/ValidateSmsOtp'
const signOut = 'POST /User/api/V1.0/Account/SignOut'
const account = { username: 'sample@example.org', password: 'sample-password' }
const named = { username: 'sample@example.org', firstName: 'ABEBE', middleName: 'KEBEDE', lastName: 'TOLA' }

const memberService = ({ script, guarded, grant } = sessions()) => {
  return {
    ...script,
    [signIn]: (seen: ReceivedRequest) =>
      JSON.parse(seen.text).username === 'anonymous'
        ? script[signIn](seen)
        : { body: { status: 200, message: '', accessToken: '', refreshToken: '', phoneNumber: '09••••••01' } },
    [validate]: guarded(({ text }) =>
      JSON.parse(text).otp === '123456'
        ? { body: grant('member-1', { ...named, urgentUntil: '2026-11-21T08:10:00.000Z', draftKey: 'c2FtcGxl' }) }
        : { body: { status: 0, message: 'The code is not correct.', code: 'wrongCode' } },
    ),
    [signOut]: guarded(() => ({ body: { status: 1 } })),
  }
}

test('after the password the session waits for the code, and the code signs the member in', async () => {
  await using service = await standIn(memberService())
  const api = createPortalClient({ baseUrl: service.baseUrl })
  const states: string[] = []
  api.account.subscribe(() => states.push(api.account.state().kind))
  expect(await api.account.signIn(account)).toEqual({
    ok: true,
    value: { phoneNumber: '09••••••01', expiresAt: undefined },
  })
  // The code belongs to the session that checked the password, so the password was sent with its token.
  expect(service.requestsTo(signIn)[1]?.headers.authorization).toBe('Bearer access-1')

  const code = { phoneNumber: '09••••••01', email: account.username }
  expect(await api.account.validateCode({ ...code, code: '000000' })).toMatchObject({
    ok: false,
    error: { kind: 'refused', code: 'wrongCode', message: 'The code is not correct.' },
  })
  expect(await api.account.validateCode({ ...code, code: '123456' })).toMatchObject({
    ok: true,
    value: {
      kind: 'member',
      member: { username: named.username, firstName: 'ABEBE', fatherName: 'KEBEDE', grandfatherName: 'TOLA' },
      urgentUntil: '2026-11-21T08:10:00.000Z',
      draftKey: 'c2FtcGxl',
    },
  })
  expect(states).toEqual(['anonymous', 'member'])
})

test('a member whose session has ended signs in again, and no other call is sent as the visitor who signs in', async () => {
  const mine = 'GET /Request/api/V1.0/Request/GetMyApplications'
  const known = sessions()
  const callers: string[] = []
  const listed = known.guarded((_seen, subject) => {
    callers.push(subject)
    return { body: { status: 1, serviceResponseList: [] } }
  })
  await using service = await standIn({ ...memberService(known), [mine]: listed })
  const store = memoryStore()
  store.save({ kind: 'member', subject: 'member-1', refreshToken: 'spent' })
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  const signedOut = { ok: false, error: { kind: 'signedOut' } }
  expect(await api.account.begin()).toEqual(signedOut)
  expect(await api.account.signIn(account)).toMatchObject({ ok: true })
  expect(await api.requests.mine()).toEqual(signedOut)
  const code = { phoneNumber: '09••••••01', email: account.username, code: '123456' }
  expect(await api.account.validateCode(code)).toMatchObject({ ok: true, value: { kind: 'member' } })
  expect(await api.requests.mine()).toEqual({ ok: true, value: [] })
  expect(callers).toEqual(['member-1'])
})

test('signing out ends the session on the device and at the service, and the next call is anonymous', async () => {
  await using service = await standIn(memberService())
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.signIn(account)
  await api.account.validateCode({ phoneNumber: '', email: account.username, code: '123456' })
  expect(await api.account.signOut()).toEqual({ ok: true, value: null })
  expect(api.account.state().kind).toBe('none')
  expect(await api.account.begin()).toMatchObject({ ok: true, value: { kind: 'anonymous' } })
})

test('signing out without a connection fails and keeps the session', async () => {
  const service = await standIn(memberService())
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  await service[Symbol.asyncDispose]()
  expect(await api.account.signOut()).toEqual({ ok: false, error: { kind: 'unreachable' } })
  expect(api.account.state().kind).toBe('anonymous')
})

test.each([429, 500, 503])('a sign-out refused with %i fails and keeps the session', async (status) => {
  const { script, guarded } = sessions()
  const refusal = guarded(() => ({ status, body: { status: 0, message: 'Try again.', code: 'unavailable' } }))
  await using service = await standIn({ ...script, [signOut]: refusal })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  expect(await api.account.signOut()).toMatchObject({ ok: false, error: { kind: 'refused', status } })
  expect(api.account.state().kind).toBe('anonymous')
})

test('rejects a sign-in response that is neither a code nor a refusal', async () => {
  const { script } = sessions()
  await using service = await standIn(script)
  const api = createPortalClient({ baseUrl: service.baseUrl })
  expect(await api.account.signIn(account)).toMatchObject({ ok: false, error: { kind: 'refused', code: 'internal' } })
})
