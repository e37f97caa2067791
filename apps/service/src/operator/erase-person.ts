import { createHash } from 'node:crypto'
import { finalStatuses, isOneOf } from '@invea/domain/application'
import * as z from 'zod/mini'
import { eraseAccount, eraseCorrespondence, eraseRegistrations } from '../accounts/erase-account.ts'
import { eventsOfOrders } from '../payments/orders.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { dayOf, instantOf } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { createFileStore, type FileStore, putFile } from '../platform/files.ts'
import { erasePersons } from '../requests/erase-persons.ts'
import { isErased } from '../requests/request-numbers.ts'
import { lockRequest, type StoredRequest } from '../requests/request-reader.ts'
import { isChecked, lastCheckOf } from '../requests/request-status.ts'
import { findPersonCopy, type PersonCopy, restorePersonFrom } from '../requests/restore-person.ts'
import { awaitsCollection, hasOpenReport } from '../requests/retention.ts'
import { defineCommand, failure, type OperatorContext, type OutputRow, success } from './command.ts'
import { printedNumber, text } from './fields.ts'
import { type ApplicantRecord, findPerson, onePerson } from './one-person.ts'

/** Why a person of a request must be kept, or undefined if they can be erased. */
const retentionReason = async (
  trx: Trx,
  { row, appointmentRows, orders }: StoredRequest,
  { now, personId }: { readonly now: Date; readonly personId: number },
): Promise<string | undefined> => {
  const due = await eventsOfOrders(trx)
    .select('order.order_code')
    .where('order.office_id', '=', row.office_id)
    .where('order.request_id', '=', row.id)
    .where('event.outcome', '=', 'refundDue')
    .executeTakeFirst()
  if (due) return `the payment of order ${due.order_code} is due back: refund it first`
  const { isReported, isWaiting } = await trx
    .selectFrom('request')
    .select([hasOpenReport.as('isReported'), awaitsCollection(now, personId).as('isWaiting')])
    .where((query) => query.and({ office_id: row.office_id, id: row.id }))
    .executeTakeFirstOrThrow()
  if (isReported) return 'a report about its payment is open: decide it first'
  const open = orders.find((order) => isChecked(order, now))
  if (open)
    return `a payment of order ${open.order_code} is looked for until ${instantOf(lastCheckOf(open))}, and then until its provider answers`
  if (isOneOf(finalStatuses, row.status)) return undefined
  if (row.status !== 'paymentCompleted') return `still open (${row.status}): cancel it first`
  const last = [row.delivery_date ?? '', ...appointmentRows.map(({ day }) => day)].toSorted().at(-1) ?? ''
  if (last >= dayOf(now)) return `paid, and served on ${last}`
  return isWaiting
    ? 'a document waits at the office: record it with collected first, or erase the person after 180 days'
    : undefined
}

/** The payments of a request are kept for the accounts after its persons are erased. */
const retainedOf = ({ orders, row }: StoredRequest): readonly OutputRow[] =>
  orders
    .filter(({ state }) => state === 'paid' || state === 'refundDue' || state === 'refunded')
    .map(({ order_code, amount }) => ({
      record: `order ${order_code}`,
      outcome: `kept for the accounts, without a name: ${amount} ETB, ${row.status}`,
    }))

const eraseOne = async (
  context: OperatorContext,
  { request, person }: ApplicantRecord,
  why: string,
): Promise<readonly OutputRow[]> => {
  const { services, now, actor } = context
  const record = `application ${person.row.application_number}`
  const erased = await services.transact(async (trx) => {
    const target = { officeId: request.row.office_id, requestId: request.row.id, targetId: person.row.id }
    const stored = await lockRequest(trx, services, target)
    const exists = stored.persons.some(({ row }) => row.id === person.row.id)
    const reasonToKeep = await retentionReason(trx, stored, { now, personId: person.row.id })
    if (reasonToKeep !== undefined || !exists) return reasonToKeep ?? 'gone'
    const { phoneNumber, email } = person.applicant.personal
    await eraseCorrespondence(trx, services, { addresses: [phoneNumber, email] })
    return erasePersons(trx, services, stored, { now, actor, why, personIds: [person.row.id] })
  })
  if (typeof erased === 'string') return [{ record, outcome: `kept: ${erased}` }]
  return [{ record, outcome: `erased, ${erased} documents` }, ...retainedOf(request)]
}

/**
 * Promise E3: erases one person from every request that has ended, and their account. Lists the remaining
 * records: unfinished requests, payments without a name, and the history, which has no names.
 */
export const erasePerson = defineCommand({
  role: 'records',
  summary: 'Erase one person from all ended applications, and list the records that the law retains',
  input: z.object({ ...onePerson, reason: text(300) }),
  run: async (context, { reason, ...input }) => {
    const { services, now } = context
    const person = await findPerson(services, input)
    if (typeof person === 'string') return failure(person)
    const rows: OutputRow[] = []
    // The named application is the last one: if the command breaks off, it finds the person again.
    const isNamed = ({ person: { row } }: ApplicantRecord) => Number(row.application_number === input.applicationNumber)
    const records = person.records
      .filter((one) => !isErased(one.person))
      .toSorted((one, other) => isNamed(one) - isNamed(other))
    for (const one of records) rows.push(...(await eraseOne(context, one, reason)))
    const { account, username, registrations, others } = person
    const outcome = 'of this account, not erased: run the command with this number'
    rows.push(...others.map((number) => ({ record: `application ${number}`, outcome })))
    if (!account && username !== undefined) {
      await services.transact(async (trx) => {
        await eraseRegistrations(trx, services, username)
        await audit(trx, context, 'account.registrationsErased', { detail: { why: reason } })
      })
    }
    rows.push(...registrations.map(() => ({ record: 'registration, not confirmed', outcome: 'erased' })))
    if (account) {
      await services.transact(async (trx) => {
        await eraseAccount(trx, services, account, now)
        await audit(trx, context, 'account.erased', { subjectId: account.id, detail: { why: reason } })
      })
      rows.push({ record: 'account', outcome: 'erased, its sessions ended' })
    }
    return success(rows)
  },
})

/** Copies documents into the service's store and compares each with its hash. `missing` has the types of missing or damaged ones. */
const copyDocuments = async (
  { person }: PersonCopy,
  from: FileStore,
  into: OperatorContext['services'],
): Promise<{ readonly attachments: readonly Row<'attachment'>[]; readonly missing: readonly number[] }> => {
  const attachments: Row<'attachment'>[] = []
  const missing: number[] = []
  for (const row of person.attachments) {
    const bytes = await from.find(row.storage_key).catch(() => undefined)
    if (bytes && createHash('sha256').update(bytes).digest().equals(row.sha256))
      attachments.push({ ...row, storage_key: await putFile(into, bytes) })
    else missing.push(row.attachment_type_id)
  }
  return { attachments, missing }
}

export const restorePerson = defineCommand({
  role: 'records',
  summary: 'Restore one person who was erased in error, from a restored copy of the database',
  input: z.object({ applicationNumber: printedNumber, reason: text(300) }),
  run: async (context, { applicationNumber, reason }) => {
    const { services, now, actor } = context
    const { databaseUrl, files: location } = services.env.restored
    if (databaseUrl === undefined) return failure('RESTORED_DATABASE_URL names no restored copy of the database')
    const copy = await openDatabase({ databaseUrl, databaseConnections: 2 }, services.log)
    try {
      const found = await findPersonCopy(copy.db, services, applicationNumber)
      if (!found) return failure('no application of the copy has this number')
      const filesOfCopy = location ? createFileStore(location, services.encryption) : services.files
      const { attachments, missing } = await copyDocuments(found, filesOfCopy, services)
      const failureReason =
        missing.length > 0
          ? `documents of the types ${missing.join(', ')} are not in the copy, or damaged: nothing is restored`
          : await services.transact((trx) =>
              restorePersonFrom(trx, services, found, { attachments, why: reason, now, actor }),
            )
      if (failureReason !== undefined) return failure(failureReason)
      return success([
        { record: `application ${applicationNumber}`, outcome: `restored, ${attachments.length} documents` },
      ])
    } finally {
      await copy.close()
    }
  },
})
