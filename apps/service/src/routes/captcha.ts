import { done } from '../outcome.ts'
import { verifyCaptcha } from '../use-cases/verify-captcha.ts'
import type { Routes } from './routes.ts'

export const captchaRoutes: Routes<'getChallenge' | 'verifyCaptcha'> = {
  getChallenge: async ({ services, caller, now }, { query }) =>
    done(await services.captcha.challenge({ form: query.form, subject: String(caller.sessionId) }, now)),
  verifyCaptcha: ({ services, caller, now }, { body }) =>
    verifyCaptcha(services, { ...body, sessionId: caller.sessionId, now }),
}
