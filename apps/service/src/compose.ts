import type { Logger } from 'pino'
import { createVault } from './crypto/seal.ts'
import type { OpenDatabase } from './database.ts'
import type { Env } from './env.ts'
import { createProofOfWork } from './ports/captcha.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import { createRateLimiter } from './ports/rate-limiter.ts'
import { createCalendars } from './schedule/calendars.ts'
import type { Services } from './services.ts'
import { createMasterCache } from './store/master-cache.ts'
import { createTransactions } from './transact.ts'

/** Puts the service together: every port and store, once. */
export const compose = (
  env: Env,
  opened: OpenDatabase,
  { log, clock = systemClock }: { readonly log: Logger; readonly clock?: Clock },
): Services => {
  const transactions = createTransactions(opened.db)
  const { db } = transactions
  const master = createMasterCache({ db, clock })
  return {
    env,
    log,
    clock,
    ...transactions,
    vault: createVault(env.keys),
    captcha: createProofOfWork(env.keys.captcha),
    rateLimiter: createRateLimiter({ db, log }),
    master,
    calendars: createCalendars({ db, clock, master }),
  }
}
