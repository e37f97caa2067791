import { isoDate } from '@invea/domain'
import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { SlipContent } from '../../src/slips/slip-content.ts'
import { checkedSlotTotals, takenBySlot } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import {
  aKey,
  aRequestFor,
  changeOf,
  codeOf,
  confirmed,
  holdAppointment,
  must,
  ordered,
  orderedAndPaid,
  submitted,
  uploadAll,
} from './a-submission.ts'
import { solveCaptcha, testSystemOf } from './a-test-system.ts'

const named = (firstName: string, birthCertificateId?: string) =>
  anApplicant({ personal: aPersonalDetail({ firstName, ...(birthCertificateId && { birthCertificateId }) }) })

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  const db = () => system.service.services.db

  test('refuses a request with an expired, used, unknown or another session’s hold', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api)
    const stranger = system.visitor()
    await holdAppointment(stranger, { slotId: 4 })
    const foreign = await aRequestFor(system, hold.appointmentIds)
    expect(codeOf(await stranger.requests.submit(foreign, aKey()))).toBe('notFound')
    expect(codeOf(await api.requests.submit(await aRequestFor(system, [4711]), aKey()))).toBe('notFound')
    system.service.clock.forward({ minutes: 30 })
    expect(codeOf(await api.requests.submit(foreign, aKey()))).toBe('captchaFailed')
    const again = await holdAppointment(api)
    system.service.clock.forward({ minutes: 29 })
    must(await api.requests.submit(await aRequestFor(system, again.appointmentIds), aKey()))
    // The hold is used, so another one is needed.
    expect(codeOf(await api.requests.submit(await aRequestFor(system, again.appointmentIds), aKey()))).toBe(
      'holdExpired',
    )
    await checkedSlotTotals(system.service.services)
  })

  test.runIf(kind === 'postgres')('an application takes seven statements, begin and commit included', async () => {
    const api = system.visitor()
    const { appointmentIds } = await holdAppointment(api)
    const personal = aPersonalDetail({ firstName: 'GENET', phoneNumber: '0900000911' })
    const request = await aRequestFor(system, appointmentIds, { applicants: [anApplicant({ personal })] })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    must(await api.requests.submit(request, aKey()))
    const sent = query.mock.calls.map((call, at) => ({ client: query.mock.contexts[at], text: String(call[0]) }))
    query.mockRestore()
    const writer = sent.find(({ text }) => text.includes('lock_submission'))?.client
    const texts = sent.filter(({ client }) => client === writer).map(({ text }) => text)
    expect(texts.slice(texts.indexOf('begin'), texts.indexOf('commit') + 1)).toHaveLength(7)
  })

  test('0019: a repeated submission gets its stored response after its captcha has expired', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api, { applicants: 2 })
    const request = await aRequestFor(system, hold.appointmentIds, { applicants: [named('ABEBE')] })
    const key = aKey()
    const first = must(await api.requests.submit(request, key))
    const later = anApplicant({ personal: { ...request.applicants[0]?.personal, ...named('BELAY').personal } })
    const added = { requestId: first.requestId, appointmentIds: hold.appointmentIds, applicants: [later] }
    const addedKey = aKey()
    const second = must(await api.requests.addPerson(added, addedKey))
    system.service.clock.forward({ minutes: 40 })
    expect(must(await api.requests.submit(request, key))).toEqual(first)
    expect(must(await api.requests.addPerson(added, addedKey))).toEqual(second)
    // Another request under these keys, or the same one under a new key, is still refused.
    expect(codeOf(await api.requests.submit({ ...request, language: 'am' }, key))).toBe('captchaFailed')
    expect(codeOf(await api.requests.addPerson(added, aKey()))).toBe('captchaFailed')
  })

  test('a group continues without an applicant that was not added, and its other appointments stay', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api, { applicants: 3, slotId: 9 })
    const request = await aRequestFor(system, hold.appointmentIds, { applicants: [named('ABEBE')] })
    const first = must(await api.requests.submit(request, aKey()))
    const { applicants } = await aRequestFor(system, [], { applicants: [named('BELAY')] })
    const { requestId } = first
    const second = must(
      await api.requests.addPerson({ requestId, appointmentIds: hold.appointmentIds, applicants }, aKey()),
    )
    for (const sent of [first, second]) await uploadAll(api, sent)
    const before = must(await api.requests.get(requestId))
    expect(before.missing).toBe('applicants')
    const slot = `${before.appointmentDate}/9`
    const taken = async () => (await takenBySlot(system.service.services))[slot]
    expect(await taken()).toBe(3)
    expect(codeOf(await system.visitor().requests.completeGroup(requestId, aKey()))).toBe('notFound')

    const after = must(await api.requests.completeGroup(requestId, aKey()))
    expect(after).toMatchObject({ missing: 'confirmation', heldUntil: before.heldUntil })
    expect(after.appointmentSlot).toEqual(before.appointmentSlot)
    expect(await taken()).toBe(2)
    expect(must(await api.requests.completeGroup(requestId, aKey())).version).toBe(after.version)
    const more = await aRequestFor(system, [], { applicants: [named('CHALA')] })
    const third = { requestId, appointmentIds: hold.appointmentIds, applicants: more.applicants }
    expect(codeOf(await api.requests.addPerson(third, aKey()))).toBe('groupFull')
    expect(must(await api.requests.confirm(requestId, aKey())).price?.total).toBe(10_000)
    await checkedSlotTotals(system.service.services)
  })

  test('a group in two slots whose capacity was lowered continues without the applicants that were not added', async () => {
    const api = system.visitor()
    await solveCaptcha(api, 'site')
    await solveCaptcha(api, 'passport')
    const date = isoDate('2026-12-01')
    const shares = [
      { slotId: 9, applicants: 2 },
      { slotId: 10, applicants: 3 },
    ]
    const group = { officeId: 2, requestType: 'new', date, slotId: 9, applicants: 5, shares } as const
    const { appointmentIds } = must(await api.schedule.hold(group, aKey()))
    const applicants = [named('ABEBE'), named('BELAY'), named('CHALA')]
    const { requestId } = must(
      await api.requests.submit(await aRequestFor(system, appointmentIds, { applicants }), aKey()),
    )
    const { heldUntil } = must(await api.requests.get(requestId))
    const setCapacity = async (capacity: number) => {
      for (const { slotId } of shares)
        await operatorRows(system.service, 'capacity', { officeId: 2, from: date, to: date, slotId, capacity })
    }
    await setCapacity(1)
    expect(must(await api.requests.completeGroup(requestId, aKey())).heldUntil).toBe(heldUntil)
    const live = await db()
      .selectFrom('appointment')
      .select(['slot_id', 'applicants', 'expires_at'])
      .where('request_id', '=', requestId)
      .where('state', '=', 'final')
      .orderBy('slot_id')
      .execute()
    const expires_at = new Date(heldUntil ?? 0)
    expect(live).toEqual([
      { slot_id: 9, applicants: 2, expires_at },
      { slot_id: 10, applicants: 1, expires_at },
    ])
    await setCapacity(20)
    await checkedSlotTotals(system.service.services)
  })

  test('refuses a request whose office, type or number of applicants differs from its hold', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api)
    const { offices } = await system.service.services.master.snapshot()
    const otherOffice = { officeId: 1, deliverySiteId: offices.get(1)?.deliverySites[0]?.id }
    const submitChanged = async (changes: object) =>
      codeOf(await api.requests.submit(await aRequestFor(system, hold.appointmentIds, changes), aKey()))
    expect(await submitChanged(otherOffice)).toBe('fields')
    expect(await submitChanged({ applicants: [named('ABEBE'), named('BELAY')] })).toBe('groupFull')
    expect(await submitChanged({ deliverySiteId: 9999 })).toBe('fields')
    expect(await submitChanged({ mode: 'urgent', urgentDays: 2 })).not.toBe('ok')
    // The refused requests did not use the hold.
    expect(must(await api.schedule.currentHold())?.appointmentIds).toEqual(hold.appointmentIds)
    expect(await submitChanged({})).toBe('ok')
  })

  test('checks the rules of the forms again, and returns each fault with its field', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api)
    const personal = aPersonalDetail({
      firstName: 'ABEB3',
      phoneNumber: '0811111111',
      birthDate: isoDate('2015-01-01'),
      birthCertificateId: '123',
      occupationId: 9999,
    })
    const request = await aRequestFor(system, hold.appointmentIds, { applicants: [anApplicant({ personal })] })
    const response = await api.requests.submit(request, aKey())
    if (response.ok || response.error.kind !== 'fields') throw new Error('the request was accepted')
    expect(response.error.issues.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      'applicants.0.personal.birthCertificateId birthCertificateDigits',
      'applicants.0.personal.firstName nameLetters',
      'applicants.0.personal.phoneNumber phoneFormat',
      'applicants.0.personal.under18 under18Unchecked',
    ])
    const unknown = anApplicant({ personal: aPersonalDetail({ occupationId: 9999 }) })
    const references = await api.requests.submit(
      await aRequestFor(system, hold.appointmentIds, { applicants: [unknown] }),
      aKey(),
    )
    if (references.ok || references.error.kind !== 'fields') throw new Error('the request was accepted')
    expect(references.error.issues).toMatchObject([{ field: 'applicants.0.personal.occupationId', code: 'invalid' }])
  })

  test('D51: an unfinished request shows its next missing part, and can be finished on another device with both numbers', async () => {
    const one = await submitted(system)
    const { applicationNumber } = one
    const device = system.visitor()
    expect(must(await device.requests.byApplicationNumber(applicationNumber)).actions).toEqual(['view'])
    const open = async () =>
      must(await device.requests.byApplicationNumber(applicationNumber, one.submitted.confirmationNumber))
    expect(await open()).toMatchObject({
      missing: 'documents',
      actions: ['view', 'continue', 'edit', 'cancel'],
      officeAddress: { en: expect.stringMatching(/./) },
    })
    await uploadAll(device, one.submitted)
    expect(await open()).toMatchObject({ missing: 'confirmation' })
    expect(must(await device.requests.confirm(one.requestId, aKey()))).toMatchObject({ missing: 'payment' })
    must(await device.payment.order({ requestId: one.requestId, optionId: 4 }, aKey()))
    expect(await open()).toMatchObject({
      status: 'awaitingPayment',
      missing: 'payment',
      actions: ['view', 'continue', 'edit', 'cancel'],
    })
  })

  test('ignores values of the client for fields that the server sets', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api)
    const request = await aRequestFor(system, hold.appointmentIds)
    const forged = {
      ...request,
      status: 'paymentCompleted',
      confirmationNumber: 'AAAAAAAAAAAAA',
      requestId: 1,
      version: 99,
      totalPrice: 1,
      applicants: request.applicants.map((one) => ({
        ...one,
        applicationNumber: '11111111111',
        personStatus: 'paymentCompleted',
      })),
    }
    const { requestId, confirmationNumber, persons } = must(await api.requests.submit(forged, aKey()))
    expect(confirmationNumber).not.toBe('AAAAAAAAAAAAA')
    expect(persons[0]?.applicationNumber).not.toBe('11111111111')
    expect(must(await api.requests.get(requestId))).toMatchObject({
      status: 'initial',
      version: 1,
      price: { total: 5_000 },
    })
  })

  test('returns the same bytes for another visitor’s request and for one that does not exist', async () => {
    const one = await ordered(system)
    const personId = one.submitted.persons[0]?.requestPersonId ?? 0
    const stranger = system.visitor()
    const unknown = 1_234_567_890_123
    const calls = [
      (id: number) => stranger.requests.get(id),
      (id: number) => stranger.requests.price(id),
      (id: number) => stranger.requests.barcode(id),
      (id: number) => stranger.requests.slip(id),
      (id: number) => stranger.requests.confirm(id, aKey()),
      (id: number) => stranger.payment.order({ requestId: id, optionId: 1 }, aKey()),
      (id: number) => stranger.payment.currentOrder(id),
      (id: number) => stranger.schedule.cancel(id, aKey()),
    ]
    for (const call of calls) {
      const [foreign, absent] = [await call(one.requestId), await call(unknown)]
      expect(codeOf(foreign)).toBe('notFound')
      expect(foreign).toEqual(absent)
    }
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    const byPerson = [
      (id: number) => stranger.attachments.required(id),
      (id: number) => stranger.attachments.upload(id, [{ attachmentTypeId: 1, file }], { key: aKey() }),
      (id: number) => stranger.attachments.change(id, [{ attachmentTypeId: 1, file }], { key: aKey() }),
    ]
    for (const call of byPerson) expect(await call(personId)).toEqual(await call(unknown))
    expect(must(await stranger.requests.mine())).toEqual([])
  })

  test('slips of one request: openings at the same time share one PDF, and 30 a minute are allowed in all its sessions', async () => {
    const one = await orderedAndPaid(system)
    const { pdfUrl } = must(await one.api.requests.slip(one.requestId))
    const open = async () => (await system.open(one.api, pdfUrl)).status
    const { workers, rateLimiter } = system.service.services
    const drawing = Promise.withResolvers<never>()
    const drawn = vi.spyOn(workers, 'run').mockReturnValue(drawing.promise)
    const counted = vi.spyOn(rateLimiter, 'take')
    const isOfSlips = ([limits]: Parameters<typeof rateLimiter.take>) =>
      limits.some(({ key }) => key.startsWith('slip:'))
    const together = Array.from({ length: 5 }, open)
    await expect.poll(() => counted.mock.calls.filter(isOfSlips).length, { timeout: 10_000 }).toBe(5)
    counted.mockRestore()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const drawings = drawn.mock.calls.length
    drawing.resolve(new Uint8Array() as never)
    expect(drawings).toBe(1)
    expect(await Promise.all(together)).toEqual(Array.from({ length: 5 }, () => 200))
    for (let at = together.length; at < 30; at++) expect(await open()).toBe(200)
    expect(drawn).toHaveBeenCalledTimes(26)
    expect(await open()).toBe(429)
    const other = system.visitor()
    const { applicationNumber } = one
    must(await other.requests.byApplicationNumber(applicationNumber, one.submitted.confirmationNumber))
    const { pdfUrl: otherUrl } = must(await other.requests.slip(one.requestId))
    expect((await system.open(other, otherUrl)).status).toBe(429)
    drawn.mockRestore()
  })

  test('prints the PDF slip in the language of its reader, not of the application', async () => {
    const one = await orderedAndPaid(system)
    const reader = system.visitor('am')
    const { applicationNumber } = one
    must(await reader.requests.byApplicationNumber(applicationNumber, one.submitted.confirmationNumber))
    const written = vi.spyOn(system.service.services.workers, 'run')
    const languageFor = async (visitor: typeof reader) => {
      written.mockClear()
      const { pdfUrl } = must(await visitor.requests.slip(one.requestId))
      expect((await system.open(visitor, pdfUrl)).status).toBe(200)
      return written.mock.calls.map(([, input]) => (input as { readonly content: SlipContent }).content.language)
    }
    expect(await languageFor(reader)).toEqual(['am'])
    expect(await languageFor(one.api)).toEqual(['en'])
    written.mockRestore()
  })

  test('the PDF slip names the documents that are required and sent, not those of data that were corrected', async () => {
    const { api, requestId, application } = await confirmed(system)
    // From 50 on a birth certificate is not required.
    must(await api.requests.update(changeOf(application, { personal: { birthDate: isoDate('1970-05-12') } }), aKey()))
    const order = must(await api.payment.order({ requestId, optionId: 1 }, aKey()))
    await system.sandbox.press(order.redirectUrl ?? '', 'pay')
    const written = vi.spyOn(system.service.services.workers, 'run')
    const { pdfUrl } = must(await api.requests.slip(requestId))
    expect((await system.open(api, pdfUrl)).status).toBe(200)
    const [[, input] = []] = written.mock.calls
    expect((input as { readonly content: SlipContent }).content.bring[1]).toBe(
      'The original of each document: Renewed Kebele ID',
    )
    written.mockRestore()
  })

  test('stores no personal data in clear text', async () => {
    const personal = aPersonalDetail({
      firstName: 'CANARYNAME',
      geezFirstName: 'ካናሪ',
      birthPlace: 'CANARYTOWN',
      phoneNumber: '0900123456',
      email: 'canary@example.org',
      birthCertificateId: '9876543210987654',
    })
    await submitted(system, {
      applicants: [
        anApplicant({ personal, family: [{ relationId: 1, firstName: 'CANARYKIN', grandfatherName: 'CANARYKIN' }] }),
      ],
    })
    const tables = [
      'request',
      'request_person',
      'request_family',
      'open_identity',
      'number_directory',
      'outbox',
      'audit_log',
      'idempotency_key',
    ] as const
    for (const table of tables) {
      const rows = await db()
        .selectFrom(table as 'request')
        .selectAll()
        .execute()
      const readable = rows
        .flatMap((row) => Object.values(row as object))
        .map((value: unknown) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value),
        )
        .join('\n')
      expect(readable, table).not.toMatch(/CANARY|canary@|900123456|9876543210987654|1990-05-12/)
      expect(Buffer.from(readable, 'latin1').includes(Buffer.from('ካናሪ')), table).toBe(false)
    }
  })
})
