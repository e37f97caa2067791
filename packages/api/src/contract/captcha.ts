import * as z from 'zod/mini'
import {
  captchaSolution,
  challengeResponse,
  codeRecipient,
  codeSentResponse,
  holdCode,
  humanResponse,
  WireCaptchaForm,
  WireProofEffort,
} from '../wire/index.ts'
import { defineEndpoint, ownChange, ownRead } from './endpoint.ts'

export const getChallenge = defineEndpoint('getChallenge', {
  ...ownRead,
  path: '/Captcha/api/V1.0/Captcha/GetChallenge',
  query: z.object({ form: WireCaptchaForm, effort: z.optional(WireProofEffort) }),
  response: challengeResponse,
  summary: 'A proof-of-work task for one form',
})

export const verifyCaptcha = defineEndpoint('verifyCaptcha', {
  ...ownChange,
  path: '/Captcha/api/V1.0/Captcha/Verify',
  body: captchaSolution,
  response: humanResponse,
  summary: 'Verify a solution once and mark the session human for this form for 30 minutes',
})

export const sendHoldCode = defineEndpoint('sendHoldCode', {
  ...ownChange,
  path: '/Captcha/api/V1.0/Captcha/SendCode',
  body: codeRecipient,
  response: codeSentResponse,
  captcha: 'site',
  summary:
    'Send a one-time code to a phone or an e-mail address, where a hold needs one; uses up the proof of the session',
})

export const verifyHoldCode = defineEndpoint('verifyHoldCode', {
  ...ownChange,
  path: '/Captcha/api/V1.0/Captcha/VerifyCode',
  body: holdCode,
  response: humanResponse,
  summary: 'Verify the one-time code; for 30 minutes holds of this session need no further proof',
})
