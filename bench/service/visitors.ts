import { createHash } from 'node:crypto'

/**
 * Sessions are made beforehand, straight in the database: one for each booking, since a session holds one place.
 * Both sides make the token of visitor `n` by the same rule, so that nothing has to be handed over.
 */
export const tokenOf = (visitor: number): string =>
  createHash('sha256').update(`bench-${visitor}`).digest('hex').slice(0, 43)

const token = `substr(encode(sha256(convert_to('bench-' || n, 'UTF8')), 'hex'), 1, 43)`

/** Statements that make visitors from one number to another, each taken for human at the site form. */
export const makeVisitors = (first: number, last: number): readonly string[] => [
  `insert into session (id, kind, created_at, human)
    select n, 'anonymous', now(), jsonb_build_object('site', now() + interval '1 day')
    from generate_series(${first}::bigint, ${last}::bigint) n`,
  `insert into session_token (hash, session_id, kind, expires_at)
    select sha256(convert_to(${token}, 'UTF8')), n, 'access', now() + interval '1 day'
    from generate_series(${first}::bigint, ${last}::bigint) n`,
]
