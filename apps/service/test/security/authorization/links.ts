import type { EndpointId } from '@invea/api/contract'
import type { TestService } from '../../../src/testing/a-service.ts'
import { bearer, type Ids, type Target } from './a-target.ts'
import { sendRequest, successOf } from './exchange.ts'

/** A call whose address contains its proof (promise B5): the source of the address, and its id. */
export interface Link {
  readonly call: EndpointId
  readonly field: string
  readonly kind: 'attachment' | 'request'
  /** The current address, as the owner gets it. */
  address(service: TestService, target: Target): Promise<string>
}

const slip = (name: 'pdfUrl' | 'calendarUrl'): Link['address'] => {
  return async ({ url }, { client, ids }) => {
    const response = await sendRequest(url, 'getSlip', { query: { requestId: ids.request } }, bearer(client))
    return successOf('getSlip', response)[name]
  }
}

const document: Link['address'] = async ({ url }, { client, ids }) => {
  const response = await sendRequest(url, 'getRequest', { query: { requestId: ids.request } }, bearer(client))
  const stored = successOf('getRequest', response).persons.flatMap(({ attachments }) => attachments ?? [])
  return stored.find(({ attachmentId }) => attachmentId === ids.attachment)?.url ?? ''
}

export const links: readonly Link[] = [
  { call: 'getAttachment', field: 'query.attachmentId', kind: 'attachment', address: document },
  { call: 'getSlipPdf', field: 'query.requestId', kind: 'request', address: slip('pdfUrl') },
  { call: 'getSlipCalendar', field: 'query.requestId', kind: 'request', address: slip('calendarUrl') },
]

/** The same address with another id. */
export const withId = (address: string, { field, kind }: Link, ids: Ids): string => {
  const url = new URL(address)
  url.searchParams.set(field.replace('query.', ''), String(ids[kind]))
  return url.toString()
}
