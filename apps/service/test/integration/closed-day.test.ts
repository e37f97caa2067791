import { addDays, type IsoDate, isoDate, nextAction, timelineOf } from '@invea/domain'
import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { sendReminders } from '../../src/requests/reminders.ts'
import { operatorRows, runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import { aKey, aRequestFor, codeOf, holdAppointment, must, ordered, orderedAndPaid, uploadAll } from './a-submission.ts'
import { solveCaptcha, testSystemOf } from './a-test-system.ts'
import { lookUp, storedDataOf } from './read-state.ts'

const system = testSystemOf('embedded')

const paidOrder = (slotId: number) => orderedAndPaid(system, { slotId })
const moveTo = (moment: string) => system.service.clock.moveTo(moment)
const notice = { noticeEn: 'Closed', noticeAm: 'ዝግ', noticeOm: 'Cufaa', noticeTi: 'ዕፁው' }
const closeOffice = async (day: IsoDate, more: object = {}) => {
  const [closure] = await operatorRows(system.service, 'close', { officeId: 2, from: day, to: day, ...notice, ...more })
  return Number(closure?.id)
}
test('an applicant whose booked day closes gets one message, no reminder, and chooses another day at any time', async () => {
  const { services } = system.service
  const paid = await paidOrder(3)
  const unpaid = await ordered(system, { slotId: 4 })
  const day = isoDate('2026-12-01')

  // Another service closes: this application is not concerned.
  await operatorRows(system.service, 'reopen', { id: await closeOffice(day, { service: 'lost' }) })
  await closeOffice(day, { service: 'renewal' })
  expect(await sendReminders(services)).toBe(0)

  await closeOffice(day)
  expect(await sendReminders(services)).toBe(1)
  expect(await sendReminders(services)).toBe(0)
  expect(await storedDataOf(system).messagesOf(paid)).toContain('dayClosed')
  expect(must(await unpaid.api.requests.get(unpaid.requestId)).isDayClosed).toBe(true)

  moveTo('2026-11-30T12:00:00Z')
  expect(await sendReminders(services)).toBe(0)
  expect(await storedDataOf(system).messagesOf(paid)).not.toContain('reminder')

  // The day after: the deadline of two days does not count.
  moveTo('2026-12-02T08:00:00Z')
  const later = { ...paid, api: system.visitor() }
  const application = await lookUp(later)
  expect(application).toMatchObject({ appointmentDate: day, isDayClosed: true })
  expect(application.actions).toContain('reschedule')
  const numbers = { applicationNumber: paid.applicationNumber }
  expect(await operatorRows(system.service, 'look-up', numbers)).toMatchObject([
    { actions: application.actions.join(' ') },
  ])
  const change = { requestId: paid.requestId, date: isoDate('2026-12-08'), slotId: 3 }
  must(await later.api.schedule.reschedule(change, aKey()))
  const moved = await lookUp(later)
  expect(moved).toMatchObject({ appointmentDate: '2026-12-08', status: 'paymentCompleted' })
  expect(moved.isDayClosed).toBeUndefined()
})

test('a day that was open keeps its deadline', async () => {
  moveTo('2026-11-21T08:00:00Z')
  for (const { id } of await operatorRows(system.service, 'closures'))
    await runOperatorCommand(system.service, 'reopen', { id: Number(id) })
  const paid = await paidOrder(5)
  moveTo('2026-12-02T08:00:00Z')
  const later = { ...paid, api: system.visitor() }
  expect((await lookUp(later)).actions).not.toContain('reschedule')
  const change = { requestId: paid.requestId, date: isoDate('2026-12-08'), slotId: 4 }
  expect(codeOf(await later.api.schedule.reschedule(change, aKey()))).toBe('notAllowed')
})

test('after a reopening the applicant is notified once, and may still choose another day, as the message promised', async () => {
  const { services } = system.service
  moveTo('2026-11-21T10:00:00Z')
  const paid = await paidOrder(6)
  const later = { ...paid, api: system.visitor() }
  const day = isoDate('2026-12-01')
  const countOf = async (kind: string) =>
    (await storedDataOf(system).messagesOf(paid)).filter((sent) => sent === kind).length
  const id = await closeOffice(day)
  await sendReminders(services)
  expect(await operatorRows(system.service, 'reopen', { id })).toMatchObject([{ notified: 2 }])
  await sendReminders(services)
  expect([await countOf('dayClosed'), await countOf('dayOpen')]).toEqual([1, 1])

  moveTo('2026-11-30T12:00:00Z')
  const open = await lookUp(later)
  expect(open.isDayClosed).toBeUndefined()
  expect(open.actions).toContain('reschedule')
  const second = await closeOffice(day)
  await sendReminders(services)
  await sendReminders(services)
  expect([await countOf('dayClosed'), await countOf('dayOpen')]).toEqual([2, 1])

  // The second closure is the last message about the day.
  moveTo('2026-12-02T08:00:00Z')
  await operatorRows(system.service, 'reopen', { id: second })
  expect((await lookUp(later)).actions).toContain('reschedule')
  moveTo('2026-11-30T12:00:00Z')

  must(
    await later.api.schedule.reschedule({ requestId: paid.requestId, date: isoDate('2026-12-03'), slotId: 3 }, aKey()),
  )
  moveTo('2026-12-02T08:00:00Z')
  expect((await lookUp(later)).actions).not.toContain('reschedule')
})

test('after a reopening another day can be chosen until the day has passed, and not for ever', async () => {
  moveTo('2026-11-21T10:00:00Z')
  const paid = await paidOrder(7)
  const later = { ...paid, api: system.visitor() }
  const id = await closeOffice(isoDate('2026-12-01'))
  await sendReminders(system.service.services)
  await operatorRows(system.service, 'reopen', { id })
  await sendReminders(system.service.services)
  moveTo('2026-12-01T06:00:00Z')
  expect((await lookUp(later)).actions).toContain('reschedule')
  moveTo('2026-12-02T08:00:00Z')
  later.api = system.visitor()
  expect((await lookUp(later)).actions).not.toContain('reschedule')
  const change = { requestId: paid.requestId, date: isoDate('2026-12-08'), slotId: 7 }
  expect(codeOf(await later.api.schedule.reschedule(change, aKey()))).toBe('notAllowed')
})

test('a reopening on the day is sent only before the time of the appointment', async () => {
  const { services } = system.service
  moveTo('2026-11-21T10:00:00Z')
  const [morning, afternoon] = [await paidOrder(3), await paidOrder(9)]
  const countOpen = async (paid: typeof morning) =>
    (await storedDataOf(system).messagesOf(paid)).filter((sent) => sent === 'dayOpen').length
  const id = await closeOffice(isoDate('2026-12-01'))
  await sendReminders(services)
  moveTo('2026-12-01T08:00:00Z')
  await operatorRows(system.service, 'reopen', { id })
  await sendReminders(services)
  expect([await countOpen(morning), await countOpen(afternoon)]).toEqual([0, 1])
  // Their last message is that the day is closed.
  moveTo('2026-12-02T08:00:00Z')
  const actionsOf = async (paid: typeof morning) => (await lookUp({ ...paid, api: system.visitor() })).actions
  expect(await actionsOf(morning)).toContain('reschedule')
  expect(await actionsOf(afternoon)).not.toContain('reschedule')
})

test('a payment for a day that was closed before gets one notice of it, with the receipt', async () => {
  moveTo('2026-11-21T10:30:00Z')
  await reopenAll()
  const order = await ordered(system, { slotId: 3 })
  const id = await closeOffice(isoDate('2026-12-01'))
  await system.sandbox.press(order.order.redirectUrl ?? '', 'pay')
  const { messagesOf } = storedDataOf(system)
  expect(await messagesOf(order)).toContain('paidClosed')
  expect((await lookUp({ ...order, api: system.visitor() })).actions).toContain('reschedule')
  await sendReminders(system.service.services)
  await operatorRows(system.service, 'reopen', { id })
  await sendReminders(system.service.services)
  const sent = await messagesOf(order)
  expect(sent.filter((kind) => kind !== 'paidClosed' && /^(paid|day)/.test(kind))).toEqual(['dayOpen'])
})

test('reopen returns the number of applications that get the message', async () => {
  moveTo('2026-11-21T10:40:00Z')
  await reopenAll()
  await sendReminders(system.service.services)
  const cancelled = await paidOrder(4)
  await paidOrder(5)
  const day = isoDate('2026-12-01')
  const [first, second] = [await closeOffice(day), await closeOffice(day, { service: 'new' })]
  await sendReminders(system.service.services)
  must(await cancelled.api.schedule.cancel(cancelled.requestId, aKey()))
  const reopen = async (id: number) => {
    const [row] = await operatorRows(system.service, 'reopen', { id })
    return [row?.notified, await sendReminders(system.service.services)]
  }
  expect(await reopen(first)).toEqual([0, 0])
  const [notified, sent] = await reopen(second)
  expect(notified).toBeGreaterThan(0)
  expect(notified).toBe(sent)
})

const reopenAll = async () => {
  for (const { id } of await operatorRows(system.service, 'closures'))
    await runOperatorCommand(system.service, 'reopen', { id: Number(id) })
}

test('a day that closes while it is held is not booked, and another day is', async () => {
  moveTo('2026-11-21T11:00:00Z')
  await reopenAll()
  const day = isoDate('2026-12-01')
  const api = system.visitor()
  const held = await holdAppointment(api, { slotId: 7 })
  await closeOffice(day)
  const request = await aRequestFor(system, held.appointmentIds)
  const key = aKey()
  expect(codeOf(await api.requests.submit(request, key))).toBe('outsideWindow')
  const wanted = { officeId: 2, requestType: 'new', date: isoDate('2026-12-03'), slotId: 7, applicants: 1 } as const
  const { appointmentIds } = must(await api.schedule.hold(wanted, aKey()))
  must(await api.requests.submit({ ...request, appointmentIds }, key))
  await reopenAll()
})

test('a paid applicant of a closed day keeps the only application after the delivery date, and can move it', async () => {
  moveTo('2026-11-21T12:00:00Z')
  await reopenAll()
  const person = () => anApplicant({ personal: aPersonalDetail({ birthDate: isoDate('1981-02-03') }) })
  const first = await orderedAndPaid(system, { slotId: 8, applicants: [person()] })
  const { deliveryDate } = await lookUp(first)
  const delivered = deliveryDate ?? isoDate('2027-01-01')
  const id = await closeOffice(isoDate('2026-12-01'))
  moveTo(`${addDays(delivered, 1)}T08:00:00Z`)
  const days = must(
    await first.api.schedule.availability({
      ...{ officeId: 2, requestType: 'new', applicants: 1 },
      ...{ from: addDays(delivered, 5), to: addDays(delivered, 20) },
    }),
  )
  const date = days.find(({ slots }) => slots.length > 0)?.date ?? isoDate('2027-02-01')
  /** A second application of the same person. */
  const applyAgain = async (slotId: number) => {
    const api = system.visitor()
    await solveCaptcha(api, 'site')
    await solveCaptcha(api, 'passport')
    const wanted = { officeId: 2, requestType: 'new', date, slotId, applicants: 1 } as const
    const { appointmentIds } = must(await api.schedule.hold(wanted, aKey()))
    const request = await aRequestFor(system, appointmentIds, { applicants: [person()] })
    return { api, result: await api.requests.submit(request, aKey()) }
  }
  expect(codeOf((await applyAgain(3)).result)).toBe('openRequest')

  // It was reopened and the day has passed: the person can apply again. A later closure makes the day movable again.
  await operatorRows(system.service, 'reopen', { id })
  const again = await applyAgain(4)
  const second = must(again.result)
  await uploadAll(again.api, second)
  must(await again.api.requests.confirm(second.requestId, aKey()))
  const order = must(await again.api.payment.order({ requestId: second.requestId, optionId: 1 }, aKey()))
  await system.sandbox.press(order.redirectUrl ?? '', 'pay')
  expect(must(await again.api.requests.get(second.requestId)).status).toBe('paymentCompleted')
  await closeOffice(isoDate('2026-12-01'), { to: addDays(delivered, 1) })
  const later = { ...first, api: system.visitor() }
  expect((await lookUp(later)).actions).toContain('reschedule')
  const move = () => later.api.schedule.reschedule({ requestId: first.requestId, date, slotId: 5 }, aKey())
  expect(codeOf(await move())).toBe('openRequest')
  must(await again.api.schedule.cancel(second.requestId, aKey()))
  must(await move())
  expect(codeOf((await applyAgain(6)).result)).toBe('openRequest')
})

test.each([
  ['in the evening', 3, '2026-12-01T17:30:00Z', '2026-12-02T06:00:00Z'],
  ['two weeks later', 4, '2026-12-15T06:00:00Z', '2026-12-15T06:00:00Z'],
] as const)(
  'applicants of a day whose closure is entered %s are notified once, and choose another day',
  async (_, slotId, closedAt, sentAt) => {
    const { services } = system.service
    moveTo('2026-11-21T13:00:00Z')
    await reopenAll()
    const paid = await paidOrder(slotId)
    const countClosed = async () =>
      (await storedDataOf(system).messagesOf(paid)).filter((sent) => sent === 'dayClosed').length
    moveTo(closedAt)
    await closeOffice(isoDate('2026-12-01'))
    moveTo(sentAt)
    await sendReminders(services)
    expect(await sendReminders(services)).toBe(0)
    expect(await countClosed()).toBe(1)
    expect((await lookUp({ ...paid, api: system.visitor() })).actions).toContain('reschedule')
    expect(await operatorRows(system.service, 'closures')).toContainEqual(
      expect.objectContaining({ from: '2026-12-01', reopened: false }),
    )
    moveTo('2026-12-16T06:00:00Z')
    await expect(closeOffice(isoDate('2026-12-01'))).rejects.toThrow('to must not be more than 14 days in the past')
  },
)

test('a day that closes again is notified again, also to an applicant who moved away and back', async () => {
  const { services } = system.service
  moveTo('2026-11-21T13:15:00Z')
  await reopenAll()
  const paid = await paidOrder(10)
  const day = isoDate('2026-12-01')
  const countClosed = async () =>
    (await storedDataOf(system).messagesOf(paid)).filter((sent) => sent === 'dayClosed').length
  const id = await closeOffice(day)
  await sendReminders(services)
  const move = (date: IsoDate, slotId: number) =>
    paid.api.schedule.reschedule({ requestId: paid.requestId, date, slotId }, aKey())
  must(await move(isoDate('2026-12-08'), 3))
  await operatorRows(system.service, 'reopen', { id })
  await sendReminders(services)
  must(await move(day, 10))
  system.service.clock.forward({ minutes: 1 })
  await closeOffice(day)
  await sendReminders(services)
  expect(await countClosed()).toBe(2)
})

test('an absence counts from the time of the appointment on, and not on a closed day; after a change of the day another one is recorded', async () => {
  moveTo('2026-11-21T13:30:00Z')
  await reopenAll()
  const [paid, other] = [await paidOrder(5), await paidOrder(6)]
  const { applicationNumber, requestId } = paid
  const didNotCome = (one = paid) =>
    operatorRows(system.service, 'did-not-come', { applicationNumber: one.applicationNumber })
  const read = async () => lookUp({ ...paid, api: system.visitor() })
  moveTo('2026-12-01T05:00:00Z')
  await expect(didNotCome()).rejects.toThrow('the time of the appointment has not come')
  moveTo('2026-12-01T09:00:00Z')
  await didNotCome()
  expect(nextAction(await read())).toEqual({ step: 'didNotCome' })

  await closeOffice(isoDate('2026-12-01'))
  const closed = await read()
  expect(nextAction(closed)).toEqual({ step: 'dayClosed', action: 'reschedule', day: '2026-12-01' })
  expect(timelineOf(closed).map(({ id }) => id)).not.toContain('didNotCome')
  await expect(didNotCome(other)).rejects.toThrow('the office is closed on this day')

  system.service.clock.forward({ minutes: 1 })
  const later = { ...paid, api: system.visitor() }
  await lookUp(later)
  must(await later.api.schedule.reschedule({ requestId, date: isoDate('2026-12-08'), slotId: 3 }, aKey()))
  moveTo('2026-12-08T15:00:00Z')
  await didNotCome()
  const missed = await read()
  expect(nextAction(missed)).toEqual({ step: 'didNotCome' })
  expect(missed.events?.filter(({ kind }) => kind === 'didNotCome')).toHaveLength(2)
  await operatorRows(system.service, 'visit-undo', { applicationNumber, visit: 'didNotCome', reason: 'Wrong line' })
  expect(nextAction(await read()).step).not.toBe('didNotCome')
})
