import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { allEndpoints } from '@invea/api/contract'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { readEnv } from '../../src/read-env.ts'
import {
  addCleanup,
  cleanUpAfterEach,
  processSettings,
  spawnService,
  startProcess,
} from '../../src/testing/a-process.ts'
import { databaseKinds, noPostgres } from '../../src/testing/databases.ts'

cleanUpAfterEach()

/** The status of a complete response, or no response at all. A partial response is a fault. */
type Ended = { readonly status: number } | 'no response' | 'cut response'

const body = JSON.stringify({ username: 'anonymous', password: 'anonymous' })
const headers = { 'content-type': 'application/json', 'content-length': body.length }

/** An anonymous sign-in. It creates a session, which the test counts. */
const signIn = (url: string, agent: Agent) =>
  new Promise<Ended>((ended) => {
    const call = request(`${url}${allEndpoints.signIn.path}`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', () => ended('cut response'))
      response.once('end', () => {
        const whole = response.complete && Buffer.concat(chunks).toString().endsWith('}')
        ended(whole ? { status: response.statusCode ?? 0 } : 'cut response')
      })
    })
    call.once('error', () => ended('no response'))
    call.end(body)
  })

/** Number of sessions after the service has stopped. */
const sessionsIn = async (settings: Readonly<Record<string, string>>): Promise<number> => {
  const opened = await openDatabase(readEnv({ ...settings }), pino({ level: 'silent' }))
  const rows = await opened.db.selectFrom('session').select('id').execute()
  await opened.close()
  return rows.length
}

test.for(databaseKinds)(
  '%s: a stop in the middle of a thousand calls completes those it began and refuses the others',
  { timeout: 600_000 },
  async (kind, { skip }) => {
    const settings = await processSettings(kind)
    if (!settings) return skip(noPostgres)
    const service = await startProcess(settings)
    addCleanup(service.kill)
    const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
    addCleanup(() => agent.destroy())

    const calls = Array.from({ length: 1_000 }, () => signIn(service.url, agent))
    await Promise.race(calls)
    service.process.kill('SIGTERM')
    const ended = await Promise.all(calls)
    // Open keep-alive connections do not delay the stop, although client and service keep them open for 65 seconds.
    await vi.waitFor(() => expect(service.process.exitCode).toBe(0), { timeout: 40_000 })

    const count = (is: (one: Ended) => boolean) => ended.filter(is).length
    const done = count((one) => typeof one === 'object' && one.status === 200)
    // A request after the stop got an error, or was not started.
    expect(ended.filter((one) => one === 'cut response')).toEqual([])
    expect(ended.filter((one) => typeof one === 'object' && ![200, 503].includes(one.status))).toEqual([])
    expect(done).toBeGreaterThan(0)
    expect(await sessionsIn(settings)).toBe(done)
  },
)

const half = `POST ${allEndpoints.signIn.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{`
const upload = `POST ${allEndpoints.uploadAttachment.path} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n--b`
const slow = {
  'half a head': 'POST /',
  'half a body': half,
  'half an upload': upload,
  'a response that is not read': 'GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(40),
} as const

test('clients that have sent half a request, or do not read, delay a stop only by its limits', {
  timeout: 120_000,
}, async () => {
  const settings = await processSettings('embedded')
  const service = await startProcess(settings ?? {})
  addCleanup(service.kill)
  const ends: Promise<number>[] = []
  for (const [what, bytes] of Object.entries(slow)) {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    addCleanup(() => socket.destroy())
    socket.on('error', () => undefined)
    if (what.startsWith('half')) {
      socket.resume()
      ends.push(once(socket, 'close').then(() => performance.now()))
    } else socket.pause()
    await once(socket, 'connect')
    socket.write(bytes)
  }
  // After this response the service has read all earlier bytes.
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  const began = performance.now()
  service.process.kill('SIGTERM')
  await once(service.process, 'exit')
  // Ten seconds for a request that has not arrived, twenty for a response that is not read; systemd kills after thirty.
  for (const end of await Promise.all(ends)) expect(end - began).toBeLessThan(16_000)
  expect(performance.now() - began).toBeLessThan(28_000)
  expect([service.process.exitCode, service.process.signalCode]).toEqual([0, null])
})

test('is not ready after SIGTERM, and still handles calls for DRAIN_SECONDS', { timeout: 120_000 }, async () => {
  const service = await startProcess({ ...(await processSettings('embedded')), DRAIN_SECONDS: '4' })
  addCleanup(service.kill)
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  service.process.kill('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(503), {
    timeout: 4_000,
    interval: 50,
  })
  const agent = new Agent()
  expect(await signIn(service.url, agent)).toEqual({ status: 200 })
  await vi.waitFor(() => expect(service.process.exitCode).toBe(0), { timeout: 40_000 })
  expect(await signIn(service.url, agent)).toBe('no response')
})

test('SIGTERM while the service starts ends it by its own handler, which the first process of a container needs', {
  timeout: 60_000,
}, async () => {
  const settings = await processSettings('embedded')
  if (!settings) return
  const child = spawnService(settings)
  addCleanup(() => child.kill('SIGKILL'))
  // The service opens its database and does not listen yet.
  const lock = join(`${settings.DATA_DIR}`, 'database.lock')
  await vi.waitFor(() => expect(existsSync(lock)).toBe(true), { timeout: 30_000, interval: 10 })
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect([child.exitCode, child.signalCode]).toEqual([0, null])
})

/** Look-ups of these names take a minute, as when DNS does not respond. */
const slowNames = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <netdb.h>
#include <string.h>
#include <unistd.h>
typedef int lookup(const char *, const char *, const struct addrinfo *, struct addrinfo **);
int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
  if (name && strstr(name, ".slow.invalid")) sleep(60);
  return ((lookup *)dlsym(RTLD_NEXT, "getaddrinfo"))(name, service, hints, found);
}`

test('a stop does not wait for DNS', { timeout: 120_000 }, async ({ skip }) => {
  const settings = { ...(await processSettings('embedded')), CAPTCHA_VERIFY_URL: 'https://captcha.slow.invalid/verify' }
  const library = join(mkdtempSync(join(tmpdir(), 'slow-names-')), 'slow-names.so')
  addCleanup(() => rmSync(dirname(library), { recursive: true }))
  const compiled = spawnSync('gcc', ['-shared', '-fPIC', '-o', library, '-xc', '-'], { input: slowNames })
  if (compiled.status !== 0) return skip('no C compiler')
  const service = await startProcess({ ...settings, LD_PRELOAD: library })
  addCleanup(service.kill)
  const post = (path: string, json: object, token = '') =>
    fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(json),
    })
  const { accessToken } = (await (await post(allEndpoints.signIn.path, JSON.parse(body))).json()) as {
    accessToken: string
  }
  // The verifier is not reached, so the visitor is refused. The look-up goes on.
  const solution = { form: 'contact', solution: 'token of the verifier' }
  expect(await (await post(allEndpoints.verifyCaptcha.path, solution, accessToken)).json()).toMatchObject({
    code: 'captchaFailed',
  })
  const began = performance.now()
  service.process.kill('SIGTERM')
  await once(service.process, 'exit')
  expect(performance.now() - began).toBeLessThan(28_000)
})
