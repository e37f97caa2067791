import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { lockApplicant } from '../../src/requests/active-applicant-lock.ts'
import { indexNumber, newApplicationNumber } from '../../src/requests/request-numbers.ts'
import { aMember, aRegistered } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'

/** Version 0.1 stored the last nine digits of every number. */
const oldKeyOf = (phoneNumber: string) => phoneNumber.replaceAll(/\D/g, '').slice(-9)

describe.each(databaseKinds)('on %s: an application of version 0.1 with a phone abroad', (kind) => {
  const service = serviceOf(kind)
  let slotId = 2

  const store = async (phoneNumber: string, { isOld = false, visitor = aHuman(service, ['signIn', 'site']) } = {}) => {
    slotId += 1
    const slotRequest = aSlotRequest({ slotId })
    const options = { slotRequest, status: 'initial', personStatus: 'initial', phoneNumber } as const
    const requestId = await aStoredRequest(service, await visitor, options)
    const { db, encryption } = service.services
    if (isOld)
      await db
        .updateTable('request_person')
        .set({ phone_index: encryption.blindIndex('phone', oldKeyOf(phoneNumber)) })
        .where('request_id', '=', requestId)
        .execute()
    const applicationNumber = newApplicationNumber()
    const { id: personId, office_id: officeId } = await db
      .updateTable('request_person')
      .set({ application_number: applicationNumber })
      .where('request_id', '=', requestId)
      .returning(['id', 'office_id'])
      .executeTakeFirstOrThrow()
    const number = { kind: 'application', number: applicationNumber, officeId, requestId, targetId: personId } as const
    await service.services.transact((trx) => indexNumber(trx, service.services, number))
    return { requestId, personId, officeId, applicationNumber }
  }

  test.each(['+441632960001', '+12345678', '+1234567'])('is found by the help line: %s', async (phoneNumber) => {
    const { applicationNumber } = await store(phoneNumber, { isOld: true })
    expect(await operatorRows(service, 'look-up', { phoneNumber })).toMatchObject([{ applicationNumber }])
  })

  test('is exported and erased together with a newer one, by the number of either', async () => {
    const both = [await store('+441632960002', { isOld: true }), await store('+441632960002')]
    const numbers = both.map((one) => one.applicationNumber)
    const { db } = service.services
    await db
      .updateTable('request')
      .set({ status: 'cancelled' })
      .where(
        'id',
        'in',
        both.map((one) => one.requestId),
      )
      .execute()
    for (const applicationNumber of numbers) {
      const text = JSON.stringify(await operatorRows(service, 'person-export', { applicationNumber }))
      expect(numbers.filter((number) => text.includes(number))).toEqual(numbers)
    }
    const erased = await operatorRows(service, 'person-erase', { applicationNumber: numbers[1], reason: 'asked' })
    expect(erased).toHaveLength(2)
  })

  test('D47: blocks a second one with its phone, and none with the Ethiopian phone of the same nine digits', async () => {
    const { services } = service
    const lock = (phoneNumber: string, key: Awaited<ReturnType<typeof store>>) =>
      services.transact((trx) =>
        lockApplicant(trx, services, anApplicant({ personal: aPersonalDetail({ phoneNumber }) }), key),
      )
    expect(await lock('+447911234567', await store('+447911234567', { isOld: true }))).toBe(true)
    expect(await lock('+447911234567', await store('+447911234567'))).toBe(false)
    expect(await lock('0911234567', await store('0911234567'))).toBe(true)
  })

  test('is added to the account with its phone, and that of a stranger with the same nine digits is not', async () => {
    const member = await aRegistered(service, { phoneNumber: '+447922334455' })
    const visitor = aHuman(service, ['signIn', 'site'])
    const own = await store('+447922334455', { isOld: true, visitor })
    const foreign = await store('0922334455', { visitor })
    await aMember(service, member, await visitor)
    const attached = service.services.db.selectFrom('request').select('id').where('account_id', 'is not', null)
    const rows = await attached.where('id', 'in', [own.requestId, foreign.requestId]).execute()
    expect(rows.map(({ id }) => id)).toEqual([own.requestId])
  })
})
