import { randomBytes } from 'node:crypto'
import type { Applicant, IsoDate } from '@invea/domain'
import type { FamilyMember } from '@invea/domain/applicant'
import { type AuditContext, audit } from '../platform/audit-log/audit.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { removeFiles } from '../platform/files.ts'
import { deleteKey, responseContext } from '../platform/idempotency-keys.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { findFamilyRow } from './family.ts'
import { erasedNumber, isErased } from './request-numbers.ts'
import type { StoredPerson, StoredRequest } from './request-reader.ts'

/** The values that replace an erased person's data. */
const erasedApplicant = (before: Applicant): Applicant => ({
  personal: {
    firstName: '',
    fatherName: '',
    grandfatherName: '',
    geezFirstName: '',
    geezFatherName: '',
    geezGrandfatherName: '',
    birthDate: '1900-01-01' as IsoDate,
    birthPlace: '',
    gender: before.personal.gender,
    maritalStatus: 'single',
    nationalityId: before.personal.nationalityId,
    halfCast: false,
    under18: false,
    adopted: false,
    phoneNumber: '',
  },
  address: { region: '', city: '' },
  family: [],
  passport: { passportPageId: before.passport.passportPageId, dataCorrected: false },
})

const erasePerson = async (
  trx: Trx,
  { encryption }: WithEncryption,
  { row, applicant }: StoredPerson,
  now: Date,
): Promise<number> => {
  const { office_id: officeId, request_id: requestId, id } = row
  await trx
    .updateTable('request_person')
    .set({
      applicant: encryption.encryptJson(erasedApplicant(applicant), encryptionContext.person(id)),
      application_number: erasedNumber(id),
      phone_index: randomBytes(32),
      correction_type: null,
      under18: false,
      notified: false,
      changed_at: now,
    })
    .where((query) => query.and({ office_id: officeId, id }))
    .execute()
  const ofRequest = { office_id: officeId, request_id: requestId }
  const ofPerson = { office_id: officeId, person_id: id }
  const deletions = [
    trx.deleteFrom('request_family').where((query) => query.and(ofPerson)),
    trx.deleteFrom('open_identity').where((query) => query.and({ ...ofRequest, ...ofPerson })),
    trx.deleteFrom('open_person').where((query) => query.and(ofPerson)),
    trx.deleteFrom('number_directory').where((query) => query.and({ ...ofRequest, target_id: id })),
  ]
  for (const deletion of deletions) await deletion.execute()
  const deleted = trx.deleteFrom('attachment').where((query) => query.and(ofPerson))
  const keys = (await deleted.returning('storage_key').execute()).map(({ storage_key }) => storage_key)
  await removeFiles(trx, keys, now)
  return keys.length
}

/** Erases a request whose persons are all erased: owner, number and messages. A late payment still finds it by its order's code. */
const eraseRequest = async (trx: Trx, { encryption }: WithEncryption, { row }: StoredRequest): Promise<void> => {
  await trx
    .updateTable('request')
    .set({
      session_id: 0,
      account_id: null,
      confirmation_number: encryption.encrypt('', encryptionContext.request(row.id)),
    })
    .where((query) => query.and({ office_id: row.office_id, id: row.id }))
    .execute()
  const ofRequest = { office_id: row.office_id, request_id: row.id }
  await trx
    .deleteFrom('number_directory')
    .where((query) => query.and(ofRequest))
    .where('kind', '<>', 'order')
    .execute()
  await trx
    .deleteFrom('request_grant')
    .where((query) => query.and(ofRequest))
    .execute()
}

/** Whether a family member of this list, which contains no other ids, was deleted. */
const hasDeletedMember = async (trx: Trx, members: readonly FamilyMember[]): Promise<boolean> => {
  for (const { id } of members) if (!(await findFamilyRow(trx, Number(id)))) return true
  return false
}

/**
 * Deletes stored responses that contain the request or a deleted family member, in the sessions that can have them. Other requests of
 * these sessions keep theirs.
 */
export const deleteResponses = async (
  trx: Trx,
  { encryption }: WithEncryption,
  { row: { office_id, id, session_id, account_id }, persons }: StoredRequest,
): Promise<void> => {
  const stored = await trx
    .selectFrom('idempotency_key')
    .select(['session_id', 'key', 'call', 'answer'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('session_id', '=', session_id),
        eb(
          'session_id',
          'in',
          selectFrom('request_grant')
            .select('session_id')
            .where((grant) => grant.and({ office_id, request_id: id })),
        ),
        eb('session_id', 'in', selectFrom('session').select('id').where('account_id', '=', account_id)),
      ]),
    )
    .where('status', '=', 200)
    .execute()
  const ids = new RegExp(`\\b(${[id, ...persons.map((person) => person.row.id)].join('|')})\\b`)
  for (const { session_id: sessionId, key, call, answer } of stored) {
    const text = encryption.decrypt(answer, responseContext({ sessionId, key })).toString()
    if (ids.test(text) || (call === 'addFamily' && (await hasDeletedMember(trx, JSON.parse(text)))))
      await deleteKey(trx, { sessionId, key })
  }
}

/** Promise E3: erases persons of a locked request with family, documents and messages. Returns the number of erased documents. */
export const erasePersons = async (
  trx: Trx,
  services: WithEncryption,
  stored: StoredRequest,
  how: AuditContext & { readonly personIds: readonly number[]; readonly why: string },
): Promise<number> => {
  const { row, persons } = stored
  let documents = 0
  const erased = persons.filter((person) => how.personIds.includes(person.row.id) && !isErased(person))
  for (const person of erased) documents += await erasePerson(trx, services, person, how.now)
  // Messages go to the first applicant and contain the name; stored responses of idempotency keys contain the whole request.
  await trx.deleteFrom('outbox').where('office_id', '=', row.office_id).where('request_id', '=', row.id).execute()
  // The agency's reasons may contain a name.
  await trx
    .updateTable('request_event')
    .set({ reason: Buffer.alloc(0) })
    .where((query) => query.and({ office_id: row.office_id, request_id: row.id }))
    .execute()
  await deleteResponses(trx, services, stored)
  const remaining = persons.filter((person) => !isErased(person) && !erased.includes(person))
  if (remaining.length === 0) await eraseRequest(trx, services, stored)
  const subject = { officeId: row.office_id, requestId: row.id, detail: { why: how.why } }
  for (const { row: person } of erased) await audit(trx, how, 'person.erased', { ...subject, subjectId: person.id })
  return documents
}
