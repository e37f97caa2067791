import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Vault } from './crypto/seal.ts'
import type { Env } from './env.ts'
import type { Clock } from './ports/clock.ts'
import type { Database } from './store/schema.ts'

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

/** Everything a use case may reach. Composed once in `compose.ts`; tests compose their own. */
export interface Services {
  readonly env: Env
  /** Never inside a transaction: pass the transaction instead, or the embedded database waits for itself. */
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly vault: Vault
}
