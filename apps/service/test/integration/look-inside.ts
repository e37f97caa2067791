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

/** A day later the anonymous session is over: both numbers open the request to the next one (D19). */
export const lookUp = async ({ api, submitted }: Pick<One, 'api' | 'submitted'>) =>
  must(
    await api.requests.byApplicationNumber(submitted.persons[0]?.applicationNumber ?? '', submitted.confirmationNumber),
  )

/** What the service has written down about a request, which no portal shows. */
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
    /** The kinds of messages the first applicant was sent, oldest first. */
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
