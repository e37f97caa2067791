import type { Logger } from 'pino'
import type { CallerReader } from './accounts/callers.ts'
import type { Passwords } from './accounts/passwords.ts'
import type { HoldWatch } from './appointments/hold-watch.ts'
import type { HoldWriter } from './appointments/hold-writer.ts'
import type { Calendars } from './appointments/office-calendar.ts'
import type { Env } from './config.ts'
import type { Figures } from './master-data/figures.ts'
import type { MasterCache } from './master-data/master-cache.ts'
import type { MessageLoad } from './messages/message-load.ts'
import type { MailSender, SmsSender } from './messages/senders.ts'
import type { PaymentProviders } from './payments/providers/providers.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import type { Clock } from './platform/clock.ts'
import type { Transactions } from './platform/database/transaction.ts'
import type { Encryption } from './platform/encryption/encryption.ts'
import type { FileStore } from './platform/files.ts'
import type { Links } from './platform/links.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { RateLimiter } from './platform/rate-limiter.ts'
import type { WorkerPool } from './platform/workers/worker-pool.ts'
import type { SlipSigner } from './slips/slip-signature.ts'

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
