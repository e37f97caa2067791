import { AsyncLocalStorage } from 'node:async_hooks'
import type { Result } from '@invea/domain'
import { type Kysely, type KyselyPlugin, type OperationNodeSource, sql, type Transaction } from 'kysely'
import type { Refusal } from '../refusal.ts'
import type { Database } from './schema.gen.ts'

export type Trx = Transaction<Database>
/** Runs queries, inside a transaction or without one. */
export type Reader = Kysely<Database> | Trx

/** Reads a long list in batches, until one is empty. `read` reads the batch after a row. */
export async function* inOrder<T>(read: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  let last: T | undefined
  do {
    const rows = await read(last)
    yield* rows
    last = rows.at(-1)
  } while (last !== undefined)
}

const open = new AsyncLocalStorage<true>()

/** Whether the caller runs inside a transaction, and so must not wait for anything that needs another connection. */
export const isInTransaction = (): boolean => open.getStore() === true

/** The embedded database has one connection, so a query beside an open transaction would wait forever. Throws instead. */
const guard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (open.getStore()) throw new Error('inside a transaction, use the transaction')
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Sends writes as one statement. None of them reads what another one writes. */
const writeInOneStatement = async (trx: Reader, writes: readonly OperationNodeSource[]): Promise<void> => {
  if (writes.length === 0) return
  // PostgreSQL runs the last part first, and audit rows must have the dates of their order.
  const parts = writes.map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write})`).toReversed()
  await sql`with ${sql.join(parts)} select`.execute(trx)
}

const waitingWrites = new WeakMap<Reader, OperationNodeSource[]>()
const maxWaitingWrites = 50

/** Sends the writes that wait for the commit. Needed before a statement that reads them. */
export const sendWrites = (trx: Reader): Promise<void> =>
  writeInOneStatement(trx, waitingWrites.get(trx)?.splice(0) ?? [])

/**
 * Adds a write that no later statement of the transaction reads or waits for. All of them are sent as one statement before the commit,
 * because most of the cost of an application is sending statements one after the other.
 */
export const writeBeforeCommit = async (trx: Trx, write: OperationNodeSource): Promise<void> => {
  const writes = waitingWrites.get(trx)
  if (!writes) await writeInOneStatement(trx, [write])
  else if (writes.push(write) >= maxWaitingWrites) await sendWrites(trx)
}

/** Serialisation failure, deadlock, and a key that another transaction claimed at the same moment. */
const retryableCodes = new Set(['40001', '40P01', '23505'])
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? ''

class RolledBack<T> extends Error {
  readonly reason: T

  constructor(reason: T) {
    super('rolled back')
    this.reason = reason
  }
}

/**
 * Transactions lock rows in this order, so that they do not deadlock: counts of sign-ins (the name, then the network), account,
 * idempotency key, the turn of a session in a waiting line, one request, its orders, the reference of a payment, slot counters in the
 * order of their keys, appointments, codes of holds in the order of their keys, names of applicants, message limits. A transaction
 * changes only one request, because several requests have no order.
 */
export interface Transactions {
  readonly db: Kysely<Database>
  /** Commits the changes of `work`. An error rolls back. Repeats `work` after a conflict, so it must only touch `trx`. */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Like `transact`. A failure also rolls back, so that it changes nothing. */
  attempt<T, E = Refusal>(work: (trx: Trx) => Promise<Result<T, E>>): Promise<Result<T, E>>
}

export const createTransactions = (raw: Kysely<Database>): Transactions => {
  const transact = async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await raw.transaction().execute((trx) =>
          open.run(true, async () => {
            waitingWrites.set(trx, [])
            const result = await work(trx)
            await sendWrites(trx)
            return result
          }),
        )
      } catch (error) {
        if (tries >= 5 || !retryableCodes.has(codeOf(error))) throw error
      }
    }
  }
  const attempt = async <T, E>(work: (trx: Trx) => Promise<Result<T, E>>): Promise<Result<T, E>> => {
    try {
      return await transact(async (trx) => {
        const result = await work(trx)
        if (!result.ok) throw new RolledBack(result.error)
        return result
      })
    } catch (error) {
      if (error instanceof RolledBack) return { ok: false, error: error.reason }
      throw error
    }
  }
  return { db: raw.withPlugin(guard), transact, attempt }
}

/** SQLSTATE classes and system codes of an unavailable database. 25006: now a standby. 25P03: it ended an idle transaction. */
const unavailableCodes = /^(08|53|57P|25006|25P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed/

/** True when trying again in a moment may help. */
export const isUnavailable = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && unavailableCodes.test(code)) ||
    (typeof message === 'string' && unavailableMessages.test(message))
  )
}
