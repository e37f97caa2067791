import { isDeepStrictEqual } from 'node:util'
import type { Language, RequestStatus } from '@invea/domain'
import { actionsByStatus, correctableFamily, correctableFields, isInForm } from '@invea/domain/application'
import { documentOfField } from '@invea/domain/attachments'
import { commaIn } from '@invea/domain/calendar'
import { feeFields } from '@invea/domain/fees'
import { translate } from '@invea/locales/catalogue'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { requestedCorrections } from '../platform/metrics/monitoring.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { type OfPortal, originIdServiceOf } from '../requests/check-applicant.ts'
import { documentName, hasAllDocuments } from '../requests/documents.ts'
import { messageFacts, notify } from '../requests/notify.ts'
import { recordEvent } from '../requests/request-events.ts'
import type { StoredPerson } from '../requests/request-reader.ts'
import { updateRequest } from '../requests/request-status.ts'
import { defineCommand, failure, type OutputRow, success } from './command.ts'
import { correctable, printedNumber, text } from './fields.ts'
import { changeApplication } from './one-person.ts'

/** The names of fields and documents in a language, as the form shows them. */
const labelsOf = (fields: readonly string[], language: Language, snapshot: MasterSnapshot): string =>
  fields
    .flatMap((field) => {
      const documentTypeId = documentOfField(field)
      if (documentTypeId !== undefined) return documentName(documentTypeId, snapshot)?.[language] ?? []
      if (field === correctableFamily) return translate(language, 'request', 'steps.family')
      const known = correctableFields.find((one) => one === field)
      return known ? translate(language, 'field', known) : []
    })
    .join(commaIn[language])

/** The fields and documents that the applicant would not find in the form. */
const missingInForm = (fields: readonly string[], row: OfPortal, snapshot: MasterSnapshot): readonly string[] => {
  const form = { requestType: row.request_type, service: originIdServiceOf(row) }
  return fields.filter((field) => {
    const documentTypeId = documentOfField(field)
    return documentTypeId === undefined ? !isInForm(field, form) : !documentName(documentTypeId, snapshot)
  })
}

/** The statuses in which a requested correction allows editing. */
const editableStatuses = (Object.keys(actionsByStatus) as readonly RequestStatus[]).filter((status) =>
  actionsByStatus[status].some((action) => action === 'edit'),
)

/**
 * D26: requests a correction, which allows the applicant to edit the application (B §2). A repeated call changes nothing until the
 * applicant has changed something.
 */
export const requestCorrection = defineCommand({
  role: 'reviewer',
  summary: 'Ask an applicant to correct named fields, with the reason',
  input: z.object({ applicationNumber: printedNumber, reason: text(500), fields: z.optional(correctable) }),
  run: (context, { applicationNumber, reason, fields = [] }) =>
    changeApplication(context, applicationNumber, async (trx, stored, { personId, person, subject, snapshot }) => {
      const { services, now } = context
      const { row } = stored
      if (!editableStatuses.includes(row.status)) return failure(`the application is ${row.status}`)
      const own = stored.events.filter(({ person_id }) => person_id === personId)
      if (own.some(({ kind }) => kind === 'collected')) return failure('the document was collected')
      const missing = missingInForm(fields, row, snapshot)
      if (missing.length > 0) return failure(`its form does not have ${missing.join(', ')}`)
      const priced = row.status === 'paymentCompleted' && feeFields.find((field) => fields.includes(field))
      if (priced) return failure(`the fee is paid, and ${priced} decides it`)
      const last = own.at(-1)
      const isRepeated =
        person?.row.notified &&
        last?.kind === 'correctionAsked' &&
        last.reason === reason &&
        isDeepStrictEqual(last.fields, fields)
      if (isRepeated) return success([{ applicationNumber, notified: true }])
      await trx
        .updateTable('request_person')
        .set({ notified: true, changed_at: now })
        .where((query) => query.and({ office_id: row.office_id, id: personId }))
        .execute()
      await updateRequest(trx, row, now)
      const statement = { reason, fields }
      await recordEvent(trx, services, { request: row, kind: 'correctionAsked', personId, statement, at: now })
      const params = {
        ...messageFacts(stored, snapshot, services.env),
        number: applicationNumber,
        reason,
        fields: labelsOf(fields, row.language, snapshot),
      }
      const occasion = `${personId}/${now.toISOString()}`
      await notify(trx, services, stored, { kind: 'correction', params, occasion, now })
      await audit(trx, context, 'request.correctionAsked', { ...subject, detail: { fields } })
      return success([{ applicationNumber, notified: true }])
    }),
})

export const listCorrections = defineCommand({
  role: 'reviewer',
  summary: 'List requested corrections, and whether their applicants have responded',
  method: 'GET',
  input: z.object({}),
  run: async ({ services }) => {
    const { rows } = await sql<OutputRow>`
      select application_number as "applicationNumber", office_id as "officeId", status, asked_at::text as "askedAt",
        changed_at is not null as changed
      from (${requestedCorrections}) correction order by asked_at`.execute(services.db)
    return success(rows)
  },
})

/** Accepts the correction of a person, who can then no longer be edited. Changes nothing without one. */
export const endCorrection = async (
  trx: Trx,
  context: AuditContext & { readonly services: WithEncryption },
  request: Pick<Row<'request'>, 'office_id' | 'id'>,
  person: StoredPerson | undefined,
): Promise<void> => {
  if (!person?.row.notified) return
  const { services, now } = context
  const { id: personId } = person.row
  await trx
    .updateTable('request_person')
    .set({ notified: false, changed_at: now })
    .where((query) => query.and({ office_id: request.office_id, id: personId }))
    .execute()
  await recordEvent(trx, services, { request, kind: 'correctionAccepted', personId, at: now })
  const subject = { officeId: request.office_id, requestId: request.id, subjectId: personId }
  await audit(trx, context, 'request.correctionAccepted', subject)
}

/** Accepts a correction, so that the application can no longer be edited. A repeated call changes nothing. */
export const acceptCorrection = defineCommand({
  role: 'reviewer',
  summary: 'Close an application to editing again after its correction',
  input: z.object({ applicationNumber: printedNumber }),
  run: (context, { applicationNumber }) =>
    changeApplication(context, applicationNumber, async (trx, { row }, { person, snapshot }) => {
      // Corrected data can require a further document, which a paid applicant could no longer upload.
      const isPaid = row.status === 'paymentCompleted'
      if (isPaid && person?.row.notified && !hasAllDocuments({ row, persons: [person] }, snapshot))
        return failure('a required document is missing')
      await endCorrection(trx, context, row, person)
      return success([{ applicationNumber, notified: false }])
    }),
})
