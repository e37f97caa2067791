import * as z from 'zod/mini'
import { findCorrespondence } from '../accounts/erase-account.ts'
import { findPendingPhone, unprovenPhones } from '../accounts/phone-change-store.ts'
import type { AppContext } from '../app-context.ts'
import { extensionOf } from '../attachments/attachments.ts'
import { secretKinds } from '../messages/message-limits.ts'
import { type MessageKind, type MessageParams, renderMessage } from '../messages/messages.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { contactOf } from '../requests/notify.ts'
import { eventsOfApplicant } from '../requests/request-events.ts'
import { defineCommand, failure, type OperatorContext, type OperatorFile, type OutputRow } from './command.ts'
import { yesOrNo } from './fields.ts'
import { type ApplicantRecord, findPerson, type OnePerson, onePerson } from './one-person.ts'
import { readPayments } from './payments.ts'

/** The leaf values of an object, each with its path. */
const leaves = (value: unknown, path: string): readonly (readonly [string, string | number | boolean])[] => {
  if (value === null || value === undefined) return []
  if (value instanceof Date) return [[path, value.toISOString()]]
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, one]) => leaves(one, path ? `${path}.${name}` : name))
  }
  return [[path, value as string | number | boolean]]
}
/** A value as rows of a table, each with its path. */
export const lines = (record: string, value: unknown): readonly OutputRow[] =>
  leaves(value, '').map(([field, leaf]) => ({ record, field, value: leaf }))

/** A message, but of a code or a link only its kind: an operator could otherwise sign in as the person, or as another owner of the phone. */
const messageLines = ({ encryption }: WithEncryption, record: string, message: Row<'outbox'>): readonly OutputRow[] => {
  const at = encryptionContext.message(message.id)
  const { channel, template: kind, created_at: sentAt } = message
  const about = { channel, kind, to: encryption.decrypt(message.recipient, at).toString(), at: sentAt }
  if (secretKinds.has(kind)) return lines(`${record}, message ${message.id}`, about)
  const params = encryption.decryptJson<MessageParams[MessageKind]>(message.params, at)
  const rendered = renderMessage(message.language, kind as MessageKind, params)
  const text = channel === 'sms' ? rendered.sms : rendered.mail
  return lines(`${record}, message ${message.id}`, { ...about, text })
}

/** A document as a file with a name of its own. Undefined if the file store no longer has it. */
export const readDocument = async (
  services: Pick<AppContext, 'files'>,
  { application_number }: Pick<Row<'request_person'>, 'application_number'>,
  { id, attachment_type_id, media_type, storage_key }: Row<'attachment'>,
): Promise<OperatorFile | undefined> => {
  const content = await services.files.find(storage_key)
  const name = `${application_number}-${attachment_type_id}-${id}.${extensionOf(media_type)}`
  return content && { name, mediaType: media_type, content }
}

const applicationLines = async (
  { services }: OperatorContext,
  { request, person }: ApplicantRecord,
  files: OperatorFile[] | undefined,
): Promise<readonly OutputRow[]> => {
  const { db } = services
  const { row, appointmentRows, orders, persons } = request
  const record = `application ${person.row.application_number}`
  const payments = await readPayments(db, orders)
  const { status, mode, request_type: type, submitted_on: submittedOn } = row
  const documents = await Promise.all(
    person.attachments.map(async (attachment) => {
      const { id, media_type, bytes, created_at } = attachment
      const file = files && (await readDocument(services, person.row, attachment))
      if (file) files?.push(file)
      const about = { mediaType: media_type, bytes, storedAt: created_at, file: files && (file?.name ?? 'gone') }
      return lines(`${record}, document ${id}`, about)
    }),
  )
  // Messages belong to the applicant to whose phone and address they were sent.
  const messages =
    contactOf({ persons })?.row.id === person.row.id
      ? await db
          .selectFrom('outbox')
          .selectAll()
          .where((query) => query.and({ office_id: row.office_id, request_id: row.id }))
          .execute()
      : []
  return [
    ...lines(record, {
      status,
      mode,
      type,
      submittedOn,
      appointment: appointmentRows.map(({ day }) => day),
      ...person.applicant,
      firstSubmitted: person.firstSubmitted,
    }),
    ...documents.flat(),
    ...orders.flatMap(({ order_code, amount, state, created_at }) =>
      lines(`${record}, order ${order_code}`, { amount, state, madeAt: created_at }),
    ),
    ...payments.flatMap(({ orderId: _, reference, ...payment }) => lines(`${record}, payment ${reference}`, payment)),
    ...eventsOfApplicant(request, person.row.id).flatMap(({ kind, at, reason, fields }) =>
      lines(`${record}, event`, { kind, at, reason, fields }),
    ),
    ...messages.flatMap((message) => messageLines(services, record, message)),
  ]
}

const auditLines = async (
  { services: { db } }: OperatorContext,
  { records }: OnePerson,
): Promise<readonly OutputRow[]> => {
  const ids = records.map(({ request }) => request.row.id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('office_id', 'in', [...new Set(records.map(({ request }) => request.row.office_id))])
    .where('request_id', 'in', ids)
    .orderBy('at')
    .execute()
  return rows.map(({ at, actor_kind, action }) => ({
    record: 'history',
    field: at.toISOString(),
    value: `${action} (${actor_kind})`,
  }))
}

/** The account, its pending phone number, and its unconfirmed registrations. */
const accountLines = async (
  { services }: OperatorContext,
  { account, registrations }: OnePerson,
): Promise<readonly OutputRow[]> => {
  const pending = account && (await findPendingPhone(services.db, services, account.id))
  const unproven = account ? await unprovenPhones(services.db, services, account.id) : []
  return [
    ...(account ? lines('account', account.profile) : []),
    ...(pending
      ? lines('account, change of phone', {
          phoneNumber: pending.phoneNumber,
          askedAt: pending.createdAt,
          appliesAt: pending.dueAt,
        })
      : []),
    ...unproven.flatMap((phoneNumber) => lines('account, change of phone without its code', { phoneNumber })),
    ...registrations.flatMap(({ profile, createdAt }) =>
      lines('registration, not confirmed', { ...profile, registeredAt: createdAt }),
    ),
  ]
}

/** Messages and notes of the contact form that belong to no application, by the phones and addresses of the person. */
const correspondenceLines = async (
  { services }: OperatorContext,
  { records, account, username }: OnePerson,
): Promise<readonly OutputRow[]> => {
  const ofPerson = records.flatMap(({ person: { applicant } }) => [
    applicant.personal.phoneNumber,
    applicant.personal.email,
  ])
  const addresses = [...ofPerson, username, account?.profile.phoneNumber]
  const found = await findCorrespondence(services.db, services, { accountId: account?.id, addresses })
  return [
    ...found.messages.flatMap((message) => messageLines(services, 'no application', message)),
    ...found.feedback.flatMap(({ id, ...note }) => lines(`contact form ${id}`, note)),
  ]
}

/** Promise E3: exports all stored data about one person, one value per line. Writes an audit row. */
export const exportPerson = defineCommand({
  role: 'records',
  summary: 'List all stored data about one person, one value per line',
  hasFiles: true,
  input: z.object({ ...onePerson, files: z.optional(yesOrNo) }),
  run: async (context, { files: withFiles = false, ...input }) => {
    const { services } = context
    const files: OperatorFile[] | undefined = withFiles ? [] : undefined
    const person = await findPerson(services, input)
    if (typeof person === 'string') return failure(person)
    const rows = [
      ...(await accountLines(context, person)),
      ...(await Promise.all(person.records.map((one) => applicationLines(context, one, files)))).flat(),
      ...(await correspondenceLines(context, person)),
      ...(await auditLines(context, person)),
      ...person.others.map((number) => ({
        record: `application ${number}`,
        field: 'of this account',
        value: 'not included: run the command with this number',
      })),
    ]
    await services.transact(async (trx) => {
      for (const { request, person: one } of person.records) {
        const target = { officeId: one.row.office_id, requestId: request.row.id, subjectId: one.row.id }
        await audit(trx, context, 'person.exported', target)
      }
      if (person.username !== undefined)
        await audit(trx, context, 'account.exported', { subjectId: person.account?.id })
    })
    return { ok: true, value: { rows, files } }
  },
})
