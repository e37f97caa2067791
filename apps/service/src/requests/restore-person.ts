import { phoneKey } from '@invea/domain/applicant'
import { finalStatuses, isOneOf } from '@invea/domain/application'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { markFilesUsed } from '../platform/files.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { lockApplicant } from './active-applicant-lock.ts'
import { findNumber, indexNumber, isErased } from './request-numbers.ts'
import {
  confirmationNumberOf,
  findRequests,
  lockRequest,
  type StoredPerson,
  type StoredRequest,
} from './request-reader.ts'

/** One person from a database copy, decrypted. */
export interface PersonCopy {
  readonly request: StoredRequest
  readonly person: StoredPerson
  readonly family: readonly Row<'request_family'>[]
}

/** Finds a person by the printed number. Does not use the number index, which may have another key. */
export const findPersonCopy = async (
  copy: Reader,
  services: WithEncryption,
  applicationNumber: string,
): Promise<PersonCopy | undefined> => {
  const row = await copy
    .selectFrom('request_person')
    .select(['office_id', 'request_id', 'id'])
    .where('application_number', '=', applicationNumber)
    .executeTakeFirst()
  if (!row) return undefined
  const [request] = await findRequests(copy, services, [{ officeId: row.office_id, requestId: row.request_id }])
  const family = await copy
    .selectFrom('request_family')
    .selectAll()
    .where((query) => query.and({ office_id: row.office_id, person_id: row.id }))
    .execute()
  const person = request?.persons.find((one) => one.row.id === row.id)
  return request && person && { request, person, family }
}

const reEncrypt = ({ encryption }: WithEncryption, value: Uint8Array, context: string): Buffer =>
  encryption.encrypt(encryption.decrypt(value, context), context)

const restoreRows = async (
  trx: Trx,
  services: WithEncryption,
  { person: { row, applicant }, family }: PersonCopy,
  attachments: readonly Row<'attachment'>[],
  now: Date,
): Promise<void> => {
  const { encryption } = services
  const { office_id: officeId, id, request_id: requestId, application_number: number } = row
  await trx
    .updateTable('request_person')
    .set({
      applicant: reEncrypt(services, row.applicant, encryptionContext.person(id)),
      application_number: number,
      phone_index: encryption.blindIndex('phone', phoneKey(applicant.personal.phoneNumber)),
      correction_type: row.correction_type,
      under18: row.under18,
      changed_at: now,
    })
    .where((query) => query.and({ office_id: officeId, id }))
    .execute()
  for (const member of family) {
    const encrypted = reEncrypt(services, member.member, encryptionContext.family(member.id))
    const restored = { ...member, member: encrypted }
    await trx.insertInto('request_family').values(restored).execute()
  }
  if (attachments.length > 0) await trx.insertInto('attachment').values(attachments).execute()
  const keys = attachments.map(({ storage_key }) => storage_key)
  await markFilesUsed(trx, keys)
  await indexNumber(trx, services, { kind: 'application', number, officeId, requestId, targetId: id })
}

/** Restores the owner and the printed numbers of a request. They are erased with its last person. */
const restoreOwner = async (trx: Trx, services: WithEncryption, { row, orders }: StoredRequest): Promise<void> => {
  const { office_id: officeId, id: requestId } = row
  const account =
    row.account_id === null
      ? undefined
      : await trx.selectFrom('account').select('id').where('id', '=', row.account_id).executeTakeFirst()
  const context = encryptionContext.request(requestId)
  const number = confirmationNumberOf(services, row)
  await trx
    .updateTable('request')
    .set({
      session_id: row.session_id,
      account_id: account?.id ?? null,
      confirmation_number: services.encryption.encrypt(number, context),
    })
    .where((query) => query.and({ office_id: officeId, id: requestId }))
    .execute()
  await indexNumber(trx, services, { kind: 'confirmation', number, officeId, requestId, targetId: requestId })
  for (const { id, order_code } of orders) {
    const entry = { kind: 'order', number: order_code, officeId, requestId, targetId: id } as const
    if (!(await findNumber(trx, services, 'order', order_code))) await indexNumber(trx, services, entry)
  }
}

/** Restores the agency's reasons. Those about the whole request may name others, and return once no person is erased. */
const restoreReasons = async (
  trx: Trx,
  services: WithEncryption,
  { request, person }: PersonCopy,
  isComplete: boolean,
): Promise<void> => {
  for (const { id, office_id, person_id, reason } of request.events) {
    const isOwn = person_id === person.row.id || (isComplete && person_id === null)
    if (reason === undefined || !isOwn) continue
    await trx
      .updateTable('request_event')
      .set({ reason: services.encryption.encrypt(reason, encryptionContext.event(id)) })
      .where((query) => query.and({ office_id, id }))
      .execute()
  }
}

/**
 * Restores one person who was erased in error: the applicant, the family, the rows of the documents and the printed numbers, as
 * in the copy. Status, orders and appointments were never erased and stay unchanged. Messages are not restored. Returns the
 * reason if it fails.
 */
export const restorePersonFrom = async (
  trx: Trx,
  services: WithEncryption,
  copy: PersonCopy,
  how: AuditContext & { readonly attachments: readonly Row<'attachment'>[]; readonly why: string },
): Promise<string | undefined> => {
  const { row } = copy.person
  const [officeId, requestId] = [row.office_id, row.request_id]
  const ofRequest = { office_id: officeId, id: requestId }
  const known = trx
    .selectFrom('request')
    .select('id')
    .where((query) => query.and(ofRequest))
  if (!(await known.executeTakeFirst())) return 'the request is not in this database'
  const live = await lockRequest(trx, services, { officeId, requestId })
  const erased = live.persons.find((person) => person.row.id === row.id)
  if (!erased || !isErased(erased)) return 'the application is not erased: nothing is restored'
  if (await findNumber(trx, services, 'application', row.application_number))
    return 'another application has this number: nothing is restored'
  const others = live.persons.filter((person) => person !== erased)
  await restoreRows(trx, services, copy, how.attachments, how.now)
  if (others.every(isErased)) await restoreOwner(trx, services, copy.request)
  await restoreReasons(trx, services, copy, !others.some(isErased))
  // If the person has applied again since, the lock remains with the newer application.
  if (!isOneOf(finalStatuses, live.row.status))
    await lockApplicant(trx, services, copy.person.applicant, { officeId, requestId, personId: row.id })
  await audit(trx, how, 'person.restored', {
    officeId,
    requestId,
    subjectId: row.id,
    detail: { why: how.why, documents: how.attachments.length },
  })
  return undefined
}
