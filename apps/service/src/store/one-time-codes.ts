import { randomInt } from 'node:crypto'
import { oneTimeCodeMinutes } from '@invea/domain'
import type { AppContext, Trx } from '../app-context.ts'
import { newId } from '../ids.ts'
import { later } from '../ports/clock.ts'
import type { Row } from './schema.ts'

/** Promise A3: what a code and an account allow. */
export const codeRules = {
  /** Guesses that are looked at; the table refuses to count a further one. */
  tries: 5,
  lives: { minutes: oneTimeCodeMinutes },
  /** Before another code may be asked for. */
  pauseSeconds: 60,
  /** A sign-in that was begun longer ago starts again with the password. */
  pending: { minutes: 15 },
  /** Codes of one account within a window. With five tries each, a day has fifty guesses at a million. */
  windows: [
    { minutes: 15, codes: 3 },
    { minutes: 24 * 60, codes: 10 },
  ],
} as const

export interface LiveCode {
  readonly id: number
  readonly accountId: number
  readonly expiresAt: Date
}

/** Random, uniform, six digits. */
export const generateCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0')

/** Keyed, and bound to this one code: a million guesses at a stolen table need the key as well. */
export const hashCode = ({ encryption }: Pick<AppContext, 'encryption'>, id: number, code: string): Buffer =>
  encryption.blindIndex('oneTimeCode', `${id}/${code}`)

/** Seconds until this account may be sent another code; undefined: now. The account must be locked. */
export const waitForCode = async (trx: Trx, accountId: number, now: Date): Promise<number | undefined> => {
  const day = codeRules.windows[1]
  const sent = await trx
    .selectFrom('one_time_code')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('created_at', '>', later(now, { minutes: -day.minutes }))
    .orderBy('created_at', 'desc')
    .limit(day.codes)
    .execute()
  const waits = codeRules.windows.flatMap(({ minutes, codes }) => {
    const oldest = sent[codes - 1]
    const free = oldest && later(oldest.created_at, { minutes }).getTime() - now.getTime()
    return free !== undefined && free > 0 ? [Math.ceil(free / 1000)] : []
  })
  return waits.length > 0 ? Math.max(...waits) : undefined
}

/** The code a session waits for, whether or not it can still be answered. */
export const findPending = (trx: Trx, sessionId: number, now: Date): Promise<Row<'one_time_code'> | undefined> =>
  trx
    .selectFrom('one_time_code')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', later(now, { minutes: -codeRules.pending.minutes }))
    .executeTakeFirst()

/** Puts a code in the place of the one this session waits for. */
export const replaceCode = async (
  trx: Trx,
  services: Pick<AppContext, 'encryption'>,
  waiting: { readonly sessionId: number; readonly accountId: number; readonly code: string; readonly now: Date },
): Promise<LiveCode> => {
  const { sessionId, accountId, code, now } = waiting
  await endCodes(trx, { sessionId }, now)
  const id = newId()
  const expiresAt = later(now, codeRules.lives)
  await trx
    .insertInto('one_time_code')
    .values({
      id,
      session_id: sessionId,
      account_id: accountId,
      hash: hashCode(services, id, code),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { id, accountId, expiresAt }
}

/** Counts a try before it is looked at. Undefined: there is nothing left to try. */
export const recordAttempt = (
  trx: Trx,
  sessionId: number,
  now: Date,
): Promise<Pick<Row<'one_time_code'>, 'id' | 'account_id' | 'hash'> | undefined> =>
  trx
    .updateTable('one_time_code')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', codeRules.tries)
    .returning(['id', 'account_id', 'hash'])
    .executeTakeFirst()

/** Uses a code up. False: somebody was faster. */
export const consumeCode = async (trx: Trx, id: number, now: Date): Promise<boolean> => {
  const used = await trx
    .updateTable('one_time_code')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Makes open codes of a session, or of a whole account, worthless. */
export const endCodes = async (
  trx: Trx,
  whose: { readonly sessionId: number } | { readonly accountId: number },
  now: Date,
): Promise<void> => {
  const [column, id] =
    'sessionId' in whose ? (['session_id', whose.sessionId] as const) : (['account_id', whose.accountId] as const)
  await trx
    .updateTable('one_time_code')
    .set({ ended_at: now })
    .where(column, '=', id)
    .where('ended_at', 'is', null)
    .execute()
}
