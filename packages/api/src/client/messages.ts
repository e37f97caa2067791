import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { feedback } from '../wire/account.ts'
import { challengeAnswer, codeSentAnswer, humanAnswer } from '../wire/captcha.ts'
import { done } from '../wire/scalars.ts'
import { execute, type HttpClients, idempotencyHeader } from './execute.ts'

export const feedbackCalls = ({ authenticated }: HttpClients): PortalApi['feedback'] => ({
  send: (message, key) =>
    execute(done, () =>
      authenticated.POST('/Transactional/api/V1.0/Feedback/Create', {
        params: idempotencyHeader(key),
        body: z.encode(feedback, message),
      }),
    ),
})

export const captchaCalls = ({ authenticated }: HttpClients): PortalApi['captcha'] => ({
  challenge: (form, effort) =>
    execute(challengeAnswer, () =>
      authenticated.GET('/Captcha/api/V1.0/Captcha/GetChallenge', {
        params: { query: { form, ...(effort && { effort }) } },
      }),
    ),
  sendCode: (recipient, key) =>
    execute(codeSentAnswer, () =>
      authenticated.POST('/Captcha/api/V1.0/Captcha/SendCode', {
        params: idempotencyHeader(key),
        body: { ...recipient },
      }),
    ),
  verifyCode: (code, key) =>
    execute(humanAnswer, () =>
      authenticated.POST('/Captcha/api/V1.0/Captcha/VerifyCode', { params: idempotencyHeader(key), body: { code } }),
    ),
  verify: (form, solution, key) =>
    execute(humanAnswer, () =>
      authenticated.POST('/Captcha/api/V1.0/Captcha/Verify', {
        params: idempotencyHeader(key),
        body: { form, solution },
      }),
    ),
})
