import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { allEndpoints } from '@invea/api/contract'
import { newOrder } from '@invea/api/wire'
import { homeOf, type Layout } from '@invea/tooling/cluster/layout'
import * as z from 'zod/mini'
import type { Database } from '../machine/own-postgres.ts'
import type { Pay } from '../machine/world.ts'

/** A payment that the sandbox's bank accepted. */
export interface TakenPayment {
  readonly request: number
  readonly code: string
}

/** The payment option of the sample data that is paid with a code at a bank. */
const bankOption = 4
const tries = 240
const pause = 250

const untilFound = async <T>(find: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (let count = 0; count < tries; count++) {
    const found = await find().catch(() => undefined)
    if (found !== undefined) return found
    await wait(pause)
  }
  return undefined
}

/**
 * Orders over HTTP, pays at the sandbox's bank, and waits until the service has recorded the payment. Confirms the request by SQL,
 * because documents are not part of this proof. Repeats a call without a usable response under the same key.
 */
export const payWith = (layout: Layout, database: Database, file: string): Pay => {
  const home = homeOf(layout)
  const { path } = allEndpoints.orderRequest
  return async (request, token) => {
    await untilFound(() =>
      database.rows(
        `with confirmed as (update request set status = 'confirmed' where id = $1 and status = 'initial' returning id)
        update request_person set status = 'confirmed' where request_id in (select id from confirmed)`,
        [request],
      ),
    )
    const order = await untilFound(async () => {
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
    const taken = await untilFound(async () => {
      const response = await fetch(`${home.sandbox}/bank`, {
        method: 'POST',
        body: new URLSearchParams({ code }),
        signal: AbortSignal.timeout(10_000),
      })
      return response.ok ? true : undefined
    })
    if (!taken) return
    appendFileSync(file, `${JSON.stringify({ request, code } satisfies TakenPayment)}\n`)
    await untilFound(async () => {
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
export const findUnsettled = (taken: readonly TakenPayment[], orders: readonly StoredOrder[]): readonly string[] => {
  const byCode = new Map(orders.map((order) => [order.code, order]))
  const codes = new Set(taken.map(({ code }) => code))
  return [
    ...taken.flatMap(({ request, code }) => {
      const order = byCode.get(code)
      if (!order) return [`request ${request}: the bank took ${code}, and no order has it`]
      if (!settled.includes(order.state))
        return [`request ${request}: the bank took ${code}, the order is ${order.state}`]
      return order.postings > 1 ? [`order ${code} was paid ${order.postings} times`] : []
    }),
    ...orders.flatMap(({ code, state }) =>
      settled.includes(state) && !codes.has(code) ? [`order ${code} is ${state}, and the bank took nothing`] : [],
    ),
  ]
}

/** Checks that every payment at the bank is in the database once. The service asks about an order without a webhook after two minutes. */
export const checkPayments = async (
  database: Database,
  file: string,
): Promise<{ readonly payments: number; readonly found: readonly string[] }> => {
  const taken = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line): TakenPayment => JSON.parse(line))
    : []
  const deadline = Date.now() + 240_000
  for (;;) {
    const found = findUnsettled(taken, await readOrders(database))
    if (found.length === 0 || Date.now() > deadline) return { payments: taken.length, found }
    await wait(2_000)
  }
}
