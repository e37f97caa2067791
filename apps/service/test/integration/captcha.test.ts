import { type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { ProofEffort } from '@invea/domain/appointment'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProofOfWork, proofAttempts, proofFunction } from '../../src/platform/captcha/captcha.ts'
import { aVisitor } from '../../src/testing/a-client.ts'
import { startService, type TestService } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { solve as solveFor } from '../../src/testing/human.builder.ts'
import { startVerifier, type VerifierStandIn } from '../../src/testing/stand-ins.ts'

/** The real function, with a call counter. */
const derived = vi.fn(deriveKey)

/** Counts how many calls of an asynchronous function run at one time. */
const countRunning = <Args extends unknown[], Value>(real: (...args: Args) => Promise<Value>) => {
  const count = { running: 0, most: 0 }
  const counted = async (...args: Args): Promise<Value> => {
    count.running += 1
    count.most = Math.max(count.most, count.running)
    try {
      return await real(...args)
    } finally {
      count.running -= 1
    }
  }
  return { count, counted }
}

const captcha = createProofOfWork(Buffer.alloc(32, 7), derived)
const now = new Date('2026-11-21T08:00:00Z')
const purpose = { form: 'site', subject: '4711' } as const
const createChallenge = (effort: ProofEffort = 'ordinary') => captcha.challenge({ ...purpose, effort }, now)
type Solved = Awaited<ReturnType<typeof solve>>
const solve = async (effort?: ProofEffort) => {
  const challenge = await createChallenge(effort)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge has no solution')
  return { challenge, solution }
}
const verify = (solved: Solved, expected: { form: 'site' | 'passport'; subject: string } = purpose, at = now) =>
  captcha.verify(Buffer.from(JSON.stringify(solved)).toString('base64'), expected, at)

beforeEach(() => {
  vi.clearAllMocks()
})

test('H3: an attempt needs 1 MiB of memory, and a larger proof more attempts', async () => {
  const { algorithm, cost, memoryCost } = proofFunction
  expect([algorithm, 128 * cost * memoryCost]).toEqual(['SCRYPT', 2 ** 20])
  expect(proofAttempts.ordinary).toBeLessThan(proofAttempts.hard)
  expect(proofAttempts.hard).toBeLessThan(proofAttempts.hardest)
  expect((await createChallenge('hardest')).parameters).toMatchObject({ algorithm, cost, memoryCost })
})

test('H3: the solving attempt is random among all attempts, so that none can be skipped', {
  timeout: 240_000,
}, async () => {
  const quarter = proofAttempts.ordinary / 4
  const counters: number[] = []
  for (let made = 0; made < 60; made++) counters.push((await solve()).solution.counter)
  expect(Math.max(...counters)).toBeLessThan(proofAttempts.ordinary)
  // With 60 uniform draws, a quarter stays empty with a probability of three in a hundred million.
  expect(new Set(counters.map((counter) => Math.floor(counter / quarter)))).toEqual(new Set([0, 1, 2, 3]))
})

test('H3: a proof is checked without an attempt, and a false one costs no more', async () => {
  const solved = await solve()
  const { challenge, solution } = solved
  derived.mockClear()
  expect((await verify(solved))?.effort).toBe('ordinary')
  const signature = challenge.signature?.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const derivedKey = solution.derivedKey.replace(/^./, (first) => (first === '0' ? '1' : '0'))
  const later = new Date(now.getTime() + 600_000)
  const results = [
    await verify({ ...solved, challenge: { ...challenge, signature } } as Solved),
    await verify({ ...solved, solution: { ...solution, derivedKey } }),
    await verify(solved, { ...purpose, form: 'passport' }),
    await verify(solved, { ...purpose, subject: '4712' }),
    await verify(solved, purpose, later),
  ]
  expect(results).toEqual(Array(5).fill(undefined))
  expect(derived).not.toHaveBeenCalled()
})

test('H3: a false form, session or date is refused before anything is hashed for the proof', async () => {
  const solved = await solve()
  const sign = vi.spyOn(crypto.subtle, 'sign')
  await verify(solved, { ...purpose, form: 'passport' })
  await verify(solved, purpose, new Date(now.getTime() + 600_000))
  expect(sign).not.toHaveBeenCalled()
  // Only the subject differs.
  await verify(solved, { ...purpose, subject: '4712' })
  expect(sign).toHaveBeenCalledTimes(1)
  sign.mockRestore()
})

test('H3: a flood of challenges and proofs uses two threads of the pool each, and each gets its result', async () => {
  const solved = await solve()
  const attempts = countRunning(deriveKey)
  derived.mockImplementation(attempts.counted)
  expect(await Promise.all(Array.from({ length: 20 }, () => createChallenge()))).toHaveLength(20)
  expect(attempts.count).toEqual({ running: 0, most: 2 })
  derived.mockImplementation(deriveKey)

  const hashes = countRunning(crypto.subtle.sign.bind(crypto.subtle))
  const sign = vi.spyOn(crypto.subtle, 'sign').mockImplementation(hashes.counted as typeof crypto.subtle.sign)
  const proofs = await Promise.all(Array.from({ length: 20 }, () => verify(solved)))
  expect(proofs.map((proof) => proof?.effort)).toEqual(Array(20).fill('ordinary'))
  expect(hashes.count).toEqual({ running: 0, most: 2 })
  sign.mockRestore()
})

test('H3: challenges and proofs are hashed in the thread pool, not in the event loop', async () => {
  const solved = await solve()
  const finished: string[] = []
  const work = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)
  const others = Array.from({ length: Number(process.env.UV_THREADPOOL_SIZE ?? 4) }, async () => {
    await work('other', 'work', 32, { cost: 2 ** 15, maxmem: 2 ** 26 })
    finished.push('other work')
  })
  const checked = verify(solved).then(() => finished.push('proof'))
  const made = createChallenge().then(() => finished.push('challenge'))
  await Promise.all([...others, checked, made])
  expect(finished[0]).toBe('other work')
  expect(finished).toEqual(expect.arrayContaining(['proof', 'challenge']))
})

describe('a third party’s verifier', () => {
  const ours = { success: true, action: 'site', hostname: 'localhost' }
  let verifier: VerifierStandIn
  let service: TestService
  beforeAll(async () => {
    verifier = await startVerifier({
      good: ours,
      'good-too': ours,
      refused: { success: false, 'error-codes': ['timeout-or-duplicate'] },
      'another-form': { ...ours, action: 'contact' },
      'no-form': { success: true, hostname: 'localhost' },
      'another-page': { ...ours, hostname: 'evil.example' },
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

  test('a token of another verifier counts once, for its form and from our pages', async () => {
    const visitor = await aVisitor(service.url)
    await visitor.call('verifyCaptcha', { body: { form: 'site', solution: 'good' } })
    expect((await visitor.call('submitAppointment', { body: aSlotRequest() })).status).toBe(200)
    expect(verifier.received).toEqual([{ secret: 'our-secret', response: 'good' }])
    // The provider would refuse the second use. The service refuses it too, whatever the provider returns.
    expect(await verify('good')).toBe('captchaFailed')
  })

  test('a token can be sent with the call itself', async () => {
    const visitor = await aVisitor(service.url)
    const response = await visitor.call('submitAppointment', { body: aSlotRequest() }, { 'x-captcha': 'good-too' })
    expect(response.status).toBe(200)
  })

  test.each(['refused', 'another-form', 'no-form', 'another-page', 'no-page', 'no-answer', 'an-error-page'])(
    'refuses a visitor with the token %s',
    async (token) => {
      expect(await verify(token)).toBe('captchaFailed')
    },
  )

  test('proofs of work are still accepted and are not sent to the other verifier', { timeout: 30_000 }, async () => {
    const visitor = await aVisitor(service.url)
    const before = verifier.received.length
    const solution = await solveFor(visitor, 'site')
    expect((await visitor.call('verifyCaptcha', { body: { form: 'contact', solution } })).status).toBe(403)
    expect((await visitor.call('verifyCaptcha', { body: { form: 'site', solution } })).status).toBe(200)
    expect(verifier.received.length).toBe(before)
  })

  test('refuses the visitor when the verifier is unreachable', async () => {
    await verifier.stop()
    expect(await verify('good-too-late')).toBe('captchaFailed')
  })
})
