import { randomBytes } from 'node:crypto'
import { createProofOfWork } from '@invea/service/ports/captcha.ts'

const rounds = 300

/** Microseconds of a core that one round takes, in all threads of the process. */
const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  for (let warm = 0; warm < 20; warm++) await work()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / rounds
}

/**
 * What the proof of work of one booking costs the service, in microseconds of a core (G19): a session proves itself once and holds
 * once. The challenge is made in Node's thread pool, the proof is checked on the event loop. A false key costs as much as the right
 * one: neither is derived.
 */
export const proofCost = async (): Promise<{ readonly challenge: number; readonly check: number }> => {
  const captcha = createProofOfWork(randomBytes(32))
  const purpose = { form: 'site', subject: '4711' } as const
  const now = new Date()
  const ask = () => captcha.challenge({ ...purpose, effort: 'ordinary' }, now)
  const solution = { counter: 1, derivedKey: '00'.repeat(32) }
  const proof = Buffer.from(JSON.stringify({ challenge: await ask(), solution })).toString('base64')
  return { challenge: await cpuOf(ask), check: await cpuOf(() => captcha.verify(proof, purpose, now)) }
}
