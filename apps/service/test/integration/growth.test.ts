import type { PortalApi } from '@invea/api'
import { isoDate } from '@invea/domain'
import pg from 'pg'
import { expect, test } from 'vitest'
import { allJobs } from '../../src/compose.ts'
import { aRegistered } from '../../src/testing/a-member.ts'
import { insertManyRequests } from '../../src/testing/many-requests.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import {
  aKey,
  aRequestFor,
  codeOf,
  confirmed,
  holdAppointment,
  must,
  ordered,
  submitted,
  uploadAll,
} from './a-submission.ts'
import { signInMember, testSystemOf } from './a-test-system.ts'
import { lookUp, statusOf } from './read-state.ts'
import { findLongReads, recordStatements } from './rows-read.ts'

const system = testSystemOf('postgres', undefined, { KEEP_PAID_DAYS: '3650' })
/** Each office has 1,200 requests, so a statement that reads all of them exceeds the limit. */
const size = { requests: 12_000, attachments: 24_000, auditRows: 24_000 }
const limit = 600

const operate = (name: string, input?: object) => operatorRows(system.service, name, input)

const runJobs = async () => {
  for (const job of allJobs(system.service.services)) await job.run(new AbortController().signal)
}

/** Runs all calls for a request that is paid, changed, moved, looked up, read by operators, and cancelled. */
const runPaidRequest = async () => {
  const { sandbox } = system
  const one = await ordered(system)
  const { api, requestId } = one
  await sandbox.press(one.order.redirectUrl ?? '', 'pay')
  expect(await statusOf(one)).toBe('paymentCompleted')
  const { applicationNumber } = one
  await runJobs()
  must(await api.requests.mine())
  must(await api.payment.currentOrder(requestId))
  must(await system.visitor().requests.byConfirmationNumber(one.submitted.confirmationNumber))
  await lookUp({ ...one, api: system.visitor() })
  await operate('appointments', { officeId: 2, day: '2026-12-01' })
  await operate('look-up', { phoneNumber: '+251900000001' })
  await operate('audit', { applicationNumber })
  await operate('ask-correction', { applicationNumber, reason: 'The photo is too dark.' })
  await operate('corrections')
  await operate('accept-correction', { applicationNumber })
  const { orderId: orderCode, amount } = one.order
  await operate('record-payment', { orderCode, amount, reference: 'bank-1', secondPayment: 'yes' })
  await operate('undo-payment', { orderCode, reference: 'bank-1' })
  must(await api.schedule.reschedule({ requestId, date: isoDate('2026-12-02'), slotId: 4 }, aKey()))
  must(await api.schedule.cancel(requestId, aKey()))
  await operate('person-export', { applicationNumber })
}

/** Runs the calls for a request that is paid after its appointment expired, so that the appointment is reserved again. */
const runLatePaidRequest = async () => {
  const one = await ordered(system, { slotId: 7 })
  must(await one.api.requests.get(one.requestId))
  system.service.clock.forward({ hours: 25 })
  await runJobs()
  await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
  expect((await lookUp({ ...one, api: system.visitor() })).status).toBe('paymentCompleted')
}

/** Runs the calls for two unpaid requests: an operator erases one, the job the other. */
const runUnpaidRequests = async () => {
  const one = await submitted(system, {}, 8)
  await uploadAll(one.api, one.submitted)
  await uploadAll(one.api, one.submitted)
  must(await one.api.requests.confirm(one.requestId, aKey()))
  await confirmed(system, {}, 9)
  system.service.clock.forward({ hours: 25 })
  await runJobs()
  const { applicationNumber } = one
  await operate('person-erase', { applicationNumber, reason: 'The applicant asked for it.' })
  system.service.clock.forward({ hours: 24 * 40 })
  await runJobs()
}

/** Runs the calls of a member: the persons of earlier applications, and a hold that was used before. */
const runMemberCalls = async (api: PortalApi) => {
  const { appointmentIds } = await holdAppointment(api, { slotId: 10 })
  const request = await aRequestFor(system, appointmentIds)
  must(await api.requests.submit(request, aKey()))
  expect(must(await api.requests.earlierApplicants('passport'))).toHaveLength(1)
  const again = await aRequestFor(system, appointmentIds)
  expect(codeOf(await api.requests.submit(again, aKey()))).toBe('holdExpired')
}

test('no statement of a call, a job or an operator reads all requests of an office', async () => {
  const { opened, clock } = system.service
  // Before the other rows exist, because the tests can read only their own messages.
  const account = await aRegistered(system.service)
  const member = await signInMember(system, system.visitor(), account)
  const client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  await insertManyRequests(async (statement) => (await client.query(statement)).rows ?? [], {
    size,
    before: clock.now(),
  })
  await client.query(`insert into open_person (office_id, request_id, person_id, names_index)
    select office_id, request_id, id, decode(md5(id::text), 'hex') from request_person on conflict do nothing`)
  // Codes of a release day belong to no office.
  await client.query(`insert into outbox (office_id, id, channel, template, language, recipient, params, dedupe, state, next_attempt_at,
      created_at, recipient_index)
    select 0, n, 'sms', 'holdCode', 'am', '', '', 'holdCode/' || n || '/sms', 'sent', now(), now(), sha256(n::text::bytea)
    from generate_series(1, 3000) n`)
  await client.query('analyze outbox')
  await client.end()

  const recorded = recordStatements()
  await runMemberCalls(member)
  await operate('person-export', { account: account.email })
  await operate('person-erase', { account: account.email, reason: 'The member asked for it.' })
  await runPaidRequest()
  await runLatePaidRequest()
  await runUnpaidRequests()
  // The first round of a day reads the whole audit log.
  await runJobs()
  for (const list of ['urgent-list', 'refunds', 'outbox', 'closures', 'waiting']) await operate(list)
  recorded.stop()

  const { ran, long } = await findLongReads(opened.url ?? '', recorded.statements(), limit)
  expect(long).toEqual([])
  expect(ran).toBeGreaterThan(100)
})
