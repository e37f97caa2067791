import { allEndpoints, type Endpoint, type EndpointId, type ResourceGuard } from '@invea/api/contract'
import { isoDate } from '@invea/domain'
import { aFamilyMember, aNewRequest } from '@invea/domain/testing'
import type { Parts } from '../../../src/testing/a-client.ts'
import { type Ids, officeId, photo, type Target } from './a-target.ts'
import { samplePerson } from './sample-person.ts'

/** One position of an id in a request. The rest of the request is valid. */
export interface Row {
  readonly call: EndpointId
  /** The position as in `idFieldsOf`. */
  readonly field: string
  readonly kind: ResourceGuard['kind']
  /** `ids` are those under test, `own` those of the caller. */
  send(ids: Ids, own: Target): Parts
}

type Rest = (ids: Ids, own: Target) => object

let moves = 0
/** Valid input in addition to the guarded id, for calls that need more than the id. */
const rest: Readonly<Partial<Record<EndpointId, Rest>>> = {
  addPerson: (_, { nationalityId }) => ({ appointmentIds: [], applicants: [samplePerson(nationalityId)] }),
  submitRequest: (_, { nationalityId, deliverySiteId }) =>
    aNewRequest({ officeId, deliverySiteId, applicants: [samplePerson(nationalityId)] }),
  updateRequest: ({ requestPerson }, { nationalityId }) => ({
    mode: 'normal',
    requestType: 'new',
    applicants: [{ personId: requestPerson, applicant: samplePerson(nationalityId) }],
  }),
  // Each caller moves to another slot than the one before.
  rescheduleAppointment: () => {
    moves += 1
    return { date: isoDate('2026-12-02'), slotId: moves % 2 ? 3 : 4 }
  },
  orderRequest: () => ({ optionId: 4 }),
  addFamily: () => ({ members: [aFamilyMember()] }),
  copyAttachment: (_, { ids, attachmentTypeId }) => ({
    personRequestId: ids.requestPerson,
    attachmentTypeId,
    attachmentId: ids.attachment,
  }),
}

const named = ({ name, kind }: ResourceGuard, ids: Ids) => ({ [name]: name.endsWith('Ids') ? [ids[kind]] : ids[kind] })

const partsOf = (call: EndpointId, guard: ResourceGuard, ids: Ids, own: Target): Parts => {
  const value = { ...rest[call]?.(ids, own), ...named(guard, ids) }
  if (guard.in === 'query') return { query: value }
  if (guard.in === 'body') return { body: value }
  return { fields: value, files: { [own.attachmentTypeId]: photo } }
}

/** The position of a guard on the wire. In a plain list every entry has the field. */
const fieldOf = (call: EndpointId, { in: part, name }: ResourceGuard): string =>
  `${part}.${call === 'addFamily' ? '[].' : ''}${name}`

/** One row for each guard of the contract. */
export const guarded: readonly Row[] = Object.values<Endpoint>(allEndpoints).flatMap((declared) => {
  const call = declared.id as EndpointId
  return (declared.guards ?? []).map((guard) => ({
    call,
    field: fieldOf(call, guard),
    kind: guard.kind,
    send: (ids: Ids, own: Target) => partsOf(call, guard, ids, own),
  }))
})

/** Ids inside a call about the caller's own data. */
export const inside: readonly Row[] = [
  {
    call: 'updateRequest',
    field: 'body.applicants[].personId',
    kind: 'requestPerson',
    send: (ids, own) => ({ body: { ...rest.updateRequest?.(ids, own), requestId: own.ids.request } }),
  },
  {
    call: 'uploadChangeAttachment',
    field: 'files.attachmentId',
    kind: 'attachment',
    send: (ids, own) => ({ fields: { personRequestId: own.ids.requestPerson }, files: { [ids.attachment]: photo } }),
  },
]

const update = (ids: Ids, own: Target) => rest.updateRequest?.(ids, own)

/** Printed numbers that give no access by themselves, nor together with another applicant's numbers. */
export const numbers: readonly Row[] = [
  {
    call: 'updateRequest',
    field: 'body.confirmationNumber',
    kind: 'request',
    send: (ids, own) => ({
      body: { ...update(ids, own), requestId: ids.request, confirmationNumber: ids.confirmationNumber },
    }),
  },
  ...(['applicationNumber', 'confirmationNumber'] as const).flatMap((number): readonly Row[] => {
    // The numbers do not belong together, because the other one is the caller's own.
    const pair = (ids: Ids, own: Target) => ({
      applicationNumber: own.ids.applicationNumber,
      confirmationNumber: own.ids.confirmationNumber,
      [number]: ids[number],
    })
    return [
      {
        call: 'getByApplicationNumber',
        field: `query.${number}`,
        kind: 'request',
        send: (ids, own) => ({ query: pair(ids, own) }),
      },
      {
        call: 'findByApplicationNumber',
        field: `body.${number}`,
        kind: 'request',
        send: (ids, own) => ({ body: pair(ids, own) }),
      },
    ]
  }),
]
