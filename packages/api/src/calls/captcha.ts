import type { PortalApi } from '../portal-api.ts'
import { challengeAnswer, humanAnswer } from '../wire/captcha.ts'
import { ask } from './ask.ts'
import { type Door, keyed } from './door.ts'

export const captchaCalls = ({ own }: Door): PortalApi['captcha'] => ({
  challenge: (form) =>
    ask(challengeAnswer, () => own.GET('/Captcha/api/V1.0/Captcha/GetChallenge', { params: { query: { form } } })),
  verify: (form, solution, key) =>
    ask(humanAnswer, () =>
      own.POST('/Captcha/api/V1.0/Captcha/Verify', { params: keyed(key), body: { form, solution } }),
    ),
})
