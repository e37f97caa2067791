import type { PortalApi } from '@invea/api'
import type { SubmittedRequest } from '@invea/domain/application'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { must } from './a-submission.ts'
import type { World } from './a-world.ts'

interface One {
  readonly api: PortalApi
  readonly requestId: number
  readonly submitted: SubmittedRequest
}

export const statusOf = async ({ api, requestId }: Pick<One, 'api' | 'requestId'>) =>
  must(await api.requests.get(requestId)).status

/** After a day the anonymous session has ended; both numbers give the next one access to the request (D19). */
export const lookUp = async ({ api, submitted }: Pick<One, 'api' | 'submitted'>) =>
  must(
    await api.requests.byApplicationNumber(submitted.persons[0]?.applicationNumber ?? '', submitted.confirmationNumber),
  )

/** Stored data of a request that no portal shows. */
export const insideOf = (world: Pick<World, 'service'>) => {
  const { services } = world.service
  const { db } = services
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
    /** The kinds of messages to the first applicant, oldest first. */
    messagesOf: async ({ submitted }: Pick<One, 'submitted'>) => {
      const number = submitted.persons[0]?.applicationNumber
      return (await readPosted(services)).filter(({ params }) => params.number === number).map(({ kind }) => kind)
    },
    audited: async (requestId: number, action: string) =>
      (
        await db
          .selectFrom('audit_log')
          .select('id')
          .where('request_id', '=', requestId)
          .where('action', '=', action)
          .execute()
      ).length,
  }
}
