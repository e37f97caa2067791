import { statfsSync } from 'node:fs'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Logger } from 'pino'

/** Bytes that must stay free beside the embedded database. */
export const leastFree = 64 * 1024 * 1024
/** So much time cannot write what is kept free. */
const checkInterval = 250

/** Said as PostgreSQL says it: callers answer 503 and offer to try again. */
class DiskFull extends Error {
  readonly code = '53100'
}

const writing = /^\s*(insert|update|delete|with|select \* from hold_batch)\b/i
const writes = (node: RootOperationNode): boolean =>
  ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind) ||
  (node.kind === 'RawNode' && writing.test(node.sqlFragments[0] ?? ''))

/**
 * The embedded database spins for ever on a full disk and takes every call with it, so statements that write are
 * refused while there is still room; what only reads goes on.
 */
export const keepFreeSpace = (folder: string, log: Pick<Logger, 'warn'>, least = leastFree): KyselyPlugin => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let short = false
  const isShort = (): boolean => {
    const now = performance.now()
    if (now - checkedAt < checkInterval) return short
    checkedAt = now
    const { bavail, bsize } = statfsSync(folder)
    const was = short
    short = bavail * bsize < least
    if (short && !was) log.warn({ freeBytes: bavail * bsize, least }, 'the disk is nearly full: nothing is written')
    return short
  }
  return {
    transformQuery: ({ node }) => {
      if (writes(node) && isShort()) throw new DiskFull('the disk is nearly full')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
