import type { CaptchaForm } from '@invea/api/contract'
import type { Result } from '@invea/domain'
import { type HoldProof, type ProofEffort, proofEfforts } from '@invea/domain/appointment'
import { sql } from 'kysely'
import type { Caller, CaptchaPass } from '../caller.ts'
import { addTime } from '../clock.ts'
import type { Trx } from '../database/transaction.ts'
import { hasStoredResponse } from '../idempotency-keys.ts'
import type { PlatformContext, WithEncryption } from '../platform-context.ts'
import { ok, type Refusal, refused } from '../refusal.ts'
import type { Handler, RequestContext, Routes } from '../request-context.ts'
import type { CaptchaProof } from './captcha.ts'

/** D15: how long a captcha of one form is valid for a session. */
export const humanLifetime = { minutes: 30 }

interface Proof {
  readonly form: CaptchaForm
  readonly solution: string
  /** Absent on public calls: the proof then counts only for that call. */
  readonly sessionId: number | undefined
  readonly address: string
  readonly now: Date
}

/** A harder proof also counts for the easier ones. */
const passesOf = (form: CaptchaForm, effort: ProofEffort): readonly CaptchaPass[] =>
  proofEfforts
    .slice(0, proofEfforts.indexOf(effort) + 1)
    .map((reached): CaptchaPass => (reached === 'ordinary' ? form : `${form}.${reached}`))

interface CaptchaPassed {
  readonly humanUntil: string
}

const verifyProof = ({ captcha }: Pick<PlatformContext, 'captcha'>, { form, solution, sessionId, now }: Proof) => {
  const subject = sessionId === undefined ? undefined : String(sessionId)
  return captcha.verify(solution, { form, subject }, now)
}

/** Stores the expiry of captchas for a session, and the recipient of its one-time code. */
export const recordCaptchaPasses = async (
  trx: Trx,
  sessionId: number,
  {
    passes,
    until,
    ...more
  }: { readonly passes: readonly CaptchaPass[]; readonly until: Date; readonly coded_by?: Buffer },
): Promise<void> => {
  const human = Object.fromEntries(passes.map((pass) => [pass, until.toISOString()]))
  await trx
    .updateTable('session')
    .set({ human: sql`human || ${JSON.stringify(human)}::jsonb`, ...more })
    .where('id', '=', sessionId)
    .execute()
}

/** H1: stores the address to which a session's holds count, only without an unpaid appointment: otherwise it could hide a hold. */
export const countSessionFor = async (
  writer: Pick<Trx, 'updateTable'>,
  { encryption }: WithEncryption,
  {
    sessionId,
    address,
    unlessHeldAt,
  }: { readonly sessionId: number; readonly address: string; readonly unlessHeldAt?: Date },
): Promise<void> => {
  await writer
    .updateTable('session')
    .set({ address: encryption.blindIndex('address', address) })
    .where('id', '=', sessionId)
    .$if(unlessHeldAt !== undefined, (update) =>
      update.where(
        sql<boolean>`not exists (select from appointment where appointment.session_id = session.id
          and appointment.state in ('held', 'final') and appointment.expires_at > ${unlessHeldAt})`,
      ),
    )
    .execute()
}

/** Marks a valid proof as used, and the session as human for its form. */
const consumeProof = async (
  trx: Trx,
  services: WithEncryption,
  proof: CaptchaProof,
  { form, sessionId, address, now }: Proof,
): Promise<Result<CaptchaPassed, Refusal>> => {
  const used = await trx
    .insertInto('captcha_used')
    .values({ hash: proof.id, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (!used) return refused('captchaFailed')
  const humanUntil = addTime(now, humanLifetime)
  if (sessionId !== undefined) {
    await recordCaptchaPasses(trx, sessionId, { passes: passesOf(form, proof.effort), until: humanUntil })
    await countSessionFor(trx, services, { sessionId, address, unlessHeldAt: now })
  }
  return ok({ humanUntil: humanUntil.toISOString() })
}

/** Removes a captcha pass of a session, so that its proof counts once. Returns false if the session has no valid one. */
export const consumeCaptchaPass = async (
  trx: Trx,
  sessionId: number,
  pass: CaptchaPass,
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    update session set human = human - ${pass}::text
    where id = ${sessionId} and (human ->> ${pass}::text)::timestamptz > ${now}
    returning id`.execute(trx)
  return rows.length > 0
}

/** Verify (D15): once per idempotency key, so that a lost response needs no second proof of work. */
const verifyOncePerKey: Handler<PlatformContext, Pick<Proof, 'form' | 'solution'>, CaptchaPassed> = async (
  context,
  { form, solution },
) => {
  const { services, caller, now } = context
  const input = { form, solution, sessionId: caller.sessionId, address: context.address, now }
  // A repeated request gets its stored response, even if the challenge has expired since.
  const repeated = await hasStoredResponse(services.db, context.idempotencyKey)
  const proof = repeated ? undefined : await verifyProof(services, input)
  if (!repeated && !proof) return refused('captchaFailed')
  return context.runOnce((trx) =>
    proof ? consumeProof(trx, services, proof, input) : Promise.resolve(refused('captchaFailed')),
  )
}

/** Other forms whose captcha also counts: one for the site is also valid for the passport form. */
const alsoVerifiedBy: Readonly<Partial<Record<CaptchaForm, CaptchaForm>>> = { passport: 'site' }

/** Whether a session has solved a captcha that counts for this form and is still valid. */
const hasSolvedCaptcha = (caller: Caller | undefined, form: CaptchaForm, now: Date): boolean =>
  [form, alsoVerifiedBy[form]].some((proven) => {
    const until = proven && caller?.humanUntil[proven]
    return until !== undefined && new Date(until) > now
  })

type ReceivedCall = Pick<RequestContext<PlatformContext>, 'services' | 'now' | 'address' | 'raw'>

/** Checks the solution in the header of a call. The idempotency key of that call covers both. */
export const verifySentSolution = async (
  { services, now, address, raw }: ReceivedCall,
  form: CaptchaForm,
  caller: Caller | undefined,
): Promise<Refusal | undefined> => {
  const solution = raw.headers['x-captcha']
  if (typeof solution !== 'string') return { code: 'captchaFailed' }
  const input = { form, solution, sessionId: caller?.sessionId, address, now }
  const proof = await verifyProof(services, input)
  const passed = proof && (await services.attempt((trx) => consumeProof(trx, services, proof, input)))
  return passed?.ok ? undefined : { code: 'captchaFailed' }
}

/**
 * D15: an endpoint with a captcha accepts a session that solved one for this form within 30 minutes, or a solution in the
 * request. That is checked in any case, because the proof of the session may be used up or too small. Endpoints that need a captcha only
 * sometimes (`captchaWhen`) decide in their use case.
 */
export const requireCaptcha = async (
  call: ReceivedCall,
  form: CaptchaForm,
  caller: Caller | undefined,
): Promise<Refusal | undefined> => {
  const failure = await verifySentSolution(call, form, caller)
  return hasSolvedCaptcha(caller, form, call.now) ? undefined : failure
}

const hasPassed = ({ humanUntil }: Caller, pass: CaptchaPass, now: Date): boolean =>
  new Date(humanUntil[pass] ?? 0) > now

/** The largest valid proof of work of a session for a form. */
export const strongestEffort = (caller: Caller, form: CaptchaForm, now: Date): ProofEffort =>
  proofEfforts.findLast((effort) => effort !== 'ordinary' && hasPassed(caller, `${form}.${effort}`, now)) ?? 'ordinary'

/** The hardest valid proof of a session for a form. */
export const strongestProof = (caller: Caller, form: CaptchaForm, now: Date): HoldProof =>
  hasPassed(caller, `${form}.code`, now) ? 'code' : strongestEffort(caller, form, now)

interface WithMessageLoad {
  readonly messageLoad: { isHigh(): boolean }
}

/** Uses the hardest proof while visitors cause more messages than the alarm limit. */
const effortOf = ({ messageLoad }: WithMessageLoad, effort: ProofEffort = 'ordinary'): ProofEffort =>
  messageLoad.isHigh() ? 'hardest' : effort

export const captchaRoutes: Routes<PlatformContext & WithMessageLoad, 'getChallenge' | 'verifyCaptcha'> = {
  getChallenge: async ({ services, caller, now }, { query }) =>
    ok(
      await services.captcha.challenge(
        { form: query.form, subject: String(caller.sessionId), effort: effortOf(services, query.effort) },
        now,
      ),
    ),
  verifyCaptcha: (context, { body }) => verifyOncePerKey(context, body),
}
