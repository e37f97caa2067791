import type { Applicant } from '@invea/domain'
import { phoneKey } from '@invea/domain/applicant'
import { blocksSecondRequest, documentKeys, isSamePerson, namesKey } from '@invea/domain/application'
import { sql } from 'kysely'
import type { Row } from '../platform/database/schema.gen.ts'
import { type Reader, sendWrites, type Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import type { StoredRequest } from './request-reader.ts'

/**
 * The keyed hashes under which persons with this phone are stored. Version 0.1 took the last nine digits of a number abroad. An
 * Ethiopian number can have the same, so compare with `isSamePhone` where no stranger must be found.
 */
export const phoneIndexes = ({ encryption }: WithEncryption, phone: string): readonly Buffer[] => {
  const key = phoneKey(phone)
  const keys = new Set([key, key.slice(-9).replace('+', '')])
  return [...keys].map((one) => encryption.blindIndex('phone', one))
}

export const isSamePhone = (one: string, other: string): boolean => phoneKey(one) === phoneKey(other)

/** Keyed hash of names and birth date, by which all requests are found that can block a person, also by a document (D30, D47). */
export const namesIndex = (
  { encryption }: WithEncryption,
  personal: Parameters<typeof namesKey>[0]['personal'],
): Buffer => encryption.blindIndex('identity-names', namesKey({ personal }))

/** Keyed hashes of the data that identifies an applicant (D30, D47). */
const indexesOf = (services: WithEncryption, applicant: Applicant) => {
  const { encryption } = services
  const number = (kind: string, value: string | undefined) =>
    value === undefined ? null : encryption.blindIndex('identity-number', `${kind}|${value}`)
  return {
    documents: documentKeys(applicant)
      .map((key) => encryption.blindIndex('identity', key))
      // Always in the same order, so that two submissions of one family cannot deadlock.
      .toSorted((one, other) => one.compare(other)),
    names: namesIndex(services, applicant.personal),
    certificate: number('certificate', applicant.personal.birthCertificateId),
    passport: number('passport', applicant.passport.passportNumber),
  }
}

type Indexes = ReturnType<typeof indexesOf>

interface PersonKey {
  readonly officeId: number
  readonly requestId: number
  readonly personId: number
}

/** Locks of applicants with the same names and birth date, except those with another document number. `isSamePerson` decides. */
const sameNameLocks = (reader: Reader, { names, certificate, passport }: Indexes) =>
  reader
    .selectFrom('open_person')
    .where('open_person.names_index', '=', names)
    .$if(certificate !== null, (query) =>
      query.where((where) =>
        where.or([where('certificate_index', 'is', null), where('certificate_index', '=', certificate)]),
      ),
    )
    .$if(passport !== null, (query) =>
      query.where((where) => where.or([where('passport_index', 'is', null), where('passport_index', '=', passport)])),
    )

/** These locks with their requests and applicants. */
const sameNameQuery = (reader: Reader, indexes: Indexes) =>
  sameNameLocks(reader, indexes)
    .innerJoin('request', (join) =>
      join.onRef('request.office_id', '=', 'open_person.office_id').onRef('request.id', '=', 'open_person.request_id'),
    )
    .innerJoin('request_person', (join) =>
      join
        .onRef('request_person.office_id', '=', 'open_person.office_id')
        .onRef('request_person.id', '=', 'open_person.person_id'),
    )

const applicantOf = (
  { encryption }: WithEncryption,
  { id, applicant }: Pick<Row<'request_person'>, 'id' | 'applicant'>,
) => encryption.decryptJson<Pick<Applicant, 'personal'>>(applicant, encryptionContext.person(id))

/** Open requests that may block a new application of this person. */
export const requestsOfSamePerson = async (
  reader: Reader,
  services: WithEncryption,
  applicant: Applicant,
): Promise<readonly Row<'request'>[]> => {
  const indexes = indexesOf(services, applicant)
  const byDocument =
    indexes.documents.length === 0
      ? []
      : await reader
          .selectFrom('request')
          .selectAll('request')
          .distinct()
          .innerJoin('open_identity', (join) =>
            join
              .onRef('open_identity.office_id', '=', 'request.office_id')
              .onRef('open_identity.request_id', '=', 'request.id'),
          )
          .where('open_identity.identity_index', 'in', indexes.documents)
          .execute()
  const byNames = await sameNameQuery(reader, indexes).selectAll('request').execute()
  return [...new Map([...byDocument, ...byNames].map((row) => [row.id, row])).values()]
}

/** Releases the locks of all applicants of a request, so that they can apply again. */
export const unlockApplicants = async (
  trx: Trx,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
): Promise<void> => {
  await trx.deleteFrom('open_identity').where('office_id', '=', office_id).where('request_id', '=', id).execute()
  await trx.deleteFrom('open_person').where('office_id', '=', office_id).where('request_id', '=', id).execute()
}

/** Releases the lock of one applicant. Returns whether there was one. */
export const unlockApplicant = async (trx: Trx, { officeId, requestId, personId }: PersonKey): Promise<boolean> => {
  const documents = await trx
    .deleteFrom('open_identity')
    .where((query) => query.and({ office_id: officeId, request_id: requestId, person_id: personId }))
    .returning('person_id')
    .execute()
  const names = await trx
    .deleteFrom('open_person')
    .where((query) => query.and({ office_id: officeId, person_id: personId }))
    .returning('person_id')
    .execute()
  return documents.length + names.length > 0
}

export interface KeyedApplicant {
  readonly key: PersonKey
  readonly applicant: Applicant
}

export const keyedPersons = ({ row, persons }: Pick<StoredRequest, 'row' | 'persons'>): readonly KeyedApplicant[] =>
  persons.map(({ row: { id: personId }, applicant }) => ({
    applicant,
    key: { officeId: row.office_id, requestId: row.id, personId },
  }))

/** Result of the lock of one applicant: whether it has all its numbers, and whether another applicant has its names. */
export interface ApplicantLock {
  readonly all_numbers: boolean
  readonly shares_names: boolean
}

const nameLocks = (all: readonly Indexes[]): readonly string[] => {
  const keys = all.map(({ names }) => names.readBigInt64BE(0))
  return [...new Set(keys)].sort((one, other) => (one < other ? -1 : 1)).map(String)
}

const toBytea = (index: Buffer | null) => index && `\\x${index.toString('hex')}`

/**
 * Locks names (D47) and document numbers (D30) of these persons, in order. The results are in the order of the persons. For paid
 * persons they do not matter: a newer request may have the numbers, and the names are locked in any case.
 */
export const lockApplicants = async (
  trx: Trx,
  services: WithEncryption,
  persons: readonly KeyedApplicant[],
): Promise<readonly ApplicantLock[]> => {
  const all = persons.map(({ applicant, key }) => ({ key, indexes: indexesOf(services, applicant) }))
  const list = all.map(({ key, indexes: { documents, names, certificate, passport } }) => ({
    office_id: key.officeId,
    request_id: key.requestId,
    person_id: key.personId,
    documents: documents.map(toBytea),
    names: toBytea(names),
    certificate: toBytea(certificate),
    passport: toBytea(passport),
  }))
  const locks = nameLocks(all.map(({ indexes }) => indexes))
  // The argument is computed before the function begins.
  const { rows } = await sql<ApplicantLock>`
    with locked as (select * from lock_applicants(
      (select count(pg_advisory_xact_lock(name)) from unnest(${locks}::bigint[]) name), ${JSON.stringify(list)}::json))
    select * from locked`.execute(trx)
  return rows
}

/** Whether all these document numbers are locked for this person. */
const ownsDocuments = async (trx: Trx, { documents }: Indexes, { personId }: PersonKey): Promise<boolean> => {
  const holders = await trx
    .selectFrom('open_identity')
    .select('person_id')
    .where('identity_index', 'in', documents)
    .execute()
  return holders.every(({ person_id }) => person_id === personId)
}

/**
 * D47: whether another request of this person, or this request again, blocks this one. The phone is that of the first person, who
 * has the numbers by SMS: a stranger cannot block a person by adding them to a group.
 */
const isNameTaken = async (
  trx: Trx,
  services: WithEncryption,
  applicant: Applicant,
  identity: Indexes,
  key: PersonKey,
): Promise<boolean> => {
  await sendWrites(trx)
  const { phoneNumber } = applicant.personal
  const indexes = phoneIndexes(services, phoneNumber)
  /** Compares the number as well, because a stranger's number can have the index that version 0.1 gave to a number abroad. */
  const hasPhone = (notified: Parameters<typeof applicantOf>[1] & Pick<Row<'request_person'>, 'phone_index'>) =>
    indexes.some((index) => index.equals(notified.phone_index)) &&
    isSamePhone(applicantOf(services, notified).personal.phoneNumber, phoneNumber)
  const sameName = await sameNameQuery(trx, identity)
    .innerJoin('request as own', (join) => join.on('own.office_id', '=', key.officeId).on('own.id', '=', key.requestId))
    .innerJoin('request_person as notified', (join) =>
      join
        .onRef('notified.office_id', '=', 'request.office_id')
        .onRef('notified.request_id', '=', 'request.id')
        .on('notified.position', '=', 1),
    )
    .where('open_person.person_id', '!=', key.personId)
    .select(['request_person.id', 'request_person.request_id', 'request_person.applicant'])
    .select(['request.status', 'request.session_id', 'request.account_id', 'notified.phone_index'])
    .select(['notified.id as notified_id', 'notified.applicant as notified_applicant'])
    .select(['own.session_id as own_session', 'own.account_id as own_account'])
    .execute()
  return sameName.some(
    (found) =>
      blocksSecondRequest({
        status: found.status,
        sameSession: found.session_id === found.own_session,
        sameAccount: found.account_id !== null && found.account_id === found.own_account,
        samePhone: hasPhone({ ...found, id: found.notified_id, applicant: found.notified_applicant }),
      }) && isSamePerson(applicantOf(services, found), applicant, found.request_id === key.requestId),
  )
}

/** Serializes submissions of the same persons until the transaction ends. One call for a whole group, which sorts the locks. */
export const lockNames = async (
  trx: Trx,
  services: WithEncryption,
  applicants: readonly Applicant[],
): Promise<void> => {
  const locks = nameLocks(applicants.map((applicant) => indexesOf(services, applicant)))
  await sql`select pg_advisory_xact_lock(name) from unnest(${locks}::bigint[]) name`.execute(trx)
}

/** Whether a locked applicant has no other open request at any office. Otherwise releases its locks. */
export const hasNoOpenRequest = async (
  trx: Trx,
  services: WithEncryption,
  { applicant, key }: KeyedApplicant,
  lock: ApplicantLock | undefined,
): Promise<boolean> => {
  // Most applicants share their names with no one, and the database needs most of its time to plan the joins of `isNameTaken`.
  if (lock?.all_numbers && !lock.shares_names) return true
  const indexes = indexesOf(services, applicant)
  const isFree =
    (lock?.all_numbers || (await ownsDocuments(trx, indexes, key))) &&
    !(lock?.shares_names !== false && (await isNameTaken(trx, services, applicant, indexes, key)))
  if (!isFree) await unlockApplicant(trx, key)
  return isFree
}

/** Locks the applicant, with the names. Of several, call `lockNames` first. Returns false if the person has an open request. */
export const lockApplicant = async (
  trx: Trx,
  services: WithEncryption,
  applicant: Applicant,
  key: PersonKey,
): Promise<boolean> => {
  const person = { applicant, key }
  const [lock] = await lockApplicants(trx, services, [person])
  return hasNoOpenRequest(trx, services, person, lock)
}

/** D47: whether another request of one of these persons has been paid: the first payment counts. */
export const isPaidElsewhere = async (
  trx: Trx,
  services: WithEncryption,
  request: Pick<Row<'request'>, 'id'>,
  applicants: readonly Applicant[],
): Promise<boolean> => {
  for (const applicant of applicants) {
    const paid = await sameNameQuery(trx, indexesOf(services, applicant))
      .where('request.id', '!=', request.id)
      .where('request.status', '=', 'paymentCompleted')
      .select(['request_person.id', 'request_person.applicant'])
      .execute()
    if (paid.some((found) => isSamePerson(applicantOf(services, found), applicant))) return true
  }
  return false
}
