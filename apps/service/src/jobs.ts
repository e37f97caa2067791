import { applyPhoneChangesJob } from './accounts/apply-phone-changes.ts'
import type { AppContext } from './app-context.ts'
import { sweepHoldsJob } from './appointments/sweep-holds.ts'
import { deliverOutboxJobs } from './messages/deliver.ts'
import { measureMessagesJob } from './messages/message-load.ts'
import { sendRemindersJob } from './messages/send-reminders.ts'
import { reconcilePaymentsJob } from './payments/reconcile-payments.ts'
import { sweepUnpaidJob } from './payments/sweep-unpaid.ts'
import { sealAuditJob } from './platform/audit-log/seal-audit.ts'
import { analyzeTablesJob } from './platform/jobs/analyze-tables.ts'
import { purgeExpiredJob } from './platform/jobs/purge-expired.ts'
import type { Job } from './platform/jobs/repeat.ts'
import { retentionJob } from './requests/retention.ts'

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
