import type { Applicant, IsoDate } from '@invea/domain'
import { phoneKey } from '@invea/domain/applicant'
import { type NewRequest, personStatusOf, submittedStatus } from '@invea/domain/application'
import type { Etb } from '@invea/domain/fees'
import type { Row } from '../platform/database/schema.gen.ts'
import { type Trx, writeBeforeCommit } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { insertFamily } from './family.ts'
import { newApplicationNumber, newConfirmationNumber, numberRow } from './request-numbers.ts'
import type { StoredApplicant } from './request-reader.ts'

export interface RequestFrame extends Omit<NewRequest, 'applicants' | 'appointmentIds'> {
  readonly id: number
  readonly sessionId: number
  readonly accountId: number | null
  readonly applicants: number
  readonly deliveryDate: IsoDate
  readonly today: IsoDate
  readonly heldUntil: Date
  /** Whole ETB. Only for Origin ID requests (R4). */
  readonly baseFee?: Etb | undefined
  /** True if no operator has set the fee. */
  readonly isSampleFee: boolean
  readonly now: Date
}

/** Stores the request and its encrypted confirmation number before the commit. Returns the number. */
export const insertRequest = async (trx: Trx, services: WithEncryption, frame: RequestFrame): Promise<string> => {
  const confirmationNumber = newConfirmationNumber()
  const { id, officeId, now } = frame
  const number = { kind: 'confirmation', number: confirmationNumber, officeId, requestId: id, targetId: id } as const
  await writeBeforeCommit(
    trx,
    trx.insertInto('request').values({
      office_id: officeId,
      id,
      session_id: frame.sessionId,
      account_id: frame.accountId,
      mode: frame.mode,
      urgent_days: frame.urgentDays ?? null,
      request_type: frame.requestType,
      replacement_reason: frame.replacementReason ?? null,
      origin_id_type: frame.originIdApplicantType ?? null,
      base_fee: frame.baseFee ?? null,
      sample_fee: frame.isSampleFee,
      // A §3: a status sent by a client is ignored.
      status: submittedStatus,
      delivery_site_id: frame.deliverySiteId ?? null,
      applicants: frame.applicants,
      confirmation_number: services.encryption.encrypt(confirmationNumber, encryptionContext.request(id)),
      language: frame.language,
      delivery_date: frame.deliveryDate,
      submitted_on: frame.today,
      held_until: frame.heldUntil,
      created_at: now,
      changed_at: now,
    }),
  )
  await writeBeforeCommit(trx, trx.insertInto('number_directory').values(numberRow(services, number)))
  return confirmationNumber
}

interface StoredNumbers {
  readonly personId: number
  readonly applicationNumber: string
}

const columnsOf = ({ encryption }: WithEncryption, personId: number, applicant: StoredApplicant) => ({
  under18: applicant.personal.under18,
  correction_type: applicant.passport.correctionType ?? null,
  applicant: encryption.encryptJson(applicant, encryptionContext.person(personId)),
  phone_index: encryption.blindIndex('phone', phoneKey(applicant.personal.phoneNumber)),
})

/** Stores a changed applicant, encrypted, without the family. */
export const updatePerson = async (
  trx: Trx,
  services: WithEncryption,
  { office_id, id }: Pick<Row<'request_person'>, 'office_id' | 'id'>,
  { applicant, now }: { readonly applicant: StoredApplicant; readonly now: Date },
): Promise<void> => {
  await trx
    .updateTable('request_person')
    .set({ ...columnsOf(services, id, applicant), changed_at: now })
    .where((query) => query.and({ office_id, id }))
    .execute()
}

/** Stores one applicant of a request before the commit, encrypted, under a new application number. */
export const insertPerson = async (
  trx: Trx,
  services: WithEncryption,
  person: {
    readonly officeId: number
    readonly requestId: number
    /** A new one if absent. */
    readonly personId?: number
    readonly position: number
    readonly applicant: Applicant
    readonly now: Date
  },
): Promise<StoredNumbers> => {
  const { officeId, requestId, personId = newId(officeId), position, now } = person
  const { family, ...applicant } = person.applicant
  const applicationNumber = newApplicationNumber()
  const number = { kind: 'application', number: applicationNumber, officeId, requestId, targetId: personId } as const
  await writeBeforeCommit(
    trx,
    trx.insertInto('request_person').values({
      office_id: officeId,
      id: personId,
      request_id: requestId,
      position,
      application_number: applicationNumber,
      status: personStatusOf[submittedStatus],
      ...columnsOf(services, personId, applicant),
      created_at: now,
      changed_at: now,
    }),
  )
  await writeBeforeCommit(trx, trx.insertInto('number_directory').values(numberRow(services, number)))
  await insertFamily(trx, services, { officeId, personId, from: 0 }, family)
  return { personId, applicationNumber }
}
