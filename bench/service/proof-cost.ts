import { randomBytes } from 'node:crypto'
import { createProofOfWork } from '@invea/service/platform/captcha/captcha.ts'

const rounds = 300

/** Microseconds of a core that one round takes. */
export interface ProofCost {
  /** In all threads of the process. */
  readonly all: number
  /** Of these on the event loop; the rest is Node's thread pool. */
  readonly loop: number
}

const cpuOf = async (work: () => Promise<unknown>): Promise<ProofCost> => {
  for (let warm = 0; warm < 20; warm++) await work()
  const before = { all: process.cpuUsage(), loop: process.threadCpuUsage() }
  for (let round = 0; round < rounds; round++) await work()
  const used = { all: process.cpuUsage(before.all), loop: process.threadCpuUsage(before.loop) }
  const each = ({ user, system }: NodeJS.CpuUsage) => Math.round((user + system) / rounds)
  return { all: each(used.all), loop: each(used.loop) }
}

/**
 * What the proof of work of one booking costs the service, in microseconds of a core (G19): a session proves itself once and holds
 * once. The hashing of both is done in Node's thread pool; the event loop reads JSON and starts it. A false key costs as much as the
 * right one: neither is derived.
 */
export const proofCost = async (): Promise<{ readonly challenge: ProofCost; readonly check: ProofCost }> => {
  const captcha = createProofOfWork(randomBytes(32))
  const purpose = { form: 'site', subject: '4711' } as const
  const now = new Date()
  const ask = () => captcha.challenge({ ...purpose, effort: 'ordinary' }, now)
  const solution = { counter: 1, derivedKey: '00'.repeat(32) }
  const proof = Buffer.from(JSON.stringify({ challenge: await ask(), solution })).toString('base64')
  return { challenge: await cpuOf(ask), check: await cpuOf(() => captcha.verify(proof, purpose, now)) }
}
