import { type ProofEffort, proofAttempts } from '@invea/domain'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import { beforeEach, expect, test, vi } from 'vitest'
import { createProofOfWork, proofFunction } from './captcha.ts'

// The real function, counted.
vi.mock('altcha-lib/algorithms/scrypt', async (original) => {
  const real = await original<typeof import('altcha-lib/algorithms/scrypt')>()
  return { ...real, deriveKey: vi.fn(real.deriveKey) }
})
const derived = vi.mocked(deriveKey)

const captcha = createProofOfWork(Buffer.alloc(32, 7))
const now = new Date('2026-11-21T08:00:00Z')
const purpose = { form: 'site', subject: '4711' } as const
const ask = (effort: ProofEffort = 'ordinary') => captcha.challenge({ ...purpose, effort }, now)
type Solved = Awaited<ReturnType<typeof solve>>
const solve = async (effort?: ProofEffort) => {
  const challenge = (await ask(effort)) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('a challenge without a solution')
  return { challenge, solution }
}
const verify = (solved: Solved, asked: { form: 'site' | 'passport'; subject: string } = purpose, at = now) =>
  captcha.verify(Buffer.from(JSON.stringify(solved)).toString('base64'), asked, at)

beforeEach(() => {
  derived.mockClear()
})

test('H3: an attempt needs 1 MiB of memory, and a larger proof more attempts', async () => {
  const { algorithm, cost, memoryCost } = proofFunction
  expect([algorithm, 128 * cost * memoryCost]).toEqual(['SCRYPT', 2 ** 20])
  expect(proofAttempts.ordinary).toBeLessThan(proofAttempts.hard)
  expect(proofAttempts.hard).toBeLessThan(proofAttempts.hardest)
  expect((await ask('hardest')).parameters).toMatchObject({ algorithm, cost, memoryCost })
})

test('H3: the attempt that solves is drawn from all of them, so that no start can be skipped', {
  timeout: 60_000,
}, async () => {
  const quarter = proofAttempts.ordinary / 4
  const counters: number[] = []
  for (let made = 0; made < 60; made++) counters.push((await solve()).solution.counter)
  expect(Math.max(...counters)).toBeLessThan(proofAttempts.ordinary)
  // An empty quarter of 60 even draws has a chance of three in a hundred million.
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
  const answers = [
    await verify({ ...solved, challenge: { ...challenge, signature } } as Solved),
    await verify({ ...solved, solution: { ...solution, derivedKey } }),
    await verify(solved, { ...purpose, form: 'passport' }),
    await verify(solved, { ...purpose, subject: '4712' }),
    await verify(solved, purpose, later),
  ]
  expect(answers).toEqual(Array(5).fill(undefined))
  expect(derived).not.toHaveBeenCalled()
})
