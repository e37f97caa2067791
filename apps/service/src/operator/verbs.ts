import * as z from 'zod/mini'
import { audit } from '../store/audit.ts'
import { urgentSlot } from '../store/urgent-quota.ts'
import { acceptCorrection, askCorrection, corrections } from './corrections.ts'
import { choice, day, matching, officeId, text, whole, yesOrNo } from './fields.ts'
import { keepingVerbs } from './keeping-verbs.ts'
import { findKind, kindNames } from './kinds/kinds.ts'
import { slotNumber } from './kinds/schedule.ts'
import { load } from './load.ts'
import { setRange } from './open-days.ts'
import {
  appointmentsOf,
  outboxFailures,
  recordPayment,
  refundsDue,
  retryOutbox,
  trailOf,
  underReview,
} from './records.ts'
import { refundPaid } from './refund-paid.ts'
import { approve, reject } from './review.ts'
import { type AnyVerb, type Line, told, verb } from './verb.ts'

const number = matching(/^\d{4,20}$/, 'must be digits')
const range = { officeId, from: day, to: day }
const places = whole(0, 10_000)

/** Every verb of an operator: the command line and the HTTP interface are made from this table alone. */
export const verbs: Readonly<Record<string, AnyVerb>> = {
  load: verb({
    summary: `Load master data from CSV or JSON, whole or not at all. Kinds: ${kindNames.join(', ')}`,
    changes: true,
    input: z.object({
      format: choice(['csv', 'json']),
      content: z.string(),
      kind: z.optional(z.string()),
      dryRun: z.optional(yesOrNo),
    }),
    run: async ({ services, now, progress }, { format, content, kind: name, dryRun = false }) => {
      const kind = name === undefined ? undefined : findKind(name)
      if (name !== undefined && !kind) return { ok: false, faults: [`kind ${name} is not known`] }
      const loaded = await load(
        services,
        { format, content, kind },
        {
          now,
          dryRun,
          ...(progress && { progress }),
          also: (trx, done) =>
            audit(trx, {
              officeId: 0,
              at: now,
              actor: { kind: 'operator' },
              action: 'master.loaded',
              detail: { ...done.kinds },
            }),
        },
      )
      if (!loaded.ok) return loaded
      services.master.forget()
      return told(Object.entries(loaded.kinds).map(([kind, counts]): Line => ({ kind, ...counts, dryRun })))
    },
  }),
  capacity: verb({
    summary: 'Set the places of one slot for every working day of a range',
    changes: true,
    input: z.object({ ...range, slotId: slotNumber, capacity: places }),
    run: setRange,
  }),
  'urgent-quota': verb({
    summary: 'Set the urgent places of an office for every working day of a range',
    changes: true,
    input: z.object({ ...range, quota: places }),
    run: (call, { quota, ...days }) => setRange(call, { ...days, slotId: urgentSlot, capacity: quota }),
  }),
  'urgent-list': verb({
    summary: 'List urgent applications that wait for review',
    changes: false,
    input: z.object({}),
    run: (call) => underReview(call),
  }),
  approve: verb({
    summary: 'Approve an urgent application',
    changes: true,
    input: z.object({ applicationNumber: number }),
    run: (call, { applicationNumber }) => approve(call, applicationNumber),
  }),
  reject: verb({
    summary: 'Reject an urgent application, with the reason its applicant is told',
    changes: true,
    input: z.object({ applicationNumber: number, reason: text(500) }),
    run: reject,
  }),
  'ask-correction': verb({
    summary: 'Ask an applicant for a correction',
    changes: true,
    input: z.object({ applicationNumber: number, reason: text(500) }),
    run: askCorrection,
  }),
  corrections: verb({
    summary: 'List corrections that were asked for, and whether their applicants have answered',
    changes: false,
    input: z.object({}),
    run: (call) => corrections(call),
  }),
  'accept-correction': verb({
    summary: 'Close an application to editing again after its correction',
    changes: true,
    input: z.object({ applicationNumber: number }),
    run: (call, { applicationNumber }) => acceptCorrection(call, applicationNumber),
  }),
  'record-payment': verb({
    summary: 'Record a payment that reached the bank',
    changes: true,
    input: z.object({ orderCode: number, amount: whole(1, 10_000_000), reference: text(100) }),
    run: recordPayment,
  }),
  refunds: verb({
    summary: 'List money that has to be paid back',
    changes: false,
    input: z.object({}),
    run: (call) => refundsDue(call),
  }),
  'refund-paid': verb({
    summary: 'Record that money which was due back has been paid back',
    changes: true,
    input: z.object({ orderCode: number, reference: text(100) }),
    run: refundPaid,
  }),
  appointments: verb({
    summary: 'List who comes to an office on a day',
    changes: false,
    input: z.object({ officeId, day }),
    run: appointmentsOf,
  }),
  audit: verb({
    summary: 'Show what was done to one application',
    changes: false,
    input: z.object({ applicationNumber: number }),
    run: (call, { applicationNumber }) => trailOf(call, applicationNumber),
  }),
  outbox: verb({
    summary: 'List messages that could not be sent',
    changes: false,
    input: z.object({}),
    run: (call) => outboxFailures(call),
  }),
  'outbox-retry': verb({
    summary: 'Send messages that were given up once more',
    changes: true,
    input: z.object({}),
    run: (call) => retryOutbox(call),
  }),
  ...keepingVerbs,
}
