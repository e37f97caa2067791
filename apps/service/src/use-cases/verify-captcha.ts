import type { CaptchaForm } from '@invea/api/contract'
import { done, type Outcome, refused } from '../outcome.ts'
import { later } from '../ports/clock.ts'
import type { Services } from '../services.ts'
import { markHuman } from '../store/sessions.ts'

/** D15: how long a session is taken for human for one form. */
const humanFor = { minutes: 30 }

interface Proof {
  readonly form: CaptchaForm
  readonly solution: string
  /** Absent on a call that is open to all: the proof then serves that call alone. */
  readonly sessionId: number | undefined
  readonly now: Date
}

/** Checks a solution, uses it up, and marks the session human for its form. */
export const verifyCaptcha = async (
  { captcha, transact }: Services,
  { form, solution, sessionId, now }: Proof,
): Promise<Outcome<{ readonly humanUntil: string }>> => {
  const proof = await captcha.verify(
    solution,
    { form, subject: sessionId === undefined ? undefined : String(sessionId) },
    now,
  )
  if (!proof) return refused('captchaFailed')
  const humanUntil = later(now, humanFor)
  const first = await transact(async (trx) => {
    const used = await trx
      .insertInto('captcha_used')
      .values({ hash: proof.id, expires_at: proof.expiresAt })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .executeTakeFirst()
    if (!used) return false
    if (sessionId !== undefined) await markHuman(trx, sessionId, form, humanUntil)
    return true
  })
  return first ? done({ humanUntil: humanUntil.toISOString() }) : refused('captchaFailed')
}
