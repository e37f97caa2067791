import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { allEndpoints } from '@invea/api/contract'
import { newOrder } from '@invea/api/wire'
import { homeOf, type Layout } from '@invea/tooling/cluster/layout'
import * as z from 'zod/mini'
import { readJsonLines } from '../history/history.ts'
import type { Database } from '../machine/postgres-server.ts'
import type { Pay } from '../machine/test-system.ts'

/** A payment that the sandbox's bank accepted. */
interface TakenPayment {
  readonly request: number
  readonly code: string
}

/** The payment option of the sample data that is paid with a code at a bank. */
const bankOption = 4
const maxAttempts = 240
const pause = 250

const pollFor = async <T>(find: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (let count = 0; count < maxAttempts; count++) {
    const found = await find().catch(() => undefined)
    if (found !== undefined) return found
    await wait(pause)
  }
  return undefined
}

/**
 * Orders over HTTP, pays at the sandbox's bank, and waits until the service has recorded the payment. Confirms the request with SQL,
 * because this proof has no documents. Repeats a call without a usable response with the same key.
 */
export const payWith = (layout: Layout, database: Database, file: string): Pay => {
  const home = homeOf(layout)
  const { path } = allEndpoints.orderRequest
  return async (request, token) => {
    await pollFor(() =>
      database.rows(
        `with confirmed as (update request set status = 'confirmed' where id = $1 and status = 'initial' returning id)
        update request_person set status = 'confirmed' where request_id in (select id from confirmed)`,
        [request],
      ),
    )
    const order = await pollFor(async () => {
      const response = await fetch(`${home.service}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `pay-${request}`,
        },
        body: JSON.stringify(z.encode(newOrder, { requestId: request, optionId: bankOption })),
        signal: AbortSignal.timeout(30_000),
      })
      if (response.status >= 500 || response.status === 429) return undefined
      return (await response.json()) as { readonly orderId?: string }
    })
    const code = order?.orderId
    if (!code) return
    const payments = await pollFor(async () => {
      const response = await fetch(`${home.sandbox}/bank`, {
        method: 'POST',
        body: new URLSearchParams({ code }),
        signal: AbortSignal.timeout(10_000),
      })
      return response.ok ? true : undefined
    })
    if (!payments) return
    appendFileSync(file, `${JSON.stringify({ request, code } satisfies TakenPayment)}\n`)
    await pollFor(async () => {
      const [row] = await database.rows<{ readonly status: string }>('select status from request where id = $1', [
        request,
      ])
      return row?.status === 'paymentCompleted' ? true : undefined
    })
  }
}

/** An order of this run; generated requests are left out. */
export interface StoredOrder {
  readonly code: string
  readonly state: string
  readonly postings: number
}

const settled = ['paid', 'refundDue', 'refunded']

const readOrders = (database: Database): Promise<readonly StoredOrder[]> =>
  database.rows<StoredOrder>(
    `select order_code as code, state, (select count(*)::integer from payment_event event
      where event.office_id = payment_order.office_id and event.order_id = payment_order.id and event.outcome = 'paid') as postings
    from payment_order where order_code not like 'SAMPLE%'`,
  )

/** Compares the bank's payments with the orders in the database. */
export const findUnsettled = (payments: readonly TakenPayment[], orders: readonly StoredOrder[]): readonly string[] => {
  const byCode = new Map(orders.map((order) => [order.code, order]))
  const codes = new Set(payments.map(({ code }) => code))
  return [
    ...payments.flatMap(({ request, code }) => {
      const order = byCode.get(code)
      if (!order) return [`request ${request}: the bank received ${code}, and no order has it`]
      if (!settled.includes(order.state))
        return [`request ${request}: the bank received ${code}, the order is ${order.state}`]
      return order.postings > 1 ? [`order ${code} was paid ${order.postings} times`] : []
    }),
    ...orders.flatMap(({ code, state }) =>
      settled.includes(state) && !codes.has(code) ? [`order ${code} is ${state}, and the bank received nothing`] : [],
    ),
  ]
}

/** Checks that every payment at the bank is in the database once. Without a webhook, the service verifies an order after two minutes. */
export const checkPayments = async (
  database: Database,
  file: string,
): Promise<{ readonly payments: number; readonly found: readonly string[] }> => {
  const payments = readJsonLines<TakenPayment>(file)
  const deadline = Date.now() + 240_000
  for (;;) {
    const found = findUnsettled(payments, await readOrders(database))
    if (found.length === 0 || Date.now() > deadline) return { payments: payments.length, found }
    await wait(2_000)
  }
}
