import { addDays, isoDate } from '@invea/domain'
import { accountName } from '@invea/domain/account'
import { aFamilyMember, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findAccountByName } from '../../src/accounts/accounts.ts'
import { codeRecipientIndex } from '../../src/appointments/hold-code.ts'
import { postMessage } from '../../src/messages/post-message.ts'
import { encryptedTables, readEncrypted } from '../../src/operator/re-encrypt.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { purgeExpired } from '../../src/platform/jobs/jobs.ts'
import { sendReminders } from '../../src/requests/reminders.ts'
import { applyRetention } from '../../src/requests/retention.ts'
import { aVisitor } from '../../src/testing/a-client.ts'
import { aMember, aRegistered } from '../../src/testing/a-member.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman, solve } from '../../src/testing/human.builder.ts'
import { codeSentTo, proofSentTo, readPosted } from '../../src/testing/posted-messages.ts'
import { operatorRows, runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import {
  aKey,
  aRequestFor,
  codeOf,
  confirmed,
  holdAppointment,
  must,
  ordered,
  orderedAndPaid,
  type Submitted,
  uploadAll,
} from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { storedDataOf } from './read-state.ts'

const canary = (name: string) =>
  anApplicant({
    personal: aPersonalDetail({
      firstName: name,
      fatherName: `${name}FATHER`,
      birthPlace: `${name}TOWN`,
      phoneNumber: '0922334455',
      email: `${name.toLowerCase()}@example.org`,
      birthCertificateId: '9876543210987654',
    }),
    family: [aFamilyMember({ firstName: `${name}KIN` })],
  })

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  const operate = (name: string, input: object) => runOperatorCommand(system.service, name, input)
  const rowsOf = (name: string, input: object) => operatorRows(system.service, name, input)
  /** All stored columns and files, decrypted. */
  const readAllText = async (): Promise<string> => {
    const { services } = system.service
    const texts: string[] = []
    for (const table of encryptedTables) {
      const collect = ({ context, value }: { context: string; value: Buffer }) => {
        if (value.length > 0) texts.push(services.encryption.decrypt(value, context).toString())
      }
      await readEncrypted(services, table, collect)
    }
    for (const table of ['request', 'request_person', 'outbox', 'audit_log', 'attachment'] as const) {
      texts.push(JSON.stringify(await services.db.selectFrom(table).selectAll().execute()))
    }
    return texts.join('\n')
  }

  test('exports all data of a person, erases it except for data that the law retains, and lists the exceptions', async () => {
    const paid = await orderedAndPaid(system, { applicants: [canary('CANARYONE')], slotId: 5 })
    const { applicationNumber } = paid
    const { confirmationNumber } = paid.submitted
    const other = await confirmed(
      system,
      { applicants: [anApplicant({ personal: aPersonalDetail({ firstName: 'BYSTANDER' }) })] },
      6,
    )

    // The contact form and the code of a hold are about no application. Both have the phone written in another way.
    const writer = await aVisitor(system.service.url)
    const note = {
      firstName: 'Sample',
      grandfatherName: 'Sample',
      phoneNumber: '+251922334455',
      email: 'sample@example.org',
      message: 'CANARYONE asks when the office opens',
    }
    const solved = { 'x-captcha': await solve(writer, 'contact') }
    expect((await writer.call('createFeedback', { body: note }, solved)).status).toBe(200)
    const { services, clock } = system.service
    await services.transact((trx) =>
      postMessage(trx, services, {
        kind: 'holdCode',
        params: { helpLine: '8133', code: '270953', minutes: 10 },
        language: 'en',
        to: { phone: '922334455' },
        occasion: 'canary',
        now: clock.now(),
        sender: 'service',
      }),
    )

    const exported = await operate('person-export', { applicationNumber, files: true })
    if (!exported.ok) throw new Error(exported.error.faults.join())
    const { rows, files = [] } = exported.value
    for (const text of [note.message, 'holdCode']) expect(JSON.stringify(rows)).toContain(text)
    expect(JSON.stringify(rows)).not.toContain('270953')
    const values = new Map(rows.map(({ field, value }) => [field, value]))
    expect(values.get('personal.firstName')).toBe('CANARYONE')
    expect(values.get('personal.birthCertificateId')).toBe('9876543210987654')
    expect(values.get('family.0.firstName')).toBe('CANARYONEKIN')
    const ofPayment = rows.filter(({ record }) => /, payment \S+$/.test(String(record)))
    expect(Object.fromEntries(ofPayment.map(({ field, value }) => [field, value]))).toEqual({
      ...{ orderCode: paid.order.orderId, amount: paid.order.amount, currency: 'ETB', outcome: 'paid' },
      receivedAt: expect.any(String),
    })
    const records = rows.map(({ record }) => String(record))
    for (const part of ['document', 'order', 'message', 'history']) {
      expect(
        records.some((record) => record.includes(part)),
        part,
      ).toBe(true)
    }
    // Documents are files: a table cuts long values.
    const named = rows.filter(({ field }) => field === 'file').map(({ value }) => value)
    expect(new Set(named)).toEqual(new Set(files.map(({ name }) => name)))
    expect(files.map(({ content }) => content.subarray(0, 2).toString('hex'))).toEqual(['ffd8', 'ffd8'])
    expect(JSON.stringify(rows)).not.toContain('BYSTANDER')
    expect(await storedDataOf(system).countAuditRows(paid.requestId, 'person.exported')).toBe(1)

    const reason = 'asked by the person'
    const retained = [
      { record: `application ${applicationNumber}`, outcome: expect.stringMatching(/^kept: paid, and served on/) },
    ]
    expect(await rowsOf('person-erase', { applicationNumber, reason })).toEqual(retained)
    expect(await readAllText()).toContain('CANARYONE')

    await rowsOf('ask-correction', { applicationNumber, reason: 'sample' })
    system.service.clock.forward({ hours: 24 * 90 })
    const erased = await rowsOf('person-erase', { applicationNumber, reason })
    expect(erased[0]).toMatchObject({ outcome: expect.stringMatching(/^erased, \d documents$/) })
    expect(erased[1]).toMatchObject({
      outcome: expect.stringContaining('kept for the accounts, without a name: 5000 ETB'),
    })
    const remainingText = await readAllText()
    expect(remainingText).not.toMatch(/CANARYONE|canaryone|(?<!\d)(?:251|0)?922334455(?!\d)|9876543210987654/)
    for (const text of [applicationNumber, note.message, '270953']) expect(remainingText).not.toContain(text)
    expect(remainingText).toContain('BYSTANDER')
    expect(codeOf(await system.visitor().requests.byApplicationNumber(applicationNumber, confirmationNumber))).toBe(
      'notFound',
    )
    expect(await operate('person-export', { applicationNumber })).toEqual({
      ok: false,
      error: { faults: ['no application has this number'] },
    })
    expect(await storedDataOf(system).countAuditRows(paid.requestId, 'person.erased')).toBe(1)
    expect(await storedDataOf(system).outcomes(paid.requestId)).toEqual(['paid'])
    expect(await rowsOf('corrections', {})).toEqual([])
    expect(other.application.status).toBe('confirmed')
    // Other tests book the same day.
    system.service.clock.forward({ hours: -24 * 90 })
  })

  test('exports no code and no link of a person, only that they were sent', async () => {
    const member = await aRegistered(system.service)
    const client = await aMember(system.service, member)
    await client.call('forgotPassword', { body: { username: member.email } })
    const { services } = system.service
    const secrets = [
      await codeSentTo(services, member.phoneNumber),
      await proofSentTo(services, accountName(member.email)),
    ]
    const exported = await rowsOf('person-export', { account: member.email })
    const values = exported.map(({ value }) => String(value))
    expect(values).toEqual(expect.arrayContaining(['code', 'resetLink', 'accountReady']))
    for (const secret of secrets) expect(values.filter((value) => value.includes(secret))).toEqual([])
  })

  test('erases one person of a group; the others keep their request', async () => {
    const pair = [canary('CANARYTWO'), anApplicant({ personal: aPersonalDetail({ firstName: 'STAYING' }) })]
    const one = await confirmed(system, { applicants: pair }, 7)
    const [erased, remaining] = one.submitted.persons
    const reason = 'asked by the person'
    const input = { applicationNumber: erased?.applicationNumber, reason }
    expect(await rowsOf('person-erase', input)).toMatchObject([
      { outcome: 'kept: still open (confirmed): cancel it first' },
    ])
    must(await one.api.schedule.cancel(one.requestId, aKey()))
    expect(await rowsOf('person-erase', input)).toMatchObject([{ outcome: expect.stringMatching(/^erased/) }])
    expect(await readAllText()).not.toMatch(/CANARYTWO|canarytwo/)
    const after = must(await one.api.requests.get(one.requestId))
    expect(after.persons.map(({ applicant }) => applicant?.personal.firstName)).toEqual(['', 'STAYING'])
    expect(after.persons[1]?.applicationNumber).toBe(remaining?.applicationNumber)
  })

  test('keeps a person whose payment is due back until it is returned, also when it arrives after the erasure', async () => {
    const one = await orderedAndPaid(system, { applicants: [canary('CANARYDUE')] })
    const { applicationNumber } = one
    await rowsOf('reject', { applicationNumber, reason: 'sample', refund: 'yes' })
    const erase = () => rowsOf('person-erase', { applicationNumber, reason: 'asked' })
    expect(await erase()).toMatchObject([
      { outcome: `kept: the payment of order ${one.order.orderId} is due back: refund it first` },
    ])
    const refund = async () => {
      const [due] = (await rowsOf('refunds', {})).filter(({ orderCode }) => orderCode === one.order.orderId)
      return rowsOf('refund-paid', { orderCode: one.order.orderId, reference: due?.reference })
    }
    await refund()
    expect(await erase()).toMatchObject([{ outcome: expect.stringMatching(/^erased/) }, {}])

    await rowsOf('record-payment', {
      orderCode: one.order.orderId,
      amount: one.order.amount,
      reference: 'bank-late',
      secondPayment: 'yes',
    })
    expect(await refund()).toMatchObject([{ outcome: 'refunded' }])
  })

  test('keeps a person whose order can still be paid, and a payment after the erasure is due back', async () => {
    const { services, clock } = system.service
    const one = await ordered(system, { applicants: [canary('CANARYLATE')] })
    clock.forward({ hours: 25 })
    await sweepUnpaid(services)
    await reconcilePayments(services)
    const input = { applicationNumber: one.applicationNumber, reason: 'asked' }
    expect(await rowsOf('person-erase', input)).toMatchObject([
      { outcome: expect.stringMatching(`^kept: a payment of order ${one.order.orderId} is looked for until 2026-`) },
    ])
    clock.forward({ hours: 73 })
    await reconcilePayments(services)
    expect(await rowsOf('person-erase', input)).toMatchObject([{ outcome: expect.stringMatching(/^erased/) }])
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await storedDataOf(system).outcomes(one.requestId)).toEqual(['refundDue'])
    clock.forward({ hours: -98 })
  })

  test('an erasure deletes the stored responses about the person, and those of other applications of the session stay', async () => {
    const { services, clock } = system.service
    const api = system.visitor()
    const submit = async (name: string, slotId: number) => {
      const { appointmentIds } = await holdAppointment(api, { slotId })
      const applicant = anApplicant({
        personal: aPersonalDetail({ firstName: name, phoneNumber: `09000000${slotId}0` }),
      })
      const request = await aRequestFor(system, appointmentIds, { applicants: [applicant] })
      const key = aKey()
      return { request, key, response: must(await api.requests.submit(request, key)) }
    }
    const [erased, other] = [await submit('ABEBECH', 5), await submit('WERKNESH', 6)]
    must(await api.schedule.cancel(erased.response.requestId, aKey()))
    const applicationNumber = erased.response.persons[0]?.applicationNumber
    await rowsOf('person-erase', { applicationNumber, reason: 'sample' })
    expect(must(await api.requests.submit(other.request, other.key))).toEqual(other.response)
    expect(codeOf(await api.requests.submit(erased.request, erased.key))).not.toBe('ok')
    const keys = await services.db.selectFrom('idempotency_key').select('key').execute()
    expect(keys.map(({ key }) => key)).not.toContain(erased.key)
    must(await api.schedule.cancel(other.response.requestId, aKey()))
    clock.forward({ seconds: 1 })
  })

  test('an erasure deletes stored responses about family members, removed ones too, and those of sessions whose access has ended', async () => {
    const { service } = system
    const api = system.visitor()
    const { appointmentIds } = await holdAppointment(api, { applicants: 2 })
    const sent = must(await api.requests.submit(await aRequestFor(system, appointmentIds), aKey()))
    const { personId = 0, applicationNumber = '' } = must(await api.requests.get(sent.requestId)).persons[0] ?? {}
    const removed = must(
      await api.family.add({ personId, members: [aFamilyMember({ firstName: 'CANARYREMOVED' })] }, aKey()),
    )
    const kin = { personId, members: [aFamilyMember({ firstName: 'CANARYLISTED' })] }
    const key = aKey()
    must(await api.family.add(kin, key))
    must(await api.family.delete(removed[0]?.id ?? 0, aKey()))

    const helper = await aHuman(service, ['site', 'passport', 'lookup'])
    const numbers = { applicationNumber, confirmationNumber: sent.confirmationNumber }
    expect((await helper.call('getByApplicationNumber', { query: numbers })).status).toBe(200)
    const { applicants } = await aRequestFor(system, appointmentIds, { applicants: [canary('CANARYHELPED')] })
    const body = { requestId: sent.requestId, appointmentIds, applicants }
    expect((await helper.call('addPerson', { body })).status).toBe(200)
    service.clock.forward({ minutes: 31 })
    await purgeExpired(service.services)

    const { persons } = must(await api.requests.get(sent.requestId))
    must(await api.schedule.cancel(sent.requestId, aKey()))
    expect(await readAllText()).toContain('CANARYREMOVED')
    for (const person of persons)
      await rowsOf('person-erase', { applicationNumber: person.applicationNumber, reason: 'asked' })
    const stored = await readAllText()
    for (const name of ['CANARYREMOVED', 'CANARYLISTED', 'CANARYHELPED']) expect(stored).not.toContain(name)
    expect(codeOf(await api.family.add(kin, key))).toBe('notFound')
  })

  test('an erasure that breaks off between two applications is repeated with the same number', async () => {
    const { services, clock } = system.service
    const applicants = [canary('CANARYTWICE')]
    const applications: Submitted[] = []
    for (const slotId of [8, 9]) {
      applications.push(await confirmed(system, { applicants }, slotId))
      clock.forward({ hours: 25 })
      await sweepUnpaid(services)
    }
    const [other, named] = applications
    await sql
      .raw(`create function refuse_erasure() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;`)
      .execute(services.db)
    await sql
      .raw(`create trigger refuse_erasure before update on request_person for each row
        when (old.id = ${other?.submitted.persons[0]?.requestPersonId}) execute function refuse_erasure()`)
      .execute(services.db)
    const erase = () => rowsOf('person-erase', { applicationNumber: named?.applicationNumber, reason: 'asked' })
    await expect(erase()).rejects.toThrow('broken')
    await sql.raw('drop function refuse_erasure cascade').execute(services.db)
    expect(await erase()).toHaveLength(2)
    expect(await readAllText()).not.toContain('CANARYTWICE')
    clock.forward({ hours: -50 })
  })

  test('erases nothing when the number and the account are of two people, and both when they belong together', async () => {
    const { service } = system
    const applicant = anApplicant({ personal: aPersonalDetail({ firstName: 'CANARYPAIR', phoneNumber: '0944556677' }) })
    const [stranger, owner] = [
      await aRegistered(service),
      await aRegistered(service, { phoneNumber: '+251944556677', firstName: 'CANARYOWNER' }),
    ]
    const { submitted, api, requestId } = await confirmed(system, { applicants: [applicant] }, 7)
    must(await api.schedule.cancel(requestId, aKey()))
    const { db } = service.services
    const origins = () =>
      db.selectFrom('appointment').select(['network', 'proven_by']).where('request_id', '=', requestId).execute()
    const proven_by = codeRecipientIndex(service.services, { phone: '0944556677' }).toString('hex')
    await db.updateTable('appointment').set({ proven_by }).where('request_id', '=', requestId).execute()
    const applicationNumber = submitted.persons[0]?.applicationNumber
    const refused = await operate('person-erase', { applicationNumber, account: stranger.email, reason: 'asked' })
    expect(refused).toMatchObject({
      ok: false,
      error: { faults: [expect.stringContaining('run the command once for each')] },
    })
    const account = owner.email
    expect(JSON.stringify(await rowsOf('person-export', { account: stranger.email }))).toContain(stranger.phoneNumber)
    const erased = await rowsOf('person-erase', { applicationNumber, account, reason: 'asked' })
    expect(erased.map(({ outcome }) => outcome)).toEqual([
      'erased, 2 documents',
      'erased',
      'erased, its sessions ended',
    ])
    expect(await origins()).toEqual([{ network: null, proven_by: null }])
  })

  test('finds the applications of an account: those of the person, also with another phone, and names the others', async () => {
    const { service } = system
    const { email: account } = await aRegistered(service)
    const { db } = service.services
    const owner = await findAccountByName(db, service.services, accountName(account))
    const numbers: string[] = []
    const people = [
      ['CANARYNINE', '0955667701'],
      ['CANARYNINE', '0955667702'],
      ['CANARYCHILD', '0955667701'],
    ] as const
    for (const [at, [firstName, phoneNumber]] of people.entries()) {
      const birthDate = isoDate('1980-01-02')
      const applicant = anApplicant({ personal: aPersonalDetail({ firstName, phoneNumber, birthDate }) })
      const { submitted, api, requestId } = await confirmed(system, { applicants: [applicant] }, 5 + at)
      must(await api.schedule.cancel(requestId, aKey()))
      numbers.push(submitted.persons[0]?.applicationNumber ?? '')
      await db
        .updateTable('request')
        .set({ account_id: owner?.id ?? null })
        .where('id', '=', requestId)
        .execute()
    }
    const records = (rows: readonly { readonly record?: unknown }[]) => new Set(rows.map(({ record }) => record))
    const [first, second, child] = numbers.map((number) => `application ${number}`)
    const [applicationNumber] = numbers
    const exported = await rowsOf('person-export', { applicationNumber })
    expect(records(exported)).toContain(first)
    expect(records(exported)).toContain(second)
    expect(records(exported)).not.toContain(child)
    const value = 'not included: run the command with this number'
    const named = (record?: string) => ({ record, field: 'of this account', value })
    expect(await rowsOf('person-export', { account })).toEqual(
      expect.arrayContaining([named(first), named(second), named(child)]),
    )
    const outcome = 'of this account, not erased: run the command with this number'
    expect(await rowsOf('person-erase', { account, applicationNumber, reason: 'asked' })).toEqual([
      { record: second, outcome: 'erased, 2 documents' },
      { record: first, outcome: 'erased, 2 documents' },
      { record: child, outcome },
      { record: 'registration, not confirmed', outcome: 'erased' },
      { record: 'account', outcome: 'erased, its sessions ended' },
    ])
  })

  test('erases an account with its messages; sign-in then fails', async () => {
    const { service } = system
    const registration = await aRegistered(service, { firstName: 'CANARYTHREE', phoneNumber: '0933445566' })
    const member = await aMember(service, registration)
    const account = registration.email
    expect(JSON.stringify(await rowsOf('person-export', { account }))).toContain('CANARYTHREE')
    expect(await rowsOf('person-erase', { account, reason: 'asked' })).toEqual([
      { record: 'account', outcome: 'erased, its sessions ended' },
    ])
    const remainingText = await readAllText()
    expect(remainingText).not.toMatch(/CANARYTHREE|(?<!\d)(?:251|0)?933445566(?!\d)/)
    expect(remainingText).not.toContain(account)
    expect((await member.call('getCurrentHold', {})).status).toBe(401)
    expect(await operate('person-erase', { account, reason: 'asked' })).toEqual({
      ok: false,
      error: { faults: ['no account has this name'] },
    })
    expect(await operate('person-erase', { reason: 'asked' })).toEqual({
      ok: false,
      error: { faults: ['applicationNumber or account must be given'] },
    })
  })

  test('erases paid requests only where the agency has set a period, and none whose payment must be returned', async () => {
    const { services, clock } = system.service
    const [served, due] = [
      await ordered(system, { applicants: [canary('CANARYSIX')], slotId: 5 }),
      await ordered(system, { applicants: [canary('CANARYSEVEN')], slotId: 6 }),
    ]
    for (const { order } of [served, due]) await system.sandbox.press(order.redirectUrl ?? '', 'pay')
    const twice = await ordered(system, { applicants: [canary('CANARYEIGHT')], slotId: 7 })
    await system.sandbox.fault('pay-twice', { orderCode: twice.order.orderId })
    for (const _ of [1, 2]) await system.sandbox.press(twice.order.redirectUrl ?? '', 'pay')
    await orderedAndPaid(system, { applicants: [canary('CANARYTWELVE')], officeId: 3 })
    const notice = { noticeEn: 'Closed', noticeAm: 'ዝግ', noticeOm: 'Cufaa', noticeTi: 'ዕፁው' }
    const closure = await rowsOf('close', { officeId: 3, from: '2026-12-01', to: '2028-06-30', ...notice })
    expect(await sendReminders(services)).toBe(1)
    const [person] = due.submitted.persons
    await rowsOf('reject', { applicationNumber: person?.applicationNumber, reason: 'sample', refund: 'yes' })
    const { deliveryDate } = must(await served.api.requests.get(served.requestId))
    const retention = { ...services.env.retention, paidDays: 400 }
    const all = async (with_ = services) => {
      await applyRetention(with_)
      return readAllText()
    }
    const withPeriod = { ...services, env: { ...services.env, retention } }
    const start = clock.now()
    const hours = (Date.parse(`${deliveryDate}`) - clock.now().getTime()) / 3_600_000
    clock.forward({ hours: hours + 24 * 400 })
    expect(await all()).toContain('CANARYSIX')
    expect(await all(withPeriod)).toContain('CANARYSIX')
    clock.forward({ hours: 48 })
    const later = await all(withPeriod)
    expect(later).not.toContain('CANARYSIX')
    for (const kept of ['CANARYSEVEN', 'CANARYEIGHT', 'CANARYTWELVE']) expect(later).toContain(kept)
    // The applicant of a closed office can choose another day. The period begins with the end of the closure.
    clock.moveTo('2028-06-30T08:00:00Z')
    clock.forward({ hours: 24 * 400 })
    expect(await all(withPeriod)).toContain('CANARYTWELVE')
    clock.forward({ hours: 48 })
    expect(await all(withPeriod)).not.toContain('CANARYTWELVE')
    await rowsOf('reopen', { id: Number(closure[0]?.id) })
    expect(await storedDataOf(system).outcomes(served.requestId)).toEqual(['paid'])
    clock.moveTo(start)
  })

  /** A paid applicant who has come to the office. `deliveredAfter` moves the clock to days after the delivery date. */
  const arrivedAs = async (name: string, slotId: number) => {
    const { clock } = system.service
    const one = await orderedAndPaid(system, { applicants: [canary(name)], slotId })
    const { applicationNumber } = one
    const { deliveryDate } = must(await one.api.requests.get(one.requestId))
    clock.moveTo('2026-12-01T09:00:00Z')
    await rowsOf('arrived', { applicationNumber })
    const deliveredAfter = (days: number) =>
      clock.moveTo(`${addDays(deliveryDate ?? isoDate('2026-12-31'), days)}T08:00:00Z`)
    return { applicationNumber, deliveredAfter }
  }

  test('erases no paid person whose document waits at the office, until it is collected or 180 days have passed', async () => {
    const { services, clock } = system.service
    const start = clock.now()
    const { applicationNumber, deliveredAfter } = await arrivedAs('CANARYNINE', 5)
    const withPeriod = { ...services, env: { ...services.env, retention: { ...services.env.retention, paidDays: 1 } } }
    const erase = () => rowsOf('person-erase', { applicationNumber, reason: 'sample' })
    const isKept = async () => {
      await applyRetention(withPeriod)
      return [(await readAllText()).includes('CANARYNINE'), await erase()]
    }
    const waits = [
      true,
      [{ record: `application ${applicationNumber}`, outcome: expect.stringMatching(/^kept: a document waits/) }],
    ]

    deliveredAfter(3)
    expect(await isKept()).toEqual(waits)
    await rowsOf('ready', { applicationNumber })
    clock.forward({ hours: 24 * 180 - 1 })
    expect(await isKept()).toEqual(waits)
    clock.forward({ hours: 1 })
    expect(await erase()).toMatchObject([{ outcome: expect.stringMatching(/^erased/) }, {}])
    clock.moveTo(start)
  })

  test('a person whose document was collected can be erased', async () => {
    const { clock } = system.service
    const start = clock.now()
    const { applicationNumber, deliveredAfter } = await arrivedAs('CANARYTEN', 6)
    deliveredAfter(1)
    for (const visit of ['ready', 'collected']) await rowsOf(visit, { applicationNumber })
    const [erased] = await rowsOf('person-erase', { applicationNumber, reason: 'sample' })
    expect(erased).toMatchObject({ outcome: expect.stringMatching(/^erased/) })
    clock.moveTo(start)
  })

  test('after the first person of a group was erased, the next one gets the messages and can have the application locked', async () => {
    const { services, clock } = system.service
    const start = clock.now()
    const birthDate = isoDate('1988-01-12')
    const personal = aPersonalDetail({ firstName: 'ELENI', phoneNumber: '0911223344', birthDate })
    const staying = anApplicant({ personal })
    const one = await orderedAndPaid(system, { applicants: [canary('CANARYELEVEN'), staying], slotId: 8 })
    const [first, second] = one.submitted.persons.map(({ applicationNumber }) => ({ applicationNumber }))
    clock.moveTo('2027-01-20T09:00:00Z')
    for (const visit of ['arrived', 'ready', 'collected']) await rowsOf(visit, first ?? {})
    const [erased] = await rowsOf('person-erase', { ...first, reason: 'asked' })
    expect(erased).toMatchObject({ outcome: expect.stringMatching(/^erased/) })
    const messages = async () =>
      (await readPosted(services)).filter(({ to }) => to.endsWith('911223344')).map(({ kind }) => kind)
    for (const visit of ['arrived', 'ready']) await rowsOf(visit, second ?? {})
    await rowsOf('visit-undo', { ...second, visit: 'ready', reason: 'sample' })
    expect(await messages()).toEqual(['ready', 'notReady'])
    const lock = { ...second, birthDate, phoneNumber: '0911223345', reason: 'sample' }
    expect(await rowsOf('application-lock', lock)).toMatchObject([{ locked: true, contactReplaced: true }])
    expect(await messages()).toEqual(['ready', 'notReady', 'changed'])
    clock.moveTo(start)
  })

  test('erases unpaid requests after 30 days and documents of finished ones after 180, no day earlier', async () => {
    const { services, clock } = system.service
    // The visitor of this test never pays.
    const api = system.visitor()
    const { appointmentIds } = await holdAppointment(api, { slotId: 8 })
    const submitted = must(
      await api.requests.submit(
        await aRequestFor(system, appointmentIds, { applicants: [canary('CANARYFOUR')] }),
        aKey(),
      ),
    )
    await uploadAll(api, submitted)
    const paid = await orderedAndPaid(system, { applicants: [canary('CANARYFIVE')], slotId: 9 })
    clock.forward({ hours: 25 })
    await sweepUnpaid(services)
    const all = async () => {
      while ((await applyRetention(services)) > 0);
      return readAllText()
    }
    const documents = async () =>
      (
        await services.db
          .selectFrom('attachment')
          .select('attachment.id')
          .where('person_id', '=', paid.submitted.persons[0]?.requestPersonId ?? 0)
          .execute()
      ).length
    clock.forward({ hours: 24 * 29 + 23 })
    expect(await all()).toContain('CANARYFOUR')
    clock.forward({ hours: 2 })
    const later = await all()
    expect(later).not.toContain('CANARYFOUR')
    expect(later).toContain('CANARYFIVE')
    expect(await storedDataOf(system).countAuditRows(submitted.requestId, 'person.erased')).toBe(1)
    expect(await documents()).toBeGreaterThan(0)
    clock.forward({ hours: 24 * 149 })
    await all()
    expect(await documents()).toBeGreaterThan(0)
    // The passport is delivered two months later: its documents are kept for 180 days from then.
    clock.forward({ hours: 24 * 91 })
    await all()
    expect(await documents()).toBe(0)
    expect(await services.db.selectFrom('outbox').select('id').where('state', '!=', 'waiting').execute()).toEqual([])
  })
})
