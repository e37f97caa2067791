import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { SlipSigner } from './barcode/slip-signature.ts'
import type { Encryption } from './crypto/encryption.ts'
import type { Passwords } from './crypto/passwords.ts'
import type { Env } from './env.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { MessageLoad } from './outbox/message-load.ts'
import type { Captcha } from './ports/captcha.ts'
import type { Clock } from './ports/clock.ts'
import type { FileStore } from './ports/files.ts'
import type { Links } from './ports/links.ts'
import type { MailSender } from './ports/mail.ts'
import type { PaymentProviders } from './ports/payment/providers.ts'
import type { RateLimiter } from './ports/rate-limiter.ts'
import type { SmsSender } from './ports/sms.ts'
import type { Calendars } from './schedule/calendars.ts'
import type { HoldWatch } from './schedule/hold-watch.ts'
import type { CallerReader } from './store/caller-reader.ts'
import type { Figures } from './store/figures.ts'
import type { MasterCache } from './store/master-cache.ts'
import type { Database } from './store/schema.ts'
import type { Transactions } from './transact.ts'
import type { HoldWriter } from './use-cases/hold-writer.ts'
import type { WorkerPool } from './workers/worker-pool.ts'

export type Trx = Transaction<Database>
/** Runs queries, inside a transaction or without one. */
export type Reader = Transactions['db'] | Trx

/** Everything a use case may use. Created once in `compose.ts`; tests create their own. */
export interface AppContext extends Transactions {
  readonly env: Env
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
  readonly encryption: Encryption
  readonly passwords: Passwords
  readonly captcha: Captcha
  readonly rateLimiter: RateLimiter
  readonly findCaller: CallerReader
  /** For cacheable endpoints, whose response is the same for every caller. */
  readonly findRecentCaller: CallerReader
  readonly master: MasterCache
  readonly calendars: Calendars
  readonly holdWatch: HoldWatch
  readonly figures: Figures
  readonly files: FileStore
  readonly workers: WorkerPool
  readonly links: Links
  readonly slips: SlipSigner
  readonly payments: PaymentProviders
  /** Undefined in development: messages stay in the outbox, where its page shows them. */
  readonly mail: MailSender | undefined
  readonly sms: SmsSender | undefined
  readonly messageLoad: MessageLoad
  readonly holdWriter: HoldWriter
}
