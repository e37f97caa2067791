import { createBatcher } from '../batching.ts'
import { isUnavailable } from '../http/is-unavailable.ts'
import type { Caller } from '../request-context.ts'
import type { Transactions } from '../transact.ts'
import { findCallers, hashOf } from './sessions.ts'

/** Finds who holds a token. Tokens that arrive together are looked up together: every call asks this first. */
export type CallerReader = (accessToken: string, now: Date) => Promise<Caller | undefined>

interface Asked {
  readonly hash: Buffer
  readonly now: Date
}

export const createCallerReader = ({ db }: Pick<Transactions, 'db'>): CallerReader => {
  const find = async (asked: readonly Asked[]): Promise<readonly { readonly caller: Caller | undefined }[]> => {
    const found = await findCallers(
      db,
      asked.map(({ hash }) => hash),
      // Calls of one batch came within the same few milliseconds.
      new Date(Math.max(...asked.map(({ now }) => now.getTime()))),
    )
    return asked.map(({ hash, now }) => {
      const held = found.get(hash.toString('hex'))
      return { caller: held && held.expiresAt > now ? held.caller : undefined }
    })
  }
  const reader = createBatcher<Asked, { readonly caller: Caller | undefined }>({
    lanes: 2,
    most: 100,
    keyOf: () => undefined,
    together: find,
    alone: async (one) => (await find([one]))[0] ?? { caller: undefined },
    isHopeless: isUnavailable,
  })
  return async (accessToken, now) => (await reader.submit({ hash: hashOf(accessToken), now })).caller
}
