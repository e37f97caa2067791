import { randomBytes } from 'node:crypto'
import { createProofOfWork } from '@invea/service/platform/captcha/captcha.ts'

const rounds = 300

/** CPU microseconds of one round. */
interface ProofCost {
  /** In all threads of the process. */
  readonly all: number
  /** The part on the event loop; Node's thread pool uses the rest. */
  readonly eventLoop: number
}

const cpuOf = async (work: () => Promise<unknown>): Promise<ProofCost> => {
  for (let warm = 0; warm < 20; warm++) await work()
  const before = { all: process.cpuUsage(), eventLoop: process.threadCpuUsage() }
  for (let round = 0; round < rounds; round++) await work()
  const used = { all: process.cpuUsage(before.all), eventLoop: process.threadCpuUsage(before.eventLoop) }
  const each = ({ user, system }: NodeJS.CpuUsage) => Math.round((user + system) / rounds)
  return { all: each(used.all), eventLoop: each(used.eventLoop) }
}

/**
 * Cost of the proof of work of one booking for the service, in CPU microseconds (G19): one challenge and one check. Node's thread pool
 * does the hashing; the event loop parses JSON. A wrong key costs as much as the right one, because the service derives neither.
 */
export const proofCost = async (): Promise<{ readonly challenge: ProofCost; readonly check: ProofCost }> => {
  const captcha = createProofOfWork(randomBytes(32))
  const purpose = { form: 'site', subject: '4711' } as const
  const now = new Date()
  const createChallenge = () => captcha.challenge({ ...purpose, effort: 'ordinary' }, now)
  const solution = { counter: 1, derivedKey: '00'.repeat(32) }
  const proof = Buffer.from(JSON.stringify({ challenge: await createChallenge(), solution })).toString('base64')
  return { challenge: await cpuOf(createChallenge), check: await cpuOf(() => captcha.verify(proof, purpose, now)) }
}
