import { sql } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { later } from '../clock.ts'
import type { PlatformContext } from '../platform-context.ts'
import type { Job } from './repeat.ts'

/**
 * PostgreSQL servers update planner statistics automatically. The embedded database does not, and would keep planning for
 * an empty database.
 */
export const analyzeTablesJob = ({ db }: Pick<PlatformContext, 'db'>): Job => ({
  name: 'gather-statistics',
  everySeconds: 300,
  run: async () => {
    await sql`analyze`.execute(db)
    return 0
  },
})

/** Promise C5: an Idempotency-Key is kept for 48 hours. */
const keyLifetime = { hours: -48 }

/** Deletes expired keys, tokens, used captchas, rate windows and grants. */
export const purgeExpired = async ({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>): Promise<number> => {
  const now = clock.now()
  const results = [
    await db.deleteFrom('idempotency_key').where('created_at', '<', later(now, keyLifetime)).executeTakeFirst(),
    await db.deleteFrom('session_token').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('captcha_used').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('hold_code').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).executeTakeFirst(),
    // A day's codes are counted, so they are kept for two; a link is kept as long as a key, for a repeated response.
    await db.deleteFrom('one_time_code').where('created_at', '<', later(now, keyLifetime)).executeTakeFirst(),
    await db.deleteFrom('password_reset').where('created_at', '<', later(now, keyLifetime)).executeTakeFirst(),
    await db.deleteFrom('phone_change_link').where('created_at', '<', later(now, keyLifetime)).executeTakeFirst(),
    await db.deleteFrom('phone_change_code').where('new_expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('registration').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('message_quota').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('sign_in_failure').where('expires_at', '<', now).executeTakeFirst(),
    // Longer than any gateway sends a message again.
    await db.deleteFrom('inbound_sms').where('received_at', '<', later(now, keyLifetime)).executeTakeFirst(),
    await db.deleteFrom('request_grant').where('expires_at', '<', now).executeTakeFirst(),
  ]
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}

export const purgeExpiredJob = (context: AppContext): Job => ({
  name: 'forget-old',
  everySeconds: 600,
  run: () => purgeExpired(context),
})
