import { AsyncResource } from 'node:async_hooks'
import type { PortalApi } from '@invea/api'
import { isoDate } from '@invea/domain'
import type { PersonalDetail } from '@invea/domain/applicant'
import type { PaymentOrder } from '@invea/domain/application'
import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findAppointmentRows } from '../../src/appointments/holds.ts'
import { lockCounters, slotKeyOf } from '../../src/appointments/slot-capacity.ts'
import { createOperatorContext } from '../../src/operator/command.ts'
import { recordPayment } from '../../src/operator/payments.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { lockNames } from '../../src/requests/active-applicant-lock.ts'
import { databaseKinds, waitingForLocks } from '../../src/testing/databases.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import {
  aKey,
  aRequestFor,
  codeOf,
  confirmed,
  holdAppointment,
  must,
  type Submitted,
  submitted,
  uploadAll,
} from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { storedDataOf } from './read-state.ts'

const named = (firstName: string, birthCertificateId?: string) =>
  anApplicant({ personal: aPersonalDetail({ firstName, ...(birthCertificateId && { birthCertificateId }) }) })

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  test('a second open request of the same person is refused, and allowed again once the first has ended (D30)', async () => {
    const applicants = [named('DAWIT', '1234567890123456')]
    const first = await submitted(system, { applicants })
    const again = async () => {
      const api = system.visitor()
      const hold = await holdAppointment(api, { slotId: 5 })
      return {
        api,
        response: await api.requests.submit(await aRequestFor(system, hold.appointmentIds, { applicants }), aKey()),
      }
    }
    const refused = await again()
    expect(codeOf(refused.response)).toBe('openRequest')
    // The refusal changed neither the hold nor anything else.
    expect(must(await refused.api.schedule.currentHold())).not.toBeNull()
    must(await first.api.schedule.cancel(first.requestId, aKey()))
    const second = await again()
    expect(codeOf(second.response)).toBe('ok')
    // The deadline counts although no sweep has run yet.
    system.service.clock.forward({ hours: 24 })
    expect(codeOf((await again()).response)).toBe('ok')
    expect(await sweepUnpaid(system.service.services)).toBeGreaterThanOrEqual(0)
  })

  test('a person whom a stranger’s application blocks is found by names and birth date, and free after its rejection', async () => {
    const applicants = [named('GENET', '1234567890123499')]
    const { birthDate, fatherName, grandfatherName } = applicants[0]?.personal ?? aPersonalDetail()
    const first = await submitted(system, { applicants })
    const operate = (name: string, input: object) => operatorRows(system.service, name, input)
    const find = (changes: object = {}) =>
      operate('look-up', { firstName: 'Genet', fatherName, grandfatherName, birthDate, ...changes })
    const { applicationNumber } = first
    expect(await find()).toMatchObject([{ applicationNumber, status: 'initial' }])
    expect(await storedDataOf(system).countAuditRows(first.requestId, 'request.lookedUp')).toBe(1)
    // Another spelling, as for an application.
    expect(await find({ firstName: 'GANAT' })).toMatchObject([{ applicationNumber }])
    await expect(find({ birthDate: '1990-01-02' })).rejects.toThrow('no application was found')
    await expect(find({ grandfatherName: undefined })).rejects.toThrow('the three names and birthDate')

    expect(await operate('reject', { applicationNumber, reason: 'Not theirs' })).toMatchObject([{ status: 'rejected' }])
    await expect(find()).rejects.toThrow('no application was found')
    const ended = must(await first.api.requests.get(first.requestId))
    expect(ended).toMatchObject({ status: 'rejected', rejectionReason: 'Not theirs', actions: ['view'] })
    const sent = (await storedDataOf(system).postedTo(first)).at(-1)
    expect([sent?.kind, sent?.sms]).toEqual(['rejected', expect.not.stringMatching(/refund|fee|pay/)])
    await submitted(system, { applicants })
  })

  const aPerson = (personal: Partial<PersonalDetail>) =>
    anApplicant({ personal: aPersonalDetail({ birthDate: isoDate('1980-02-03'), ...personal }) })

  test('people with one name and birth date are different persons where a document number differs', async () => {
    const selam = (birthCertificateId: string) => aPerson({ firstName: 'SELAM', birthCertificateId })
    await submitted(system, { applicants: [selam('1111111111111111')] })
    await submitted(system, { applicants: [selam('2222222222222222')] })
  })

  test('D47: an unpaid request blocks a second one with its phone, session or account, and no other', async () => {
    const first = await submitted(system, {
      applicants: [aPerson({ firstName: 'TIRUNESH', phoneNumber: '0900004701' })],
    })
    const another = async (api: PortalApi, personal: Partial<PersonalDetail>) => {
      const hold = await holdAppointment(api, { slotId: 7 })
      const applicants = [aPerson({ firstName: 'TIRUNESH', ...personal })]
      return codeOf(await api.requests.submit(await aRequestFor(system, hold.appointmentIds, { applicants }), aKey()))
    }
    expect(await another(system.visitor(), { phoneNumber: '900004701' })).toBe('openRequest')
    expect(await another(first.api, { phoneNumber: '0900004702' })).toBe('openRequest')
    // Another spelling of the same name.
    expect(await another(system.visitor(), { firstName: 'TERUNESH', phoneNumber: '0900004701' })).toBe('openRequest')
    expect(await another(system.visitor(), { phoneNumber: '0900004703' })).toBe('ok')
  })

  test('D47: a stranger’s group does not block one of its persons, who has no message about it', async () => {
    const birthDate = isoDate('1988-08-08')
    const victim = anApplicant({
      personal: aPersonalDetail({ birthDate, firstName: 'RAHEL', phoneNumber: '0900005555' }),
    })
    const stranger = anApplicant({
      personal: aPersonalDetail({ birthDate: isoDate('1960-01-01'), firstName: 'NEGASI', phoneNumber: '0900006666' }),
    })
    await submitted(system, { applicants: [stranger, victim] }, 7)
    await submitted(system, { applicants: [victim] }, 8)
    const api = system.visitor()
    const hold = await holdAppointment(api, { slotId: 9 })
    const again = await api.requests.submit(
      await aRequestFor(system, hold.appointmentIds, { applicants: [victim] }),
      aKey(),
    )
    // The first message of the own request went to this phone.
    expect(codeOf(again)).toBe('openRequest')
  })

  test('D47: the first payment keeps the appointment; the same names and birth date can then neither apply nor pay', async () => {
    const marta = (phoneNumber: string) => ({ applicants: [aPerson({ firstName: 'MARTA', phoneNumber })] })
    const [one, other] = [await confirmed(system, marta('0900004711')), await confirmed(system, marta('0900004712'))]
    const otherOrder = must(await other.api.payment.order({ requestId: other.requestId, optionId: 4 }, aKey()))
    const order = must(await one.api.payment.order({ requestId: one.requestId, optionId: 4 }, aKey()))
    const pay = ({ orderId, amount }: PaymentOrder, reference: string) =>
      recordPayment.run(createOperatorContext(system.service.services), { orderCode: orderId, amount, reference })
    await pay(order, `first-${kind}`)
    expect(must(await one.api.requests.get(one.requestId)).status).toBe('paymentCompleted')
    expect(codeOf(await other.api.payment.order({ requestId: other.requestId, optionId: 1 }, aKey()))).toBe(
      'openRequest',
    )
    const hold = await holdAppointment(other.api, { slotId: 8 })
    const third = await aRequestFor(system, hold.appointmentIds, marta('0900004713'))
    expect(codeOf(await other.api.requests.submit(third, aKey()))).toBe('openRequest')
    // A payment of an order that was open before is due back.
    await pay(otherOrder, `second-${kind}`)
    expect(must(await other.api.requests.get(other.requestId)).status).not.toBe('paymentCompleted')
  })

  const payOrder = ({ orderId, amount }: PaymentOrder) => {
    return recordPayment.run(createOperatorContext(system.service.services), {
      orderCode: orderId,
      amount,
      reference: `paid-${kind}-${orderId}`,
    })
  }
  const outcomeOf = async (payment: ReturnType<typeof recordPayment.run>) => {
    const result = await payment
    return result.ok ? result.value.rows[0]?.outcome : result.error
  }

  test.each([
    ['the document number of', '4444444444444444'],
    ['the phone of', undefined],
  ])(
    'D47: after a late payment of the first request, a newer request with %s its applicant cannot be paid',
    async (_, certificate) => {
      const almaz = aPerson({
        firstName: certificate ? 'ALMAZ' : 'BIRTUKAN',
        phoneNumber: '0900004731',
        birthCertificateId: certificate,
      })
      const order = async ({ api, requestId }: Submitted) =>
        must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
      const first = await confirmed(system, { applicants: [almaz] })
      const late = await order(first)
      system.service.clock.forward({ hours: 25 })
      await sweepUnpaid(system.service.services)
      const second = await confirmed(system, { applicants: [almaz] }, 8)
      const newer = await order(second)
      expect(await outcomeOf(payOrder(late))).toBe('paid')
      expect(codeOf(await second.api.payment.order({ requestId: second.requestId, optionId: 1 }, aKey()))).toBe(
        'openRequest',
      )
      expect(await outcomeOf(payOrder(newer))).toBe('refundDue')
      // The newer request is not paid, and the payment of the other one is not disclosed.
      const number = second.applicationNumber
      const posted = await readPosted(system.service.services)
      const refund = posted.find((one) => one.kind === 'refundDue' && one.params.number === number)
      expect(refund?.params.amount).toBeDefined()
      expect(refund?.params.refund).toBeUndefined()
    },
  )

  // The embedded database has one connection, so nothing waits for a lock there.
  if (kind === 'postgres')
    test('D47: of two payments at once for two requests of one person, one counts and the other is due back', async () => {
      const chaltu = (phoneNumber: string) => aPerson({ firstName: 'CHALTU', phoneNumber })
      const phones = ['0900004741', '0900004742']
      const orders: PaymentOrder[] = []
      for (const phone of phones) {
        const { api, requestId } = await confirmed(system, { applicants: [chaltu(phone)] })
        orders.push(must(await api.payment.order({ requestId, optionId: 4 }, aKey())))
      }
      const { services } = system.service
      // Outside of the transaction below.
      const payBoth = AsyncResource.bind(() => orders.map((one) => outcomeOf(payOrder(one))))
      const { payments } = await services.transact(async (trx) => {
        await lockNames(trx, services, [chaltu('0900004741')])
        const both = payBoth()
        await expect.poll(() => waitingForLocks(system.service.opened)).toBe(2)
        return { payments: both }
      })
      expect((await Promise.all(payments)).toSorted()).toEqual(['paid', 'refundDue'])
    })

  const hassan = { firstName: 'HASSAN', geezFirstName: 'ሐሰን', phoneNumber: '0900004751' }
  const hussein = { ...hassan, firstName: 'HUSSEIN', geezFirstName: 'ሁሴን' }

  test('D47: twins whose names sound alike apply apart, and both payments count', async () => {
    const twins = [
      hassan,
      hussein,
      { ...hassan, firstName: 'SELAM', geezFirstName: 'ሰላም' },
      { ...hassan, firstName: 'SELAM', geezFirstName: 'ሰላም', gender: 'female' } as const,
    ]
    for (const twin of twins) {
      const { api, requestId } = await confirmed(system, { applicants: [aPerson(twin)] })
      const order = must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
      expect(await outcomeOf(payOrder(order))).toBe('paid')
    }
    const respelt = { ...hassan, firstName: 'HASEN', geezFirstName: 'ሀሰን' }
    const api = system.visitor()
    const hold = await holdAppointment(api, { slotId: 9 })
    const again = await aRequestFor(system, hold.appointmentIds, { applicants: [aPerson(respelt)] })
    expect(codeOf(await api.requests.submit(again, aKey()))).toBe('openRequest')
  })

  test('D47: one request takes twins whose names have the same consonants, and no person twice', async () => {
    const birthDate = isoDate('2015-02-03')
    const child = (firstName: string) => aPerson({ firstName, birthDate, under18: true })
    const api = system.visitor()
    const hold = await holdAppointment(api, { applicants: 3 })
    const { requestId } = must(
      await api.requests.submit(
        await aRequestFor(system, hold.appointmentIds, { applicants: [child('KAMAL')] }),
        aKey(),
      ),
    )
    const add = async (firstName: string) => {
      const { applicants } = await aRequestFor(system, hold.appointmentIds, { applicants: [child(firstName)] })
      return codeOf(
        await api.requests.addPerson({ requestId, appointmentIds: hold.appointmentIds, applicants }, aKey()),
      )
    }
    expect(await add('KAMIL')).toBe('ok')
    expect(await add('KAMAL')).toBe('openRequest')
  })

  test('accepts one of several simultaneous submissions of one person', async () => {
    const applicants = [named('HANNA', '3333333333333333')]
    const ready = await Promise.all(
      [3, 4, 5, 6].map(async (slotId) => {
        const api = system.visitor()
        const hold = await holdAppointment(api, { slotId })
        return { api, request: await aRequestFor(system, hold.appointmentIds, { applicants }) }
      }),
    )
    const responses = await Promise.all(ready.map(({ api, request }) => api.requests.submit(request, aKey())))
    expect(responses.map(codeOf).toSorted()).toEqual(['ok', 'openRequest', 'openRequest', 'openRequest'])
  })

  // A transaction that ends several requests once locked the second request after the counter of the first. The service throws at
  // its stop if transactions deadlocked.
  // The embedded database has one connection, so nothing waits for a lock there.
  if (kind === 'postgres')
    test('two lapsed requests end for a new one while another change has one of them locked', async () => {
      const { transact } = system.service.services
      const family = [named('MARTA', '5555555555555551'), named('YOSEF', '5555555555555552')]
      const old = await Promise.all(family.map((applicant) => submitted(system, { applicants: [applicant] })))
      system.service.clock.forward({ hours: 24 })
      const api = system.visitor()
      const hold = await holdAppointment(api, { applicants: 2, slotId: 6 })
      const request = await aRequestFor(system, hold.appointmentIds, { applicants: family })

      let response: ReturnType<typeof api.requests.submit> | undefined
      await transact(async (trx) => {
        const last = old[1]?.requestId ?? 0
        await trx.selectFrom('request').select('id').where('id', '=', last).forUpdate().execute()
        response = api.requests.submit(request, aKey())
        await expect.poll(() => waitingForLocks(system.service.opened)).toBe(1)
        const rows = await findAppointmentRows(trx, last)
        await lockCounters(trx, rows.map(slotKeyOf))
      })
      expect(codeOf(await (response ?? Promise.reject(new Error('not sent'))))).toBe('ok')
    })

  test('adds persons to a group up to its number, and confirms only the complete group', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api, { applicants: 3 })
    const request = await aRequestFor(system, hold.appointmentIds, { applicants: [named('ABEBE')] })
    const first = must(await api.requests.submit(request, aKey()))
    const add = async (name: string) => {
      const { applicants } = await aRequestFor(system, hold.appointmentIds, { applicants: [named(name)] })
      return api.requests.addPerson(
        { requestId: first.requestId, appointmentIds: hold.appointmentIds, applicants },
        aKey(),
      )
    }
    const second = must(await add('BELAY'))
    expect(second).toMatchObject({ requestId: first.requestId, confirmationNumber: first.confirmationNumber })
    await uploadAll(api, first)
    await uploadAll(api, second)
    expect(codeOf(await api.requests.confirm(first.requestId, aKey()))).toBe('attachmentsMissing')
    const third = must(await add('CHALA'))
    await uploadAll(api, third)
    expect(codeOf(await add('DESTA'))).toBe('groupFull')
    const application = must(await api.requests.confirm(first.requestId, aKey()))
    expect(application.persons.map(({ firstName }) => firstName)).toEqual(['ABEBE', 'BELAY', 'CHALA'])
    expect(application.price).toMatchObject({ total: 15_000, persons: [{ fullName: 'ABEBE KEBEDE TESFAYE' }, {}, {}] })
    expect(codeOf(await add('DESTA'))).toBe('notAllowed')
    // One number of the group shows that person's card, with initials (D19).
    const stranger = system.visitor()
    const card = must(await stranger.requests.byApplicationNumber(second.persons[0]?.applicationNumber ?? ''))
    expect(card.persons.map(({ firstName }) => firstName)).toEqual(['B. K. T.'])
  })

  test('a person of a group whose document was collected can apply again, and the record can then not be undone', async () => {
    const { clock, services } = system.service
    const start = clock.now()
    const pair = [named('GENET', '4444444444444444'), named('HAILE', '5555555555555555')]
    const one = await confirmed(system, { applicants: pair }, 9)
    await payOrder(must(await one.api.payment.order({ requestId: one.requestId, optionId: 4 }, aKey())))
    const [first, second] = one.submitted.persons.map(({ applicationNumber }) => ({ applicationNumber }))
    clock.moveTo('2026-12-01T09:00:00Z')
    for (const visit of ['arrived', 'ready', 'collected']) await operatorRows(system.service, visit, first)
    const ofDay = await operatorRows(system.service, 'appointments', { officeId: 2, day: '2026-12-01' })
    const visitOf = (person: object | undefined) =>
      ofDay.find((row) => expect.objectContaining({ ...person }).asymmetricMatch(row))
    expect(visitOf(first)).toMatchObject({ visit: 'collected', mode: 'normal' })
    expect(visitOf(second)).toMatchObject({ visit: '', mode: 'normal' })
    const undo = (person: object | undefined) =>
      operatorRows(system.service, 'visit-undo', { ...person, visit: 'collected', reason: 'sample' })
    const locks = async () =>
      (
        await services.db
          .selectFrom('open_person')
          .select('person_id')
          .where('request_id', '=', one.requestId)
          .execute()
      ).length
    expect(await locks()).toBe(1)
    await undo(first)
    expect(await locks()).toBe(2)
    await operatorRows(system.service, 'collected', first)
    clock.moveTo(start)
    const apply = async (person: (typeof pair)[number]) => {
      const api = system.visitor()
      const { appointmentIds } = await holdAppointment(api, { slotId: 10 })
      return codeOf(
        await api.requests.submit(await aRequestFor(system, appointmentIds, { applicants: [person] }), aKey()),
      )
    }
    expect(await Promise.all(pair.map(apply))).toEqual(['ok', 'openRequest'])
    await expect(undo(first)).rejects.toThrow('the person has another application: cancel or reject it first')
    expect(await locks()).toBe(1)
    // After the delivery date a move locks the names again, without the person who has the document.
    const ofRequest = services.db.updateTable('request').where('id', '=', one.requestId)
    await ofRequest.set({ delivery_date: isoDate('2026-11-01') }).execute()
    const move = { requestId: one.requestId, date: isoDate('2026-12-01'), slotId: 8 }
    expect(codeOf(await one.api.schedule.reschedule(move, aKey()))).toBe('ok')
    expect(await locks()).toBe(1)
    await expect(undo(second)).rejects.toThrow('the office has recorded nothing')
  })

  // A submission and a hold lock in this order, and deadlocked with the other one.
  if (kind === 'postgres')
    test.each(['late payment', 'move after the delivery date'])('a %s locks counters before names', async (action) => {
      const { services, clock } = system.service
      const isLate = action === 'late payment'
      const applicants = [aPerson({ firstName: isLate ? 'LENSA' : 'MEGERSA', phoneNumber: '0900004761' })]
      const slot = { officeId: 2, day: isoDate('2026-12-01'), slotId: 7 }
      const { api, requestId } = await confirmed(system, { applicants }, slot.slotId)
      const order = must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
      if (isLate) {
        clock.forward({ hours: 25 })
        await sweepUnpaid(services)
      } else {
        await payOrder(order)
        const ofRequest = services.db.updateTable('request').where('id', '=', requestId)
        await ofRequest.set({ delivery_date: isoDate('2026-11-01') }).execute()
      }
      const act = AsyncResource.bind(async () =>
        isLate
          ? outcomeOf(payOrder(order))
          : codeOf(await api.schedule.reschedule({ requestId, date: slot.day, slotId: 8 }, aKey())),
      )
      const { acting } = await services.transact(async (trx) => {
        await sql`set local lock_timeout = '1s'`.execute(trx)
        await lockCounters(trx, [slot])
        const started = { acting: act() }
        await expect.poll(() => waitingForLocks(system.service.opened)).toBe(1)
        await lockNames(trx, services, applicants)
        return started
      })
      expect(await acting).toBe(isLate ? 'paid' : 'ok')
      if (isLate) clock.forward({ hours: -25 })
    })
})
