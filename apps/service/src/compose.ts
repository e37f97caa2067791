import type { Logger } from 'pino'
import type { AppContext } from './app-context.ts'
import { createSlipSigner } from './barcode/slip-signature.ts'
import { createEncryption } from './crypto/encryption.ts'
import { createPasswords } from './crypto/passwords.ts'
import type { OpenDatabase } from './database.ts'
import type { Env } from './env.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createMessageLoad } from './outbox/message-load.ts'
import { createProofOfWork } from './ports/captcha.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import { createFileStore } from './ports/files.ts'
import { createLinks } from './ports/links.ts'
import { createMailSender } from './ports/mail.ts'
import { createProviders } from './ports/payment/providers.ts'
import { createRateLimiter } from './ports/rate-limiter.ts'
import { withSiteVerify } from './ports/site-verify.ts'
import { createSmsSender } from './ports/sms.ts'
import { createCalendars } from './schedule/calendars.ts'
import { createHoldWatch } from './schedule/hold-watch.ts'
import { createCallerReader } from './store/caller-reader.ts'
import { createFigures } from './store/figures.ts'
import { createMasterCache } from './store/master-cache.ts'
import { createRecentCallers } from './store/recent-callers.ts'
import { createTransactions } from './transact.ts'
import { createHoldWriter } from './use-cases/hold-writer.ts'
import { createWorkerPool } from './workers/worker-pool.ts'

/** Puts the service together: every port and store, once. */
export const compose = (
  env: Env,
  opened: OpenDatabase,
  { log, clock = systemClock }: { readonly log: Logger; readonly clock?: Clock },
): AppContext => {
  const transactions = createTransactions(opened.db)
  const { db } = transactions
  const master = createMasterCache({ db, clock })
  const encryption = createEncryption(env.keys)
  const metrics = createMetrics()
  const proofOfWork = createProofOfWork(env.keys.captcha)
  const findCaller = createCallerReader({ db })
  return {
    env,
    log,
    clock,
    metrics,
    ...transactions,
    encryption,
    passwords: createPasswords(),
    captcha: env.captchaVerifier ? withSiteVerify(proofOfWork, env.captchaVerifier) : proofOfWork,
    rateLimiter: createRateLimiter({ db, log }),
    findCaller,
    findRecentCaller: createRecentCallers(findCaller),
    master,
    figures: createFigures({ db, clock }),
    calendars: createCalendars({ db, clock, master }),
    holdWatch: createHoldWatch({ db, clock, encryption, env, master, metrics }),
    files: createFileStore(env.files, encryption),
    workers: createWorkerPool(),
    links: createLinks(env.keys.link),
    slips: createSlipSigner(env.keys.barcode),
    payments: createProviders(env, log),
    mail: env.smtpUrl === undefined ? undefined : createMailSender(env.smtpUrl, env.mailFrom),
    sms: env.smsGateways.length === 0 ? undefined : createSmsSender(env.smsGateways, { clock, log }),
    messageLoad: createMessageLoad({ db, clock, log, env, metrics }),
    // The embedded database has one connection; a second lane writes while the first one's flush is on its way.
    holdWriter: createHoldWriter({ db, encryption, log, metrics }, { concurrency: opened.kind === 'embedded' ? 1 : 2 }),
  }
}
