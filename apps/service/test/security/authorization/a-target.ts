import { aNewRequest } from '@invea/domain/testing'
import sharp from 'sharp'
import type { Parts, TestClient } from '../../../src/testing/a-client.ts'
import type { TestService } from '../../../src/testing/a-service.ts'
import { aSlotRequest } from '../../../src/testing/a-slot.ts'
import { sendRequest, successOf } from './exchange.ts'
import { samplePerson } from './sample-person.ts'

/** One object of each kind that has an id on the wire, all of one owner. */
export interface Ids {
  readonly request: number
  readonly requestPerson: number
  readonly person: number
  readonly familyMember: number
  readonly attachment: number
  /** A hold without a request. */
  readonly appointment: number
  /** The two printed numbers: only both together give access to the request (D19). */
  readonly applicationNumber: string
  readonly confirmationNumber: string
}

export interface Target {
  readonly client: TestClient
  readonly ids: Ids
  readonly familyMembers: readonly number[]
  readonly attachmentTypeId: number
  /** The signed address of the document, as the owner got it. */
  readonly attachmentUrl: string
  /** Sample master data that a new request of this owner refers to. */
  readonly nationalityId: number
  readonly deliverySiteId: number
}

export const officeId = 2
export const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8aa' } })
  .jpeg()
  .toBuffer()

/** Headers of an owner. */
export const bearer = ({ accessToken }: Pick<TestClient, 'accessToken'>) => ({ authorization: `Bearer ${accessToken}` })

const familyOf = async ({ services }: TestService, personId: number): Promise<readonly number[]> => {
  const rows = await services.db.selectFrom('request_family').select('id').where('person_id', '=', personId).execute()
  return rows.map(({ id }) => id)
}

/** A request for three with two of its persons, family members, a document, and another hold. */
export const aTarget = async (service: TestService, client: TestClient): Promise<Target> => {
  const { lists, offices } = await service.services.master.snapshot()
  const nationalityId = lists.nationalities.find(({ code }) => code === 'ETH')?.id ?? 0
  const deliverySiteId = offices.get(officeId)?.deliverySites[0]?.id ?? 0
  const send = (id: Parameters<typeof sendRequest>[1], parts: Parts) =>
    sendRequest(service.url, id, parts, bearer(client))
  const hold = async (slotId: number, applicants: number) =>
    successOf(
      'submitAppointment',
      await send('submitAppointment', { body: aSlotRequest({ officeId, slotId, applicants }) }),
    )

  const { appointmentIds } = await hold(3, 3)
  const applicants = [samplePerson(nationalityId, 6), samplePerson(nationalityId)]
  const request = aNewRequest({ officeId, deliverySiteId, appointmentIds, applicants })
  const submitted = successOf('submitRequest', await send('submitRequest', { body: request }))
  const person = submitted.persons[0]?.requestPersonId ?? 0
  const required = successOf(
    'getRequiredAttachments',
    await send('getRequiredAttachments', { query: { requestPersonId: person } }),
  )
  const attachmentTypeId = required[0]?.attachmentTypeId ?? 0
  const upload = { fields: { personRequestId: person }, files: { [attachmentTypeId]: photo } }
  const [document] = successOf('uploadAttachment', await send('uploadAttachment', upload))
  const later = await hold(4, 1)
  const familyMembers = await familyOf(service, person)
  return {
    client,
    ids: {
      request: submitted.requestId,
      requestPerson: person,
      person,
      familyMember: familyMembers[0] ?? 0,
      attachment: document?.attachmentId ?? 0,
      appointment: later.appointmentIds[0] ?? 0,
      applicationNumber: submitted.persons[0]?.applicationNumber ?? '',
      confirmationNumber: submitted.confirmationNumber,
    },
    familyMembers,
    attachmentTypeId,
    attachmentUrl: document?.url ?? '',
    nationalityId,
    deliverySiteId,
  }
}

/** All stored data of a target, to detect changes by another visitor's call. */
export const storedOf = async ({ services: { db } }: TestService, { ids }: Target): Promise<string> => {
  const persons = await db.selectFrom('request_person').selectAll().where('request_id', '=', ids.request).execute()
  const personIds = persons.map(({ id }) => id)
  return JSON.stringify([
    persons,
    await db.selectFrom('request').selectAll().where('id', '=', ids.request).execute(),
    await db.selectFrom('request_family').selectAll().where('person_id', 'in', personIds).orderBy('id').execute(),
    await db.selectFrom('attachment').selectAll().where('person_id', 'in', personIds).orderBy('id').execute(),
    await db.selectFrom('payment_order').selectAll().where('request_id', '=', ids.request).execute(),
    await db.selectFrom('appointment').selectAll().where('request_id', '=', ids.request).execute(),
    await db.selectFrom('appointment').selectAll().where('id', '=', ids.appointment).execute(),
  ])
}
