import type { RequestStatus } from '@invea/domain'
import { phoneKey } from '@invea/domain/applicant'
import type { PersonStatus } from '@invea/domain/application'
import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { openSession } from '../accounts/sessions.ts'
import { makeFinal } from '../appointments/holds.ts'
import { addTime, dayOf } from '../platform/clock.ts'
import { sendWrites } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import { insertPerson, insertRequest } from '../requests/request-writer.ts'
import type { TestClient } from './a-client.ts'
import type { TestService } from './a-service.ts'
import { aSlotRequest } from './a-slot.ts'

/** A request of this visitor with a final appointment and the given status, inserted directly. */
export const aStoredRequest = async (
  { services, clock }: TestService,
  visitor: TestClient,
  {
    slotRequest = aSlotRequest(),
    status = 'paymentCompleted',
    personStatus = 'paymentCompleted',
    phoneNumber = '0900000001',
  }: {
    readonly slotRequest?: ReturnType<typeof aSlotRequest>
    readonly status?: RequestStatus
    readonly personStatus?: PersonStatus
    readonly phoneNumber?: string
  } = {},
): Promise<number> => {
  const held = await visitor.call('submitAppointment', { body: slotRequest })
  if (held.status !== 200) throw new Error(`no hold: ${held.body.code}`)
  const appointmentIds = held.body.appointmentResponses.map(({ id }: { readonly id: number }) => id)
  const now = clock.now()
  const id = newId(slotRequest.officeId)
  const stamps = { created_at: now, changed_at: now }
  await services.transact(async (trx) => {
    const { session_id } = await trx
      .selectFrom('appointment')
      .select('session_id')
      .where('id', '=', appointmentIds[0])
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('request')
      .values({
        office_id: slotRequest.officeId,
        id,
        session_id,
        mode: 'normal',
        urgent_days: null,
        request_type: slotRequest.requestType,
        replacement_reason: null,
        status,
        delivery_site_id: null,
        applicants: slotRequest.applicants,
        confirmation_number: services.encryption.encrypt('SAMPLE', encryptionContext.request(id)),
        language: 'en',
        delivery_date: null,
        submitted_on: dayOf(now),
        held_until: status === 'paymentCompleted' ? null : addTime(now, { hours: 24 }),
        ...stamps,
      })
      .execute()
    for (let position = 1; position <= slotRequest.applicants; position++) {
      const personId = newId(slotRequest.officeId)
      await trx
        .insertInto('request_person')
        .values({
          office_id: slotRequest.officeId,
          id: personId,
          request_id: id,
          position,
          application_number: `SAMPLE${newId()}`,
          status: personStatus,
          under18: false,
          correction_type: null,
          applicant: services.encryption.encryptJson(
            anApplicant({ personal: aPersonalDetail({ phoneNumber }) }),
            encryptionContext.person(personId),
          ),
          phone_index: services.encryption.blindIndex('phone', phoneKey(phoneNumber)),
          ...stamps,
        })
        .execute()
    }
    const expiresAt = status === 'paymentCompleted' ? null : addTime(now, { hours: 24 })
    await makeFinal(trx, { sessionId: session_id, requestId: id, expiresAt, now })
  })
  return id
}

/** Stores an urgent request that waits for review, and returns its application number. */
export const anUrgentRequest = async ({ services, clock }: TestService): Promise<string> => {
  const now = clock.now()
  return services.transact(async (trx) => {
    const id = newId(2)
    await insertRequest(trx, services, {
      id,
      officeId: 2,
      mode: 'urgent',
      urgentDays: 2,
      requestType: 'new',
      language: 'en',
      sessionId: await openSession(trx, now),
      accountId: null,
      isSampleFee: false,
      applicants: 1,
      deliveryDate: dayOf(now),
      today: dayOf(now),
      heldUntil: addTime(now, { hours: 24 }),
      now,
    })
    await sendWrites(trx)
    await trx.updateTable('request').set({ status: 'underReview' }).where('id', '=', id).execute()
    const person = { officeId: 2, requestId: id, position: 1, applicant: anApplicant(), now }
    return (await insertPerson(trx, services, person)).applicationNumber
  })
}
