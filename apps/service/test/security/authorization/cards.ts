import type { EndpointId } from '@invea/api/contract'
import type { Parts } from '../../../src/testing/a-client.ts'
import type { Ids } from './a-target.ts'

/** A look-up by one number alone, which may only show a card (D19, promise B2). */
export interface Card {
  readonly call: EndpointId
  readonly field: string
  send(ids: Ids): Parts
}

const numbers = {
  getByApplicationNumber: ['query', 'applicationNumber'],
  findByApplicationNumber: ['body', 'applicationNumber'],
  getByConfirmationNumber: ['query', 'confirmationNumber'],
  findByConfirmationNumber: ['body', 'confirmationNumber'],
} as const satisfies Partial<Record<EndpointId, readonly ['query' | 'body', keyof Ids]>>

export const cards: readonly Card[] = Object.entries(numbers).map(([call, [part, number]]) => ({
  call: call as EndpointId,
  field: `${part}.${number}`,
  send: (ids) => ({ [part]: { [number]: ids[number] } }),
}))
