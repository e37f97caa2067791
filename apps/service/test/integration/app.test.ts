import { once } from 'node:events'
import { connect } from 'node:net'
import { allEndpoints, type Endpoint, type EndpointId, headers } from '@invea/api/contract'
import { expect, test } from 'vitest'
import { handlers } from '../../src/app.ts'
import { createLog } from '../../src/platform/log.ts'
import { aVisitor, send, sendCall } from '../../src/testing/a-client.ts'
import { aMember } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
const service = serviceOf('embedded', { OPERATOR_TOKEN: 'a-sample-operator-token-of-forty-letters' }, log)

const portal = 'http://localhost:4100'
const signInPath = '/User/api/V1.0/Account/SignIn'

test('reports when it is running and when it is ready', async () => {
  expect((await send(`${service.url}/healthz`)).body).toEqual({ status: 'up' })
  expect((await send(`${service.url}/readyz`)).body).toEqual({ status: 'ready' })
})

test('the OpenAPI document contains every call, and its pages load nothing from other hosts', async () => {
  const { body } = await send(`${service.url}/openapi.json`)
  expect(Object.keys(body.paths)).toContain('/Schedule/api/V1.0/Schedule/SubmitAppointment')
  const operations = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    (path) => Object.values(path).map(({ operationId }) => operationId),
  )
  expect(new Set(operations)).toEqual(new Set(Object.keys(handlers)))
  const docs = await send(`${service.url}/docs/`)
  expect(docs.status).toBe(200)
  expect(docs.body.match(/(src|href)="(https?:)?\/\//g)).toBeNull()
})

test('a repeated request for master data with its ETag gets 304 and no body', async () => {
  const first = await sendCall(service.url, 'getMasterData', {})
  expect(first.body.nationalities[0]).toMatchObject({ id: 1, code: 'ETH', name: 'Ethiopia' })
  expect(first.headers.get('cache-control')).toContain('max-age=86400')
  const again = await sendCall(service.url, 'getMasterData', {}, { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('cacheable responses have a lifetime and an ETag, and a repeated request gets no body', async () => {
  const calls: readonly Endpoint[] = Object.values(allEndpoints)
  const cacheable = calls.filter(({ cacheSeconds }) => cacheSeconds !== undefined)
  expect(cacheable.map(({ id }) => id)).toContain('getNotices')
  expect(cacheable.filter(({ method, auth }) => method !== 'GET' || auth !== 'public')).toEqual([])
  for (const { id, cacheSeconds } of cacheable) {
    const input = { query: { regionId: 5 } }
    const first = await sendCall(service.url, id as EndpointId, input)
    // The service reads closures every ten seconds, and a browser keeps them for a minute: together the 70 seconds of the guide.
    const stale = Number(cacheSeconds) > 60 ? ', stale-while-revalidate=60' : ''
    expect([id, first.status, first.headers.get('cache-control')]).toEqual([
      id,
      200,
      `public, max-age=${cacheSeconds}${stale}`,
    ])
    // The waiting line changes every second, and its body is as short as an ETag.
    if (id === 'getWaitingLine') continue
    expect([id, first.headers.get('etag')]).toEqual([id, expect.stringMatching(/^"[\w-]{22}"$/)])
    // An empty If-None-Match matches no ETag.
    expect((await sendCall(service.url, id as EndpointId, input, { 'if-none-match': '' })).status).toBe(200)
    const again = await sendCall(service.url, id as EndpointId, input, {
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect([id, again.status, again.body]).toEqual([id, 304, ''])
  }
})

test('a region has its cities, offices and delivery sites, with the office’s own today', async () => {
  const { body } = await sendCall(service.url, 'getCitiesByRegion', { query: { regionId: 5 } })
  expect(body.cities[0]).toMatchObject({
    name: 'Bahir Dar',
    offices: [{ id: 2, today: '2026-11-21', noOfDaysForProcess: 30 }],
  })
})

test('returns refusals in the caller’s language, in the described envelope', async () => {
  const response = await send(
    `${service.url}/Master/api/V1.0/CountryRegion/GetCityListByRegion?regionId=1%20OR%201=1`,
    { headers: { 'accept-language': 'fr, am-ET;q=0.8, en;q=0.5' } },
  )
  expect(response.status).toBe(400)
  expect(response.headers.get('content-language')).toBe('am')
  expect(response.body).toMatchObject({
    status: 0,
    code: 'invalidInput',
    errors: [{ field: 'regionId', code: 'invalid' }],
  })
  expect(response.body.message).toMatch(/\p{Script=Ethiopic}/u)
})

test('refuses malformed requests of every kind', async () => {
  const post = (body: string, type: string) =>
    send(`${service.url}${signInPath}`, { method: 'POST', body, headers: { 'content-type': type } })
  expect((await post('{"username":', 'application/json')).status).toBe(400)
  expect((await post('{"__proto__":{"x":1}}', 'application/json')).status).toBe(400)
  expect((await post('<a/>', 'text/xml')).status).toBe(415)
  expect((await post('--b--', 'multipart/form-data; boundary=b')).status).toBe(415)
  expect((await post('[]', 'application/json')).status).toBe(400)
  expect((await post(JSON.stringify({ username: 'x'.repeat(20_000) }), 'application/json')).status).toBe(413)
  expect((await send(`${service.url}/nothing/here`)).status).toBe(404)
  expect(await send(`${service.url}/%`)).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
})

test('parses no body of a caller without a session, or above a limit', async () => {
  const post = async (id: EndpointId, body: string, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    return (await send(`${service.url}${allEndpoints[id].path}`, { method: 'POST', body, headers })).status
  }
  const malformed = '{"pageSize":'
  expect(await post('submitRequest', malformed)).toBe(401)
  expect(await post('submitRequest', malformed, 'a-token-that-no-session-has')).toBe(401)
  const { accessToken } = await aVisitor(service.url)
  expect(await post('submitRequest', malformed, accessToken)).toBe(400)
  const { rates } = allEndpoints.submitRequest.limits
  const { times = 0 } = rates.find(({ per }) => per === 'session') ?? {}
  for (let call = 1; call < times; call++) await post('submitRequest', '{}', accessToken)
  expect(await post('submitRequest', malformed, accessToken)).toBe(429)
})

test('sends a response without an ETag whole, for any If-None-Match', async () => {
  const visitor = await aVisitor(service.url)
  for (const name of ['', '""', '"anything"']) {
    const response = await visitor.call('getCurrentHold', {}, { 'if-none-match': name })
    expect([response.status, response.headers.get('etag')]).toEqual([200, null])
  }
})

test('refuses deeply nested JSON as malformed, without an internal error', async () => {
  const visitor = await aVisitor(service.url)
  const response = await send(`${service.url}/Schedule/api/V1.0/Schedule/ExtendHold`, {
    method: 'POST',
    body: `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    headers: {
      authorization: `Bearer ${visitor.accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': 'deep',
    },
  })
  expect([response.status, response.body.code]).toEqual([400, 'invalidInput'])
})

test('refuses half of a surrogate pair as malformed, without an internal error', async () => {
  const response = await send(`${service.url}/User/api/V1.0/Account/ForgotPassword`, {
    method: 'POST',
    body: '{"username":"\\ud800"}',
    headers: { 'content-type': 'application/json' },
  })
  expect([response.status, response.body.code]).toEqual([400, 'invalidInput'])
})

test('returns the described envelope for an address that the framework refuses, without the address in it', async () => {
  const response = await send(`${service.url}/Payment/api/V1.0/Payment/Callback/${'CANARY'.repeat(50)}`)
  expect([response.status, response.body.code]).toEqual([414, 'invalidInput'])
  expect(JSON.stringify(response.body)).not.toContain('CANARY')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('the two portals may call with their cookie, other sites may not', async () => {
  const preflight = await send(`${service.url}${signInPath}`, {
    method: 'OPTIONS',
    headers: {
      origin: portal,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key',
    },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(portal)
  expect(preflight.headers.get('access-control-allow-credentials')).toBe('true')
  // Every header of the contract: a browser sends nothing that the service did not allow.
  const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ')
  expect(allowed).toEqual(expect.arrayContaining(Object.values(headers).map((name) => name.toLowerCase())))
  const signIn = (origin: string) =>
    sendCall(service.url, 'signIn', { body: { username: 'anonymous', password: 'anonymous' } }, { origin })
  const own = await signIn(portal)
  expect(own.headers.get('access-control-allow-origin')).toBe(portal)
  expect(own.headers.get('access-control-expose-headers')).toContain('retry-after')
  expect(own.headers.get('vary')).toBe('Origin')
  const foreign = await signIn('https://evil.example')
  expect(foreign.status).toBe(403)
  expect(foreign.body).toMatchObject({ status: 0, code: 'notAllowed' })
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
})

test('refuses calls above the declared rate until the next minute', async () => {
  const visitor = await aVisitor(service.url)
  const responses = []
  for (let attempt = 0; attempt < 31; attempt++) responses.push(await visitor.call('releaseHold', { query: {} }))
  expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(30)
  expect(responses.at(-1)).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } })
  expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  service.clock.forward({ seconds: 60 })
  expect((await visitor.call('releaseHold', { query: {} })).status).toBe(200)
})

test('above the rate of a call a repeat gets its stored response; a new attempt and another message do not', async () => {
  const member = await aMember(service)
  const mailLink = (key: string, callBackUrl?: string) =>
    member.call('sendPhoneLink', { body: { callBackUrl } }, { 'idempotency-key': key })
  const first = await mailLink('lost')
  expect(first.status).toBe(200)
  for (let repeat = 0; repeat < 12; repeat++) expect((await mailLink('lost')).body).toEqual(first.body)
  expect((await mailLink('another')).body.code).toBe('tooManyRequests')
  expect((await mailLink('lost', portal)).body.code).toBe('tooManyRequests')
  // Repeats have a separate limit, because each costs a look-up.
  const repeats = await Promise.all(Array.from({ length: 70 }, () => mailLink('lost')))
  expect(repeats.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})

test('the log has one line per call, without query, token or name', async () => {
  const visitor = await aVisitor(service.url)
  await visitor.call('getByConfirmationNumber' as never, { query: { confirmationNumber: 'CANARY0NUMBER' } } as never)
  await send(`${service.url}/Master/api/V1.0/CountryRegion/GetCityListByRegion?regionId=CANARYQUERY`)
  const log = lines.join('')
  expect(log).toContain('"route":"/Master/api/V1.0/CountryRegion/GetCityListByRegion"')
  expect(log).not.toMatch(/CANARY/)
  expect(log).not.toContain(visitor.accessToken)
})

test('ASVS 16.3.1: failed sign-ins and refused operators are in the log, without name, password or token', async () => {
  const visitor = await aHuman(service, ['signIn'])
  const before = lines.length
  for (let tried = 0; tried < 6; tried++) {
    await visitor.call('signIn', { body: { username: 'canary@example.org', password: 'CANARYPASSWORD' } })
  }
  await send(`${service.url}/operator/refunds`, { headers: { authorization: 'Bearer CANARYTOKEN' } })
  const log = lines.slice(before).join('')
  expect(log.match(/a password did not match/g)).toHaveLength(5)
  expect(log.match(/a password was not looked at: too many failures/g)).toHaveLength(1)
  expect(log.match(/an operator token did not match/g)).toHaveLength(1)
  expect(log).not.toMatch(/canary/i)
})

test('responses have the security headers', async () => {
  const { headers } = await aVisitor(service.url).then((visitor) => visitor.call('getCurrentHold', {}))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none';base-uri 'none';frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  // Headers that change nothing for data, and that a phone would receive with each call.
  for (const name of ['x-download-options', 'x-dns-prefetch-control', 'x-xss-protection', 'origin-agent-cluster'])
    expect(headers.has(name), name).toBe(false)
})

test('the pages of the documentation cannot be framed, and no markup changes their base', async () => {
  const policy = (await send(`${service.url}/docs/`)).headers.get('content-security-policy')
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

/** Sends raw bytes. Returns everything that is received until the connection is closed. */
const sendRaw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => received.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(received).toString()))
  })
const head = (line: string, ...more: readonly string[]) =>
  [`${line} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close', ...more, '', ''].join('\r\n')

test.each([
  ['two different lengths', ['content-length: 2', 'content-length: 40']],
  ['the same length twice', ['content-length: 2', 'content-length: 2']],
  ['a length and chunks', ['content-length: 2', 'transfer-encoding: chunked']],
  ['chunks and a length', ['transfer-encoding: chunked', 'content-length: 2']],
  ['chunks that are not the last encoding', ['transfer-encoding: chunked, identity']],
  ['a length that is no number', ['content-length: +2']],
])('a message with %s is refused, and nothing after it is read as another call', async (_, headers) => {
  const hidden = head('GET /healthz')
  const sent = head(`POST ${signInPath}`, 'content-type: application/json', ...headers)
  const received = await sendRaw(`${sent}{}${hidden}`)
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('a client that disconnects during its body does not count as a failure of the database', async () => {
  const before = lines.length
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  socket.write(
    head(`POST ${signInPath}`, 'content-type: application/json', 'content-length: 60', 'expect: 100-continue'),
  )
  // The service has read the headers and waits for the body.
  await once(socket, 'data')
  socket.write('{"username"')
  socket.destroy()
  const log = () => lines.slice(before).join('')
  await expect.poll(log).toContain('a client went away before its request had arrived')
  expect(log()).not.toContain('the database is away')
})

test('TRACE is refused and nothing of the call is sent back', async () => {
  for (const path of ['/', '/healthz', signInPath]) {
    const received = await sendRaw(head(`TRACE ${path}`, 'x-canary: CANARYHEADER'))
    expect(received).toMatch(/^HTTP\/1\.1 40[045] /)
    expect(received).not.toContain('CANARY')
  }
})
