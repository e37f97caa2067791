import { urgentEvery } from '../load/lives.ts'
import type { Database } from './own-postgres.ts'

/** Numbers of the sessions that stand ready, one a life. */
export interface Sessions {
  idOf(life: number): number
  tokenOf(life: number): string
  /** Makes sure that lives up to this one have a session. */
  upTo(database: Database, life: number): Promise<void>
}

/** Far from those of generated requests. */
const first = 1_000_000_000

/**
 * Sessions that proved to be human, some of them signed in, made beside the sign-in: a proof of work for each would take longer than
 * everything the proof is about. The tokens are made from the seed, and stored as the service stores them, hashed.
 */
export const sessionsOf = (seed: number): Sessions => {
  const prefix = `proof-${seed}-session-`
  const tokenOf = (life: number) => `${prefix}${String(life).padStart(8, '0')}`
  let made = 0
  return {
    tokenOf,
    idOf: (life) => first + life,
    upTo: async (database, life) => {
      if (life <= made) return
      const now = Date.now()
      const range = [made + 1, life] as const
      await database.rows(
        `with numbers as (select n from generate_series($1::bigint, $2::bigint) n), opened as (
          insert into session (id, kind, account_id, urgent_until, created_at, human)
          select ${first} + n, case when n % ${urgentEvery} = 0 then 'user' else 'anonymous' end,
            case when n % ${urgentEvery} = 0 then ${first} + n end, case when n % ${urgentEvery} = 0 then $3::timestamptz end,
            $4::timestamptz, jsonb_build_object('site', $3::text, 'site.code', $3::text, 'passport', $3::text)
          from numbers on conflict do nothing
        )
        insert into session_token (hash, session_id, kind, expires_at)
        select sha256(convert_to('${prefix}' || lpad(n::text, 8, '0'), 'UTF8')), ${first} + n, 'access', $3::timestamptz
        from numbers on conflict do nothing`,
        [...range, new Date(now + 86_400_000).toISOString(), new Date(now).toISOString()],
      )
      made = life
    },
  }
}
