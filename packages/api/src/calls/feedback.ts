import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { done } from '../wire/envelope.ts'
import { feedback } from '../wire/feedback.ts'
import { ask } from './execute.ts'
import { type Door, keyed } from './http-clients.ts'

export const feedbackCalls = ({ own }: Door): PortalApi['feedback'] => ({
  send: (message, key) =>
    ask(done, () =>
      own.POST('/Transactional/api/V1.0/Feedback/Create', { params: keyed(key), body: z.encode(feedback, message) }),
    ),
})
