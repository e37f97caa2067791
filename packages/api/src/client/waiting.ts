import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { takenTicket, ticketExchange, waitingLineAnswer, waitingPass } from '../wire/waiting.ts'
import { execute, type HttpClients } from './execute.ts'

export const waitingCalls = (
  { unauthenticated, authenticated }: HttpClients,
  holder: { pass?: string },
): PortalApi['waiting'] => ({
  line: () => execute(waitingLineAnswer, () => unauthenticated.GET('/Waiting/api/V1.0/Waiting/GetLine')),
  takeTicket: () => execute(takenTicket, () => unauthenticated.POST('/Waiting/api/V1.0/Waiting/TakeTicket')),
  exchangeTicket: async (ticket) => {
    const result = await execute(waitingPass, () =>
      authenticated.POST('/Waiting/api/V1.0/Waiting/ExchangeTicket', { body: z.encode(ticketExchange, { ticket }) }),
    )
    if (result.ok) holder.pass = result.value.pass
    return result
  },
})
