import { createBatcher } from '../platform/batching.ts'
import type { Transactions } from '../platform/database/transaction.ts'
import { isUnavailable } from '../platform/http/is-unavailable.ts'
import type { Caller } from '../platform/request-context.ts'
import { findCallers, hashOf } from './sessions.ts'

/** Finds who holds a token. Tokens that arrive together are looked up together: every call asks this first. */
export type CallerReader = (accessToken: string, now: Date) => Promise<Caller | undefined>

interface CallerQuery {
  readonly hash: Buffer
  readonly now: Date
}

export const createCallerReader = ({ db }: Pick<Transactions, 'db'>): CallerReader => {
  const find = async (queries: readonly CallerQuery[]): Promise<readonly { readonly caller: Caller | undefined }[]> => {
    const found = await findCallers(
      db,
      queries.map(({ hash }) => hash),
      // Calls of one batch came within the same few milliseconds.
      new Date(Math.max(...queries.map(({ now }) => now.getTime()))),
    )
    return queries.map(({ hash, now }) => {
      const held = found.get(hash.toString('hex'))
      return { caller: held && held.expiresAt > now ? held.caller : undefined }
    })
  }
  const reader = createBatcher<CallerQuery, { readonly caller: Caller | undefined }>({
    concurrency: 2,
    maxBatchSize: 100,
    keyOf: () => undefined,
    runBatch: find,
    runSingle: async (one) => (await find([one]))[0] ?? { caller: undefined },
    shouldRejectAll: isUnavailable,
  })
  return async (accessToken, now) => (await reader.submit({ hash: hashOf(accessToken), now })).caller
}
