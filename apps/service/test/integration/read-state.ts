import { expect } from 'vitest'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { must, type Submitted } from './a-submission.ts'
import type { TestSystem } from './a-test-system.ts'

export const statusOf = async ({ api, requestId }: Pick<Submitted, 'api' | 'requestId'>) =>
  must(await api.requests.get(requestId)).status

/** Opens a request with both numbers (D19), because an anonymous session ends after a day. */
export const lookUp = async ({ api, submitted }: Pick<Submitted, 'api' | 'submitted'>) =>
  must(
    await api.requests.byApplicationNumber(submitted.persons[0]?.applicationNumber ?? '', submitted.confirmationNumber),
  )

/** The rows of the audit log about a request, or those of one action. */
export const auditRows = (
  { db }: Pick<TestSystem['service']['services'], 'db'>,
  requestId: number,
  action?: string,
) => {
  const rows = db.selectFrom('audit_log').where('request_id', '=', requestId)
  return action === undefined ? rows : rows.where('action', '=', action)
}

/** Stored data of a request that no portal shows. */
export const storedDataOf = (system: Pick<TestSystem, 'service'>) => {
  const { services } = system.service
  const { db } = services
  /** The messages to the first applicant, oldest first. */
  const postedTo = async ({ submitted }: Pick<Submitted, 'submitted'>) => {
    const number = submitted.persons[0]?.applicationNumber
    return (await readPosted(services)).filter(({ params }) => params.number === number)
  }
  return {
    orders: (requestId: number) =>
      db.selectFrom('payment_order').selectAll().where('request_id', '=', requestId).execute(),
    /** How each payment for the request was settled. */
    outcomes: async (requestId: number) => {
      const rows = await db
        .selectFrom('payment_event')
        .innerJoin('payment_order', 'payment_order.id', 'payment_event.order_id')
        .select('payment_event.outcome')
        .where('payment_order.request_id', '=', requestId)
        .execute()
      return rows.map(({ outcome }) => outcome).toSorted((one, other) => one.localeCompare(other))
    },
    postedTo,
    /** The kinds of messages to the first applicant, oldest first. */
    messagesOf: async (one: Pick<Submitted, 'submitted'>) => (await postedTo(one)).map(({ kind }) => kind),
    countAuditRows: async (requestId: number, action: string) =>
      (await auditRows(services, requestId, action).select('id').execute()).length,
  }
}

/** Expects that each received payment has one of the outcomes, and each paid request one paid order. */
export const checkPayments = async ({ service }: Pick<TestSystem, 'service'>, outcomes: readonly string[]) => {
  const { db } = service.services
  const events = await db.selectFrom('payment_event').selectAll().execute()
  const paid = await db.selectFrom('payment_order').select('id').where('state', '=', 'paid').execute()
  expect(events.filter(({ outcome }) => outcome === 'paid')).toHaveLength(paid.length)
  expect(events.filter(({ outcome }) => !outcomes.includes(outcome))).toEqual([])
  const wrong = await db
    .selectFrom('request')
    .select('id')
    .where('status', '=', 'paymentCompleted')
    .where('id', 'not in', (query) =>
      query.selectFrom('payment_order').select('request_id').where('state', '=', 'paid'),
    )
    .execute()
  expect(wrong).toEqual([])
}
