import { timingSafeEqual } from 'node:crypto'
import type { Result } from '@invea/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Row } from './database/schema.ts'
import type { Reader } from './database/transaction.ts'
import type { PlatformContext } from './platform-context.ts'
import { type Refusal, refused } from './refusal.ts'
import type { RequestContext } from './request-context.ts'

/** Tables with the code that a session is asked for. */
type CodeTable = 'one_time_code' | 'hold_code' | 'phone_change_code'

/**
 * Counts an attempt before the code is compared, so that parallel guesses get no extra attempt. Returns the row, or undefined
 * if the session has no live code or no attempt left.
 */
export const recordAttempt = async <Table extends CodeTable>(
  reader: Reader,
  table: Table,
  {
    sessionId,
    tries,
    isLive,
  }: { readonly sessionId: number; readonly tries: number; readonly isLive: RawBuilder<boolean> },
): Promise<Row<Table> | undefined> => {
  const { rows } = await sql<Row<Table>>`update ${sql.table(table)} set tries = tries + 1
    where session_id = ${sessionId} and tries < ${tries} and ${isLive} returning *`.execute(reader)
  return rows[0]
}

type CodeUse = 'oneTimeCode' | 'holdCode' | 'phoneChangeCode'

/** Keyed hash of a code, bound to its owner: a stolen table is useless without the key. */
export const hashCode = (
  { encryption }: Pick<PlatformContext, 'encryption'>,
  use: CodeUse,
  owner: number | string,
  code: string,
): Buffer => encryption.blindIndex(use, `${owner}/${code}`)

export const isCode = (hash: Buffer, ...code: Parameters<typeof hashCode>): boolean =>
  timingSafeEqual(hash, hashCode(...code))

/**
 * Refuses a code. `runOnce` returns the first response for a repeated request, and refuses a key that was used for another code.
 */
export const refuseCode = <T>(
  context: Pick<RequestContext, 'runOnce'>,
  code: 'codeExpired' | 'wrongCode',
): Promise<Result<T, Refusal>> => context.runOnce<T>(() => Promise.resolve(refused(code)))
