import type { EndpointId } from '@invea/api/contract'
import { aFamilyMember, aNewRequest } from '@invea/domain/testing'
import type { Parts } from '../../../src/testing/a-client.ts'
import { type Ids, officeId, type Target } from './a-target.ts'
import { samplePerson } from './sample-person.ts'

/** A field that is read but gives no access. The request is valid except for another owner's id in this field. */
interface FieldWithoutAccess {
  readonly call: EndpointId
  readonly field: string
  send(ids: Ids, own: Target): Parts
}

const withFamily = (ids: Ids, { nationalityId }: Target) => ({
  ...samplePerson(nationalityId),
  family: [aFamilyMember({ id: ids.familyMember })],
})

export const fieldsWithoutAccess: readonly FieldWithoutAccess[] = [
  {
    call: 'submitRequest',
    field: 'body.applicants[].familyRequests[].id',
    send: (ids, own) => ({
      body: aNewRequest({
        officeId,
        deliverySiteId: own.deliverySiteId,
        appointmentIds: [own.ids.appointment],
        applicants: [withFamily(ids, own)],
      }),
    }),
  },
  {
    call: 'addPerson',
    field: 'body.applicants[].familyRequests[].id',
    send: (ids, own) => ({
      body: { requestId: own.ids.request, appointmentIds: [], applicants: [withFamily(ids, own)] },
    }),
  },
  {
    call: 'addPerson',
    field: 'body.appointmentIds',
    send: (ids, own) => ({
      body: {
        requestId: own.ids.request,
        appointmentIds: [ids.appointment],
        applicants: [samplePerson(own.nationalityId)],
      },
    }),
  },
  {
    call: 'updateRequest',
    field: 'body.applicants[].familyRequests[].id',
    send: (ids, own) => ({
      body: {
        requestId: own.ids.request,
        mode: 'normal',
        requestType: 'new',
        applicants: [{ personId: own.ids.requestPerson, applicant: withFamily(ids, own) }],
      },
    }),
  },
  {
    call: 'addFamily',
    field: 'body.[].id',
    send: (ids, own) => ({ body: { personId: own.ids.person, members: [aFamilyMember({ id: ids.familyMember })] } }),
  },
  {
    call: 'releaseHold',
    field: 'query.appointmentId',
    send: ({ appointment }) => ({ query: { appointmentId: appointment } }),
  },
]
