import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { masterData } from '../migrations/0001-master-data.ts'
import { places } from '../migrations/0002-places.ts'
import { callers } from '../migrations/0003-callers.ts'
import { requests } from '../migrations/0004-requests.ts'
import { payment } from '../migrations/0005-payment.ts'
import { records } from '../migrations/0006-records.ts'
import { accounts } from '../migrations/0010-accounts.ts'
import { paymentChecks } from '../migrations/0011-payment-checks.ts'
import { auditChain } from '../migrations/0012-audit-chain.ts'
import { placeDeadlines } from '../migrations/0013-place-deadlines.ts'
import { originId } from '../migrations/0014-origin-id.ts'
import { holdBatches } from '../migrations/0015-hold-batch.ts'
import { retention } from '../migrations/0016-retention.ts'
import { sampleFees } from '../migrations/0017-sample-fees.ts'
import { reviewsEnd } from '../migrations/0018-reviews-end.ts'
import { sessionDevices } from '../migrations/0019-session-devices.ts'
import { ownWords } from '../migrations/0020-own-words.ts'
import { requestEvents } from '../migrations/0021-request-events.ts'
import { messageLimits } from '../migrations/0022-message-limits.ts'
import { samePerson } from '../migrations/0027-same-person.ts'
import { auditTime } from '../migrations/0028-audit-time.ts'
import { fairAccess } from '../migrations/0029-fair-access.ts'
import { paymentOutcome } from '../migrations/0033-payment-outcome.ts'
import { officeOffers } from '../migrations/0034-office-offers.ts'
import { messageOrder } from '../migrations/0035-message-order.ts'
import { paymentSteps } from '../migrations/0036-payment-steps.ts'
import { sessionLimits } from '../migrations/0037-session-limits.ts'
import { deviceChallenges } from '../migrations/0038-device-challenges.ts'
import { signInFailures } from '../migrations/0039-sign-in-failures.ts'
import { officeClosures } from '../migrations/0040-office-closures.ts'
import { registrations } from '../migrations/0041-registrations.ts'
import { operatorAccounts } from '../migrations/0042-operator-accounts.ts'
import { inboundSms } from '../migrations/0044-inbound-sms.ts'
import { phoneChanges } from '../migrations/0045-phone-changes.ts'
import { unpaidBySession } from '../migrations/0046-unpaid-by-session.ts'
import type { Database } from './schema.ts'

/** In this order, each once. Never edit a released migration; the next one corrects it. */
const migrations = {
  '0001-master-data': masterData,
  '0002-places': places,
  '0003-callers': callers,
  '0004-requests': requests,
  '0005-payment': payment,
  '0006-records': records,
  '0010-accounts': accounts,
  '0011-payment-checks': paymentChecks,
  '0012-audit-chain': auditChain,
  '0013-place-deadlines': placeDeadlines,
  '0014-origin-id': originId,
  '0015-hold-batch': holdBatches,
  '0016-retention': retention,
  '0017-sample-fees': sampleFees,
  '0018-reviews-end': reviewsEnd,
  '0019-session-devices': sessionDevices,
  '0020-own-words': ownWords,
  '0021-request-events': requestEvents,
  '0022-message-limits': messageLimits,
  '0027-same-person': samePerson,
  '0028-audit-time': auditTime,
  '0029-fair-access': fairAccess,
  '0033-payment-outcome': paymentOutcome,
  '0034-office-offers': officeOffers,
  '0035-message-order': messageOrder,
  '0036-payment-steps': paymentSteps,
  '0037-session-limits': sessionLimits,
  '0038-device-challenges': deviceChallenges,
  '0039-sign-in-failures': signInFailures,
  '0040-office-closures': officeClosures,
  '0041-registrations': registrations,
  '0042-operator-accounts': operatorAccounts,
  '0044-inbound-sms': inboundSms,
  '0045-phone-changes': phoneChanges,
  '0046-unpaid-by-session': unpaidBySession,
}

const migratorOf = (db: Kysely<Database>) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Brings the database to the newest shape; a failed step is rolled back and thrown. */
export const migrate = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const { error, results } = await migratorOf(db).migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** True when nothing is left to migrate. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> =>
  (await migratorOf(db).getMigrations()).every((migration) => migration.executedAt !== undefined)
