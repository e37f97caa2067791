import type { CaptchaForm } from '@invea/api/contract'
import { type ProofEffort, proofEfforts, type Result } from '@invea/domain'
import { markHuman } from '../../accounts/sessions.ts'
import type { AppContext, Trx } from '../../app-context.ts'
import { later } from '../clock.ts'
import { networkOf } from '../http/network.ts'
import { hasStoredResponse } from '../idempotency-keys.ts'
import { done, type Refusal, refused } from '../refusal.ts'
import type { Handler, HumanMark } from '../request-context.ts'
import type { CaptchaProof } from './captcha.ts'

/** D15: how long a session is taken for human for one form. */
export const humanFor = { minutes: 30 }

interface Proof {
  readonly form: CaptchaForm
  readonly solution: string
  /** Absent on a call that is open to all: the proof then serves that call alone. */
  readonly sessionId: number | undefined
  readonly address: string
  readonly now: Date
}

/** A dearer proof counts for the cheaper ones too. */
const marksOf = (form: CaptchaForm, effort: ProofEffort): readonly HumanMark[] =>
  proofEfforts
    .slice(0, proofEfforts.indexOf(effort) + 1)
    .map((reached): HumanMark => (reached === 'ordinary' ? form : `${form}.${reached}`))

interface Human {
  readonly humanUntil: string
}

const check = ({ captcha }: AppContext, { form, solution, sessionId, now }: Proof) => {
  const subject = sessionId === undefined ? undefined : String(sessionId)
  return captcha.verify(solution, { form, subject }, now)
}

/** Uses a good proof up, and marks the session human for its form. */
const spend = async (
  trx: Trx,
  { encryption }: Pick<AppContext, 'encryption'>,
  proof: CaptchaProof,
  { form, sessionId, address, now }: Proof,
): Promise<Result<Human, Refusal>> => {
  const used = await trx
    .insertInto('captcha_used')
    .values({ hash: proof.id, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (!used) return refused('captchaFailed')
  const humanUntil = later(now, humanFor)
  if (sessionId !== undefined) {
    await markHuman(trx, sessionId, {
      marks: marksOf(form, proof.effort),
      until: humanUntil,
      network: encryption.blindIndex('network', networkOf(address)),
      address: encryption.blindIndex('address', address),
    })
  }
  return done({ humanUntil: humanUntil.toISOString() })
}

/** Checks a solution that came along with another call, whose own key stands for both. */
export const verifyCaptcha = async (services: AppContext, input: Proof): Promise<Result<Human, Refusal>> => {
  const proof = await check(services, input)
  return proof ? services.attempt((trx) => spend(trx, services, proof, input)) : refused('captchaFailed')
}

/** Verify (D15): once per key, so that a lost answer costs no second sum. */
export const proveHuman: Handler<Pick<Proof, 'form' | 'solution'>, Human> = async (context, { form, solution }) => {
  const { services, caller, now } = context
  const input = { form, solution, sessionId: caller.sessionId, address: context.address, now }
  // What was taken before is taken again, though the challenge itself may have run out since.
  const repeated = await hasStoredResponse(services.db, context.idempotencyKey)
  const proof = repeated ? undefined : await check(services, input)
  if (!repeated && !proof) return refused('captchaFailed')
  return context.runOnce((trx) =>
    proof ? spend(trx, services, proof, input) : Promise.resolve(refused('captchaFailed')),
  )
}
