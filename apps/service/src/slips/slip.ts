import type { SlipLinks } from '@invea/api/wire'
import type { Language, Result } from '@invea/domain'
import { type Barcode, hasAppointment } from '@invea/domain/application'
import { toBuffer } from 'bwip-js/node'
import { openLink } from '../accounts/open-link.ts'
import type { Caller } from '../platform/caller.ts'
import { type LinkProof, signedAddress } from '../platform/links.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { Handler, RawResponse, RequestContext, Routes } from '../platform/request-context.ts'
import { findAuthorizedRequest } from '../requests/authorized-request.ts'
import { readRequest } from '../requests/request-reader.ts'
import { slipCalendar } from './slip-calendar.ts'
import { slipContent } from './slip-content.ts'
import { findPaid, type PaidRequest, slipFactsOf, slipSourceOf } from './slip-source.ts'

/** Error level M survives damage to a seventh of the picture; the quiet zone is part of it. */
const look = { bcid: 'qrcode', eclevel: 'M', scale: 4, padding: 4, backgroundcolor: 'FFFFFF' } as const

/** The barcode as a PNG. A QR code: every telephone and office scanner reads it. */
export const barcodeImage = (text: string): Promise<Buffer> => toBuffer({ ...look, text })

/** An own request that is paid; `notAllowed` until it is. */
const ownPaid = async (
  { services, now }: RequestContext,
  caller: Caller,
  requestId: number,
): Promise<Result<PaidRequest, Refusal>> => {
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  const paid = findPaid(await readRequest(services.db, services, request))
  return paid ? done(paid) : refused('notAllowed')
}

/** GetBarCode (B §7): the signed barcode of a paid request. */
const barcode: Handler<{ readonly requestId: number }, Barcode> = async (context, { requestId }) => {
  const { services, caller, now } = context
  const paid = await ownPaid(context, caller, requestId)
  if (!paid.ok) return paid
  const data = services.slips.sign(slipFactsOf(paid.value, await services.master.snapshot(), now))
  return done({ image: (await barcodeImage(data)).toString('base64'), data })
}

/** GetSlip: addresses of the printable slip and its calendar entry; they live five minutes. */
const slipLinks: Handler<{ readonly requestId: number }, SlipLinks> = async (context, { requestId }) => {
  const { services, caller, language, now } = context
  const paid = await ownPaid(context, caller, requestId)
  if (!paid.ok) return paid
  const address = (kind: 'slip' | 'calendar') =>
    signedAddress(services, { kind, id: requestId }, caller.sessionId, now, language)
  return done({ pdfUrl: address('slip'), calendarUrl: address('calendar') })
}

const attached = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
})

type Linked = LinkProof & { readonly requestId: number; readonly language?: Language | undefined }

/** The slip as a PDF, behind its signed link. */
const slipAsPdf: Handler<Linked, RawResponse> = async (context, input) => {
  const { services, now } = context
  const caller = await openLink(context, { kind: 'slip', id: input.requestId }, input)
  const paid = caller && (await ownPaid(context, caller, input.requestId))
  if (!paid?.ok) return refused('notFound')
  const snapshot = await services.master.snapshot()
  const image = await barcodeImage(services.slips.sign(slipFactsOf(paid.value, snapshot, now)))
  const content = slipContent(slipSourceOf(paid.value, { services, snapshot, language: input.language, now }))
  const pdf = await services.workers.run('slipPdf', { content, barcode: image, made: now })
  const body = Buffer.from(pdf)
  return done({ contentType: 'application/pdf', body, headers: attached('slip.pdf') })
}

/** The appointment as a calendar entry, behind its signed link. */
const slipAsCalendar: Handler<Linked, RawResponse> = async (context, input) => {
  const { services, now } = context
  const caller = await openLink(context, { kind: 'calendar', id: input.requestId }, input)
  const paid = caller && (await ownPaid(context, caller, input.requestId))
  if (!paid?.ok) return refused('notFound')
  const snapshot = await services.master.snapshot()
  const source = slipSourceOf(paid.value, { services, snapshot, language: input.language, now })
  const { row, appointmentRows } = paid.value.stored
  const date = appointmentRows[0]?.day
  if (!date || !source.slot) return refused('notFound')
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
  return done({ contentType: 'text/calendar; charset=utf-8', body, headers: attached('appointment.ics') })
}

export const slipRoutes: Routes<'getBarcode' | 'getSlip' | 'getSlipPdf' | 'getSlipCalendar'> = {
  getBarcode: (context, { query }) => barcode(context, query),
  getSlip: (context, { query }) => slipLinks(context, query),
  getSlipPdf: (context, { query }) => slipAsPdf(context, query),
  getSlipCalendar: (context, { query }) => slipAsCalendar(context, query),
}
