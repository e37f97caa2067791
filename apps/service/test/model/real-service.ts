import type { EndpointId } from '@invea/api/contract'
import { addDays, appointmentWindow, isInWindow, isWorkingDay } from '@invea/domain'
import { momentInAddis } from '@invea/domain/calendar'
import { type RequestMode, urgentReasons } from '@invea/domain/services'
import { aNewRequest, anOldPassport } from '@invea/domain/testing'
import { sweepHolds } from '../../src/appointments/holds.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { dayOf } from '../../src/platform/clock.ts'
import type { Parts, TestClient } from '../../src/testing/a-client.ts'
import type { TestService } from '../../src/testing/a-service.ts'
import { withCapacity } from '../../src/testing/a-slot.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { reviewedVersion, runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import { bearer, officeId, photo } from '../security/authorization/a-target.ts'
import { type Exchange, sendRequest, successOf } from '../security/authorization/exchange.ts'
import { samplePerson } from '../security/authorization/sample-person.ts'
import type { Office, SlotName } from './request-model.ts'

const codeOf = ({ status, text }: Exchange): string => {
  if (status === 200) return 'ok'
  const { code, errors } = JSON.parse(text)
  return code === 'invalidInput' ? `${code} ${JSON.stringify(errors)}` : code
}

let started = 0

/**
 * The service for one applicant and one operator, with three slots that only they use. A lost passport can be replaced with a
 * correction, which changes the fee and the required documents.
 */
export const startRealService = async (
  service: TestService,
  {
    requestType = 'new',
    corrected = false,
  }: { readonly requestType?: 'new' | 'lost'; readonly corrected?: boolean } = {},
) => {
  const { services, clock, url } = service
  const snapshot = await services.master.snapshot()
  const restriction = snapshot.restrictionOf.get(officeId)
  const processingDays = snapshot.offices.get(officeId)?.processingDays ?? 0
  const slots = snapshot.slotsOf.get(officeId) ?? []
  if (!restriction) throw new Error('the sample office has no restriction')
  const isBookable: Office['isBookable'] = (day, today, submittedOn) =>
    isInWindow(
      day,
      appointmentWindow({ requestType, restriction, processingDays, submittedOn }, today, snapshot.closures),
    ) && isWorkingDay(day, snapshot.closures)
  const today = dayOf(clock.now())
  const firstBookableDay = (days: number) => {
    const ahead = Array.from({ length: 90 }, (_, at) => addDays(today, days + at))
    return ahead.find((day) => isBookable(day, today)) ?? today
  }
  started += 1
  const slotAt = (at: number) => slots[(started * 2 + at) % slots.length]
  const [day, later] = [firstBookableDay(15), firstBookableDay(28)]
  const daysAndSlots = { a: [day, slotAt(0)], b: [day, slotAt(1)], later: [later, slotAt(0)] } as const
  const begins = (slot: SlotName) =>
    new Date(momentInAddis(daysAndSlots[slot][0], daysAndSlots[slot][1]?.startTime ?? '')).toISOString()
  const office: Office = {
    isBookable,
    dayOf: { a: day, b: day, later },
    beginsAt: { a: begins('a'), b: begins('b'), later: begins('later') },
  }
  const slotRequestAt = (slot: SlotName) => ({
    officeId,
    requestType,
    date: daysAndSlots[slot][0],
    slotId: daysAndSlots[slot][1]?.id ?? 0,
    applicants: 1,
  })
  /** Sets the free capacity of a slot: one, or none when another visitor holds it. */
  const setFreeCapacity = async (slot: SlotName, free: 0 | 1) => {
    await sweepHolds(services)
    const { slotId, date } = slotRequestAt(slot)
    const row = await services.db
      .selectFrom('slot_counter')
      .select('taken')
      .where('office_id', '=', officeId)
      .where('day', '=', date)
      .where('slot_id', '=', slotId)
      .executeTakeFirst()
    await withCapacity(services, (row?.taken ?? 0) + free, slotRequestAt(slot))
  }
  for (const slot of ['a', 'b', 'later'] as const) await setFreeCapacity(slot, 1)

  const client: TestClient = await aHuman(service)
  const nationalityId = snapshot.lists.nationalities.find(({ code }) => code === 'ETH')?.id ?? 0
  started += 1
  const passportWith = (isCorrected: boolean) => {
    if (requestType === 'new') return {}
    const passport = anOldPassport({ passportNumber: `EP${String(started).padStart(7, '0')}` })
    return { passport: isCorrected ? { ...passport, dataCorrected: true, correctionType: 'name' as const } : passport }
  }
  // An urgent request needs a reason.
  const applicant = { ...samplePerson(nationalityId), requestReason: urgentReasons[0], ...passportWith(corrected) }
  let appointmentIds: readonly number[] = []
  let request: { readonly id: number; readonly person: number; readonly number: string } | undefined
  let newestOrder = ''
  let newestReference = ''
  let changes = 0
  const send = (id: EndpointId, parts: Parts) => sendRequest(url, id, parts, bearer(client))
  const getIds = () => request ?? fail('no request was submitted')
  const fail = (why: string): never => {
    throw new Error(why)
  }
  const operate = async (name: string, input: object) => {
    const result = await runOperatorCommand(service, name, input)
    return result.ok ? String(result.value.rows[0]?.outcome ?? 'ok') : 'fault'
  }
  const getRequest = async () =>
    successOf('getRequest', await send('getRequest', { query: { requestId: getIds().id } }))

  return {
    office,
    service,
    setFreeCapacity,
    requestId: () => request?.id,
    hold: async (slot: SlotName) => {
      const response = await send('submitAppointment', { body: slotRequestAt(slot) })
      if (response.status === 200) appointmentIds = successOf('submitAppointment', response).appointmentIds
      return codeOf(response)
    },
    extend: async () => codeOf(await send('extendHold', {})),
    release: async () => codeOf(await send('releaseHold', { query: {} })),
    submit: async (mode: RequestMode) => {
      const deliverySiteId = snapshot.offices.get(officeId)?.deliverySites[0]?.id
      const body = aNewRequest({ requestType, officeId, deliverySiteId, appointmentIds, applicants: [applicant] })
      const response = await send('submitRequest', { body })
      if (response.status !== 200) return codeOf(response)
      const { requestId, persons } = successOf('submitRequest', response)
      request = { id: requestId, person: persons[0]?.requestPersonId ?? 0, number: persons[0]?.applicationNumber ?? '' }
      // Urgent holds have their own call; here a request with an appointment becomes an urgent one.
      if (mode === 'urgent')
        await services.db.updateTable('request').set({ mode, urgent_days: 5 }).where('id', '=', requestId).execute()
      return 'ok'
    },
    documents: async () => {
      const { person } = getIds()
      const query = { requestPersonId: person }
      const required = successOf('getRequiredAttachments', await send('getRequiredAttachments', { query }))
      const files = Object.fromEntries(required.map(({ attachmentTypeId }) => [attachmentTypeId, photo]))
      return codeOf(await send('uploadAttachment', { fields: { personRequestId: person }, files }))
    },
    confirm: async () => codeOf(await send('confirmRequest', { body: { requestId: getIds().id } })),
    order: async () => {
      const response = await send('orderRequest', { body: { requestId: getIds().id, optionId: 4 } })
      if (response.status === 200) newestOrder = successOf('orderRequest', response).orderId
      return codeOf(response)
    },
    pay: async (rightAmount: boolean) => {
      const order = await services.db
        .selectFrom('payment_order')
        .selectAll()
        .where('order_code', '=', newestOrder)
        .executeTakeFirstOrThrow()
      const amount = rightAmount ? order.amount : order.amount - 1
      changes += 1
      newestReference = `sample-${order.id}-${changes}`
      return operate('record-payment', {
        orderCode: order.order_code,
        amount,
        reference: newestReference,
        otherAmount: !rightAmount,
      })
    },
    undoPayment: () => operate('undo-payment', { orderCode: newestOrder, reference: newestReference }),
    approve: async () => {
      const applicationNumber = getIds().number
      return operate('approve', { applicationNumber, version: await reviewedVersion(service, applicationNumber) })
    },
    reject: () => operate('reject', { applicationNumber: getIds().number, reason: 'sample', refund: 'no' }),
    askCorrection: () => operate('ask-correction', { applicationNumber: getIds().number, reason: 'sample' }),
    update: async (stale: boolean, isCorrected = corrected) => {
      const { version, mode } = await getRequest()
      changes += 1
      const personal = { ...applicant.personal, birthPlace: `TOWN ${changes}` }
      const changed = { ...applicant, personal, ...passportWith(isCorrected) }
      const { id, person } = getIds()
      const body = {
        requestId: id,
        mode,
        requestType,
        version: stale ? version - 1 : version,
        applicants: [{ personId: person, applicant: changed }],
      }
      return codeOf(await send('updateRequest', { body }))
    },
    reschedule: async (slot: SlotName) => {
      const { date, slotId } = slotRequestAt(slot)
      // The model has no limit of tries in a minute.
      await services.db.deleteFrom('rate_limit').execute()
      return codeOf(await send('rescheduleAppointment', { body: { requestId: getIds().id, date, slotId } }))
    },
    cancel: async () => codeOf(await send('cancelAppointment', { query: { requestId: getIds().id } })),
    sweep: async () => {
      await sweepHolds(services)
      await reconcilePayments(services)
      await sweepUnpaid(services)
    },
    /** The owner's view of the request. */
    view: async () => {
      const { status, actions, persons, orderExpiresAt, appointmentDate } = await getRequest()
      const [person] = persons
      return {
        status,
        actions,
        personStatus: person?.personStatus,
        notified: person?.notified,
        orderExpiresAt,
        day: status === 'expired' ? undefined : appointmentDate,
      }
    },
    stored: () =>
      services.db
        .selectFrom('request')
        .innerJoin('request_person as person', 'person.request_id', 'request.id')
        .select(['request.status', 'request.mode', 'request.held_until', 'person.status as personStatus'])
        .where('request.id', '=', getIds().id)
        .executeTakeFirstOrThrow(),
    slip: async () => codeOf(await send('getSlip', { query: { requestId: getIds().id } })),
    liveHold: async () => successOf('getCurrentHold', await send('getCurrentHold', {}))?.expiresAt,
    events: async () => {
      const rows = await services.db
        .selectFrom('payment_event')
        .innerJoin('payment_order', 'payment_order.id', 'payment_event.order_id')
        .select('payment_event.outcome')
        .where('payment_order.request_id', '=', request?.id ?? 0)
        .execute()
      return {
        paid: rows.filter(({ outcome }) => outcome === 'paid').length,
        refunds: rows.filter(({ outcome }) => outcome === 'refundDue').length,
      }
    },
  }
}
export type Real = Awaited<ReturnType<typeof startRealService>>
