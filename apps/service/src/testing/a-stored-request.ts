import type { RequestStatus } from '@invea/domain'
import type { PersonStatus } from '@invea/domain/application'
import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { openSession } from '../accounts/sessions.ts'
import { makeFinal } from '../appointments/holds.ts'
import { addTime, dayOf } from '../platform/clock.ts'
import { sendWrites } from '../platform/database/transaction.ts'
import { newId } from '../platform/ids.ts'
import { insertPerson, insertRequest, type RequestFrame } from '../requests/request-writer.ts'
import type { TestClient } from './a-client.ts'
import type { TestService } from './a-service.ts'
import { aSlotRequest } from './a-slot.ts'

/** The values of a new request for one applicant of office 2. */
export const aRequestFrame = (
  given: Pick<RequestFrame, 'id' | 'sessionId' | 'now'> & Partial<RequestFrame>,
): RequestFrame => ({
  ...{ officeId: 2, mode: 'normal', requestType: 'new', language: 'en', accountId: null, isSampleFee: false },
  ...{ applicants: 1, deliveryDate: dayOf(given.now), today: dayOf(given.now) },
  heldUntil: addTime(given.now, { hours: 24 }),
  ...given,
})

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
  const { officeId, requestType, applicants, date } = slotRequest
  const id = newId(officeId)
  await services.transact(async (trx) => {
    const { session_id } = await trx
      .selectFrom('appointment')
      .select('session_id')
      .where('id', '=', appointmentIds[0])
      .executeTakeFirstOrThrow()
    const frame = { id, officeId, requestType, sessionId: session_id, applicants, deliveryDate: date, now }
    await insertRequest(trx, services, aRequestFrame(frame))
    const applicant = anApplicant({ personal: aPersonalDetail({ phoneNumber }) })
    for (let position = 1; position <= applicants; position++)
      await insertPerson(trx, services, { officeId, requestId: id, position, applicant, now })
    await sendWrites(trx)
    await trx
      .updateTable('request')
      .set({ status, ...(status === 'paymentCompleted' && { held_until: null }) })
      .where('id', '=', id)
      .execute()
    await trx.updateTable('request_person').set({ status: personStatus }).where('request_id', '=', id).execute()
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
    const frame = { id, mode: 'urgent', urgentDays: 2, sessionId: await openSession(trx, now), now } as const
    await insertRequest(trx, services, aRequestFrame(frame))
    await sendWrites(trx)
    await trx.updateTable('request').set({ status: 'underReview' }).where('id', '=', id).execute()
    const person = { officeId: 2, requestId: id, position: 1, applicant: anApplicant(), now }
    return (await insertPerson(trx, services, person)).applicationNumber
  })
}
