import { done, feedback } from '../wire/index.ts'
import { defineEndpoint } from './endpoint.ts'

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
