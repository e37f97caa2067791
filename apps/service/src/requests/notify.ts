import type { Applicant } from '@invea/domain'
import { internationalPhone } from '@invea/domain/applicant'
import { hasAppointment } from '@invea/domain/application'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Sender } from '../messages/message-limits.ts'
import type { MessageKind, MessageParams } from '../messages/messages.ts'
import { formatAppointment, formatDateTime } from '../messages/messages.ts'
import { type Posting, postMessage } from '../messages/post-message.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { isErased } from './request-numbers.ts'

/** The parts of a request that its messages need, so that a new request is not read again. */
export interface MessageSubject {
  readonly row: Pick<
    Row<'request'>,
    'office_id' | 'id' | 'language' | 'request_type' | 'origin_id_type' | 'mode' | 'delivery_date' | 'submitted_on'
  >
  /** Ordered by `part_index`. */
  readonly appointmentRows: readonly Pick<Row<'appointment'>, 'slot_id' | 'day'>[]
  readonly persons: readonly {
    readonly row: Pick<Row<'request_person'>, 'id' | 'application_number'>
    readonly applicant: Pick<Applicant, 'personal'>
  }[]
}

/** The first person whose data is not erased, who gets the messages. */
export const contactOf = <Person extends Parameters<typeof isErased>[0]>(stored: {
  readonly persons: readonly Person[]
}): Person | undefined => stored.persons.find((person) => !isErased(person))

/** The data of a request for its messages, in the applicant's language. */
export const messageFacts = (
  stored: MessageSubject,
  snapshot: Pick<MasterSnapshot, 'offices' | 'slotsOf'>,
  { helpLine, passportUrl, originIdUrl }: Pick<PlatformContext['env'], 'helpLine' | 'passportUrl' | 'originIdUrl'>,
) => {
  const { row, appointmentRows } = stored
  const first = contactOf(stored)
  const office = snapshot.offices.get(row.office_id)
  const slot = snapshot.slotsOf.get(row.office_id)?.find(({ id }) => id === appointmentRows[0]?.slot_id)
  const date = appointmentRows[0]?.day ?? row.delivery_date ?? row.submitted_on
  const when = formatAppointment(row.language, { date, slot })
  return {
    name: first?.applicant.personal.firstName ?? '',
    number: first?.row.application_number ?? '',
    helpLine,
    portal: row.origin_id_type === null ? passportUrl : originIdUrl,
    occasion: hasAppointment({ type: row.request_type, mode: row.mode })
      ? ('appointment' as const)
      : ('delivery' as const),
    isUrgent: row.mode === 'urgent',
    when: when.short,
    whenLong: when.long,
    office: office?.name[row.language] ?? '',
  }
}

/** A moment until which the applicants of a request can act, for the reader of its messages. */
export const formatDeadline = (stored: MessageSubject, moment: Date): string =>
  formatDateTime(stored.row.language, moment, contactOf(stored)?.applicant.personal.phoneNumber ?? '')

/** Adds a message to the first applicant of a request who is not erased, by SMS and to an e-mail address. One for each `occasion`. */
export const notify = async <Kind extends MessageKind>(
  trx: Trx,
  services: Pick<PlatformContext, 'encryption' | 'env'>,
  stored: MessageSubject,
  message: {
    readonly kind: Kind
    readonly params: MessageParams[Kind]
    readonly occasion: string | number
    readonly now: Date
    /** The service if absent. */
    readonly sender?: Sender
    /** Gets another message about it, so no second SMS. */
    readonly informedPhone?: string | undefined
  },
): Promise<void> => {
  const personal = contactOf(stored)?.applicant.personal
  if (!personal) return
  const isInformed = internationalPhone(personal.phoneNumber) === internationalPhone(message.informedPhone ?? '')
  await postMessage(trx, services, {
    kind: message.kind,
    params: message.params,
    language: stored.row.language,
    // Every message about a request has an SMS text.
    to: { phone: isInformed ? '' : personal.phoneNumber, email: personal.email } as Posting<Kind>['to'],
    officeId: stored.row.office_id,
    requestId: stored.row.id,
    occasion: String(message.occasion),
    now: message.now,
    sender: message.sender ?? 'service',
  })
}
