import { timingSafeEqual } from 'node:crypto'
import type { Result } from '@invea/domain'
import { oneTimeCodeRules, phoneChangeRules } from '@invea/domain/account'
import { holdCodeRules } from '@invea/domain/appointment'
import { sql } from 'kysely'
import type { Row } from './database/schema.gen.ts'
import type { Reader } from './database/transaction.ts'
import type { PlatformContext, WithEncryption } from './platform-context.ts'
import { type Refusal, refused } from './refusal.ts'
import type { RequestContext } from './request-context.ts'

/** The number of attempts, and when a code is valid, by the table of the code. */
const codeTables = {
  one_time_code: {
    tries: oneTimeCodeRules.tries,
    isValid: (now: Date) => sql`ended_at is null and expires_at > ${now}`,
  },
  hold_code: { tries: holdCodeRules.tries, isValid: (now: Date) => sql`expires_at > ${now}` },
  phone_change_code: {
    tries: phoneChangeRules.tries,
    isValid: (now: Date) => sql`new_expires_at > ${now} and (old_expires_at is null or old_expires_at > ${now})`,
  },
}

/** Counts an attempt before the comparison, against parallel guesses. Undefined without a valid code or an attempt left. */
export const recordAttempt = async <Table extends keyof typeof codeTables>(
  reader: Reader,
  table: Table,
  { caller, now }: Pick<RequestContext<PlatformContext>, 'caller' | 'now'>,
): Promise<Row<Table> | undefined> => {
  const { tries, isValid } = codeTables[table]
  const { rows } = await sql<Row<Table>>`update ${sql.table(table)} set tries = tries + 1
    where session_id = ${caller.sessionId} and tries < ${tries} and ${isValid(now)} returning *`.execute(reader)
  return rows[0]
}

/** Keyed hash of a code, bound to its owner: a stolen table is useless without the key. */
export const hashCode = (
  { encryption }: WithEncryption,
  use: 'oneTimeCode' | 'holdCode' | 'phoneChangeCode',
  owner: number | string,
  code: string,
): Buffer => encryption.blindIndex(use, `${owner}/${code}`)

export const matchesHash = (hash: Buffer, ...code: Parameters<typeof hashCode>): boolean =>
  timingSafeEqual(hash, hashCode(...code))

/** `runOnce` returns the first response for a repeated request, and refuses a key that was used for another code. */
export const refuseCode = <T>(
  context: Pick<RequestContext<PlatformContext>, 'runOnce'>,
  code: 'codeExpired' | 'wrongCode',
): Promise<Result<T, Refusal>> => context.runOnce<T>(() => Promise.resolve(refused(code)))
