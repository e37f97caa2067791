import { defaultPerMinute } from '@invea/domain/waiting-line'
import * as z from 'zod/mini'
import { urgentSlot } from '../appointments/slot-capacity.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { addOperator, endOperator, endSessions, listOperators } from './account-commands.ts'
import { approve, recordVisit, reject } from './application-commands.ts'
import { actorOfOperator, defineCommand, failure, type Line, type OperatorCommand, success } from './command.ts'
import { acceptCorrection, corrections, requestCorrection } from './corrections.ts'
import { dataCommands } from './data-commands.ts'
import { entityNames, findEntity } from './entities.ts'
import {
  choice,
  correctable,
  day,
  matching,
  moment,
  officeId,
  optionalChoice,
  phone,
  printedNumber,
  roles,
  text,
  whole,
  yesOrNo,
} from './fields.ts'
import { load } from './load.ts'
import { closedServices, closeOffice, listClosures, reopenOffice } from './office-closures.ts'
import { offerPaymentOption, recordPayment, refundPaid, refundsDue, undoPayment } from './payments.ts'
import { appointmentsOf, outboxFailures, retryOutbox, trailOf, underReview } from './records.ts'
import { setRange, slotNumber } from './schedule-entities.ts'
import { lookUpForHelpLine, reviewRequest } from './show-request.ts'
import { closeWaitingLine, openWaitingLine, setWaitingRate, showWaitingLine } from './waiting-line.ts'

const range = { officeId, from: day, to: day }
const perMinute = whole(0, 1_000_000)
const capacity = whole(0, 10_000)
const operatorName = matching(/^[a-z][a-z0-9.-]{1,39}$/, 'must be 2 to 40 small letters, digits, dots or hyphens')

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
    run: async ({ services, now, operator, progress }, { format, content, kind: name, dryRun = false }) => {
      const kind = name === undefined ? undefined : findEntity(name)
      if (name !== undefined && !kind) return failure(`kind ${name} is not known`)
      const loaded = await load(
        services,
        { format, content, kind },
        {
          now,
          dryRun,
          ...(progress && { progress }),
          afterChanges: (trx, changes) =>
            audit(trx, {
              officeId: 0,
              at: now,
              actor: actorOfOperator({ operator }),
              action: 'master.loaded',
              detail: { ...changes },
            }),
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
  close: defineCommand({
    role: 'masterData',
    summary: 'Close an office, or all, for one service or any, with a notice on Home and in the form',
    changes: true,
    input: z.object({
      officeId: z.optional(officeId),
      service: optionalChoice(closedServices),
      from: day,
      to: day,
      noticeEn: text(300),
      noticeAm: text(300),
      noticeOm: text(300),
      noticeTi: text(300),
    }),
    run: closeOffice,
  }),
  reopen: defineCommand({
    role: 'masterData',
    summary: 'End a closure',
    changes: true,
    input: z.object({ id: whole(1, 2_000_000_000) }),
    run: reopenOffice,
  }),
  closures: defineCommand({
    role: 'masterData',
    summary: 'List current and future closures',
    changes: false,
    input: z.object({}),
    run: listClosures,
  }),
  'urgent-list': defineCommand({
    role: 'reviewer',
    summary: 'List urgent applications that wait for review',
    changes: false,
    input: z.object({}),
    run: (context) => underReview(context),
  }),
  review: defineCommand({
    role: 'reviewer',
    summary: 'Show a request for review: applicants, reason, events, and the documents as files',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: reviewRequest,
  }),
  approve: defineCommand({
    role: 'reviewer',
    summary: 'Approve an urgent application',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: (context, { applicationNumber }) => approve(context, applicationNumber),
  }),
  reject: defineCommand({
    role: 'reviewer',
    summary: 'Reject an urgent application, or end another one, with the reason that its applicant reads',
    changes: true,
    input: z.object({ applicationNumber: printedNumber, reason: text(500), refund: z.optional(yesOrNo) }),
    run: reject,
  }),
  'ask-correction': defineCommand({
    role: 'reviewer',
    summary: 'Ask an applicant to correct named fields, with the reason',
    changes: true,
    input: z.object({ applicationNumber: printedNumber, reason: text(500), fields: z.optional(correctable) }),
    run: requestCorrection,
  }),
  corrections: defineCommand({
    role: 'reviewer',
    summary: 'List requested corrections, and whether their applicants have responded',
    changes: false,
    input: z.object({}),
    run: (context) => corrections(context),
  }),
  'accept-correction': defineCommand({
    role: 'reviewer',
    summary: 'Close an application to editing again after its correction',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: (context, { applicationNumber }) => acceptCorrection(context, applicationNumber),
  }),
  arrived: defineCommand({
    role: 'office',
    summary: 'Record that an applicant came to the appointment',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: recordVisit('arrived'),
  }),
  'did-not-come': defineCommand({
    role: 'office',
    summary: 'Record that an applicant did not come',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: recordVisit('didNotCome'),
  }),
  ready: defineCommand({
    role: 'office',
    summary: 'Record that the document is ready, and tell its applicant where to collect it',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: recordVisit('ready'),
  }),
  collected: defineCommand({
    role: 'office',
    summary: 'Record that the document was collected',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: recordVisit('collected'),
  }),
  'look-up': defineCommand({
    role: 'helpLine',
    summary: 'Find an application for a caller of the help line, by one of its numbers or a phone number',
    changes: true,
    input: z.object({
      applicationNumber: z.optional(printedNumber),
      confirmationNumber: z.optional(text(40)),
      orderCode: z.optional(printedNumber),
      phoneNumber: z.optional(phone),
    }),
    run: lookUpForHelpLine,
  }),
  'sessions-end': defineCommand({
    role: 'helpLine',
    summary: 'End all sessions of an account, for an owner who fears that someone else is in it',
    changes: true,
    input: z.object({ account: text(200), reason: text(300) }),
    run: endSessions,
  }),
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
  appointments: defineCommand({
    role: 'office',
    summary: 'List who comes to an office on a day',
    changes: false,
    input: z.object({ officeId, day }),
    run: appointmentsOf,
  }),
  audit: defineCommand({
    role: 'records',
    summary: 'Show what was done to one application',
    changes: true,
    input: z.object({ applicationNumber: printedNumber }),
    run: (context, { applicationNumber }) => trailOf(context, applicationNumber),
  }),
  outbox: defineCommand({
    role: 'masterData',
    summary: 'List messages that could not be sent',
    changes: false,
    input: z.object({}),
    run: (context) => outboxFailures(context),
  }),
  'outbox-retry': defineCommand({
    role: 'masterData',
    summary: 'Retry notices that were given up in the last day, or since a moment',
    changes: true,
    input: z.object({ since: z.optional(moment) }),
    run: retryOutbox,
  }),
  'waiting-open': defineCommand({
    role: 'administrator',
    summary: 'Open a waiting line: everyone gets a ticket from now on, and people are admitted from the opening on',
    changes: true,
    input: z.object({ opensAt: z.optional(moment), perMinute: z._default(perMinute, defaultPerMinute) }),
    run: openWaitingLine,
  }),
  'waiting-rate': defineCommand({
    role: 'administrator',
    summary: 'Change how many people the waiting line admits in a minute; 0 stops it',
    changes: true,
    input: z.object({ perMinute }),
    run: setWaitingRate,
  }),
  'waiting-close': defineCommand({
    role: 'administrator',
    summary: 'Close the waiting line: its tickets are void and no one waits any more',
    changes: true,
    input: z.object({}),
    run: (context) => closeWaitingLine(context),
  }),
  waiting: defineCommand({
    role: 'administrator',
    summary: 'Show the progress of the waiting line',
    changes: false,
    input: z.object({}),
    run: (context) => showWaitingLine(context),
  }),
  'operator-add': defineCommand({
    role: 'administrator',
    summary: 'Create a personal account of an operator and show its token once',
    changes: true,
    input: z.object({ name: operatorName, roles }),
    run: addOperator,
  }),
  'operator-end': defineCommand({
    role: 'administrator',
    summary: "End an operator's account and its token",
    changes: true,
    input: z.object({ name: operatorName }),
    run: endOperator,
  }),
  operators: defineCommand({
    role: 'administrator',
    summary: 'List the accounts of operators with their roles',
    changes: false,
    input: z.object({}),
    run: (context) => listOperators(context),
  }),
  ...dataCommands,
}
