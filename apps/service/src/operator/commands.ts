import * as z from 'zod/mini'
import {
  addOperator,
  endOperator,
  endSessions,
  listOperators,
  lockApplication,
  resendNumbers,
} from './account-commands.ts'
import { approve, listUnderReview, recordAtOffice, reject, undoOfficeRecord } from './application-commands.ts'
import { listAppointments } from './appointments-of-day.ts'
import { listOperatorChanges, showAuditTrail, verifyAudit } from './audit-commands.ts'
import { defineCommand, failure, type OperatorCommand, type OutputRow, success } from './command.ts'
import { acceptCorrection, listCorrections, requestCorrection } from './corrections.ts'
import { entityNames, findEntity } from './entities.ts'
import { erasePerson, restorePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { choice, yesOrNo } from './fields.ts'
import { auditLoad, countConcerned, type LoadOptions, load } from './load.ts'
import { closeOffice, listClosures, reopenOffice } from './office-closures.ts'
import { listOutboxFailures, retryOutbox } from './outbox-commands.ts'
import { decidePaymentReport, listPaymentReports } from './payment-reports.ts'
import { listRefundsDue, offerPaymentOption, recordPayment, refundFailed, refundPaid } from './payments.ts'
import { checkEncryption, rotateKeys } from './rotate-keys.ts'
import { setSlotCapacity, setUrgentQuota } from './schedule-entities.ts'
import { lookUpForHelpLine, reviewRequest } from './show-request.ts'
import { undoPayment } from './undo-payment.ts'
import { closeWaitingLine, openWaitingLine, setWaitingRate, showWaitingLine } from './waiting-line.ts'

/** Every operator command. The command line and the HTTP interface are built from this table. */
export const commands: Readonly<Record<string, OperatorCommand>> = {
  load: defineCommand({
    role: 'masterData',
    summary: `Load master data from CSV or JSON, whole or not at all. Kinds: ${entityNames.join(', ')}`,
    input: z.object({
      format: choice(['csv', 'json']),
      content: z.string(),
      kind: z.optional(z.string()),
      dryRun: z.optional(yesOrNo),
    }),
    run: async ({ services, now, actor }, { format, content, kind: name, dryRun = false }) => {
      const kind = name === undefined ? undefined : findEntity(name)
      if (name !== undefined && !kind) return failure(`kind ${name} is not known`)
      let applicants: Readonly<Record<string, number>> = {}
      const afterChanges: LoadOptions['afterChanges'] = async (trx, written) => {
        await auditLoad(trx, { now, actor }, written)
        applicants = await countConcerned(trx, written, now)
      }
      const loaded = await load(services, { format, content, kind }, { now, dryRun, afterChanges })
      if (!loaded.ok) return failure(...loaded.error)
      services.master.forget()
      return success(
        Object.entries(loaded.value).map(
          ([kind, counts]): OutputRow => ({
            kind,
            ...counts,
            dryRun,
            ...(kind in applicants && { applicants: applicants[kind] }),
          }),
        ),
      )
    },
  }),
  capacity: setSlotCapacity,
  'urgent-quota': setUrgentQuota,
  close: closeOffice,
  reopen: reopenOffice,
  closures: listClosures,
  'urgent-list': listUnderReview,
  review: reviewRequest,
  approve,
  reject,
  'ask-correction': requestCorrection,
  corrections: listCorrections,
  'accept-correction': acceptCorrection,
  arrived: recordAtOffice('arrived', 'Record that an applicant came to the appointment'),
  'did-not-come': recordAtOffice('didNotCome', 'Record that an applicant did not come'),
  ready: recordAtOffice('ready', 'Record that the document is ready, and tell its applicant where to collect it'),
  collected: recordAtOffice('collected', 'Record that the document was collected'),
  'visit-undo': undoOfficeRecord,
  'look-up': lookUpForHelpLine,
  'resend-numbers': resendNumbers,
  'sessions-end': endSessions,
  'application-lock': lockApplication,
  'record-payment': recordPayment,
  'undo-payment': undoPayment,
  'payment-reports': listPaymentReports,
  'payment-decided': decidePaymentReport,
  'payment-option': offerPaymentOption,
  refunds: listRefundsDue,
  'refund-paid': refundPaid,
  'refund-failed': refundFailed,
  appointments: listAppointments,
  audit: showAuditTrail,
  outbox: listOutboxFailures,
  'outbox-retry': retryOutbox,
  'waiting-open': openWaitingLine,
  'waiting-rate': setWaitingRate,
  'waiting-close': closeWaitingLine,
  waiting: showWaitingLine,
  'operator-add': addOperator,
  'operator-end': endOperator,
  operators: listOperators,
  'audit-since': listOperatorChanges,
  'audit-verify': verifyAudit,
  'person-export': exportPerson,
  'person-erase': erasePerson,
  'person-restore': restorePerson,
  're-encrypt': rotateKeys,
  'encryption-keys': checkEncryption,
}
