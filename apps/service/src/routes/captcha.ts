import { done } from '../outcome.ts'
import { proveHuman } from '../use-cases/verify-captcha.ts'
import type { Routes } from './routes.ts'

export const captchaRoutes: Routes<'getChallenge' | 'verifyCaptcha'> = {
  getChallenge: async ({ services, caller, now }, { query }) =>
    done(await services.captcha.challenge({ form: query.form, subject: String(caller.sessionId) }, now)),
  verifyCaptcha: (call, { body }) => proveHuman(call, body),
}
