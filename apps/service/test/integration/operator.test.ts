import { availableDaysResponse } from '@invea/api/wire'
import { addDays, type IsoDate } from '@invea/domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sealAudit } from '../../src/platform/audit-log/audit-chain.ts'
import { dayOf } from '../../src/platform/clock.ts'
import { send } from '../../src/testing/a-client.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { anUrgentRequest } from '../../src/testing/a-stored-request.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { reviewedVersion } from '../../src/testing/run-operator-command.ts'

const token = 'a-sample-operator-token-of-forty-letters'
const service = serviceOf('embedded', { OPERATOR_TOKEN: token })

const get = (path: string, sentToken = token) =>
  send(`${service.url}/operator/${path}`, { headers: { authorization: `Bearer ${sentToken}` } })
const post = (command: string, body: object) =>
  send(`${service.url}/operator/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('refuses a missing or wrong token, and slows down guessing', async () => {
  expect((await send(`${service.url}/operator/refunds`)).status).toBe(401)
  const guesses = []
  for (let attempt = 0; attempt < 12; attempt++) guesses.push((await get('refunds', `wrong-${attempt}`)).status)
  expect(guesses.at(-1)).toBe(429)
  expect((await get('refunds')).body).toEqual({ status: 1, rows: [] })
  expect((await get('approve')).status).toBe(404)
})

test('reads no body for a caller without the right token', async () => {
  const malformed = (authorization?: string) =>
    send(`${service.url}/operator/load`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: '{"kind":',
    })
  expect((await malformed(`Bearer ${token}`)).status).toBe(400)
  expect((await malformed()).status).toBe(401)
  service.clock.forward({ minutes: 2 })
  for (let guess = 0; guess < 10; guess++) expect((await malformed(`Bearer wrong-${guess}`)).status).toBe(401)
  expect((await malformed('Bearer wrong')).status).toBe(429)
})

test('wrong tokens do not lock out the personal tokens behind the same address', async () => {
  const added = await post('operator-add', { name: 'sara.b', roles: ['finance'] })
  service.clock.forward({ minutes: 2 })
  for (let guess = 0; guess < 10; guess++) expect((await get('refunds', `wrong-${guess}`)).status).toBe(401)
  expect((await get('refunds', 'wrong')).status).toBe(429)
  expect((await get('refunds', added.body.rows[0].token)).status).toBe(200)
})

test('an urgent application is listed and approved once, its applicant gets a message, and the audit log names the operator', async () => {
  const applicationNumber = await anUrgentRequest(service)
  expect((await get('urgent-list')).body.rows).toMatchObject([{ applicationNumber }])
  const version = await reviewedVersion(service, applicationNumber)
  // Rows of one moment have no order.
  service.clock.forward({ seconds: 1 })
  expect((await post('approve', { applicationNumber, version })).body.rows).toMatchObject([
    { status: 'urgentApproved' },
  ])
  expect((await post('approve', { applicationNumber, version })).status).toBe(200)
  const notices = (await readPosted(service.services)).filter(({ kind }) => kind === 'approved')
  expect(notices.map(({ channel }) => channel)).toContain('sms')
  expect(notices.filter(({ channel }) => channel === 'sms')).toHaveLength(1)
  const trail = (await post('audit', { applicationNumber })).body.rows
  expect(trail).toMatchObject([
    { actor: 'operator', action: 'request.reviewed' },
    { actor: 'operator', action: 'request.approved' },
  ])
})

test('a rejection needs a reason, frees the slot and notifies the applicant', async () => {
  const applicationNumber = await anUrgentRequest(service)
  expect((await post('reject', { applicationNumber })).body.faults).toEqual([
    'reason: must be a text of 1 to 500 characters',
  ])
  const reason = 'The evidence is missing'
  expect((await post('reject', { applicationNumber, reason })).body.rows).toMatchObject([{ status: 'rejected' }])
  const version = await reviewedVersion(service, applicationNumber)
  expect((await post('approve', { applicationNumber, version })).body.faults).toEqual(['the application is rejected'])
  const mails = (await readPosted(service.services)).filter(({ kind }) => kind === 'rejected')
  expect(JSON.stringify(mails)).toContain(reason)
})

test('a correction allows the applicant to edit the application', async () => {
  const applicationNumber = await anUrgentRequest(service)
  const response = await post('ask-correction', { applicationNumber, reason: 'The photo is dark' })
  expect(response.body.rows).toMatchObject([{ notified: true }])
  const row = await service.services.db
    .selectFrom('request_person')
    .select('notified')
    .where('application_number', '=', applicationNumber)
    .executeTakeFirst()
  expect(row).toEqual({ notified: true })
})

test('capacities and urgent quotas of a range are set on its working days, each with an audit row', async () => {
  const range = { officeId: 3, from: '2026-12-01', to: '2026-12-07' }
  const set = await post('capacity', { ...range, slotId: 1, capacity: 4 })
  expect(set.body.rows.map(({ day, capacity }: { day: string; capacity: number }) => [day, capacity])).toEqual(
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'].map((day) => [day, 4]),
  )
  expect((await post('urgent-quota', { ...range, officeId: 1, quota: 0 })).body.rows).toHaveLength(5)
  await post('capacity', { ...range, to: range.from, slotId: 1, capacity: 9 })
  const rows = await service.services.db
    .selectFrom('audit_log')
    .select('detail')
    .where('office_id', '=', 3)
    .where('action', '=', 'capacity.set')
    .execute()
  expect(rows).toHaveLength(6)
  const detail = { day: range.from, slotId: 1 }
  expect(rows).toContainEqual({ detail: { ...detail, before: expect.any(Number), capacity: 4 } })
  expect(rows).toContainEqual({ detail: { ...detail, before: 4, capacity: 9 } })
})

test('a range without a working day, an office that does not exist and urgent appointments of a branch are refused', async () => {
  const day = { officeId: 3, from: '2026-12-05', to: '2026-12-06' }
  const slot = { slotId: 1, capacity: 4 }
  const faultsOf = async (name: string, input: object) => (await post(name, input)).body.faults
  expect(await faultsOf('capacity', { ...day, ...slot })).toEqual(['the range has no working day'])
  const isOrder = ['to must not be before from']
  expect(await faultsOf('capacity', { ...day, to: '2026-12-01', ...slot })).toEqual(isOrder)
  expect(await faultsOf('urgent-quota', { ...day, to: '2026-12-07', quota: 1 })).toEqual([
    'only the main office takes urgent applications',
  ])
  const notice = { noticeEn: 'a', noticeAm: 'a', noticeOm: 'a', noticeTi: 'a' }
  expect(await faultsOf('close', { ...day, ...notice, to: '2036-12-09' })).toEqual([
    'the range is longer than 800 working days',
  ])
  expect((await get('appointments?officeId=77&day=2026-12-01')).body.faults).toEqual(['there is no office 77'])
  expect(await faultsOf('arrived', { applicationNumber: '123' })).toEqual(['applicationNumber: must be 4 to 20 digits'])
})

test('the audit log is checked against its chain', async () => {
  const { services } = service
  while ((await sealAudit(services, services.clock.now())) > 0);
  expect((await get('audit-verify')).body.rows).toMatchObject([
    { unsealed: 0, head: expect.stringMatching(/^\d+ [0-9a-f]{64}$/) },
  ])
  await services.db.schema.alterTable('audit_log').renameTo('audit_log_whole').execute()
  await sql`create view audit_log as select * from audit_log_whole where action <> 'capacity.set'`.execute(services.db)
  const { status, body } = await get('audit-verify')
  await sql`drop view audit_log`.execute(services.db)
  await services.db.schema.alterTable('audit_log_whole').renameTo('audit_log').execute()
  expect(status).toBe(400)
  expect(body.faults).toHaveLength(11)
  expect(body.faults[0]).toMatch(/^row \d+ of seal \d+ is gone$/)
})

test('loads a file, exports a list as CSV, and reports unknown orders', async () => {
  const content = 'officeId,minDays,maxDays\n1,4,50'
  const loaded = await post('load', { format: 'csv', kind: 'restrictions', content })
  const counts = { added: 0, changed: 1, same: 0, deleted: 0 }
  expect(loaded.body.rows).toEqual([{ kind: 'restrictions', ...counts, dryRun: false }])
  const sheet = await get('appointments?officeId=2&day=2026-12-01&format=csv')
  expect(sheet.headers.get('content-type')).toContain('text/csv')
  expect((await post('record-payment', { orderCode: '9012345675', amount: 5, reference: 'x' })).body.faults).toEqual([
    'no order has this code',
  ])
  expect((await post('outbox-retry', {})).body.rows).toEqual([{ messages: 0, left: 0 }])
})

test('a closed office has no appointments and a notice on its closed days, until it is reopened', async () => {
  const { services, clock } = service
  const notice = { noticeEn: 'Adama moves.', noticeAm: 'አዳማ', noticeOm: 'Adaamaa', noticeTi: 'ኣዳማ' }
  const visitor = await aHuman(service)
  const { officeId } = aSlotRequest()
  const days = async (): Promise<readonly IsoDate[]> => {
    const from = dayOf(clock.now())
    const body = { from, to: addDays(from, 60), officeId, requestType: 'new' as const, applicants: 1 }
    const { body: found } = await visitor.call('getAvailability', { body })
    return z.decode(availableDaysResponse, found).map(({ date }) => date)
  }
  const [from, second, to, after] = (await days()) as [IsoDate, IsoDate, IsoDate, IsoDate]
  const body = { officeId, from, to, ...notice }
  expect((await post('close', { ...body, to: '2020-01-01' })).status).toBe(400)
  const held = { ...aSlotRequest(), date: second, applicants: 2 }
  expect((await visitor.call('submitAppointment', { body: held })).status).toBe(200)
  const { officeId: _office, ...forgotten } = body
  expect((await post('close', forgotten)).body.faults).toEqual(['officeId: must be the number of an office, or all'])
  // Without a service, the offices close for all services. A repeated call is the same closure.
  const everywhere = { ...body, officeId: 'all' }
  const all = await post('close', everywhere)
  expect((await post('close', everywhere)).body.rows[0].id).toBe(all.body.rows[0].id)
  expect(await days()).not.toContain(second)
  expect(all.body.rows[0].applicants).toBe(2)
  await post('reopen', { id: all.body.rows[0].id })
  const another = await post('close', { ...body, service: 'lost' })
  expect(another.body.rows[0].applicants).toBe(0)
  expect(await days()).toContain(second)
  await post('reopen', { id: another.body.rows[0].id })
  const closed = await post('close', { ...body, service: 'new' })
  const id = closed.body.rows[0].id
  expect(closed.body.rows[0]).toMatchObject({ from, to, applicants: 2 })
  expect((await post('close', { ...body, service: 'new' })).body.rows[0].id).toBe(id)
  expect(await days()).not.toContain(second)
  expect(await days()).toContain(after)
  const refused = await visitor.call('submitAppointment', { body: { ...aSlotRequest(), date: second } })
  expect(refused.body.code).toBe('outsideWindow')
  const notices = (await visitor.call('getNotices', {})).body.notices
  expect(notices).toEqual([
    {
      id,
      officeId,
      service: 'new',
      from,
      until: to,
      notice: { en: 'Adama moves.', am: 'አዳማ', om: 'Adaamaa', ti: 'ኣዳማ' },
    },
  ])
  expect((await get('closures')).body.rows).toContainEqual(
    expect.objectContaining({ id, officeId, service: 'new', from, to, reopened: false }),
  )
  expect((await post('reopen', { id })).status).toBe(200)
  expect((await post('reopen', { id })).status).toBe(200)
  expect(await days()).toContain(second)
  expect((await visitor.call('getNotices', {})).body.notices).toEqual([])
  const actions = await services.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'office.%')
    .execute()
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'office.closed'),
    ...Array.from({ length: 3 }, () => 'office.reopened'),
  ])
})
