import type { PortalApi } from '../portal-api.ts'
import { challengeAnswer, codeSentAnswer, humanAnswer } from '../wire/captcha.ts'
import { execute } from './execute.ts'
import { type HttpClients, idempotencyHeader } from './http-clients.ts'

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
