import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { createCallerReader, createRecentCallers } from './accounts/callers.ts'
import { applyPhoneChanges } from './accounts/confirm-phone-change.ts'
import { createPasswords } from './accounts/passwords.ts'
import type { AppContext } from './app-context.ts'
import { createHoldAdmission } from './appointments/hold-admission.ts'
import { createHoldWriter } from './appointments/hold-writer.ts'
import { sweepHolds } from './appointments/holds.ts'
import { createCalendars } from './appointments/office-calendar.ts'
import { fileWorkLimit } from './attachments/upload-attachments.ts'
import { createMasterCache } from './master-data/master-cache.ts'
import { deliverOutboxJobs } from './messages/deliver.ts'
import { createMessageLoad } from './messages/message-load.ts'
import { createMailSender, createSmsSender } from './messages/senders.ts'
import { createProviders, providerDefinitions } from './payments/providers/provider-registry.ts'
import { sweepUnpaid } from './payments/sweep-unpaid.ts'
import { reconcilePayments } from './payments/verify-order.ts'
import { sealAuditJob } from './platform/audit-log/audit-chain.ts'
import { createBackgroundWork } from './platform/batching.ts'
import { createProofOfWork, withSiteVerify } from './platform/captcha/captcha.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { createTransactions } from './platform/database/transaction.ts'
import { createEncryption } from './platform/encryption/encryption.ts'
import { createFairQueue } from './platform/fair-queue.ts'
import { createFileStore } from './platform/files.ts'
import { analyzeTablesJob, type Job, purgeExpired, removeFilesJob } from './platform/jobs/jobs.ts'
import { createLinks } from './platform/links.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { watchSaturation, withDependencyMetrics } from './platform/metrics/saturation.ts'
import { createRateLimiter } from './platform/rate-limiter.ts'
import type { Env } from './platform/settings/env.ts'
import { createWorkerPool } from './platform/worker-pool.ts'
import { sendReminders } from './requests/reminders.ts'
import { applyRetention } from './requests/retention.ts'
import { createSlipSigner } from './slips/slip-signature.ts'
import { createWaitingLine, createWaitingTickets, recordWaitingLineJob } from './waiting-line/waiting-line.ts'
import type * as tasks from './worker.ts'

const unreachable = (result: unknown) =>
  result === undefined || (result as { readonly state?: string }).state === 'unavailable'

/** Counts the time of work on files of an application. */
type CountFileWork = (requestId: number, milliseconds: number) => void

/** Decodes pictures. One core stays free for other calls, and one of Node's four threads for files (G21). */
const pictureQueue = (count: CountFileWork) =>
  createFairQueue(
    { running: Math.max(1, Math.min(3, availableParallelism() - 1)), waiting: 200, waitingOfOwner: 10 },
    count,
  )

/** Dependencies outside of this thread, with their calls counted and timed. */
const measuredDependencies = (
  env: Env,
  metrics: Metrics,
  { log, clock, countFileWork }: { log: Logger; clock: Clock; countFileWork: CountFileWork },
) => {
  const withName = (name: string) => ({ metrics, dependency: () => name })
  const workers = createWorkerPool<typeof tasks>(new URL('./worker.ts', import.meta.url), {
    finished: (task, requestId, milliseconds) => task === 'rebuildPdf' && countFileWork(requestId, milliseconds),
  })
  const providers = providerDefinitions.map((definition) => ({
    ...definition,
    create: (...args: Parameters<typeof definition.create>) =>
      withDependencyMetrics(definition.create(...args), ['createOrder', 'verify'], {
        ...withName(definition.name),
        isFailure: unreachable,
      }),
  }))
  return {
    workers: withDependencyMetrics(workers, ['run'], { metrics, dependency: (_method, task) => String(task) }),
    payments: createProviders(env, log, providers),
    mail:
      env.smtpUrl === undefined
        ? undefined
        : withDependencyMetrics(createMailSender(env.smtpUrl, env.mailFrom), ['send'], withName('mail')),
    sms:
      env.smsGateways.length === 0
        ? undefined
        : withDependencyMetrics(createSmsSender(env.smsGateways, { clock, log }), ['send'], withName('sms')),
  }
}

/** Creates all dependencies of the handlers and jobs. */
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
  const passwords = createPasswords()
  // The embedded database has one connection. On a server, a second batch is written while the first one is flushed.
  const holdWriter = createHoldWriter(
    { db, encryption, log, metrics },
    { concurrency: opened.kind === 'embedded' ? 1 : 2 },
  )
  const background = createBackgroundWork(log)
  const rateLimiter = createRateLimiter({ db, background, encryption })
  const countFileWork = (requestId: number, milliseconds: number) =>
    background.start(
      () => rateLimiter.take([fileWorkLimit(requestId)], clock.now(), Math.ceil(milliseconds)),
      'the work on a file could not be counted',
    )
  const pictures = pictureQueue(countFileWork)
  const dependencies = measuredDependencies(env, metrics, { log, clock, countFileWork })
  const { workers } = dependencies
  watchSaturation(metrics, { opened, dataDir: env.dataDir, workers, pictures, passwords, holdWriter })
  return {
    ...dependencies,
    env,
    log,
    clock,
    metrics,
    ...transactions,
    encryption,
    passwords,
    captcha: env.captchaVerifier ? withSiteVerify(proofOfWork, env.captchaVerifier) : proofOfWork,
    background,
    rateLimiter,
    pictures,
    findCaller,
    findRecentCaller: createRecentCallers(findCaller),
    master,
    calendars: createCalendars({ db, clock, master }),
    holdAdmission: createHoldAdmission({ db, clock, encryption, env, master, metrics }),
    files: withDependencyMetrics(createFileStore(env.files, encryption), ['put', 'find', 'remove'], {
      metrics,
      dependency: () => 'files',
    }),
    links: createLinks(env.keys.link),
    slips: createSlipSigner(env.keys.barcode),
    waitingLine: createWaitingLine({ db, clock }),
    waitingTickets: createWaitingTickets(env.keys.link),
    messageLoad: createMessageLoad({ db, clock, log, env, metrics, encryption }),
    holdWriter,
  }
}

/** Every job of the service. Each may run in several instances at once. */
export const allJobs = (context: AppContext): readonly Job[] => [
  { name: 'sweep-holds', everySeconds: 30, run: () => sweepHolds(context) },
  { name: 'sweep-unpaid', everySeconds: 60, run: (stopping) => sweepUnpaid(context, stopping) },
  { name: 'reconcile-payments', everySeconds: 30, run: (stopping) => reconcilePayments(context, stopping) },
  { name: 'send-reminders', everySeconds: 600, run: (stopping) => sendReminders(context, stopping) },
  { name: 'apply-phone-changes', everySeconds: 30, run: () => applyPhoneChanges(context) },
  ...deliverOutboxJobs(context),
  { name: 'measure-messages', everySeconds: 15, run: () => context.messageLoad.measure().then(() => 0) },
  recordWaitingLineJob(context),
  { name: 'purge-expired', everySeconds: 600, run: (stopping) => purgeExpired(context, stopping) },
  sealAuditJob(context),
  { name: 'retain', everySeconds: 600, run: (stopping) => applyRetention(context, stopping) },
  removeFilesJob(context),
  ...(context.env.databaseUrl === undefined ? [analyzeTablesJob(context)] : []),
]
