import type { PortalApi } from '@invea/api'
import { isoDate } from '@invea/domain'
import type { PersonalDetail } from '@invea/domain/applicant'
import { submittedIdentityOf } from '@invea/domain/application'
import { anApplicant, anOldPassport, aPersonalDetail } from '@invea/domain/testing'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { encryptionContext } from '../../src/platform/encryption/encryption.ts'
import { responseContext } from '../../src/platform/idempotency-keys.ts'
import { extendGrant } from '../../src/requests/authorized-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { operatorRows, runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import { aKey, changeOf, codeOf, must, ordered, type Submitted, submitted } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { auditRows, storedDataOf } from './read-state.ts'

const otherName = { firstName: 'CHALA', geezFirstName: 'ጫላ' }
// Each test has another birth date, because one person has one open request (D47).
const [firstDay, secondDay] = [isoDate('1990-04-12'), isoDate('1990-03-12')]
const [thirdDay, fourthDay] = [isoDate('1990-02-12'), isoDate('1990-01-12')]
const [fifthDay, sixthDay] = [isoDate('1989-12-12'), isoDate('1989-11-12')]
const otherDay = { birthDate: isoDate('1991-05-13') }

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  const submittedAs = (personal: Partial<PersonalDetail>) =>
    submitted(system, { applicants: [anApplicant({ personal: aPersonalDetail(personal) })] })
  const update = async ({ api, requestId }: Submitted, changes: Partial<PersonalDetail>) => {
    const application = must(await api.requests.get(requestId))
    return api.requests.update(changeOf(application, { personal: changes }), aKey())
  }
  const refusalAt = (field: keyof PersonalDetail) => ({
    error: { issues: [{ field: `applicants.0.personal.${field}`, code: 'anotherPerson' }] },
  })
  const refusal = refusalAt('firstName')

  test('D45: refuses to turn an applicant into another person, in one change or in several', async () => {
    const one = await submittedAs({ birthDate: firstDay })
    expect(await update(one, { ...otherName, ...otherDay })).toMatchObject(refusal)
    // Each change alone is a correction; both together make another person.
    expect(codeOf(await update(one, otherName))).toBe('ok')
    expect(await update(one, otherDay)).toMatchObject(refusalAt('birthDate'))
    expect(codeOf(await update(one, { birthPlace: 'Adama' }))).toBe('ok')
    expect(await update(one, otherDay)).toMatchObject(refusalAt('birthDate'))
    expect(await update(one, { gender: 'female' })).toMatchObject(refusalAt('gender'))
    const { persons } = must(await one.api.requests.get(one.requestId))
    expect(persons[0]?.applicant).not.toHaveProperty('firstSubmitted')
    expect(persons[0]?.applicant?.personal).toMatchObject({ ...otherName, birthDate: firstDay, birthPlace: 'Adama' })
    const { applicationNumber } = one
    const exported = await operatorRows(system.service, 'person-export', { applicationNumber })
    expect(exported.find(({ field }) => field === 'firstSubmitted.birthDate')?.value).toBe(firstDay)
  })

  test('D45: refuses a new name after a new birth date, and accepts the first name again', async () => {
    const one = await submittedAs({ birthDate: secondDay })
    expect(codeOf(await update(one, otherDay))).toBe('ok')
    expect(await update(one, otherName)).toMatchObject(refusal)
    expect(codeOf(await update(one, { grandfatherName: 'TASFAY' }))).toBe('ok')
    expect(codeOf(await update(one, { birthDate: secondDay }))).toBe('ok')
    expect(codeOf(await update(one, otherName))).toBe('ok')
  })

  test('D45: refuses a change in one script that makes another person of an earlier change in the other', async () => {
    const names = { firstName: 'DAWIT', geezFirstName: 'ዳዊት', fatherName: 'MOHAMMED', geezFatherName: 'ተስፋዬ' }
    const submittedNames = { ...names, grandfatherName: 'OSMAN', geezGrandfatherName: 'ገብሬ' }
    const one = await submittedAs({ ...submittedNames, birthDate: isoDate('1990-01-01') })
    const spelt = { fatherName: 'TESFAYE', grandfatherName: 'GEBRE', birthDate: isoDate('2001-05-05') }
    expect(codeOf(await update(one, spelt))).toBe('ok')
    const otherGeez = { geezFatherName: 'ከበደ', geezGrandfatherName: 'ወርቁ' }
    expect(await update(one, otherGeez)).toMatchObject(refusalAt('geezFatherName'))
    const others = { fatherName: 'KEBEDE', grandfatherName: 'WORKU', firstName: 'HANA', geezFirstName: 'ሃና' }
    expect(await update(one, others)).toMatchObject(refusal)
    expect(await update(one, { geezFatherName: 'ሰላም' })).toMatchObject(refusalAt('geezFatherName'))
    expect(await update(one, { gender: 'female', geezFatherName: 'ከበደ' })).toMatchObject(refusalAt('geezFatherName'))
    const { persons } = must(await one.api.requests.get(one.requestId))
    expect(persons[0]?.applicant?.personal).toMatchObject({ ...submittedNames, ...spelt, gender: 'male' })
  })

  test('D45: an application of version 0.1, which stored no gender, is compared with the present one', async () => {
    const one = await submittedAs({ birthDate: fourthDay })
    const { db, encryption } = system.service.services
    const row = await db
      .selectFrom('request_person')
      .select(['id', 'applicant'])
      .where('request_id', '=', one.requestId)
      .executeTakeFirstOrThrow()
    const context = encryptionContext.person(row.id)
    const stored = encryption.decryptJson<Record<string, unknown>>(row.applicant, context)
    const { gender: _none, ...firstSubmitted } = submittedIdentityOf(
      anApplicant({ personal: aPersonalDetail({ birthDate: fourthDay }) }),
    )
    const applicant = encryption.encryptJson({ ...stored, firstSubmitted }, context)
    await db.updateTable('request_person').set({ applicant }).where('id', '=', row.id).execute()
    expect(await update(one, { ...otherName, gender: 'female' })).toMatchObject(refusal)
    expect(codeOf(await update(one, { gender: 'female' }))).toBe('ok')
    expect(await update(one, otherName)).toMatchObject(refusal)
  })

  test('D45: an applicant changes names and birth date together where the agency asked for both', async () => {
    const one = await submittedAs({ birthDate: thirdDay })
    const { applicationNumber } = one
    const ask = (fields: string) =>
      operatorRows(system.service, 'ask-correction', { applicationNumber, reason: 'As in the certificate', fields })
    const corrected = { ...otherName, birthDate: isoDate('1992-05-13') }
    await ask('personal.birthDate')
    expect(await update(one, corrected)).toMatchObject(refusal)
    await ask('personal.birthDate,personal.firstName')
    expect(await update(one, { ...corrected, fatherName: 'GIRMA', geezFatherName: 'ግርማ' })).toMatchObject(refusal)
    expect(codeOf(await update(one, corrected))).toBe('ok')
    await operatorRows(system.service, 'accept-correction', { applicationNumber })
    // Later changes are compared with what the agency asked for.
    expect(codeOf(await update(one, { birthPlace: 'Adama' }))).toBe('ok')
    expect(await update(one, { ...otherDay, firstName: 'SARA', geezFirstName: 'ሳራ' })).toMatchObject(refusal)
  })

  test('D47: what identifies an applicant changes five times a day, so that no one finds a birth date by trying', async () => {
    const one = await submittedAs({ birthDate: sixthDay })
    for (let day = 1; day <= 5; day++) {
      const birthDate = isoDate(`1991-06-0${day}`)
      expect(codeOf(await update(one, { birthDate }))).toBe('ok')
      // Other changes do not count.
      expect(codeOf(await update(one, { birthPlace: `Adama ${day}` }))).toBe('ok')
    }
    const refused = await update(one, { birthDate: isoDate('1991-06-06') })
    expect(refused).toMatchObject({ error: { code: 'tooManyRequests', retryAfterSeconds: expect.any(Number) } })
    expect(codeOf(await update(one, { birthPlace: 'Hawassa' }))).toBe('ok')
  })

  test('D47: a refused change counts as a try, and is refused for its fee first', async () => {
    const named = { firstName: 'SELAM', geezFirstName: 'ሰላም', gender: 'female' } as const
    const victimsDay = isoDate('1989-08-12')
    const victim = await ordered(system, {
      slotId: 6,
      applicants: [anApplicant({ personal: aPersonalDetail({ ...named, birthDate: victimsDay }) })],
    })
    await system.sandbox.press(victim.order.redirectUrl ?? '', 'pay')
    const one = await submittedAs({ ...named, birthDate: isoDate('1989-07-12') })
    const tries: string[] = []
    for (let at = 1; at <= 6; at++) tries.push(codeOf(await update(one, { birthDate: victimsDay })))
    expect(tries).toEqual([...Array<string>(5).fill('openRequest'), 'tooManyRequests'])

    const paid = await ordered(system, {
      slotId: 7,
      requestType: 'lost',
      applicants: [
        anApplicant({
          personal: aPersonalDetail({ ...named, birthDate: isoDate('1989-06-12') }),
          passport: anOldPassport({ passportNumber: 'EP1112223' }),
        }),
      ],
    })
    await system.sandbox.press(paid.order.redirectUrl ?? '', 'pay')
    const { applicationNumber } = paid
    await operatorRows(system.service, 'ask-correction', {
      applicationNumber,
      reason: 'Photo',
      fields: 'attachments.1',
    })
    const read = must(await paid.api.requests.get(paid.requestId))
    for (const birthDate of [isoDate('1989-06-13'), victimsDay]) {
      const passport = { dataCorrected: true, correctionType: 'birthDate' } as const
      const result = await paid.api.requests.update(changeOf(read, { personal: { birthDate }, passport }), aKey())
      expect(codeOf(result)).toBe('fields')
    }
  })

  test('ask-correction and application-lock act once when they are repeated', async () => {
    const one = await submittedAs({ birthDate: isoDate('1989-05-12') })
    const { applicationNumber } = one
    const { messagesOf } = storedDataOf(system)
    const ask = () =>
      operatorRows(system.service, 'ask-correction', { applicationNumber, reason: 'Photo', fields: 'attachments.1' })
    const countOf = async (kind: string) => (await messagesOf(one)).filter((posted) => posted === kind).length
    for (let time = 0; time < 2; time++) {
      expect(await ask()).toEqual([{ applicationNumber, notified: true }])
      system.service.clock.forward({ seconds: 1 })
    }
    const asked = await countOf('correction')
    expect(codeOf(await update(one, { birthPlace: 'Adama' }))).toBe('ok')
    await ask()
    expect(await countOf('correction')).toBe(2 * asked)

    const birthDate = isoDate('1989-05-12')
    const contact = { birthDate, phoneNumber: '0911223344' }
    const lock = () => operatorRows(system.service, 'application-lock', { applicationNumber, ...contact, reason: 'x' })
    const numbers = async () =>
      (await storedDataOf(system).postedTo(one))
        .filter(({ kind, channel }) => kind === 'newNumber' && channel === 'sms')
        .map(({ params }) => params.confirmationNumber)
    for (let time = 0; time < 2; time++) {
      await lock()
      system.service.clock.forward({ seconds: 1 })
    }
    const [number = '', ...others] = await numbers()
    expect(others).toEqual([])
    const open = () => system.visitor().requests.byApplicationNumber(applicationNumber ?? '', number)
    expect(codeOf(await open())).toBe('ok')
    system.service.clock.forward({ minutes: 10 })
    await lock()
    expect(await numbers()).toHaveLength(2)
    expect(codeOf(await open())).toBe('notFound')
  })

  test('application-lock gives an application to its applicant alone, with a new number and contact', async () => {
    const phoneNumber = '0911223344'
    const one = await submittedAs({ birthDate: fifthDay, phoneNumber, email: 'broker@example.org' })
    const { services } = system.service
    const { applicationNumber } = one
    const old = one.submitted.confirmationNumber
    const entered = system.visitor()
    const open = (api: PortalApi, confirmationNumber: string) =>
      api.requests.byApplicationNumber(applicationNumber, confirmationNumber)
    const { requestId } = one
    expect(codeOf(await open(entered, old))).toBe('ok')
    expect(codeOf(await entered.requests.get(requestId))).toBe('ok')
    const lock = (input: object) =>
      runOperatorCommand(system.service, 'application-lock', {
        applicationNumber,
        birthDate: fifthDay,
        reason: 'Saw the passport',
        ...input,
      })
    expect(await lock({ phoneNumber: '123' })).toMatchObject({ ok: false })
    expect(await lock({ phoneNumber: '0922334455', email: 'x' })).toMatchObject({ ok: false })
    expect(await lock({ phoneNumber: '0922334455', birthDate: sixthDay })).toMatchObject({
      error: { faults: ['birthDate: is not that of this applicant'] },
    })
    expect(codeOf(await one.api.requests.get(requestId))).toBe('ok')
    const storedResponses = async () => {
      const rows = await services.db.selectFrom('idempotency_key').select(['session_id', 'key', 'answer']).execute()
      const text = rows.map(({ session_id: sessionId, key, answer }) =>
        services.encryption.decrypt(answer, responseContext({ sessionId, key })).toString(),
      )
      return text.filter((response) => response.includes(String(requestId)))
    }
    expect(await storedResponses()).toHaveLength(1)

    const result = await lock({ phoneNumber: '0922334455' })
    // A later erasure would not find the responses of these sessions.
    expect(await storedResponses()).toEqual([])
    expect(result).toMatchObject({ value: { rows: [{ locked: true, contactReplaced: true }] } })
    for (const api of [one.api, entered]) expect(codeOf(await api.requests.get(requestId))).toBe('notFound')
    expect(codeOf(await open(system.visitor(), old))).toBe('notFound')
    const posted = (await readPosted(services)).slice(-3)
    expect(posted.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
      ['changed', phoneNumber],
      ['changed', 'broker@example.org'],
      ['newNumber', '0922334455'],
    ])
    const number = posted.find(({ kind }) => kind === 'newNumber')?.params.confirmationNumber
    expect(JSON.stringify(posted.filter(({ kind }) => kind === 'changed'))).not.toContain(number)
    const owner = system.visitor()
    const found = must(await open(owner, number))
    expect(found).toMatchObject({
      confirmationNumber: number,
      persons: [{ applicant: { personal: { phoneNumber: '0922334455' } } }],
    })
    // What was first submitted stays the reference.
    const other = changeOf(found, { personal: { ...otherName, ...otherDay } })
    expect(await owner.requests.update(other, aKey())).toMatchObject(refusal)
    const rows = auditRows(services, requestId, 'request.locked').select(['actor_kind', 'detail'])
    expect(await rows.execute()).toEqual([
      { actor_kind: 'operator', detail: { why: 'Saw the passport', contactReplaced: true } },
    ])
  })

  test('application-lock for the second person of a group has the phone and the name of that person', async () => {
    const [one, two] = [
      aPersonalDetail({ birthDate: isoDate('1989-01-12'), phoneNumber: '0911223344' }),
      aPersonalDetail({ birthDate: isoDate('1989-02-12'), phoneNumber: '0911223355', firstName: 'ELENI' }),
    ]
    const group = await submitted(system, { applicants: [one, two].map((personal) => anApplicant({ personal })) })
    const applicationNumber = group.submitted.persons[1]?.applicationNumber ?? ''
    const { birthDate } = two
    const phoneNumber = '0922334466'
    await operatorRows(system.service, 'application-lock', { applicationNumber, birthDate, phoneNumber, reason: 'x' })
    const posted = (await readPosted(system.service.services)).slice(-3)
    expect(posted.map(({ kind, to, params }) => [kind, to, params.number]).toSorted()).toEqual([
      ['changed', one.phoneNumber, group.applicationNumber],
      ['changed', two.phoneNumber, applicationNumber],
      ['newNumber', phoneNumber, applicationNumber],
    ])
    const { confirmationNumber, name } = posted.find(({ kind }) => kind === 'newNumber')?.params ?? {}
    expect(name).toBe('ELENI')
    const found = must(await system.visitor().requests.byApplicationNumber(applicationNumber, confirmationNumber))
    const phones = found.persons.map(({ applicant }) => applicant?.personal.phoneNumber)
    expect(phones).toEqual([one.phoneNumber, phoneNumber])
    const { rows } = await sql`select subject_id from audit_log
      where action = 'request.locked' and request_id = ${group.requestId}`.execute(system.service.services.db)
    expect(rows).toEqual([{ subject_id: group.submitted.persons[1]?.requestPersonId }])

    // The application belongs to the first applicant after all, whose contact is stored.
    const first = { applicationNumber: group.applicationNumber, birthDate: one.birthDate, phoneNumber: one.phoneNumber }
    await operatorRows(system.service, 'application-lock', { ...first, reason: 'x' })
    const last = (await readPosted(system.service.services)).at(-1)
    expect([last?.kind, last?.to]).toEqual(['newNumber', one.phoneNumber])
    expect(last?.params.confirmationNumber).not.toBe(confirmationNumber)
  })

  test('resend-numbers sends both numbers to the stored phone and mailbox, once a day, and never after a lock', async () => {
    const birthDate = isoDate('1989-03-12')
    const phoneNumber = '0911223377'
    const one = await submittedAs({ birthDate, phoneNumber, email: 'lost@example.org' })
    const { applicationNumber } = one
    const { confirmationNumber } = one.submitted
    const resend = () => runOperatorCommand(system.service, 'resend-numbers', { applicationNumber })
    expect(await resend()).toEqual({ ok: true, value: { rows: [{ applicationNumber, sent: true }] } })
    expect((await readPosted(system.service.services)).slice(-2)).toMatchObject([
      { kind: 'numbers', to: phoneNumber, params: { number: applicationNumber, confirmationNumber } },
      { kind: 'numbers', to: 'lost@example.org', params: { number: applicationNumber, confirmationNumber } },
    ])
    expect(await resend()).toEqual({ ok: false, error: { faults: ['the numbers were sent today already'] } })
    system.service.clock.forward({ hours: 24 })
    expect(await resend()).toMatchObject({ ok: true })
    const contact = { birthDate, phoneNumber, email: 'lost@example.org' }
    await operatorRows(system.service, 'application-lock', { applicationNumber, ...contact, reason: 'x' })
    system.service.clock.forward({ hours: 24 })
    expect(await resend()).toEqual({
      ok: false,
      error: { faults: ['the application was locked: its applicant asks for a new number at an office'] },
    })
    const { rows } = await sql`select actor_kind from audit_log
      where action = 'request.numbersSent' and request_id = ${one.requestId}`.execute(system.service.services.db)
    expect(rows).toEqual([{ actor_kind: 'operator' }, { actor_kind: 'operator' }])
  })

  test('application-lock also ends access that is granted or extended at the same moment', async () => {
    const one = await submittedAs({ birthDate: isoDate('1989-04-12') })
    const { services } = system.service
    const { requestId } = one
    const applicationNumber = one.submitted.persons[0]?.applicationNumber ?? ''
    const contact = { birthDate: isoDate('1989-04-12'), phoneNumber: '0911223344' }
    const lock = () => operatorRows(system.service, 'application-lock', { applicationNumber, ...contact, reason: 'x' })
    const [reader, enterer] = [system.visitor(), system.visitor()]
    // Begins its session.
    must(await enterer.requests.byApplicationNumber(applicationNumber))
    const open = (api: PortalApi) =>
      api.requests.byApplicationNumber(applicationNumber, one.submitted.confirmationNumber)
    must(await open(reader))
    const grants = services.db.selectFrom('request_grant').selectAll().where('request_id', '=', requestId)
    const grant = await grants.executeTakeFirstOrThrow()
    const caller = { sessionId: grant.session_id, accountId: null }
    const now = services.clock.now()
    const before = await services.db
      .selectFrom('request')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    const { transact } = services
    // The numbers were compared before.
    const late = vi.spyOn(services, 'transact').mockImplementationOnce(async (work) => {
      await lock()
      return transact(work)
    })
    onTestFinished(() => late.mockRestore())
    expect(codeOf(await open(enterer))).toBe('notFound')
    expect(await extendGrant(services.db, caller, before, now)).toBe(false)
    expect(await grants.execute()).toEqual([])
    for (const visitor of [reader, enterer]) expect(codeOf(await visitor.requests.get(requestId))).toBe('notFound')
  })
})
