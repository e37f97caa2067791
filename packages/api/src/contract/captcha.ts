import * as z from 'zod/mini'
import { captchaSolution, challengeAnswer, humanAnswer, WireCaptchaForm } from '../wire/index.ts'
import { defineCall } from './call.ts'
import { readingOwn, writing } from './limits.ts'

export const getChallenge = defineCall({
  id: 'getChallenge',
  method: 'GET',
  path: '/Captcha/api/V1.0/Captcha/GetChallenge',
  query: z.object({ form: WireCaptchaForm }),
  response: challengeAnswer,
  who: 'session',
  idempotent: false,
  limits: readingOwn,
  summary: 'A proof-of-work task for one form',
  source: 'extension',
})

export const verifyCaptcha = defineCall({
  id: 'verifyCaptcha',
  method: 'POST',
  path: '/Captcha/api/V1.0/Captcha/Verify',
  body: captchaSolution,
  response: humanAnswer,
  who: 'session',
  idempotent: true,
  limits: writing,
  summary: 'Verify a solution once and mark the session human for this form for 30 minutes',
  source: 'extension',
})
