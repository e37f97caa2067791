import type { Logger } from 'pino'
import type { BackgroundWork } from './batching.ts'
import type { CallerReader } from './caller.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Clock } from './clock.ts'
import type { Transactions } from './database/transaction.ts'
import type { Encryption } from './encryption/encryption.ts'
import type { FileStore } from './files.ts'
import type { Links } from './links.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { Env } from './settings/env.ts'

/** The dependencies that every feature can use. Functions take only the parts that they need: `Pick<PlatformContext, 'encryption'>`. */
export interface PlatformContext extends Transactions {
  readonly env: Env
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
  readonly encryption: Encryption
  readonly captcha: Captcha
  readonly rateLimiter: RateLimiter
  readonly files: FileStore
  readonly links: Links
  readonly background: BackgroundWork
  readonly findCaller: CallerReader
  /** For cacheable endpoints, whose response is the same for every caller. */
  readonly findRecentCaller: CallerReader
}

/** What encrypts and hashes stored data. */
export type WithEncryption = Pick<PlatformContext, 'encryption'>
