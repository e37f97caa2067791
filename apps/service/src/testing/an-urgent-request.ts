import { anApplicant } from '@invea/domain/testing'
import { openSession } from '../accounts/sessions.ts'
import { dayOf, later } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { insertPerson, insertRequest } from '../requests/request-writer.ts'
import type { TestService } from './a-service.ts'

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
      placeKeptUntil: later(now, { hours: 24 }),
      now,
    })
    await trx.updateTable('request').set({ status: 'underReview' }).where('id', '=', id).execute()
    const person = { officeId: 2, requestId: id, position: 1, applicant: anApplicant(), now }
    return (await insertPerson(trx, services, person)).applicationNumber
  })
}
