import * as z from 'zod/mini'
import { urgentSlot } from '../appointments/slot-capacity.ts'
import { addOperator, endOperator, endSessions, listOperators } from './account-commands.ts'
import { approve, recordVisit, reject } from './application-commands.ts'
import { defineCommand, failure, type Line, type OperatorCommand, success } from './command.ts'
import { acceptCorrection, corrections, requestCorrection } from './corrections.ts'
import { dataCommands } from './data-commands.ts'
import { entityNames, findEntity } from './entities.ts'
import { choice, day, officeId, printedNumber, text, whole, yesOrNo } from './fields.ts'
import { auditLoad, load } from './load.ts'
import { closeOffice, listClosures, reopenOffice } from './office-closures.ts'
import { offerPaymentOption, recordPayment, refundPaid, refundsDue, undoPayment } from './payments.ts'
import { appointmentsOf, outboxFailures, retryOutbox, trailOf, underReview } from './records.ts'
import { setRange, slotNumber } from './schedule-entities.ts'
import { lookUpForHelpLine, reviewRequest } from './show-request.ts'
import { closeWaitingLine, openWaitingLine, setWaitingRate, showWaitingLine } from './waiting-line.ts'

const range = { officeId, from: day, to: day }
const capacity = whole(0, 10_000)

/** Every operator command. The command line and the HTTP interface are built from this table. */
export const commands: Readonly<Record<string, OperatorCommand>> = {
  load: defineCommand({
    role: 'masterData',
    summary: `Load master data from CSV or JSON, whole or not at all. Kinds: ${entityNames.join(', ')}`,
    changes: true,
    input: z.object({
      format: choice(['csv', 'json']),
      content: z.string(),
      kind: z.optional(z.string()),
      dryRun: z.optional(yesOrNo),
    }),
    run: async ({ services, now, actor }, { format, content, kind: name, dryRun = false }) => {
      const kind = name === undefined ? undefined : findEntity(name)
      if (name !== undefined && !kind) return failure(`kind ${name} is not known`)
      const loaded = await load(
        services,
        { format, content, kind },
        {
          now,
          dryRun,
          afterChanges: (trx, written) => auditLoad(trx, { now, actor }, written),
        },
      )
      if (!loaded.ok) return failure(...loaded.error)
      services.master.forget()
      return success(Object.entries(loaded.value).map(([kind, counts]): Line => ({ kind, ...counts, dryRun })))
    },
  }),
  capacity: defineCommand({
    role: 'masterData',
    summary: 'Set the capacity of one slot for every working day of a range',
    changes: true,
    input: z.object({ ...range, slotId: slotNumber, capacity }),
    run: setRange,
  }),
  'urgent-quota': defineCommand({
    role: 'masterData',
    summary: 'Set the urgent quota of an office for every working day of a range',
    changes: true,
    input: z.object({ ...range, quota: capacity }),
    run: (context, { quota, ...days }) => setRange(context, { ...days, slotId: urgentSlot, capacity: quota }),
  }),
  close: closeOffice,
  reopen: reopenOffice,
  closures: listClosures,
  'urgent-list': underReview,
  review: reviewRequest,
  approve,
  reject,
  'ask-correction': requestCorrection,
  corrections,
  'accept-correction': acceptCorrection,
  arrived: recordVisit('arrived', 'Record that an applicant came to the appointment'),
  'did-not-come': recordVisit('didNotCome', 'Record that an applicant did not come'),
  ready: recordVisit('ready', 'Record that the document is ready, and tell its applicant where to collect it'),
  collected: recordVisit('collected', 'Record that the document was collected'),
  'look-up': lookUpForHelpLine,
  'sessions-end': endSessions,
  'record-payment': defineCommand({
    role: 'finance',
    summary: 'Record a payment that reached the bank',
    changes: true,
    input: z.object({
      orderCode: printedNumber,
      amount: whole(1, 10_000_000),
      reference: text(100),
      otherAmount: z.optional(yesOrNo),
      secondPayment: z.optional(yesOrNo),
    }),
    run: recordPayment,
  }),
  'undo-payment': defineCommand({
    role: 'finance',
    summary: 'Take back a payment that was recorded for the wrong order',
    changes: true,
    input: z.object({ orderCode: printedNumber, reference: text(100) }),
    run: undoPayment,
  }),
  'payment-option': defineCommand({
    role: 'finance',
    summary: 'Offer a payment option to applicants, or not, for example while its provider is down',
    changes: true,
    input: z.object({ code: text(40), offered: yesOrNo }),
    run: offerPaymentOption,
  }),
  refunds: defineCommand({
    role: 'finance',
    summary: 'List refunds that are due',
    changes: false,
    input: z.object({}),
    run: (context) => refundsDue(context),
  }),
  'refund-paid': defineCommand({
    role: 'finance',
    summary: 'Record that a refund was paid',
    changes: true,
    input: z.object({ orderCode: printedNumber, reference: text(100) }),
    run: refundPaid,
  }),
  appointments: appointmentsOf,
  audit: trailOf,
  outbox: outboxFailures,
  'outbox-retry': retryOutbox,
  'waiting-open': openWaitingLine,
  'waiting-rate': setWaitingRate,
  'waiting-close': closeWaitingLine,
  waiting: showWaitingLine,
  'operator-add': addOperator,
  'operator-end': endOperator,
  operators: listOperators,
  ...dataCommands,
}
