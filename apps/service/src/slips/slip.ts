import type { IsoDate, Language, Result } from '@invea/domain'
import type { PersonalDetail } from '@invea/domain/applicant'
import { hasAppointment, slipPurpose } from '@invea/domain/application'
import type { Slot } from '@invea/domain/appointment'
import { documentsToBring } from '@invea/domain/attachments'
import { momentInAddis } from '@invea/domain/calendar'
import { translate } from '@invea/locales/catalogue'
import { toBuffer } from 'bwip-js/node'
import ical, { ICalAlarmType } from 'ical-generator'
import { openLink } from '../accounts/session-grant.ts'
import type { EndpointHandler, RequestContext, Routes } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Caller } from '../platform/caller.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { signedAddress } from '../platform/links.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { WorkerPoolError } from '../platform/worker-pool.ts'
import { cancelSmsNumberOf } from '../requests/application-of.ts'
import { findAuthorizedRequest } from '../requests/authorized-request.ts'
import { requiredFor } from '../requests/documents.ts'
import { correctionOf, countedEventsOf } from '../requests/request-events.ts'
import { confirmationNumberOf, readRequest, type StoredRequest } from '../requests/request-reader.ts'
import { type SlipSource, slipContent } from './slip-content.ts'
import type { SlipFacts } from './slip-signature.ts'

/** A paid request with its appointment. Other requests have no slip. */
interface PaidRequest {
  readonly stored: StoredRequest
  readonly order: Row<'payment_order'>
}

const findPaid = (stored: StoredRequest): PaidRequest | undefined => {
  const order = stored.orders.find(({ state }) => state === 'paid')
  const ready = stored.row.status === 'paymentCompleted' && stored.appointmentRows.length > 0
  return order && ready ? { stored, order } : undefined
}

const slotsOf = ({ stored: { appointmentRows } }: PaidRequest, snapshot: MasterSnapshot) => {
  const slots = appointmentRows.flatMap(
    (row) => snapshot.slotsOf.get(row.office_id)?.filter(({ id }) => id === row.slot_id) ?? [],
  )
  const [first] = slots
  // A group in several slots has one period, from its first slot to its last.
  return first && { startTime: first.startTime, endTime: slots.at(-1)?.endTime ?? first.endTime }
}

/** The data that the barcode contains. */
const slipFactsOf = (paid: PaidRequest, snapshot: MasterSnapshot, now: Date): SlipFacts => {
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

/** The name in Latin letters, and in Ge'ez letters if there are any. A foreign national may have none. */
const fullNameOf = (personal: PersonalDetail): string => {
  const latin = [personal.firstName, personal.fatherName, personal.grandfatherName].join(' ')
  const geez = [personal.geezFirstName, personal.geezFatherName, personal.geezGrandfatherName].join(' ').trim()
  return geez === '' ? latin : `${latin} (${geez})`
}

interface SlipReader {
  readonly services: Pick<PlatformContext, 'encryption' | 'env'>
  readonly snapshot: MasterSnapshot
  /** The reader's language. Default: that of the request. */
  readonly language?: Language | undefined
  readonly now: Date
}

const slipSourceOf = (paid: PaidRequest, reader: SlipReader): SlipSource => {
  const { services, snapshot, language } = reader
  const { row, appointmentRows, persons } = paid.stored
  const office = snapshot.offices.get(row.office_id)
  if (!office) throw new Error(`office ${row.office_id} has requests and is not in the master data`)
  const documents = documentsToBring(
    persons.map((person) => ({
      attachments: person.attachments.map(({ attachment_type_id }) => ({ attachmentTypeId: attachment_type_id })),
      requiredAttachments: requiredFor(row, person.applicant, snapshot, correctionOf(paid.stored, person)?.fields),
    })),
  )
  const kind = { type: row.request_type, mode: row.mode }
  const visits = {
    persons: persons.map(({ row: { application_number, notified } }) => ({
      applicationNumber: application_number,
      notified,
    })),
    events: countedEventsOf(paid.stored, reader),
  }
  return {
    language: language ?? row.language,
    requestType: row.request_type,
    hasAppointment: hasAppointment(kind),
    // An old link can still open the slip of applicants who no longer come: it shows what they paid for.
    purpose: slipPurpose({ ...kind, ...visits }) ?? (hasAppointment(kind) ? 'appointment' : 'collection'),
    isUrgent: row.mode === 'urgent',
    urgentDays: row.urgent_days ?? undefined,
    originIdApplicantType: row.origin_id_type ?? undefined,
    persons: persons.map(({ row: person, applicant: { personal } }) => ({
      fullName: fullNameOf(personal),
      applicationNumber: person.application_number,
      under18: personal.under18,
    })),
    confirmationNumber: confirmationNumberOf(services, row),
    day: appointmentRows[0]?.day ?? row.delivery_date ?? row.submitted_on,
    slot: slotsOf(paid, snapshot),
    deliveryDate: row.delivery_date ?? undefined,
    office,
    deliverySite: office.deliverySites.find(({ id }) => id === row.delivery_site_id),
    documents: documents.map(({ name }) => name),
    orderCode: paid.order.order_code,
    amount: paid.order.amount,
    helpLine: services.env.helpLine,
    cancelSmsNumber: cancelSmsNumberOf(paid.stored, reader),
  }
}

/** In seconds. */
const hour = 3600
const day = 24 * hour

interface CalendarSource {
  readonly language: Language
  /** False if the day is the day of collection. */
  readonly hasAppointment: boolean
  readonly date: IsoDate
  /** Undefined for an urgent appointment, which is an entry of the whole day (B §4). */
  readonly slot: Pick<Slot, 'startTime' | 'endTime'> | undefined
  readonly location: string
  readonly applicationNumbers: readonly string[]
  /** The same id for each version of an appointment, so that a new version replaces it in the calendar. */
  readonly id: string
}

/** The appointment as an iCalendar file in UTC: some calendars read a time with a zone name as local time. */
export const slipCalendar = (
  { language, hasAppointment, date, slot, location, applicationNumbers, id }: CalendarSource,
  now: Date,
): string => {
  const calendar = ical({ prodId: { company: 'INVEA', product: 'portals', language: language.toUpperCase() } })
  calendar.createEvent({
    id,
    stamp: now,
    ...(slot
      ? { start: new Date(momentInAddis(date, slot.startTime)), end: new Date(momentInAddis(date, slot.endTime)) }
      : { start: new Date(date), allDay: true }),
    summary: [
      translate(language, 'application', hasAppointment ? 'visit.appointment' : 'visit.collection'),
      translate(language, 'shell', 'agency'),
    ].join(': '),
    location,
    description: [
      `${translate(language, 'status', 'label.applicationNumber')}: ${applicationNumbers.join(', ')}`,
      ...(slot || !hasAppointment ? [] : [translate(language, 'application', 'visit.noTime')]),
      translate(language, 'application', hasAppointment ? 'next.appointment' : 'next.collection'),
    ].join('\n'),
    // One day before, and three hours before. A whole day begins at midnight: at six o'clock in the evening before.
    alarms: (slot ? [day, 3 * hour] : [6 * hour]).map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  })
  return calendar.toString()
}

/** Error level M tolerates damage to a seventh of the picture. The padding is the quiet zone. */
const barcodeOptions = { bcid: 'qrcode', eclevel: 'M', scale: 4, padding: 4, backgroundcolor: 'FFFFFF' } as const

/** The barcode as a PNG: a QR code, which phones and office scanners can read. */
export const barcodeImage = (text: string): Promise<Buffer> => toBuffer({ ...barcodeOptions, text })

/** The caller's own paid request, or `notAllowed` if it is not paid. */
const findOwnPaid = async (
  { services, now }: RequestContext,
  caller: Caller,
  requestId: number,
): Promise<Result<PaidRequest, Refusal>> => {
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  const paid = findPaid(await readRequest(services.db, services, request))
  return paid ? ok(paid) : refused('notAllowed')
}

/** GetBarCode (B §7): the signed barcode of a paid request. */
const barcode: EndpointHandler<'getBarcode'> = async (context, { query: { requestId } }) => {
  const { services, caller, now } = context
  const paid = await findOwnPaid(context, caller, requestId)
  if (!paid.ok) return paid
  const data = services.slips.sign(slipFactsOf(paid.value, await services.master.snapshot(), now))
  return ok({ image: (await barcodeImage(data)).toString('base64'), data })
}

/** GetSlip: addresses of the printable slip and its calendar entry, valid for five minutes. */
const slipLinks: EndpointHandler<'getSlip'> = async (context, { query: { requestId } }) => {
  const { services, caller, language, now } = context
  const paid = await findOwnPaid(context, caller, requestId)
  if (!paid.ok) return paid
  const address = (kind: 'slip' | 'calendar') =>
    signedAddress(services, { kind, id: requestId }, caller.sessionId, now, language)
  return ok({ pdfUrl: address('slip'), calendarUrl: address('calendar') })
}

const attachmentHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
})

/** Maximum number of PDFs of one request, in all its sessions. Each uses a tenth of a second of the thread that all slips share. */
const slipLimit = { times: 30, seconds: 60 }

/** PDFs that are being drawn. A second opening of the same slip, such as that of another member of the group, waits for the first. */
const inFlight = new Map<string, Promise<Uint8Array>>()

const drawOnce = (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const started = inFlight.get(key) ?? draw().finally(() => inFlight.delete(key))
  inFlight.set(key, started)
  return started
}

/** The slip as a PDF, for a signed link. */
const slipAsPdf: EndpointHandler<'getSlipPdf'> = async (context, { query: input }) => {
  const { services, now } = context
  const caller = await openLink(context, { kind: 'slip', id: input.requestId }, input)
  const paid = caller && (await findOwnPaid(context, caller, input.requestId))
  if (!paid?.ok) return refused('notFound')
  const wait = await services.rateLimiter.take([{ key: `slip:${input.requestId}`, ...slipLimit }], now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
  const snapshot = await services.master.snapshot()
  const content = slipContent(slipSourceOf(paid.value, { services, snapshot, language: input.language, now }))
  const draw = async () => {
    const image = await barcodeImage(services.slips.sign(slipFactsOf(paid.value, snapshot, now)))
    return services.workers.run('slipPdf', { content, barcode: image, made: now }, input.requestId)
  }
  try {
    // The content is part of the key, so that a slip changed in between is drawn again.
    const pdf = await drawOnce(JSON.stringify([input.requestId, content]), draw)
    return ok({ contentType: 'application/pdf', body: Buffer.from(pdf), headers: attachmentHeaders('slip.pdf') })
  } catch (error) {
    const isBusy = error instanceof WorkerPoolError && error.reason === 'busy'
    if (isBusy) return refused('unavailable', { retryAfterSeconds: 5 })
    throw error
  }
}

/** The appointment as a calendar entry, for a signed link. */
const slipAsCalendar: EndpointHandler<'getSlipCalendar'> = async (context, { query: input }) => {
  const { services, now } = context
  const caller = await openLink(context, { kind: 'calendar', id: input.requestId }, input)
  const paid = caller && (await findOwnPaid(context, caller, input.requestId))
  if (!paid?.ok) return refused('notFound')
  const snapshot = await services.master.snapshot()
  const source = slipSourceOf(paid.value, { services, snapshot, language: input.language, now })
  const { row, appointmentRows } = paid.value.stored
  const date = appointmentRows[0]?.day
  if (!date) return refused('notFound')
  const body = slipCalendar(
    {
      language: source.language,
      hasAppointment: hasAppointment({ type: row.request_type, mode: row.mode }),
      date,
      slot: source.slot,
      location: [source.office.name[source.language], source.office.address[source.language]].join(', '),
      applicationNumbers: source.persons.map(({ applicationNumber }) => applicationNumber),
      id: services.encryption.blindIndex('calendar', String(row.id)).toString('hex').slice(0, 32),
    },
    now,
  )
  return ok({ contentType: 'text/calendar; charset=utf-8', body, headers: attachmentHeaders('appointment.ics') })
}

export const slipRoutes = {
  getBarcode: barcode,
  getSlip: slipLinks,
  getSlipPdf: slipAsPdf,
  getSlipCalendar: slipAsCalendar,
} satisfies Partial<Routes>
