import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { calledBack } from './limits.ts'

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
