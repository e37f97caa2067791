import * as z from 'zod/mini'
import { done, feedback } from '../wire/index.ts'
import { calledBack, defineEndpoint } from './endpoint.ts'

export const createFeedback = defineEndpoint({
  id: 'createFeedback',
  method: 'POST',
  path: '/Transactional/api/V1.0/Feedback/Create',
  body: feedback,
  response: done,
  auth: 'session',
  idempotent: true,
  limits: { bodyBytes: 32_768, rates: [{ per: 'address', times: 5, seconds: 3600 }] },
  captcha: 'contact',
  summary: 'Send a message to the agency',
  source: 'B §7',
})

export const smsCallback = defineEndpoint({
  id: 'smsCallback',
  method: 'POST',
  path: '/Sms/api/V1.0/Sms/Inbound',
  // The signature covers the raw bytes; the service reads them once they are proved.
  body: z.unknown(),
  produces: ['application/json'],
  auth: 'signed-callback',
  idempotent: false,
  limits: calledBack,
  summary:
    "An SMS that came in at the operator's gateway, signed; the same message any number of times has one effect. 404 where no gateway is connected",
  source: 'extension',
})
