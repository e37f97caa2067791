import { isoDate } from '@invea/domain'
import type { OfficeRecordKind } from '@invea/domain/application'
import { expect, test } from 'vitest'
import { recordAtOffice, reject, undoOfficeRecord } from '../../src/operator/application-commands.ts'
import { showAuditTrail } from '../../src/operator/audit-commands.ts'
import { createOperatorContext } from '../../src/operator/command.ts'
import { acceptCorrection, listCorrections, requestCorrection } from '../../src/operator/corrections.ts'
import { recordPayment } from '../../src/operator/payments.ts'
import { lookUpForHelpLine, reviewRequest } from '../../src/operator/show-request.ts'
import { recordEvent } from '../../src/requests/request-events.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { aKey, codeOf, confirmed, must, ordered, submitted } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'

const system = testSystemOf('embedded')
const operator = () => createOperatorContext(system.service.services)
const kindsOf = (events: readonly { readonly kind: string }[] | undefined) => events?.map(({ kind }) => kind)

test('the response contains the events of a request, oldest first; a card of one number does not', async () => {
  const { api, requestId, submitted: made, order } = await ordered(system, { optionId: 4 })
  const { clock } = system.service
  expect(kindsOf(must(await api.requests.get(requestId)).events)).toEqual(['submitted', 'documents', 'confirmed'])
  clock.forward({ minutes: 5 })
  await recordPayment.run(operator(), {
    orderCode: order.orderId,
    amount: order.amount,
    reference: `paid-${requestId}`,
  })
  const paidAt = clock.now().toISOString()
  const paid = must(await api.requests.get(requestId))
  expect(paid.events?.at(-1)).toEqual({ kind: 'paid', at: paidAt })

  clock.forward({ minutes: 5 })
  must(await api.schedule.cancel(requestId, aKey()))
  const cancelled = must(await api.requests.get(requestId))
  expect(kindsOf(cancelled.events)).toEqual(['submitted', 'documents', 'confirmed', 'paid', 'cancelled'])

  const stranger = system.visitor()
  const card = must(await stranger.requests.byApplicationNumber(made.persons[0]?.applicationNumber ?? ''))
  expect([card.masked, card.events, card.rejectionReason, card.appointmentId]).toEqual([
    true,
    undefined,
    undefined,
    undefined,
  ])
})

test('shows a request as expired from its deadline on, before the sweep has run', async () => {
  const { api, requestId, submitted: made } = await submitted(system)
  const { heldUntil } = must(await api.requests.get(requestId))
  system.service.clock.forward({ hours: 25 })
  const number = made.persons[0]?.applicationNumber ?? ''
  const later = must(await system.visitor().requests.byApplicationNumber(number, made.confirmationNumber))
  expect(later.status).toBe('expired')
  expect(later.events?.at(-1)).toEqual({ kind: 'expired', at: heldUntil })
})

test('a requested correction shows its reason and its fields until the agency accepts it', async () => {
  const { api, requestId, submitted: made } = await submitted(system)
  const [person] = made.persons
  const applicationNumber = person?.applicationNumber ?? ''
  const fields = ['personal.firstName', 'attachments.1']
  const reason = 'The first name differs from the birth certificate'
  const askedAt = system.service.clock.now().toISOString()
  await requestCorrection.run(operator(), { applicationNumber, reason, fields })
  const underCorrection = must(await api.requests.get(requestId))
  expect(underCorrection.persons[0]?.correction).toEqual({ reason, fields, askedAt })
  expect(underCorrection.events?.at(-1)).toEqual({ kind: 'correctionAsked', at: askedAt, applicationNumber })
  const card = must(await system.visitor().requests.byApplicationNumber(applicationNumber))
  expect(card.persons[0]).toMatchObject({ notified: true, correction: undefined })
  await acceptCorrection.run(operator(), { applicationNumber })
  const accepted = must(await api.requests.get(requestId))
  expect(accepted.persons[0]?.correction).toBeUndefined()
  expect(accepted.events?.at(-1)?.kind).toBe('correctionAccepted')
})

test('the response contains the appointment and the documents of the request, as described', async () => {
  const { api, requestId } = await submitted(system)
  const application = must(await api.requests.get(requestId))
  expect(application.appointmentId).toBeGreaterThan(0)
  const required = must(await api.attachments.required(application.persons[0]?.requestPersonId ?? 0))
  expect(required.length).toBeGreaterThan(0)
  expect(application.persons[0]?.requiredAttachments).toEqual(required)
})

const paidRequest = async () => {
  const one = await ordered(system, { optionId: 4 })
  const { order, requestId } = one
  await recordPayment.run(operator(), {
    orderCode: order.orderId,
    amount: order.amount,
    reference: `visit-${requestId}`,
  })
  return one
}
const messagesAbout = async (applicationNumber: string, kind: string) =>
  (await readPosted(system.service.services)).filter(
    (one) => one.kind === kind && one.params.number === applicationNumber,
  )

test('one command shows a reviewer applicant, reason, events and documents of a request', async () => {
  const { submitted: made, api, requestId } = await confirmed(system)
  const applicationNumber = made.persons[0]?.applicationNumber ?? ''
  const { persons } = must(await api.requests.get(requestId))
  const personal = persons[0]?.applicant?.personal
  const review = await reviewRequest.run(operator(), { applicationNumber })
  if (!review.ok) throw new Error(review.error.faults.join())
  const record = `application ${applicationNumber}`
  expect(review.value.rows).toContainEqual({ record: 'request', field: 'status', value: 'confirmed' })
  expect(review.value.rows).toContainEqual({ record, field: 'personal.fatherName', value: personal?.fatherName })
  expect(review.value.rows).toContainEqual({ record: 'event', field: 'kind', value: 'confirmed' })
  expect(review.value.files).toHaveLength(persons[0]?.attachments?.length ?? 0)
  expect(new Set(review.value.files?.map(({ content }) => content.subarray(0, 2).toString('hex')))).toEqual(
    new Set(['ffd8']),
  )
  const trail = await showAuditTrail.run(operator(), { applicationNumber })
  expect(trail.ok && trail.value.rows.map(({ action }) => action)).toContain('request.reviewed')
})

test('the help line finds applications by phone number, order code and confirmation number', async () => {
  const { submitted: made, order, api, requestId } = await ordered(system, { optionId: 4 })
  const applicationNumber = made.persons[0]?.applicationNumber ?? ''
  const { persons } = must(await api.requests.get(requestId))
  const phoneNumber = persons[0]?.applicant?.personal.phoneNumber ?? ''
  const { confirmationNumber } = made
  for (const query of [{ phoneNumber }, { confirmationNumber }, { orderCode: order.orderId }, { applicationNumber }]) {
    const found = await lookUpForHelpLine.run(operator(), query)
    expect(found.ok && found.value.rows).toContainEqual(
      expect.objectContaining({ applicationNumber, orderCode: order.orderId, status: 'awaitingPayment' }),
    )
  }
  expect(await lookUpForHelpLine.run(operator(), {})).toMatchObject({ ok: false })
  expect(await lookUpForHelpLine.run(operator(), { orderCode: '9999999999' })).toMatchObject({ ok: false })
})

test('the messages about a correction contain its reason and its fields', async () => {
  const { submitted: made } = await submitted(system, { language: 'en' })
  const applicationNumber = made.persons[0]?.applicationNumber ?? ''
  const reason = 'The first name differs'
  await requestCorrection.run(operator(), { applicationNumber, reason, fields: ['personal.firstName', 'family'] })
  const [message] = await messagesAbout(applicationNumber, 'correction')
  expect(message?.sms).toContain(reason)
  expect(message?.mail).toContain('What to correct: First name, Family')
})

test('D26: a finished document closes cancellation and change of the day, and says what to do to an old page', async () => {
  const { api, requestId, applicationNumber } = await paidRequest()
  expect(must(await api.requests.get(requestId)).actions).toEqual(['view', 'reschedule', 'cancel'])
  expect(await recordAtOffice('ready', '').run(operator(), { applicationNumber })).toEqual({
    ok: false,
    error: { faults: ['the applicant has not arrived: record it first, with arrived'] },
  })
  // As an earlier version recorded it, before the day of the appointment.
  const { services, clock } = system.service
  const persons = services.db.selectFrom('request_person').selectAll().where('request_id', '=', requestId)
  const { id: personId, office_id } = await persons.executeTakeFirstOrThrow()
  const event = { request: { office_id, id: requestId }, kind: 'ready', personId, at: clock.now() } as const
  await services.transact((trx) => recordEvent(trx, services, event))
  expect(must(await api.requests.get(requestId)).actions).toEqual(['view'])
  expect(codeOf(await api.schedule.cancel(requestId, aKey()))).toBe('served')
  const change = { requestId, date: isoDate('2026-12-08'), slotId: 3 }
  const moved = await api.schedule.reschedule(change, aKey())
  expect(moved).toMatchObject({ error: { code: 'served', message: expect.stringContaining('8133') } })

  const undo = (visit: OfficeRecordKind) =>
    undoOfficeRecord.run(operator(), { applicationNumber, visit, reason: 'Wrong line' })
  expect(await undo('arrived')).toEqual({ ok: false, error: { faults: ['the last record of the office is ready'] } })
  expect(await undo('ready')).toMatchObject({ ok: true, value: { rows: [{ undone: 'ready' }] } })
  expect(await undo('ready')).toEqual({ ok: false, error: { faults: ['the office has recorded nothing'] } })
  const restored = must(await api.requests.get(requestId))
  expect(restored.actions).toEqual(['view', 'reschedule', 'cancel'])
  expect(kindsOf(restored.events)).not.toContain('ready')
  expect((await messagesAbout(applicationNumber, 'notReady')).map(({ channel }) => channel)).toContain('sms')
  const trail = await showAuditTrail.run(operator(), { applicationNumber })
  expect(trail.ok && trail.value.rows.at(-1)).toMatchObject({ action: 'visit.undone' })
})

// The last test of this file, because it moves the clock to the day of the appointment.
test('the office records the visit and the finished document, the response shows it, and the applicant gets a message', async () => {
  const { api, requestId, applicationNumber } = await paidRequest()
  const record = (kind: OfficeRecordKind) => recordAtOffice(kind, '').run(operator(), { applicationNumber })
  expect(await record('arrived')).toEqual({ ok: false, error: { faults: ['the day of the appointment has not come'] } })
  const { appointmentDate } = must(await api.requests.get(requestId))
  const { clock } = system.service
  clock.forward({ minutes: (Date.parse(`${appointmentDate}T08:00:00Z`) - clock.now().getTime()) / 60_000 })
  expect(await record('arrived')).toMatchObject({ ok: true })
  expect(await record('arrived')).toMatchObject({ ok: true })
  expect(await record('collected')).toEqual({ ok: false, error: { faults: ['the document is not ready'] } })
  expect(await record('ready')).toMatchObject({ ok: true })
  const readyMessages = async () =>
    (await messagesAbout(applicationNumber, 'ready')).filter(({ channel }) => channel === 'sms')
  const [message] = await readyMessages()
  expect(message?.sms).toContain(`The document of application ${applicationNumber} is ready at `)
  expect(message?.sms).toContain('within 180 days')
  const { db } = system.service.services
  const locks = db.selectFrom('open_person').selectAll().where('request_id', '=', requestId)
  const before = await locks.execute()
  expect(before).toHaveLength(1)
  expect(await record('collected')).toMatchObject({ ok: true })
  expect(await locks.execute()).toEqual([])
  const collected = { ok: false, error: { faults: ['the document was collected'] } }
  expect(await record('ready')).toEqual(collected)
  expect(await requestCorrection.run(operator(), { applicationNumber, reason: 'Too late' })).toEqual(collected)
  const undo = (visit: OfficeRecordKind) =>
    undoOfficeRecord.run(operator(), { applicationNumber, visit, reason: 'Wrong line' })
  expect(await undo('collected')).toMatchObject({ ok: true })
  expect(await locks.execute()).toEqual(before)
  expect(await undo('ready')).toMatchObject({ ok: true })
  clock.forward({ minutes: 1 })
  expect(await record('ready')).toMatchObject({ ok: true })
  expect(await readyMessages()).toHaveLength(2)
  // Nothing is corrected once the document was collected.
  expect(await requestCorrection.run(operator(), { applicationNumber, reason: 'The phone' })).toMatchObject({
    ok: true,
  })
  clock.forward({ minutes: 1 })
  expect(await record('collected')).toMatchObject({ ok: true })
  const [after] = must(await system.visitor().requests.byApplicationNumber(applicationNumber)).persons
  expect(after?.notified).toBe(false)
  expect(await listCorrections.run(operator(), {})).not.toMatchObject({
    value: { rows: expect.arrayContaining([expect.objectContaining({ applicationNumber })]) },
  })
  expect(await reject.run(operator(), { applicationNumber, reason: 'Not theirs', refund: 'no' })).toEqual({
    ok: false,
    error: { faults: ['the document was collected'] },
  })
  const found = await lookUpForHelpLine.run(operator(), { applicationNumber })
  expect(found).toMatchObject({ ok: true, value: { rows: [{ applicationNumber, status: 'paymentCompleted' }] } })
  const [event, at = ''] = String(found.ok && found.value.rows[0]?.last).split(' ')
  // In whole minutes, in the time of Addis Ababa.
  expect([event, at.slice(-6), Date.parse(at)]).toEqual([
    'collected',
    '+03:00',
    Math.floor(clock.now().getTime() / 60_000) * 60_000,
  ])
})
