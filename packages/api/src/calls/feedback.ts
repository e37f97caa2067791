import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { done } from '../wire/envelope.ts'
import { feedback } from '../wire/feedback.ts'
import { execute } from './execute.ts'
import { type HttpClients, idempotencyHeader } from './http-clients.ts'

export const feedbackCalls = ({ authenticated }: HttpClients): PortalApi['feedback'] => ({
  send: (message, key) =>
    execute(done, () =>
      authenticated.POST('/Transactional/api/V1.0/Feedback/Create', {
        params: idempotencyHeader(key),
        body: z.encode(feedback, message),
      }),
    ),
})
