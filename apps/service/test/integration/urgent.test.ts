import type { PortalApi } from '@invea/api'
import { type Applicant, isoDate, nextAction } from '@invea/domain'
import type { Registration } from '@invea/domain/account'
import type { PersonalDetail } from '@invea/domain/applicant'
import type { NewRequest } from '@invea/domain/application'
import { closesAt } from '@invea/domain/appointment'
import { momentInAddis } from '@invea/domain/calendar'
import { aFamilyMember, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { sweepHolds } from '../../src/appointments/holds.ts'
import { approve, listUnderReview, reject } from '../../src/operator/application-commands.ts'
import { createOperatorContext } from '../../src/operator/command.ts'
import { recordPayment } from '../../src/operator/payments.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { addTime } from '../../src/platform/clock.ts'
import { aRegistered } from '../../src/testing/a-member.ts'
import { aPdf } from '../../src/testing/a-pdf.ts'
import { checkedSlotTotals } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { operatorRows, reviewedVersion } from '../../src/testing/run-operator-command.ts'
import { aKey, aRequestFor, changeOf, codeOf, edit, holdAppointment, must, uploadAll } from './a-submission.ts'
import { signInMember, solveCaptcha, testSystemOf } from './a-test-system.ts'
import { lookUp, storedDataOf } from './read-state.ts'

const day = isoDate('2026-12-01')
const office = { officeId: 1, requestType: 'new' } as const
const named = (firstName: string, changes: Partial<PersonalDetail> = {}) =>
  anApplicant({ personal: aPersonalDetail({ firstName, ...changes }), requestReason: 'medicalLetter' })

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  const operator = () => createOperatorContext(system.service.services)
  const reviewAndApprove = async (applicationNumber: string) =>
    approve.run(operator(), { applicationNumber, version: await reviewedVersion(system.service, applicationNumber) })
  const storedData = () => storedDataOf(system)
  const urgentTaken = async () => {
    const rows = await checkedSlotTotals(system.service.services)
    return Object.fromEntries(rows.filter(({ slot }) => slot.endsWith('/0')).map(({ slot, taken }) => [slot, taken]))
  }

  /** A member with the names of an applicant (D40). */
  const aHolder = (firstName: string, changes: Partial<Registration> = {}) => {
    const { fatherName, grandfatherName } = aPersonalDetail()
    return aRegistered(system.service, { firstName, fatherName, grandfatherName, ...changes })
  }
  /** A member who has just entered the code. */
  const signedIn = async (account?: Parameters<typeof signInMember>[2]): Promise<PortalApi> => {
    const api = await signInMember(system, system.visitor(), account)
    await solveCaptcha(api, 'site')
    await solveCaptcha(api, 'passport')
    return api
  }
  const hold = async (api: PortalApi, applicants = 1) => {
    const [free] = must(await api.schedule.urgentAvailability({ ...office, applicants: 1, date: day, urgentDays: 2 }))
    const slot = { ...office, date: day, urgentQuotaId: free?.urgentQuotaId ?? 0, applicants, urgentDays: 2 } as const
    return must(await api.schedule.holdUrgent(slot, aKey()))
  }
  const requestFor = async (appointmentIds: readonly number[], changes: Partial<NewRequest> = {}) => {
    const { offices } = await system.service.services.master.snapshot()
    const deliverySiteId = offices.get(1)?.deliverySites[0]?.id
    return aRequestFor(system, appointmentIds, { ...office, deliverySiteId, mode: 'urgent', urgentDays: 2, ...changes })
  }
  const heldUntil = async (requestId: number) => {
    const row = system.service.services.db.selectFrom('request').select('held_until').where('id', '=', requestId)
    return (await row.executeTakeFirstOrThrow()).held_until
  }
  /** The deadlines of a request and of its appointment. */
  const deadlines = async (requestId: number) => {
    const { db } = system.service.services
    const slot = db.selectFrom('appointment').select('expires_at').where('request_id', '=', requestId)
    return [await heldUntil(requestId), (await slot.executeTakeFirst())?.expires_at]
  }
  /** The end of the day of the appointment. */
  const endOfDay = async () => {
    const { slotsOf } = await system.service.services.master.snapshot()
    return new Date(momentInAddis(day, closesAt(slotsOf.get(office.officeId) ?? []) ?? ''))
  }
  const submitted = async (names: readonly [string, ...string[]], changes: Partial<PersonalDetail> = {}) => {
    const api = await signedIn(await aHolder(names[0]))
    const { appointmentIds } = await hold(api, names.length)
    const response = must(
      await api.requests.submit(
        await requestFor(appointmentIds, { applicants: names.map((name) => named(name, changes)) }),
        aKey(),
      ),
    )
    await uploadAll(api, response)
    return {
      api,
      submitted: response,
      requestId: response.requestId,
      number: response.persons[0]?.applicationNumber ?? '',
    }
  }

  /** A confirmed application that the agency has approved. */
  const approved = async (...application: Parameters<typeof submitted>) => {
    const one = await submitted(...application)
    must(await one.api.requests.confirm(one.requestId, aKey()))
    expect(await reviewAndApprove(one.number)).toMatchObject({ ok: true })
    return one
  }

  test('an urgent application is reviewed, approved, paid at the urgent fee, and moved to another day', async () => {
    const one = await submitted(['ABEBE', 'BELAY'])
    const { api, requestId, number } = one
    const confirmed = must(await api.requests.confirm(requestId, aKey()))
    expect(confirmed).toMatchObject({ status: 'underReview', mode: 'urgent', urgentDays: 2, appointmentDate: day })
    // Two working days after the appointment of Tuesday (D28).
    expect(confirmed.deliveryDate).toBe('2026-12-03')
    expect(confirmed.heldUntil).toBeUndefined()
    expect(codeOf(await api.payment.order({ requestId, optionId: 4 }, aKey()))).toBe('notAllowed')
    const listed = await listUnderReview.run(operator(), {})
    expect(listed).toMatchObject({
      ok: true,
      value: { rows: expect.arrayContaining([expect.objectContaining({ day })]) },
    })
    system.service.clock.forward({ hours: 20 })

    expect(await reviewAndApprove(number)).toMatchObject({ ok: true })
    const later = system.visitor()
    must(await later.requests.byApplicationNumber(number, one.submitted.confirmationNumber))
    const order = must(await later.payment.order({ requestId, optionId: 4 }, aKey()))
    expect(order.amount).toBe(50_000)
    const paid = { orderCode: order.orderId, amount: order.amount, reference: `slip-${requestId}` }
    expect(await recordPayment.run(operator(), paid)).toMatchObject({ value: { rows: [{ outcome: 'paid' }] } })
    expect(must(await later.requests.get(requestId)).status).toBe('paymentCompleted')
    must(await later.requests.barcode(requestId))
    const { calendarUrl } = must(await later.requests.slip(requestId))
    expect(await (await system.open(later, calendarUrl)).text()).toContain('DTSTART;VALUE=DATE:20261201')
    expect(await storedData().messagesOf(one)).toEqual(['receivedUrgent', 'underReview', 'approved', 'order', 'paid'])
    expect(await urgentTaken()).toEqual({ '2026-12-01/0': 2 })

    const to = { requestId, date: isoDate('2026-12-03') }
    const moved = must(await later.schedule.reschedule(to, aKey()))
    expect(moved).toMatchObject({ date: '2026-12-03', slot: undefined })
    expect(await urgentTaken()).toEqual({ '2026-12-03/0': 2 })
    expect(must(await later.requests.get(requestId))).toMatchObject({
      appointmentDate: '2026-12-03',
      deliveryDate: '2026-12-07',
    })
    must(await later.schedule.cancel(requestId, aKey()))
    expect(await urgentTaken()).toEqual({})
  })

  test('the first message asks for documents and confirmation, and announces payment after the approval (D27)', async () => {
    const one = await submitted(['FATUMA'])
    const [message] = await storedData().postedTo(one)
    expect(message?.kind).toBe('receivedUrgent')
    for (const text of [message?.mail, message?.sms]) {
      expect(text).toMatch(/confirm/)
      expect(text).not.toMatch(/ and pay/)
      expect(text).toMatch(/pay (only )?after/)
    }
    must(await one.api.schedule.cancel(one.requestId, aKey()))
  })

  test('each confirmation sends one message: documents received, under review, payment after the approval (B §2)', async () => {
    const one = await submitted(['JEMAL'])
    must(await one.api.requests.confirm(one.requestId, aKey()))
    must(await one.api.requests.confirm(one.requestId, aKey()))
    const posted = await storedData().postedTo(one)
    expect(posted.map(({ kind }) => kind)).toEqual(['receivedUrgent', 'underReview'])
    expect(posted[1]?.mail).toContain('The agency is now reviewing it')
    must(await one.api.schedule.cancel(one.requestId, aKey()))
  })

  test('the main office stays the same while urgent appointments of it lie ahead: no other office could move them', async () => {
    const { services } = system.service
    const one = await submitted(['KALKIDAN'])
    const rows = await services.db.selectFrom('office').selectAll().where('id', 'in', [1, 2]).execute()
    const offices = rows.map((row) => {
      const { id, city_id: cityId, name, address, phone, fax, processing_days: processingDays, main } = row
      return { id, cityId, name, address, phone, fax, processingDays, main: !main }
    })
    const load = () => operatorRows(system.service, 'load', { format: 'json', content: JSON.stringify({ offices }) })
    await expect(load()).rejects.toThrow(
      'offices: 1 stays the main office: it has urgent appointments until 2026-12-01',
    )
    must(await one.api.schedule.cancel(one.requestId, aKey()))
  })

  test('an application that was not confirmed in time gets a message about that, not about a payment', async () => {
    const { services, clock } = system.service
    const one = await submitted(['IFTU'])
    const started = clock.now()
    clock.moveTo((await heldUntil(one.requestId)) ?? '')
    expect(await sweepUnpaid(services)).toBe(1)
    clock.moveTo(started)
    const posted = await storedData().postedTo(one)
    expect(posted.map(({ kind }) => kind)).toEqual(['receivedUrgent', 'notConfirmed'])
    expect(posted[1]?.sms).toContain('was not confirmed in time')
  })

  test.each([
    { firstName: 'ALMAZ', complete: false },
    { firstName: 'BIRUK', complete: true },
  ])(
    'an approved application that was changed and expired is not paid without a review (complete: $complete)',
    async ({ firstName, complete }) => {
      const { services, clock } = system.service
      const one = await approved([firstName], { birthDate: isoDate('1975-05-02') })
      const { api, requestId } = one
      const order = must(await api.payment.order({ requestId, optionId: 1 }, aKey()))
      // A birth certificate is required of younger applicants.
      const change = complete ? { address: { city: 'Adama' } } : { personal: { birthDate: isoDate('1990-05-02') } }
      const changed = must(await edit(one, change))
      expect(changed.status).toBe(complete ? 'underReview' : 'initial')
      const started = clock.now()
      clock.forward({ hours: complete ? 12 * 24 : 25 })
      expect(await sweepUnpaid(services)).toBe(1)
      await system.sandbox.press(order.redirectUrl ?? '', 'pay')
      expect(await storedData().outcomes(requestId)).toEqual(['refundDue'])
      expect((await lookUp({ ...one, api: system.visitor() })).status).toBe('expired')
      clock.moveTo(started)
    },
  )

  test('D25: the hours of an approval count once, however often the application is changed and approved again', async () => {
    const { services, clock } = system.service
    const started = clock.now()
    const one = await submitted(['DERARTU'])
    must(await one.api.requests.confirm(one.requestId, aKey()))
    const hoursLeft = async () => {
      expect(await reviewAndApprove(one.number)).toMatchObject({ ok: true })
      return (((await heldUntil(one.requestId))?.getTime() ?? 0) - clock.now().getTime()) / 3_600_000
    }
    const changeAfter = async (hours: number, city: string) => {
      clock.forward({ hours })
      const later = { ...one, api: system.visitor() }
      const read = await lookUp(later)
      return codeOf(await later.api.requests.update(changeOf(read, { address: { city } }), aKey()))
    }
    expect(await hoursLeft()).toBe(24)
    expect(await changeAfter(10, 'Adama')).toBe('ok')
    // The review takes no time of the applicant.
    clock.forward({ hours: 30 })
    expect(await hoursLeft()).toBe(14)
    expect(await changeAfter(13, 'Jimma')).toBe('ok')
    expect(await hoursLeft()).toBe(3)
    expect(await changeAfter(2, 'Harar')).toBe('ok')
    expect(await hoursLeft()).toBe(3)
    clock.forward({ hours: 3 })
    expect((await lookUp({ ...one, api: system.visitor() })).status).toBe('expired')
    await sweepUnpaid(services)
    clock.moveTo(started)
  })

  test('D25: an application whose reported payment is checked is approved only after the decision', async () => {
    const { services, clock } = system.service
    const one = await approved(['MESERET'])
    const { api, requestId, number } = one
    const { orderId, redirectUrl } = must(await api.payment.order({ requestId, optionId: 1 }, aKey()))
    must(await edit(one, { address: { city: 'Adama' } }))
    await system.sandbox.fault('unreadable-amount', { orderCode: orderId, times: 50 })
    await system.sandbox.press(redirectUrl ?? '', 'pay')
    clock.forward({ minutes: 3 })
    await reconcilePayments(services)
    const refused = { error: { faults: ['a reported payment is checked: decide it first'] } }
    expect(await reviewAndApprove(number)).toMatchObject(refused)
    expect(must(await api.requests.get(requestId)).heldUntil).toBeUndefined()
    await operatorRows(system.service, 'payment-decided', { orderCode: orderId, decision: 'keep' })
    expect(await reviewAndApprove(number)).toMatchObject({ ok: true })
    clock.forward({ minutes: -3 })
    must(await api.schedule.cancel(requestId, aKey()))
  })

  test('a rejected application frees its slots, and its applicant gets the reason', async () => {
    const one = await submitted(['CHALA'])
    must(await one.api.requests.confirm(one.requestId, aKey()))
    await reject.run(operator(), { applicationNumber: one.number, reason: 'The evidence is not readable' })
    expect(must(await one.api.requests.get(one.requestId))).toMatchObject({ status: 'rejected', actions: ['view'] })
    expect(await storedData().messagesOf(one)).toEqual(['receivedUrgent', 'underReview', 'rejected'])
    expect(await urgentTaken()).toEqual({})
  })

  test('a change of an approved application requires a new review', async () => {
    const one = await approved(['DESTA'])
    const after = must(await edit(one, { address: { city: 'Adama' } }))
    expect(after.status).toBe('underReview')
    expect(after.heldUntil).toBeUndefined()
    await reviewAndApprove(one.number)
    expect(await storedData().messagesOf(one)).toEqual([
      'receivedUrgent',
      'underReview',
      'approved',
      'changed',
      'approved',
    ])
    must(await one.api.schedule.cancel(one.requestId, aKey()))
  })

  test('an approval accepts the corrections of the application: nothing of them is shown and nothing can be edited after payment', async () => {
    const one = await submitted(['HIWOT', 'ALMAZ'])
    const { api, requestId, number: applicationNumber } = one
    must(await api.requests.confirm(requestId, aKey()))
    await operatorRows(system.service, 'ask-correction', { applicationNumber, reason: 'The city is missing' })
    must(await edit(one, { address: { city: 'Adama' } }))
    await reviewAndApprove(applicationNumber)
    const order = must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
    const paid = { orderCode: order.orderId, amount: order.amount, reference: `slip-${requestId}` }
    expect(await recordPayment.run(operator(), paid)).toMatchObject({ value: { rows: [{ outcome: 'paid' }] } })
    const application = must(await api.requests.get(requestId))
    expect(application.actions).not.toContain('edit')
    expect(nextAction(application)).not.toHaveProperty('isCorrectionSent')
    expect(application.events?.filter(({ kind: event }) => event === 'correctionAccepted')).toHaveLength(1)
    expect(await storedData().countAuditRows(requestId, 'request.correctionAccepted')).toBe(1)
    expect(await operatorRows(system.service, 'corrections')).toEqual([])
    must(await api.schedule.cancel(requestId, aKey()))
  })

  test('refuses to approve an application that changed after its review', async () => {
    const one = await submitted(['GETNET'])
    const { api, requestId, number: applicationNumber } = one
    must(await api.requests.confirm(requestId, aKey()))
    const approveVersion = (version: string) => approve.run(operator(), { applicationNumber, version })
    const changed = { ok: false, error: { faults: ['the application changed after this review: review it again'] } }
    const first = await reviewedVersion(system.service, applicationNumber)
    expect(await reviewedVersion(system.service, applicationNumber)).toBe(first)
    must(await edit(one, { address: { city: 'Adama' } }))
    expect(await approveVersion(first)).toEqual(changed)
    const second = await reviewedVersion(system.service, applicationNumber)
    await uploadAll(api, one.submitted)
    expect(await approveVersion(second)).toEqual(changed)
    const third = await reviewedVersion(system.service, applicationNumber)
    expect(await approveVersion(third)).toMatchObject({ ok: true })
    // A repeated call changes nothing.
    expect(await approveVersion(third)).toMatchObject({ ok: true })
    const trail = await operatorRows(system.service, 'audit', { applicationNumber })
    expect(trail.find(({ action }) => action === 'request.approved')).toMatchObject({
      detail: JSON.stringify({ version: third }),
    })
    must(await api.schedule.cancel(requestId, aKey()))
  })

  test('documents of an approved application that waits for its payment are replaced only by a change, with a new review', async () => {
    const { api, submitted: sent, requestId } = await approved(['HAWI'])
    must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
    const personId = sent.persons[0]?.requestPersonId ?? 0
    const [document] = must(await api.attachments.required(personId))
    const file = new File([new Uint8Array(aPdf())], 'other.pdf', { type: 'application/pdf' })
    const files = [{ attachmentTypeId: document?.attachmentTypeId ?? 0, file }]
    expect(codeOf(await api.attachments.upload(personId, files, { key: aKey() }))).toBe('notAllowed')
    expect(must(await api.requests.get(requestId)).status).toBe('awaitingPayment')
    const key = aKey()
    must(await api.attachments.change(personId, files, { key }))
    expect(must(await api.requests.get(requestId)).status).toBe('underReview')
    const messages = await storedData().messagesOf({ submitted: sent })
    expect(messages.at(-1)).toBe('orderEnded')
    must(await api.attachments.change(personId, files, { key }))
    expect(await storedData().messagesOf({ submitted: sent })).toEqual(messages)
    must(await api.schedule.cancel(requestId, aKey()))
  })

  test('a family member added to an approved application that waits for its payment ends the order, with one message', async () => {
    const one = await approved(['LENSA'])
    const { api, requestId } = one
    must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
    const personId = must(await api.requests.get(requestId)).persons[0]?.personId ?? 0
    const before = await storedData().messagesOf(one)
    must(await api.family.add({ personId, members: [aFamilyMember()] }, aKey()))
    expect(must(await api.requests.get(requestId)).status).toBe('underReview')
    expect(await storedData().messagesOf(one)).toEqual([...before, 'orderEnded'])
    must(await api.schedule.cancel(requestId, aKey()))
  })

  test('replacing documents during the review cancels the first of two approvals', async () => {
    const { db } = system.service.services
    const one = await submitted(['OBSE'])
    const { version } = must(await one.api.requests.confirm(one.requestId, aKey()))
    const approval = { version, operator_id: 1, approved_at: system.service.clock.now() }
    const key = { office_id: office.officeId, request_id: one.requestId }
    await db
      .insertInto('first_approval')
      .values({ ...key, ...approval })
      .execute()
    await uploadAll(one.api, one.submitted)
    expect(must(await one.api.requests.get(one.requestId))).toMatchObject({ status: 'underReview', version })
    expect(await db.selectFrom('first_approval').selectAll().where('request_id', '=', one.requestId).execute()).toEqual(
      [],
    )
    must(await one.api.schedule.cancel(one.requestId, aKey()))
  })

  test('D40: the first applicant has the names of the account, at submission and after changes', async () => {
    const api = await signedIn(await aHolder('EDEN'))
    const { appointmentIds } = await hold(api, 2)
    const submit = async (first: Applicant) =>
      api.requests.submit(await requestFor(appointmentIds, { applicants: [first, named('ALMAZ')] }), aKey())
    const refusal = (field: string) => ({
      error: { issues: [{ field: `applicants.0.personal.${field}`, code: 'holderNames' }] },
    })
    expect(await submit(named('BONTU'))).toMatchObject(refusal('firstName'))
    expect(await submit(named('EDEN', { grandfatherName: 'GIRMA' }))).toMatchObject(refusal('grandfatherName'))
    const { requestId, persons } = must(await submit(named('EDEN')))

    const change = (personal: Partial<PersonalDetail>) => edit({ api, requestId }, { personal })
    expect(await change({ firstName: 'BONTU' })).toMatchObject(refusal('firstName'))
    must(await change({ birthPlace: 'Jimma' }))
    const applicationNumber = persons[0]?.applicationNumber
    await operatorRows(system.service, 'ask-correction', {
      ...{ applicationNumber, reason: 'As in the certificate', fields: 'personal.firstName' },
    })
    expect(await change({ firstName: 'EDENA', fatherName: 'GIRMA' })).toMatchObject(refusal('fatherName'))
    must(await change({ firstName: 'EDENA' }))
    await operatorRows(system.service, 'accept-correction', { applicationNumber })
    // What the agency asked for can stay.
    must(await change({ birthPlace: 'Adama' }))
    must(await api.schedule.cancel(requestId, aKey()))
  })

  test('D40: the names of a child, and of a holder whose names do not fit a passport, are typed', async () => {
    const child = named('HANA', { birthDate: isoDate('2015-03-01'), under18: true })
    for (const [account, first] of [
      [await aHolder('FENET'), child],
      [await aHolder("D'ABBADIE"), named('DABBADIE')],
    ] as const) {
      const api = await signedIn(account)
      const { appointmentIds } = await hold(api)
      const request = await requestFor(appointmentIds, { applicants: [first] })
      const { requestId } = must(await api.requests.submit(request, aKey()))
      if (first === child) {
        const grown = { birthDate: isoDate('1995-03-01'), under18: false }
        expect(await edit({ api, requestId }, { personal: grown })).toMatchObject({
          error: { issues: [{ code: 'holderNames' }] },
        })
      }
      must(await api.schedule.cancel(requestId, aKey()))
    }
  })

  test('an urgent hold needs an urgent request, a reason and evidence, and expires after ten minutes', async () => {
    const api = await signedIn(await aHolder('EDEN'))
    const { appointmentIds } = await hold(api)
    const submitChanged = async (changes: Partial<NewRequest>) => {
      const response = await api.requests.submit(await requestFor(appointmentIds, changes), aKey())
      return response.ok || response.error.kind !== 'fields'
        ? codeOf(response)
        : response.error.issues.map(({ field }) => field)
    }
    expect(await submitChanged({ mode: 'normal', urgentDays: undefined })).toEqual(['appointmentIds'])
    expect(await submitChanged({ applicants: [named('EDEN')], urgentDays: 5 })).toEqual(['appointmentIds'])
    expect(await submitChanged({ applicants: [anApplicant()] })).toEqual(['applicants.0.requestReason'])
    expect(await submitChanged({ applicants: [named('EDEN')], officeId: 2 })).toContain('officeId')
    system.service.clock.forward({ minutes: 10 })
    const response = await api.requests.submit(
      await requestFor(appointmentIds, { applicants: [named('EDEN')] }),
      aKey(),
    )
    expect(response.ok).toBe(false)
    expect(response.ok || response.error.kind === 'signedOut' || codeOf(response)).toBeTruthy()

    const other = await signedIn(await aHolder('FIKIR'))
    const normal = await holdAppointment(other)
    const urgent = await aRequestFor(system, normal.appointmentIds, {
      mode: 'urgent',
      urgentDays: 2,
      applicants: [named('FIKIR')],
    })
    expect((await other.requests.submit(urgent, aKey())).ok).toBe(false)
  })

  test('a submission is not stored twice after a new sign-in, and is found by its appointment (D14)', async () => {
    const account = await aHolder('ABEBE')
    const first = await signedIn(account)
    const { appointmentIds } = await hold(first)
    const request = await requestFor(appointmentIds, { applicants: [named('ABEBE')] })
    const key = aKey()
    const { requestId } = must(await first.requests.submit(request, key))
    await first.account.signOut()
    const again = await signedIn(account)
    expect(codeOf(await again.requests.submit(request, key))).toBe('notFound')
    const mine = must(await again.requests.mine())
    expect(mine).toMatchObject([{ requestId, appointmentId: appointmentIds[0] }])
  })

  test('evidence is one of the documents, and required for confirmation', async () => {
    const api = await signedIn(await aHolder('GENET'))
    const { appointmentIds } = await hold(api)
    const response = must(
      await api.requests.submit(await requestFor(appointmentIds, { applicants: [named('GENET')] }), aKey()),
    )
    const required = must(await api.attachments.required(response.persons[0]?.requestPersonId ?? 0))
    expect(required.map(({ attachmentTypeId }) => attachmentTypeId)).toContain(11)
    expect(codeOf(await api.requests.confirm(response.requestId, aKey()))).toBe('attachmentsMissing')
    must(await api.schedule.cancel(response.requestId, aKey()))
  })

  test('H2: an unconfirmed application expires 24 hours after its submission, and a confirmed one at the end of its day', async () => {
    const { services, clock } = system.service
    const unpaid = addTime(clock.now(), { hours: 24 })
    const names = ['IFTU', 'JALANE', 'KEBEDE', 'LELISA', 'MULU'] as const
    const [one, confirmedOne] = [await submitted(names), await submitted(['NEGASH'])]
    expect(await deadlines(one.requestId)).toEqual([unpaid, unpaid])
    // H1: the account cannot block more of the quota while these are unpaid.
    const [free] = must(
      await one.api.schedule.urgentAvailability({ ...office, applicants: 1, date: day, urgentDays: 2 }),
    )
    const again = {
      ...office,
      date: day,
      urgentQuotaId: free?.urgentQuotaId ?? 0,
      applicants: 1,
      urgentDays: 2,
    } as const
    expect(codeOf(await one.api.schedule.holdUrgent(again, aKey()))).toBe('unpaidApplicants')

    must(await confirmedOne.api.requests.confirm(confirmedOne.requestId, aKey()))
    const end = await endOfDay()
    expect(await deadlines(confirmedOne.requestId)).toEqual([end, end])
    clock.forward({ hours: 24 })
    await sweepUnpaid(services)
    await sweepHolds(services)
    expect(await storedData().messagesOf(one)).toEqual(['receivedUrgent', 'notConfirmed'])
    expect(await listUnderReview.run(operator(), {})).toMatchObject({
      value: { rows: [{ applicationNumber: confirmedOne.number }] },
    })
    expect(await urgentTaken()).toEqual({ '2026-12-01/0': 1 })
    await reject.run(operator(), { applicationNumber: confirmedOne.number, reason: 'The evidence is not readable' })
  })

  test('an application without a decision expires when its day is over, and its applicant gets a message', async () => {
    const { services, clock } = system.service
    const [one, late] = [await submitted(['HIRUT']), await submitted(['GIRMA'])]
    for (const { api, requestId } of [one, late]) must(await api.requests.confirm(requestId, aKey()))
    const end = await endOfDay()
    clock.moveTo(new Date(end.getTime() - 1_000))
    expect(await deadlines(one.requestId)).toEqual([end, end])

    const findApplication = async () => lookUp({ api: system.visitor(), submitted: one.submitted })
    const isListed = async () => JSON.stringify(await listUnderReview.run(operator(), {})).includes(one.number)
    expect(await sweepUnpaid(services)).toBe(0)
    expect([(await findApplication()).status, await isListed()]).toEqual(['underReview', true])
    expect(await reviewAndApprove(late.number)).toMatchObject({ ok: true })
    const payer = system.visitor()
    must(await payer.requests.byApplicationNumber(late.number, late.submitted.confirmationNumber))
    const order = must(await payer.payment.order({ requestId: late.requestId, optionId: 1 }, aKey()))
    expect(order.expiresAt).toBe(end.toISOString())

    // It counts as expired from that moment, before any job has run.
    clock.forward({ seconds: 1 })
    expect(await findApplication()).toMatchObject({ status: 'expired', actions: ['view'] })
    expect(await isListed()).toBe(false)
    expect(await reviewAndApprove(one.number)).toMatchObject({ ok: false })
    // A payment for a day that is over is due back, also while its slot is still held.
    await system.sandbox.press(order.redirectUrl ?? '', 'pay')
    expect(await storedData().outcomes(late.requestId)).toEqual(['refundDue'])
    expect(await sweepUnpaid(services)).toBe(2)
    expect(await sweepUnpaid(services)).toBe(0)
    expect(await storedData().messagesOf(one)).toEqual(['receivedUrgent', 'underReview', 'reviewLapsed'])
    // A payment can have arrived and be due back.
    expect((await storedData().postedTo(one)).at(-1)?.sms).not.toContain('charged')
    expect(await storedData().countAuditRows(one.requestId, 'request.expired')).toBe(1)
    // The unused hold of an earlier visitor has expired too.
    await sweepHolds(services)
    expect(await urgentTaken()).toEqual({})
  })
})
