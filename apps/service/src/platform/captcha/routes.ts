import type { ProofEffort } from '@invea/domain'
import type { AppContext } from '../../app-context.ts'
import { sendHoldCode, verifyHoldCode } from '../../appointments/hold-code.ts'
import type { Routes } from '../http/routes.ts'
import { done } from '../refusal.ts'
import { proveHuman } from './verify-captcha.ts'

/** While visitors cause more messages than the alarm allows (H4), every proof is the largest. */
const effortOf = ({ messageLoad }: Pick<AppContext, 'messageLoad'>, effort: ProofEffort = 'ordinary'): ProofEffort =>
  messageLoad.isHigh() ? 'hardest' : effort

export const captchaRoutes: Routes<'getChallenge' | 'verifyCaptcha' | 'sendHoldCode' | 'verifyHoldCode'> = {
  getChallenge: async ({ services, caller, now }, { query }) =>
    done(
      await services.captcha.challenge(
        { form: query.form, subject: String(caller.sessionId), effort: effortOf(services, query.effort) },
        now,
      ),
    ),
  verifyCaptcha: (context, { body }) => proveHuman(context, body),
  sendHoldCode: (context, { body }) => sendHoldCode(context, body),
  verifyHoldCode: (context, { body }) => verifyHoldCode(context, body),
}
