import { accounts, sessionOfTokens, sessions } from './accounts.ts'
import { appointments, holdOrigin, holdsWithinCode, waitingLine } from './appointments.ts'
import { batchOfFirstHolds, batchWithKeptPlans } from './hold-batch.ts'
import { masterData } from './master-data.ts'
import { filesToRemove, keyChecks, records } from './records.ts'
import { paymentReports, requests, submissionLocks } from './requests.ts'

/**
 * Statements that bring a database from one version to the next. One statement per query, because the embedded database accepts
 * no more.
 */
export interface SchemaChange {
  readonly statements: readonly string[]
  /**
   * Runs each statement outside a transaction, which `create index concurrently` needs. A killed service repeats all of them,
   * so each must have no effect the second time.
   */
  readonly outsideTransaction?: true
  /** The version since which the service does not use the removed or renamed item: the contract step of expand and contract. */
  readonly unusedSince?: string
}

/** In this order, each once. Never edit a released migration; the next one corrects it. */
export const migrations = {
  '0001-baseline': { statements: [...masterData, ...sessions, ...accounts, ...requests, ...records, ...appointments] },
  // Every hold that needs a code counts the unpaid appointments of a session, phone or mailbox. Paid and ended rows have no `expires_at`.
  '0002-unpaid-by-session': {
    outsideTransaction: true,
    statements: [
      'create index concurrently if not exists appointment_unpaid_by_session on appointment (session_id) where expires_at is not null',
    ],
  },
  // The call that caused a message, so that its delivery belongs to the same trace; null if the call is not traced.
  '0003-trace-of-message': { statements: ['alter table outbox add column traceparent text'] },
  '0004-waiting-line': { statements: waitingLine },
  // Rows of one request, and rows that wait for an operator. Without these indexes PostgreSQL reads all rows of an office.
  '0005-rows-of-a-request': {
    outsideTransaction: true,
    statements: [
      'create index concurrently if not exists payment_order_by_request on payment_order (office_id, request_id)',
      'create index concurrently if not exists attachment_by_person on attachment (office_id, person_id)',
      `create index concurrently if not exists appointment_ended on appointment (office_id, request_id)
        where state in ('released', 'expired') and request_id is not null`,
      'create index concurrently if not exists number_directory_by_request on number_directory (office_id, request_id)',
      'create index concurrently if not exists outbox_by_request on outbox (office_id, request_id) where request_id is not null',
      // Erased requests have session 0. With an index of all ended requests, each round of the job would read them again.
      `create index concurrently if not exists request_to_erase on request (changed_at)
        where status in ('cancelled', 'expired', 'rejected') and session_id <> 0`,
      `create index concurrently if not exists request_under_review on request (created_at) where status = 'underReview'`,
      'create index concurrently if not exists request_person_notified on request_person (office_id, request_id) where notified',
      `create index concurrently if not exists payment_event_refund_due on payment_event (received_at) where outcome = 'refundDue'`,
    ],
  },
  // An operator may lower a capacity below what is taken. `most_taken` is what was taken then: nothing may rise above it.
  // Statements that reserve compare with the capacity alone, as before.
  '0006-lowered-capacity': {
    statements: [
      'alter table slot_counter add column most_taken integer',
      'alter table slot_counter drop constraint slot_counter_never_over',
      `alter table slot_counter add constraint slot_counter_never_over
        check (taken >= 0 and taken <= greatest(capacity, most_taken)) not valid`,
    ],
  },
  '0007-lowered-capacity-checked': {
    statements: ['alter table slot_counter validate constraint slot_counter_never_over'],
  },
  // A job deletes the sessions of past visits, the oldest first.
  '0008-sessions-by-start': {
    outsideTransaction: true,
    statements: ['create index concurrently if not exists session_by_start on session (created_at)'],
  },
  '0009-origin-of-hold': { statements: holdOrigin },
  // Every hold with a code counts the applicants of that code.
  '0010-holds-of-a-code': {
    outsideTransaction: true,
    statements: [
      `create index concurrently if not exists appointment_by_code on appointment (proven_by)
        where proven_by is not null and expires_at is not null`,
    ],
  },
  '0011-files-to-remove': { statements: filesToRemove },
  // Paid requests are erased where KEEP_PAID_DAYS is set. Erased requests have session 0.
  '0012-paid-requests-to-erase': {
    outsideTransaction: true,
    statements: [
      `create index concurrently if not exists request_paid_to_erase on request (changed_at)
        where status in ('cancelled', 'expired', 'rejected', 'paymentCompleted') and session_id <> 0`,
    ],
  },
  '0013-offered-payment-options': {
    statements: ['alter table payment_option add column offered boolean not null default true'],
  },
  // Failed orders are verified like expired ones.
  '0014-failed-orders': {
    outsideTransaction: true,
    statements: [
      `create index concurrently if not exists payment_order_failed on payment_order (asked_at nulls first) where state = 'failed'`,
    ],
  },
  // Decision 0030: a ticket is for one application of its session.
  '0015-submission-in-line': { statements: ['alter table session add column submitted_line integer'] },
  // Since migration 0009 a hold has the recipient of its code.
  '0016-no-sessions-by-code': {
    outsideTransaction: true,
    statements: ['drop index concurrently if exists session_by_code'],
  },
  // The closed day of which a paid applicant was notified, and whether that was the last message about it.
  '0017-closed-days': {
    statements: [
      'alter table request add column closed_day date',
      'alter table request add column closed_notified boolean not null default false',
    ],
  },
  '0018-closed-days-notified': {
    outsideTransaction: true,
    statements: [
      'create index concurrently if not exists request_closed_notified on request (closed_day) where closed_notified',
    ],
  },
  // Messages that belong to no application, by recipient, and by account where they can have gone to a former phone.
  '0019-messages-of-a-person': {
    outsideTransaction: true,
    statements: [
      'create index concurrently if not exists outbox_by_recipient on outbox (recipient_index) where office_id = 0',
      `create index concurrently if not exists outbox_of_account on outbox (split_part(dedupe, '/', 2))
        where office_id = 0 and template like 'phone%'`,
    ],
  },
  '0020-key-checks': { statements: keyChecks },
  // What finance pays back. `amount` is rounded. Null for payments of an earlier version, and a reason only where it is due back.
  '0021-refund-facts': {
    statements: [
      `alter table payment_event add column currency text, add column exact_amount text, add column refund_reason text`,
    ],
  },
  '0022-payment-reports': { statements: paymentReports },
  // Every hold with a code counts the applicants of its phone, mailbox or mail domain, also those of ended applications. The version
  // before reads `appointment_by_code`, which a later version drops.
  '0023-holds-of-a-domain': {
    outsideTransaction: true,
    statements: [
      `create index concurrently if not exists appointment_by_code_owner on appointment (left(proven_by, 32)) where proven_by is not null`,
    ],
  },
  '0024-holds-within-code': { statements: holdsWithinCode },
  // Since when an operator checks a payment of the order. Null: no payment is checked.
  '0025-payments-checked': { statements: ['alter table payment_order add column reported_at timestamptz'] },
  // Until when the appointment is kept if the provider does not answer after the end of the order.
  '0026-payments-unanswered': { statements: ['alter table payment_order add column kept_until timestamptz'] },
  '0027-session-of-tokens': { statements: sessionOfTokens },
  // The version before calls the function with `jsonb`, which a later version drops.
  '0028-batch-of-first-holds': { statements: batchOfFirstHolds },
  '0029-batch-with-kept-plans': { statements: batchWithKeptPlans },
  // The status before the request expired. Null: it has not, or an earlier version recorded it.
  '0030-status-before-expiry': { statements: ['alter table request add column expired_from text'] },
  '0031-locks-of-a-submission': { statements: submissionLocks },
  // A job clears the network and the owner of a code where no limit counts them any more.
  '0032-origins-to-clear': {
    outsideTransaction: true,
    statements: [
      `create index concurrently if not exists appointment_origin_to_clear on appointment (changed_at)
        where expires_at is null and (network is not null or proven_by is not null)`,
    ],
  },
  // When the provider answered the last check of an unpaid order. Null: it has not, or an earlier version asked.
  '0033-checks-answered': { statements: ['alter table payment_order add column checks_ended_at timestamptz'] },
  // Few rows, each written often: by default PostgreSQL cleans up after changes of a fifth of the table.
  '0034-counters-vacuumed': {
    statements: ['alter table slot_counter set (autovacuum_vacuum_scale_factor = 0.01)'],
  },
} as const satisfies Readonly<Record<string, SchemaChange>>
