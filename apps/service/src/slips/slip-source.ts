import type { Language } from '@invea/domain'
import type { PersonalDetail } from '@invea/domain/applicant'
import { hasAppointment } from '@invea/domain/application'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { cancelSmsNumberOf } from '../requests/application-of.ts'
import { documentName } from '../requests/documents.ts'
import type { StoredRequest } from '../requests/request-reader.ts'
import type { SlipSource } from './slip-content.ts'
import type { SlipFacts } from './slip-signature.ts'

/** A slip exists for a paid request that has its place. */
export interface PaidRequest {
  readonly stored: StoredRequest
  readonly order: Row<'payment_order'>
}

export const findPaid = (stored: StoredRequest): PaidRequest | undefined => {
  const order = stored.orders.find(({ state }) => state === 'paid')
  const ready = stored.row.status === 'paymentCompleted' && stored.appointmentRows.length > 0
  return order && ready ? { stored, order } : undefined
}

const slotsOf = ({ stored: { appointmentRows } }: PaidRequest, snapshot: MasterSnapshot) => {
  const slots = appointmentRows.flatMap(
    (row) => snapshot.slotsOf.get(row.office_id)?.filter(({ id }) => id === row.slot_id) ?? [],
  )
  const [first] = slots
  // A group over neighbouring slots comes at the first and is done by the last.
  return first && { startTime: first.startTime, endTime: slots.at(-1)?.endTime ?? first.endTime }
}

/** What the barcode vouches for. */
export const slipFactsOf = (paid: PaidRequest, snapshot: MasterSnapshot, now: Date): SlipFacts => {
  const { row, appointmentRows, persons } = paid.stored
  const slot = slotsOf(paid, snapshot)
  return {
    applicationNumbers: persons.map((person) => person.row.application_number),
    officeId: row.office_id,
    occasion: hasAppointment({ type: row.request_type, mode: row.mode }) ? 'appointment' : 'delivery',
    date: appointmentRows[0]?.day ?? row.submitted_on,
    from: slot?.startTime,
    to: slot?.endTime,
    issuedAt: Math.floor(now.getTime() / 1000),
  }
}

/** In Latin letters, and in Ge'ez letters where there are any: a foreign national may have none. */
const fullNameOf = (personal: PersonalDetail): string => {
  const latin = [personal.firstName, personal.fatherName, personal.grandfatherName].join(' ')
  const geez = [personal.geezFirstName, personal.geezFatherName, personal.geezGrandfatherName].join(' ').trim()
  return geez === '' ? latin : `${latin} (${geez})`
}

export interface SlipReader {
  readonly services: Pick<PlatformContext, 'encryption' | 'env'>
  readonly snapshot: MasterSnapshot
  /** The reader's; that of the request when absent. */
  readonly language?: Language | undefined
  readonly now: Date
}

/** What the printed slip says. */
export const slipSourceOf = (paid: PaidRequest, reader: SlipReader): SlipSource => {
  const { services, snapshot, language } = reader
  const { row, appointmentRows, persons } = paid.stored
  const office = snapshot.offices.get(row.office_id)
  if (!office) throw new Error(`office ${row.office_id} has requests and is not in the master data`)
  const documents = new Map(
    persons.flatMap(({ attachments }) =>
      attachments.flatMap(({ attachment_type_id }) => {
        const name = documentName(attachment_type_id, snapshot)
        return name ? [[attachment_type_id, name] as const] : []
      }),
    ),
  )
  return {
    language: language ?? row.language,
    requestType: row.request_type,
    hasAppointment: hasAppointment({ type: row.request_type, mode: row.mode }),
    persons: persons.map(({ row: person, applicant: { personal } }) => ({
      fullName: fullNameOf(personal),
      applicationNumber: person.application_number,
      under18: personal.under18,
    })),
    confirmationNumber: services.encryption
      .decrypt(row.confirmation_number, encryptionContext.request(row.id))
      .toString(),
    day: appointmentRows[0]?.day ?? row.delivery_date ?? row.submitted_on,
    slot: slotsOf(paid, snapshot),
    deliveryDate: row.delivery_date ?? undefined,
    office,
    deliverySite: office.deliverySites.find(({ id }) => id === row.delivery_site_id),
    documents: [...documents.values()],
    orderCode: paid.order.order_code,
    amount: paid.order.amount,
    helpLine: services.env.helpLine,
    cancelSmsNumber: cancelSmsNumberOf(paid.stored, reader),
  }
}
