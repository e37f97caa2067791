import type { AppContext } from '../app-context.ts'
import { deliverOutboxJobs } from '../outbox/deliver.ts'
import { measureMessagesJob } from '../outbox/message-load.ts'
import { analyzeTablesJob } from './analyze-tables.ts'
import { applyPhoneChangesJob } from './apply-phone-changes.ts'
import { purgeExpiredJob } from './purge-expired.ts'
import { reconcilePaymentsJob } from './reconcile-payments.ts'
import type { Job } from './repeat.ts'
import { retentionJob } from './retention.ts'
import { sealAuditJob } from './seal-audit.ts'
import { sendRemindersJob } from './send-reminders.ts'
import { sweepHoldsJob } from './sweep-holds.ts'
import { sweepUnpaidJob } from './sweep-unpaid.ts'

/** Every job of the service. Each may run in several instances at once. */
export const allJobs = (services: AppContext): readonly Job[] => [
  sweepHoldsJob(services),
  sweepUnpaidJob(services),
  reconcilePaymentsJob(services),
  sendRemindersJob(services),
  applyPhoneChangesJob(services),
  ...deliverOutboxJobs(services),
  measureMessagesJob(services),
  purgeExpiredJob(services),
  sealAuditJob(services),
  retentionJob(services),
  ...(services.env.databaseUrl === undefined ? [analyzeTablesJob(services)] : []),
]
