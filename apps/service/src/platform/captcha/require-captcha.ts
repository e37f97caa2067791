import type { CaptchaForm, Endpoint } from '@invea/api/contract'
import { type HoldProof, holdProofs } from '@invea/domain'
import type { AppContext } from '../../app-context.ts'
import type { Refusal } from '../refusal.ts'
import type { Caller, HumanMark } from '../request-context.ts'
import { verifyCaptcha } from './verify-captcha.ts'

/** Forms of one journey: a session verified at the site is not asked again at the passport form half an hour later. */
const alsoVerifiedBy: Readonly<Partial<Record<CaptchaForm, CaptchaForm>>> = { passport: 'site' }

const hasSolvedCaptcha = (caller: Caller | undefined, form: CaptchaForm, now: Date): boolean =>
  [form, alsoVerifiedBy[form]].some((proven) => {
    const until = proven && caller?.humanUntil[proven]
    return until !== undefined && new Date(until) > now
  })

/**
 * D15: an endpoint with a captcha accepts a session that solved one for this form within 30 minutes, or a solution in the
 * request. Endpoints that need a captcha only sometimes (`captchaWhen`) decide in their use case.
 */
export const requireCaptcha = async (
  services: AppContext,
  { captcha, captchaWhen }: Pick<Endpoint, 'captcha' | 'captchaWhen'>,
  {
    caller,
    now,
    address,
    solution,
  }: {
    readonly caller: Caller | undefined
    readonly now: Date
    readonly address: string
    readonly solution: string | undefined
  },
): Promise<Refusal | undefined> => {
  if (!captcha || captchaWhen) return undefined
  if (hasSolvedCaptcha(caller, captcha, now)) return undefined
  if (solution === undefined) return { code: 'captchaFailed' }
  const verified = await verifyCaptcha(services, {
    form: captcha,
    solution,
    sessionId: caller?.sessionId,
    address,
    now,
  })
  return verified.ok ? undefined : verified.error
}

/** The dearest proof that a session gave for a form and that still counts; a member was let in by a one-time code. */
export const strongestProof = ({ humanUntil, kind }: Caller, form: CaptchaForm, now: Date): HoldProof => {
  const counts = (mark: HumanMark) => new Date(humanUntil[mark] ?? 0) > now
  if (kind === 'user') return 'code'
  return holdProofs.findLast((proof) => proof !== 'ordinary' && counts(`${form}.${proof}`)) ?? 'ordinary'
}
