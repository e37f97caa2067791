import { createHash } from 'node:crypto'
import { readApplicationNumber, readConfirmationNumber, todayInAddis } from '@invea/domain'
import { type Instant, timeInAddis } from '@invea/domain/calendar'
import { translate } from '@invea/locales/catalogue'
import * as z from 'zod/mini'
import { audit } from '../platform/audit-log/audit.ts'
import { namesIndex, phoneIndexes } from '../requests/active-applicant-lock.ts'
import { commonFieldsOf } from '../requests/application-of.ts'
import { documentName } from '../requests/documents.ts'
import { lastPayment } from '../requests/last-payment.ts'
import { eventsOf } from '../requests/request-events.ts'
import { findNumber } from '../requests/request-numbers.ts'
import { findRequests, type StoredRequest } from '../requests/request-reader.ts'
import { liveOrder, statusAt } from '../requests/request-status.ts'
import { defineCommand, failure, type OperatorContext, type OperatorFile, type OutputRow, success } from './command.ts'
import { lines, readDocument } from './export-person.ts'
import { day, phone, printedNumber, text } from './fields.ts'
import { findByNumber } from './one-person.ts'
import { readPayments } from './payments.ts'

/** Writes an audit row about the access to personal data (promise L3). */
const auditAccess = ({ services, now, actor }: OperatorContext, requests: readonly StoredRequest[], action: string) =>
  services.transact(async (trx) => {
    for (const { row } of requests)
      await audit(trx, { now, actor }, action, { officeId: row.office_id, requestId: row.id })
  })

/** Identifies the data and documents that `review` shows. The version of the request does not change with its documents. */
export const reviewVersionOf = ({ row, persons }: StoredRequest): string => {
  const documents = persons.flatMap(({ attachments }) => attachments.map(({ id }) => id))
  return `${row.version}-${createHash('sha256').update(documents.toSorted().join()).digest('hex').slice(0, 8)}`
}

export const reviewRequest = defineCommand({
  role: 'reviewer',
  summary: 'Show a request for review: applicants, reason, events, and the documents as files',
  hasFiles: true,
  input: z.object({ applicationNumber: printedNumber }),
  run: async (context, { applicationNumber }) => {
    const { services, now } = context
    const target = await findByNumber(services, applicationNumber)
    const [stored] = target ? await findRequests(services.db, services, [target]) : []
    if (!stored) return failure('no application has this number')
    const snapshot = await services.master.snapshot()
    const { row, orders, persons, appointmentRows } = stored
    const files: OperatorFile[] = []
    const rows: OutputRow[] = [
      ...lines('request', {
        version: reviewVersionOf(stored),
        status: statusAt(row, orders, now),
        mode: row.mode,
        urgentDays: row.urgent_days,
        type: row.request_type,
        replacementReason: row.replacement_reason,
        submittedOn: row.submitted_on,
        office: snapshot.offices.get(row.office_id)?.name.en,
        appointment: appointmentRows[0]?.day,
      }),
      ...eventsOf(stored, { snapshot, now }).flatMap((event) => lines('event', event)),
    ]
    for (const { row: person, applicant, attachments } of persons) {
      const record = `application ${person.application_number}`
      rows.push(...lines(record, applicant))
      for (const attachment of attachments) {
        const { id, attachment_type_id, bytes } = attachment
        const name = documentName(attachment_type_id, snapshot)?.en ?? String(attachment_type_id)
        const file = await readDocument(services, person, attachment)
        rows.push(...lines(`${record}, document ${id}`, { name, bytes, file: file?.name ?? 'gone' }))
        if (file) files.push(file)
      }
    }
    await auditAccess(context, [stored], 'request.reviewed')
    return { ok: true, value: { rows, files } }
  },
})

const maxFound = 50

const Lookup = z.object({
  applicationNumber: z.optional(printedNumber),
  confirmationNumber: z.optional(text(40)),
  orderCode: z.optional(printedNumber),
  phoneNumber: z.optional(phone),
  firstName: z.optional(text(100)),
  fatherName: z.optional(text(100)),
  grandfatherName: z.optional(text(100)),
  birthDate: z.optional(day),
})

const findByInput = async (
  { services }: OperatorContext,
  input: z.output<typeof Lookup>,
): Promise<readonly StoredRequest[]> => {
  const { db } = services
  const { firstName, fatherName, grandfatherName, birthDate } = input
  if (firstName && fatherName && grandfatherName && birthDate) {
    const keys = await db
      .selectFrom('open_person')
      .select(['office_id as officeId', 'request_id as requestId'])
      .where('names_index', '=', namesIndex(services, { firstName, fatherName, grandfatherName, birthDate }))
      .limit(maxFound)
      .execute()
    return findRequests(db, services, keys)
  }
  if (input.phoneNumber !== undefined) {
    const keys = await db
      .selectFrom('request_person')
      .select(['office_id as officeId', 'request_id as requestId'])
      .where('phone_index', 'in', phoneIndexes(services, input.phoneNumber))
      .orderBy('created_at', 'desc')
      .limit(maxFound)
      .execute()
    return findRequests(db, services, keys)
  }
  const numbers = [
    ['application', input.applicationNumber && readApplicationNumber(input.applicationNumber)],
    ['confirmation', input.confirmationNumber && readConfirmationNumber(input.confirmationNumber)],
    ['order', input.orderCode],
  ] as const
  for (const [kind, number] of numbers) {
    const target = number ? await findNumber(db, services, kind, number) : undefined
    if (target) return findRequests(db, services, [target])
  }
  return []
}

/** A moment as operators type it, in Addis Ababa time. */
const inAddis = (moment: Instant): string => `${todayInAddis(moment)}T${timeInAddis(moment)}+03:00`

/** Data for the help line: one line for each applicant, without documents and form data. */
export const lookUpForHelpLine = defineCommand({
  role: 'helpLine',
  summary:
    'Find an application for a caller of the help line, by one of its numbers, a phone number, or names and birth date',
  input: Lookup,
  run: async (context, input) => {
    const { services, now } = context
    const { firstName, fatherName, grandfatherName, birthDate, ...numbers } = input
    const names = [firstName, fatherName, grandfatherName, birthDate]
    const isGiven = (value: unknown) => value !== undefined
    if (names.some(isGiven) ? !names.every(isGiven) : !Object.values(numbers).some(isGiven))
      return failure(
        'applicationNumber, confirmationNumber, orderCode, phoneNumber, or the three names and birthDate must be given',
      )
    const requests = await findByInput(context, input)
    if (requests.length === 0) return failure('no application was found')
    const snapshot = await services.master.snapshot()
    const payments = await readPayments(
      services.db,
      requests.flatMap((stored) => stored.orders),
    )
    const refunds = payments.filter(({ outcome }) => outcome === 'refundDue')
    const rows = requests.flatMap((stored): readonly OutputRow[] => {
      const { row, orders, persons } = stored
      const open = liveOrder(orders, now)
      const { status, officeName, appointmentDate, appointmentSlot, heldUntil, actions } = commonFieldsOf(stored, {
        snapshot,
        now,
      })
      const last = eventsOf(stored, { snapshot, now }).at(-1)
      return persons.map(({ row: person, applicant: { personal } }) => ({
        applicationNumber: person.application_number,
        name: [personal.firstName, personal.fatherName, personal.grandfatherName].join(' '),
        type: translate('en', 'choice', `requestType.${row.request_type}`),
        mode: row.mode,
        status,
        last: last ? `${last.kind} ${inAddis(last.at)}` : '',
        office: officeName.en,
        appointment: [appointmentDate, appointmentSlot?.startTime].filter(Boolean).join(' '),
        heldUntil: heldUntil ? inAddis(heldUntil) : '',
        orderCode: open?.order_code ?? '',
        payUntil: open ? inAddis(open.expires_at.toISOString()) : '',
        paid: orders.find(({ state }) => state === 'paid')?.amount ?? 0,
        payment: lastPayment(stored, snapshot, 'en', now)?.outcome ?? '',
        refundDue: refunds
          .filter(({ orderId }) => orders.some(({ id }) => id === orderId))
          .map(({ amount, currency }) => `${amount} ${currency}`)
          .join(' + '),
        correctionAsked: person.notified,
        actions: actions.join(' '),
      }))
    })
    await auditAccess(context, requests, 'request.lookedUp')
    return success(rows)
  },
})
