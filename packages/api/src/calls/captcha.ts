import type { PortalApi } from '../portal-api.ts'
import { challengeAnswer, codeSentAnswer, humanAnswer } from '../wire/captcha.ts'
import { ask } from './execute.ts'
import { type Door, keyed } from './http-clients.ts'

export const captchaCalls = ({ own }: Door): PortalApi['captcha'] => ({
  challenge: (form, effort) =>
    ask(challengeAnswer, () =>
      own.GET('/Captcha/api/V1.0/Captcha/GetChallenge', { params: { query: { form, ...(effort && { effort }) } } }),
    ),
  sendCode: (recipient, key) =>
    ask(codeSentAnswer, () =>
      own.POST('/Captcha/api/V1.0/Captcha/SendCode', { params: keyed(key), body: { ...recipient } }),
    ),
  verifyCode: (code, key) =>
    ask(humanAnswer, () => own.POST('/Captcha/api/V1.0/Captcha/VerifyCode', { params: keyed(key), body: { code } })),
  verify: (form, solution, key) =>
    ask(humanAnswer, () =>
      own.POST('/Captcha/api/V1.0/Captcha/Verify', { params: keyed(key), body: { form, solution } }),
    ),
})
