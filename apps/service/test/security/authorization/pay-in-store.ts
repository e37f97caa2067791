import { newId } from '../../../src/platform/ids.ts'
import { newOrderCode } from '../../../src/requests/request-numbers.ts'
import type { TestService } from '../../../src/testing/a-service.ts'
import { officeId, type Target } from './a-target.ts'

/** Marks a request as paid, as a provider's callback does. */
export const payInStore = async ({ services: { db }, clock }: TestService, { ids }: Target): Promise<void> => {
  const status = 'paymentCompleted'
  const now = clock.now()
  await db
    .insertInto('payment_order')
    .values({
      office_id: officeId,
      id: newId(officeId),
      request_id: ids.request,
      option_id: 1,
      provider: 'chapa',
      order_code: newOrderCode(),
      amount: 5_000,
      state: 'paid',
      instructions: JSON.stringify([]),
      expires_at: now,
      paid_at: now,
      created_at: now,
      changed_at: now,
    })
    .execute()
  await db.updateTable('request').set({ status, held_until: null }).where('id', '=', ids.request).execute()
  await db.updateTable('request_person').set({ status }).where('request_id', '=', ids.request).execute()
}
