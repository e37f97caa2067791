import { expect, test } from 'vitest'
import { createPortalClient } from './client.ts'
import { memoryStore } from './session/session-store.ts'
import {
  feedbackPath,
  sampleFeedback as message,
  refreshPath,
  sessions,
  signInPath,
  signInRequired,
} from './testing/sessions.ts'
import { standIn } from './testing/stand-in.ts'

const mine = 'GET /Request/api/V1.0/Request/GetMyApplications'
const none = { body: { status: 1, serviceResponseList: [] } }
const done = { body: { status: 1 } }
const releasePath = 'POST /Schedule/api/V1.0/Schedule/ReleaseHold'
const signedOut = { ok: false, error: { kind: 'signedOut' } }

test('the first call that needs a session gets an anonymous one, once for all simultaneous calls', async () => {
  const { script, guarded } = sessions()
  await using service = await standIn({ ...script, [mine]: guarded(() => none) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  const results = await Promise.all(Array.from({ length: 10 }, () => api.requests.mine()))
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(service.requestsTo(signInPath)).toHaveLength(1)
  expect(JSON.parse(service.requestsTo(signInPath)[0]?.text ?? '')).toEqual({
    username: 'anonymous',
    password: 'anonymous',
  })
})

test('twenty calls that find the session ended share one renewal, and every body arrives complete', async () => {
  const { script, guarded, expireAccess } = sessions()
  await using service = await standIn({ ...script, [feedbackPath]: guarded(() => done) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  expireAccess()
  const notes = Array.from({ length: 20 }, (_, index) => `Sample ${index}`)
  const results = await Promise.all(notes.map((note) => api.feedback.send({ ...message, message: note }, note)))
  expect(results).toEqual(Array(20).fill({ ok: true, value: null }))
  expect(service.requestsTo(refreshPath)).toHaveLength(1)
  const arrived = service.requestsTo(feedbackPath).filter(({ headers }) => headers.authorization === 'Bearer access-2')
  expect(new Set(arrived.map(({ text }) => JSON.parse(text).feedbackNote))).toEqual(new Set(notes))
})

test('a second 401 is returned', async () => {
  const { script } = sessions()
  await using service = await standIn({ ...script, [mine]: () => signInRequired })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  expect(await api.requests.mine()).toEqual({
    ok: false,
    error: expect.objectContaining({ kind: 'refused', code: 'signInRequired', status: 401 }),
  })
  expect(service.requestsTo(mine)).toHaveLength(2)
})

test('public calls are sent without a session', async () => {
  const restrictions = 'GET /Master/api/V1.0/AdvancedRestriction/GetAll'
  await using service = await standIn({ [restrictions]: () => ({ body: { status: 1, advancedRestrictions: [] } }) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  expect(await api.master.restrictions()).toEqual({ ok: true, value: [] })
  expect(service.requestsTo(restrictions)[0]?.headers.authorization).toBeUndefined()
})

test('an anonymous session that cannot be renewed is replaced, and read requests are sent again', async () => {
  const { script, guarded, endAll } = sessions()
  await using service = await standIn({ ...script, [mine]: guarded(() => none) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  endAll()
  expect(await api.requests.mine()).toEqual({ ok: true, value: [] })
  expect(api.account.state()).toMatchObject({ kind: 'anonymous', subject: 'anonymous-2' })
})

test('a state-changing request is never repeated under another identity', async () => {
  const { script, guarded, endAll } = sessions()
  await using service = await standIn({ ...script, [feedbackPath]: guarded(() => done) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  endAll()
  expect(await api.feedback.send(message, 'a')).toMatchObject({ ok: false, error: { code: 'sessionChanged' } })
  expect(service.requestsTo(feedbackPath)).toHaveLength(1)
  expect(await api.feedback.send(message, 'a')).toEqual({ ok: true, value: null })
})

test('a member whose session cannot be renewed is signed out, and the call is not sent under another identity', async () => {
  const { script, guarded, endAll } = sessions()
  await using service = await standIn({ ...script, [mine]: guarded(() => none) })
  const store = memoryStore()
  store.save({ kind: 'member', subject: 'member-1', refreshToken: 'spent' })
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  endAll()
  expect(await api.requests.mine()).toEqual({ ok: false, error: { kind: 'signedOut' } })
  expect(service.requestsTo(signInPath)).toHaveLength(0)
  expect(api.account.state().kind).toBe('none')
})

test('after the session of a member has ended, every call and every later page is signed out until the visitor chooses', async () => {
  const { script, guarded, grant, endAll } = sessions()
  await using service = await standIn({ ...script, [mine]: guarded(() => none), [releasePath]: guarded(() => done) })
  const { refreshToken } = grant('member-1', { firstName: 'ABEBE' })
  const store = memoryStore()
  store.save({ kind: 'member', subject: 'member-1', refreshToken })
  const page = () => createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  const api = page()
  await api.account.begin()
  endAll()
  expect(await api.requests.mine()).toEqual(signedOut)
  expect(await api.schedule.releaseHold('a')).toEqual(signedOut)
  const reloaded = page()
  expect(await reloaded.account.begin()).toEqual(signedOut)
  expect(await reloaded.requests.mine()).toEqual(signedOut)
  expect(service.requestsTo(signInPath)).toHaveLength(0)

  await reloaded.account.continueWithoutAccount()
  expect(await reloaded.requests.mine()).toEqual({ ok: true, value: [] })
  expect(reloaded.account.state()).toMatchObject({ kind: 'anonymous', subject: 'anonymous-1' })
  // The page that was open before still belongs to the member.
  expect(await api.schedule.releaseHold('a')).toEqual(signedOut)
})

/** Two pages of a member whose session has ended. */
const endedPages = async () => {
  const challenge = 'GET /Captcha/api/V1.0/Captcha/GetChallenge'
  const { script, guarded, grant, endAll, expireAccess } = sessions()
  const callers: string[] = []
  const called = guarded((_seen, subject) => {
    callers.push(subject)
    return done
  })
  const service = await standIn({
    ...script,
    [mine]: guarded((_seen, subject) => {
      callers.push(subject)
      return none
    }),
    [challenge]: called,
    [feedbackPath]: called,
    'POST /User/api/V1.0/Account/StartPhoneChange': called,
    'POST /User/api/V1.0/Account/ConfirmPhoneChange': called,
    'POST /User/api/V1.0/Account/CancelPhoneChange': called,
    'POST /Request/api/V1.0/Request/GetRequestsByApplicationNumber': called,
  })
  const store = memoryStore()
  /** A member signs in on another page. */
  const signIn = (subject: string) => {
    const { refreshToken } = grant(subject, { firstName: 'ABEBE' })
    store.save({ kind: 'member', subject, refreshToken })
  }
  signIn('member-1')
  const page = () => createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  const [first, second] = [page(), page()]
  await first.account.begin()
  await second.account.begin()
  endAll()
  for (const { requests } of [first, second]) expect(await requests.mine()).toEqual(signedOut)
  return { service, store, page, first, second, signIn, expireAccess, callers }
}

test('two pages that continue without the account share one session', async () => {
  const { service, first, second, expireAccess } = await endedPages()
  await using _closes = service
  await first.account.continueWithoutAccount()
  expect(await first.requests.mine()).toEqual({ ok: true, value: [] })
  await second.account.continueWithoutAccount()
  expect(await second.requests.mine()).toEqual({ ok: true, value: [] })
  expireAccess()
  expect(await first.requests.mine()).toEqual({ ok: true, value: [] })
  expect([first, second].map(({ account }) => account.state().subject)).toEqual(['anonymous-1', 'anonymous-1'])
})

test('a page that continues without the account ends no session that its member has opened again', async () => {
  const { service, store, page, second, signIn } = await endedPages()
  await using _closes = service
  signIn('member-1')
  await second.account.continueWithoutAccount()
  expect(await second.requests.mine()).toEqual({ ok: true, value: [] })
  expect(store.load()).toMatchObject({ kind: 'member', subject: 'member-1' })
  expect(await page().account.begin()).toMatchObject({ value: { kind: 'member', subject: 'member-1' } })
})

test('a page that continues without the account neither ends nor uses the session of another member', async () => {
  const { service, store, page, second, signIn, callers } = await endedPages()
  await using _closes = service
  signIn('member-2')
  await second.account.continueWithoutAccount()
  expect(await second.requests.mine()).toEqual(signedOut)
  expect(callers).toEqual([])
  expect(store.load()).toMatchObject({ kind: 'member', subject: 'member-2' })
  expect(await page().account.begin()).toMatchObject({ value: { kind: 'member', subject: 'member-2' } })
})

test('a visitor session that the sign-in form opens does not hide from a later page that the session of a member has ended', async () => {
  const { service, page, first, second, callers } = await endedPages()
  await using _closes = service
  await first.captcha.challenge('signIn')
  expect(await first.requests.mine()).toEqual(signedOut)
  const reloaded = page()
  expect(await reloaded.requests.mine()).toEqual(signedOut)
  await reloaded.captcha.challenge('signIn')
  expect(callers).toEqual(['anonymous-1', 'anonymous-1'])
  expect(await page().account.begin()).toEqual(signedOut)

  await reloaded.account.continueWithoutAccount()
  expect(await reloaded.requests.mine()).toEqual({ ok: true, value: [] })
  expect(await page().account.begin()).toMatchObject({ value: { kind: 'anonymous', subject: 'anonymous-1' } })
  // The sign-in form of a page that still belongs to the member.
  await second.captcha.challenge('signIn')
  expect(await page().account.begin()).toMatchObject({ value: { kind: 'anonymous', subject: 'anonymous-1' } })
})

test('calls that need no member continue as a visitor after the session of a member has ended', async () => {
  const { service, first, callers } = await endedPages()
  await using _closes = service
  const { account, captcha, feedback, requests } = first
  const change = { phoneNumber: '0900000001', password: 'p' }
  await account.startPhoneChange({ ...change, proof: 'link' }, 'a')
  await account.confirmPhoneChange({ code: '123456' }, 'b')
  await account.cancelPhoneChange({ proof: 'link' }, 'c')
  await captcha.challenge('contact')
  await feedback.send(message, 'd')
  await captcha.challenge('lookup')
  await requests.byApplicationNumber('1', '2')
  expect(callers).toEqual(Array(7).fill('anonymous-1'))

  expect(await account.startPhoneChange(change, 'e')).toEqual(signedOut)
  expect(await account.confirmPhoneChange({ code: '123456', oldCode: '123456' }, 'f')).toEqual(signedOut)
  expect(await account.cancelPhoneChange({}, 'g')).toEqual(signedOut)
  expect(await requests.byApplicationNumber('1')).toEqual(signedOut)
  expect(callers).toHaveLength(7)
})

test('a member who signed out on another page is signed out on this one too', async () => {
  const { script, guarded, grant, endAll } = sessions()
  await using service = await standIn({ ...script, [mine]: guarded(() => none) })
  const { refreshToken } = grant('member-1', { firstName: 'ABEBE' })
  const store = memoryStore()
  store.save({ kind: 'member', subject: 'member-1', refreshToken })
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  expect(await api.account.begin()).toMatchObject({ value: { kind: 'member', member: { firstName: 'ABEBE' } } })
  endAll()
  store.save(undefined)
  expect(await api.requests.mine()).toEqual({ ok: false, error: { kind: 'signedOut' } })
  expect(service.requestsTo(signInPath)).toHaveLength(0)
})

test('a page of a member never continues as the member who signed in on another page', async () => {
  const { script, guarded, grant, endAll } = sessions()
  const callers: string[] = []
  const listed = guarded((_seen, subject) => {
    callers.push(subject)
    return none
  })
  await using service = await standIn({ ...script, [mine]: listed })
  const store = memoryStore()
  store.save({
    kind: 'member',
    subject: 'member-1',
    refreshToken: grant('member-1', { firstName: 'ABEBE' }).refreshToken,
  })
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  expect(await api.account.begin()).toMatchObject({ value: { kind: 'member', member: { firstName: 'ABEBE' } } })
  endAll()
  const other = {
    kind: 'member',
    subject: 'member-2',
    refreshToken: grant('member-2', { firstName: 'SARA' }).refreshToken,
  } as const
  store.save(other)
  expect(await api.requests.mine()).toEqual({ ok: false, error: { kind: 'signedOut' } })
  expect(api.account.state().kind).toBe('none')
  expect(callers).toEqual([])
  // The session of the other page continues.
  expect(store.load()).toMatchObject({ kind: 'member', subject: 'member-2' })
  const page = createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  expect(await page.account.begin()).toMatchObject({ value: { kind: 'member', member: { firstName: 'SARA' } } })
})

test('a session is renewed shortly before its end, without a refused call', async () => {
  let now = 0
  const { script, guarded } = sessions({ expiresIn: 900 })
  await using service = await standIn({ ...script, [mine]: guarded(() => none) })
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { now: () => now } })
  await api.requests.mine()
  now = 879_000
  await api.requests.mine()
  expect(service.requestsTo(refreshPath)).toHaveLength(0)
  now = 881_000
  await api.requests.mine()
  expect(service.requestsTo(refreshPath)).toHaveLength(1)
  expect(service.requestsTo(mine)).toHaveLength(3)
})

test('an unreachable service ends no session', async () => {
  const { script, guarded, expireAccess } = sessions()
  const outages: string[] = []
  await using service = await standIn({
    ...script,
    [mine]: guarded(() => none),
    [refreshPath]: (seen) => (outages.length > 0 ? { status: 503, body: '<html>' } : script[refreshPath](seen)),
  })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  expireAccess()
  outages.push('renewal')
  expect(await api.requests.mine()).toEqual({ ok: false, error: { kind: 'unreachable' } })
  outages.length = 0
  expect(await api.requests.mine()).toEqual({ ok: true, value: [] })
  expect(api.account.state().subject).toBe('anonymous-1')
})

test('calls that change something send their key and expected subject; all calls send the language', async () => {
  const { script, guarded } = sessions()
  await using service = await standIn({ ...script, [feedbackPath]: guarded(() => done), [mine]: guarded(() => none) })
  let language: 'am' | 'om' = 'am'
  const api = createPortalClient({ baseUrl: service.baseUrl, language: () => language })
  await api.feedback.send(message, 'key-1')
  language = 'om'
  await api.requests.mine()
  expect(service.requestsTo(feedbackPath)[0]?.headers).toMatchObject({
    'idempotency-key': 'key-1',
    'x-expected-subject': 'anonymous-1',
    'accept-language': 'am',
  })
  expect(service.requestsTo(mine)[0]?.headers).not.toHaveProperty('x-expected-subject')
  expect(service.requestsTo(mine)[0]?.headers['accept-language']).toBe('om')
})

test('a page without storage also renews its session', async () => {
  const { script, guarded, expireAccess } = sessions()
  await using service = await standIn({ ...script, [mine]: guarded(() => none) })
  const store = { load: () => undefined, save: () => {} }
  const api = createPortalClient({ baseUrl: service.baseUrl, session: { store } })
  await api.account.begin()
  expireAccess()
  expect(await api.requests.mine()).toEqual({ ok: true, value: [] })
  expect(api.account.state().subject).toBe('anonymous-1')
})

test('with traces, each call that needs a preflight has its own traceparent, and public searches have none', async () => {
  const { script, guarded } = sessions()
  const cities = 'GET /Master/api/V1.0/CountryRegion/GetCityListByRegion'
  await using service = await standIn({ ...script, [feedbackPath]: guarded(() => done) })
  const api = createPortalClient({ baseUrl: service.baseUrl, traces: true })
  await api.feedback.send(message, 'key-1')
  await api.feedback.send(message, 'key-2')
  await api.master.cities(1)
  const sent = service.requestsTo(feedbackPath).map(({ headers }) => headers.traceparent)
  expect(sent).toEqual(Array(2).fill(expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/)))
  expect(new Set(sent).size).toBe(2)
  expect(service.requestsTo(cities).map(({ headers }) => headers.traceparent)).toEqual([undefined])

  const silent = createPortalClient({ baseUrl: service.baseUrl })
  await silent.feedback.send(message, 'key-3')
  expect(service.requestsTo(feedbackPath).at(-1)?.headers.traceparent).toBeUndefined()
})
