import * as z from 'zod/mini'
import {
  captchaSolution,
  challengeAnswer,
  codeRecipient,
  codeSentAnswer,
  holdCode,
  humanAnswer,
  WireCaptchaForm,
  WireProofEffort,
} from '../wire/index.ts'
import { defineEndpoint, readingOwn, writing } from './endpoint.ts'

export const getChallenge = defineEndpoint({
  id: 'getChallenge',
  method: 'GET',
  path: '/Captcha/api/V1.0/Captcha/GetChallenge',
  query: z.object({ form: WireCaptchaForm, effort: z.optional(WireProofEffort) }),
  response: challengeAnswer,
  auth: 'session',
  idempotent: false,
  limits: readingOwn,
  summary: 'A proof-of-work task for one form',
  source: 'extension',
})

export const verifyCaptcha = defineEndpoint({
  id: 'verifyCaptcha',
  method: 'POST',
  path: '/Captcha/api/V1.0/Captcha/Verify',
  body: captchaSolution,
  response: humanAnswer,
  auth: 'session',
  idempotent: true,
  limits: writing,
  summary: 'Verify a solution once and mark the session human for this form for 30 minutes',
  source: 'extension',
})

export const sendHoldCode = defineEndpoint({
  id: 'sendHoldCode',
  method: 'POST',
  path: '/Captcha/api/V1.0/Captcha/SendCode',
  body: codeRecipient,
  response: codeSentAnswer,
  auth: 'session',
  idempotent: true,
  limits: writing,
  captcha: 'site',
  summary: 'Send a one-time code to a phone or an e-mail address, where a hold needs one',
  source: 'extension',
})

export const verifyHoldCode = defineEndpoint({
  id: 'verifyHoldCode',
  method: 'POST',
  path: '/Captcha/api/V1.0/Captcha/VerifyCode',
  body: holdCode,
  response: humanAnswer,
  auth: 'session',
  idempotent: true,
  limits: writing,
  summary: 'Verify the one-time code; for 30 minutes holds of this session need no further proof',
  source: 'extension',
})
