import type { AppContext, Trx } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { StoredRequest } from '../requests/request-reader.ts'
import { formatAppointment } from './format-date-time.ts'
import type { Sender } from './message-limits.ts'
import type { MessageKind, MessageParams } from './messages.ts'
import { type Posting, postMessage } from './post-message.ts'

/** What every message about a request can say of it, in the applicant's language. */
export const messageFacts = (
  { row, persons, appointmentRows }: StoredRequest,
  snapshot: MasterSnapshot,
  { helpLine }: Pick<AppContext['env'], 'helpLine'>,
) => {
  const [first] = persons
  const office = snapshot.offices.get(row.office_id)
  const slot = snapshot.slotsOf.get(row.office_id)?.find(({ id }) => id === appointmentRows[0]?.slot_id)
  const date = appointmentRows[0]?.day ?? row.delivery_date ?? row.submitted_on
  const when = formatAppointment(row.language, { date, slot })
  return {
    name: first?.applicant.personal.firstName ?? '',
    number: first?.row.application_number ?? '',
    helpLine,
    occasion: row.request_type === 'new' ? ('appointment' as const) : ('delivery' as const),
    when: when.short,
    whenLong: when.long,
    office: office?.name[row.language] ?? '',
  }
}

/**
 * Leaves a message to the first applicant of a request, who is the one that asked: by SMS, and by e-mail where there is an address.
 * `occasion` makes the message one of its kind.
 */
export const notify = async <Kind extends MessageKind>(
  trx: Trx,
  services: Pick<AppContext, 'encryption' | 'env'>,
  stored: StoredRequest,
  message: {
    readonly kind: Kind
    readonly params: MessageParams[Kind]
    readonly occasion: string | number
    readonly now: Date
    readonly sender: Sender
  },
): Promise<void> => {
  const personal = stored.persons[0]?.applicant.personal
  if (!personal) return
  await postMessage(trx, services, {
    kind: message.kind,
    params: message.params,
    language: stored.row.language,
    // Messages about requests all have a text for an SMS.
    to: { phone: personal.phoneNumber, email: personal.email } as Posting<Kind>['to'],
    officeId: stored.row.office_id,
    requestId: stored.row.id,
    occasion: String(message.occasion),
    now: message.now,
    sender: message.sender,
  })
}
