import { randomBytes, scryptSync } from 'node:crypto'
import { type ProofEffort, proofEfforts } from '@invea/domain/appointment'
import { proofAttempts, proofFunction } from '@invea/service/platform/captcha/captcha.ts'
import { scrypt } from '@noble/hashes/scrypt.js'
import { proofCost } from './service/proof-cost.ts'

const { cost: N, memoryCost: r, parallelism: p } = proofFunction
const parameters = { N, r, p }
const slower = 4
const rounds = 60

/** CPU milliseconds of one attempt. */
const cpuOf = (attempt: () => unknown): number => {
  for (let warm = 0; warm < 5; warm++) attempt()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) attempt()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / rounds
}

const [nonce, salt] = [randomBytes(20), randomBytes(16)]
const browser = cpuOf(() => scrypt(nonce, salt, { ...parameters, dkLen: 32 }))
const native = cpuOf(() =>
  scryptSync(nonce, salt, 32, { ...parameters, maxmem: 2 * 128 * parameters.N * parameters.r }),
)
const tenths = (value: number) => Math.round(value * 10) / 10

const { challenge, check } = await proofCost()
console.log(`the service: ${challenge.all} µs to make a challenge, ${challenge.eventLoop} of them on the event loop`)
console.log(`the service: ${check.all} µs to check a proof, ${check.eventLoop} of them on the event loop`)
console.log(
  `one attempt: ${tenths(browser)} ms in JavaScript, ${tenths(native)} ms native, ratio ${tenths(browser / native)}`,
)
for (const effort of proofEfforts satisfies readonly ProofEffort[]) {
  const maxAttempts = proofAttempts[effort]
  const phone = (attempts: number) => `${Math.round(attempts * browser * slower)} ms`
  console.log(
    `${effort}: on a CPU ${slower} times slower ${phone(maxAttempts / 2)} on average, at most ${phone(maxAttempts)}; a native solver ${Math.round((maxAttempts / 2) * native)} ms`,
  )
}
