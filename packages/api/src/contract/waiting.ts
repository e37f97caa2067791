import { takenTicket, ticketExchange, waitingLineAnswer, waitingPass } from '../wire/index.ts'
import { defineEndpoint, reading, takingTickets, writing } from './endpoint.ts'

export const getWaitingLine = defineEndpoint({
  id: 'getWaitingLine',
  method: 'GET',
  path: '/Waiting/api/V1.0/Waiting/GetLine',
  response: waitingLineAnswer,
  auth: 'public',
  idempotent: false,
  limits: reading,
  cacheSeconds: 2,
  summary: 'The waiting line of a release: how far it is, or null while there is none',
  source: 'extension',
})

export const takeTicket = defineEndpoint({
  id: 'takeTicket',
  method: 'POST',
  path: '/Waiting/api/V1.0/Waiting/TakeTicket',
  response: takenTicket,
  auth: 'public',
  idempotent: false,
  limits: takingTickets,
  summary: 'A signed ticket of the waiting line, in the order of arrival',
  source: 'extension',
})

export const exchangeTicket = defineEndpoint({
  id: 'exchangeTicket',
  method: 'POST',
  path: '/Waiting/api/V1.0/Waiting/ExchangeTicket',
  body: ticketExchange,
  response: waitingPass,
  auth: 'session',
  idempotent: false,
  limits: writing,
  summary: 'A pass for this session: for a ticket whose turn it is, or for a session that holds an appointment',
  source: 'extension',
})
