import { allEndpoints } from '@invea/api/contract'
import { isoDate, type RequestType, type UrgentDays } from '@invea/domain'
import type { PassportInfo } from '@invea/domain/applicant'
import type { ReplacementReason } from '@invea/domain/services'
import { anApplicant, anOldPassport } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { setAppointmentExpiry } from '../../src/appointments/holds.ts'
import { addTime } from '../../src/platform/clock.ts'
import { encryptionContext } from '../../src/platform/encryption/encryption.ts'
import { send, type TestClient } from '../../src/testing/a-client.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { testSystemOf } from './a-test-system.ts'

interface Priced {
  readonly requestType: RequestType
  readonly reason?: ReplacementReason
  readonly passport?: Partial<PassportInfo>
}
const corrected = { dataCorrected: true }
const valid = { expirationDate: isoDate('2027-11-21') }
const expired = { expirationDate: isoDate('2020-11-21') }

/** The table of B §9, copied: regular, urgent in two days, urgent in five. */
const feeTable: readonly (readonly [what: string, of: Priced, regular: number, two: number, five: number])[] = [
  ['new', { requestType: 'new' }, 5_000, 25_000, 20_000],
  ['expired', { requestType: 'renewal', reason: 'expired' }, 5_000, 25_000, 20_000],
  ['page run out', { requestType: 'renewal', reason: 'pageRunOut' }, 5_000, 25_000, 20_000],
  ['damaged', { requestType: 'renewal', reason: 'damaged' }, 13_000, 33_000, 28_000],
  ['valid', { requestType: 'renewal', reason: 'validReplacement' }, 13_000, 33_000, 28_000],
  ['lost', { requestType: 'lost' }, 13_000, 33_000, 28_000],
  ['lost, corrected', { requestType: 'lost', passport: corrected }, 20_500, 40_500, 35_500],
  ['expired, corrected', { requestType: 'renewal', reason: 'expired', passport: corrected }, 12_500, 32_500, 25_500],
  ['correction of an expired one', { requestType: 'correction', passport: expired }, 12_500, 32_500, 25_500],
  ['correction of a valid one', { requestType: 'correction', passport: valid }, 20_500, 40_500, 35_500],
  [
    'valid, corrected',
    { requestType: 'renewal', reason: 'validReplacement', passport: corrected },
    20_500,
    40_500,
    35_500,
  ],
  [
    'page run out, corrected',
    { requestType: 'renewal', reason: 'pageRunOut', passport: corrected },
    12_500,
    32_500,
    27_500,
  ],
  ['damaged, corrected', { requestType: 'renewal', reason: 'damaged', passport: corrected }, 20_500, 40_500, 35_500],
]

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  /** Changes the stored request to another kind. */
  const changeKind = async (
    id: number,
    { requestType, reason, passport }: Priced,
    urgentDays: UrgentDays | undefined,
  ) => {
    const { services, clock } = system.service
    const now = clock.now()
    await services.transact(async (trx) => {
      await trx.deleteFrom('payment_order').where('request_id', '=', id).execute()
      const request = { request_type: requestType, replacement_reason: reason ?? null, urgent_days: urgentDays ?? null }
      const mode = urgentDays
        ? ({ mode: 'urgent', status: 'urgentApproved' } as const)
        : ({ mode: 'normal', status: 'confirmed' } as const)
      const until = addTime(now, { hours: 24 })
      await trx
        .updateTable('request')
        .set({ ...request, ...mode, held_until: until })
        .where('id', '=', id)
        .execute()
      await setAppointmentExpiry(trx, { office_id: aSlotRequest().officeId, id }, until)
      const persons = await trx.selectFrom('request_person').select('id').where('request_id', '=', id).execute()
      for (const person of persons) {
        const applicant = services.encryption.encryptJson(
          anApplicant({ passport: anOldPassport(passport) }),
          encryptionContext.person(person.id),
        )
        await trx.updateTable('request_person').set({ applicant }).where('id', '=', person.id).execute()
      }
    })
  }
  /** A client that sends an amount of one birr. */
  const order = (visitor: TestClient, requestId: number) =>
    send(`${system.service.url}${allEndpoints.orderRequest.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${visitor.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ requestId, PaymentOptionsId: 4, Amount: 1, Currency: 'USD', Status: 1 }),
    })

  test.each([1, 5])(
    'an order has the price of the tables for %i applicants, whatever amount the client sends',
    async (applicants) => {
      const visitor = await aHuman(system.service)
      const slotRequest = aSlotRequest({ slotId: applicants, applicants })
      const id = await aStoredRequest(system.service, visitor, {
        slotRequest,
        status: 'confirmed',
        personStatus: 'initial',
      })
      const amounts: Record<string, number> = {}
      for (const [what, of, ...prices] of feeTable) {
        for (const [at, urgentDays] of ([undefined, 2, 5] as const).entries()) {
          // The rate limit is thirty orders a minute.
          system.service.clock.forward({ seconds: 3 })
          await changeKind(id, of, urgentDays)
          const { body } = await order(visitor, id)
          amounts[`${what}, ${urgentDays ?? 'regular'}`] = body.amount
          expect([what, urgentDays, body.amount]).toEqual([what, urgentDays, (prices[at] ?? 0) * applicants])
        }
      }
      expect(Object.keys(amounts)).toHaveLength(feeTable.length * 3)
    },
  )
})
