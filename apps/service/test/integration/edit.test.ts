// Longer than other files: the tests of all edit rules share one stored request.

import { isoDate } from '@invea/domain'
import type { FamilyMember } from '@invea/domain/applicant'
import type { NewRequest, RequestChange } from '@invea/domain/application'
import { aFamilyMember, anApplicant, anOldPassport, aPersonalDetail } from '@invea/domain/testing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createOperatorContext } from '../../src/operator/command.ts'
import { acceptCorrection, listCorrections, requestCorrection } from '../../src/operator/corrections.ts'
import { recordPayment } from '../../src/operator/payments.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'
import { aKey, changeOf, codeOf, confirmed, edit, must, ordered, personOf, submitted } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { storedDataOf } from './read-state.ts'

/** A correction of the name on the passport, which has another fee. */
const corrected = { passport: { dataCorrected: true, correctionType: 'name' } } as const
const lostPassport = (passportNumber: string): Partial<NewRequest> => ({
  requestType: 'lost',
  applicants: [anApplicant({ passport: anOldPassport({ passportNumber }) })],
})

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  const operator = () => createOperatorContext(system.service.services)
  const storedData = () => storedDataOf(system)

  test('a correction writes a new version, an audit row, and a message to the applicant', async () => {
    const { api, requestId } = await submitted(system)
    const before = must(await api.requests.get(requestId))
    const key = aKey()
    const change = changeOf(before, { personal: { birthPlace: 'Adama', height: 171 } })
    const after = must(await api.requests.update(change, key))
    expect(after.version).toBe(before.version + 1)
    expect(personOf(after).applicant.personal).toMatchObject({ birthPlace: 'Adama', height: 171, firstName: 'ABEBE' })
    // The response was lost: the repeated call has no further effect.
    expect(must(await api.requests.update(change, key)).version).toBe(after.version)
    expect(await storedData().countAuditRows(requestId, 'request.changed')).toBe(1)
    const number = personOf(after).applicationNumber
    const notices = (await readPosted(system.service.services)).filter(({ params }) => params.number === number)
    expect(notices.filter(({ kind, channel }) => kind === 'changed' && channel === 'sms')).toHaveLength(1)
  })

  test('five changes a day of an unpaid application are reported, to the old and to the new phone', async () => {
    const one = await submitted(system)
    const countNotices = async () => {
      const posted = await storedData().postedTo(one)
      return posted.filter(({ kind, channel }) => kind === 'changed' && channel === 'sms').length
    }
    for (let at = 1; at <= 7; at++)
      must(await edit(one, { personal: { phoneNumber: `09000060${String(at).padStart(2, '0')}` } }))
    // The sixth change is reported to the fifth phone, which knows the application. No message went to the sixth.
    expect(await countNotices()).toBe(11)
    const { personal } = personOf(must(await one.api.requests.get(one.requestId))).applicant
    expect(personal.phoneNumber).toBe('0900006007')
  })

  test('another contact is always reported to the old one, after any number of other changes', async () => {
    const one = await submitted(system)
    const { api, requestId } = one
    const personId = one.submitted.persons[0]?.personId ?? 0
    const change = async (personal: Parameters<typeof edit>[1]['personal']) => must(await edit(one, { personal }))
    const noticesTo = async (phone: string) => {
      const posted = await storedData().postedTo(one)
      return posted.filter(({ kind, channel, to }) => kind === 'changed' && channel === 'sms' && to === phone).length
    }
    const { phoneNumber: old } = personOf(must(await api.requests.get(requestId))).applicant.personal
    for (let at = 1; at <= 5; at++) must(await api.family.add({ personId, members: [aFamilyMember()] }, aKey()))
    // Changes of the family send no notice, so this one is the first.
    await change({ phoneNumber: '0900006101' })
    expect([await noticesTo(old), await noticesTo('0900006101')]).toEqual([1, 1])
    for (let at = 1; at <= 5; at++) await change({ height: 150 + at })
    expect(await noticesTo('0900006101')).toBe(5)
    await change({ phoneNumber: '0900006102', email: 'new@example.org' })
    expect([await noticesTo('0900006101'), await noticesTo('0900006102')]).toEqual([6, 0])
  })

  test('refuses to overwrite a change that was made meanwhile', async () => {
    const { api, requestId } = await submitted(system)
    const read = must(await api.requests.get(requestId))
    must(await api.requests.update(changeOf(read, { personal: { birthPlace: 'Adama' } }), aKey()))
    const outdated = await api.requests.update(changeOf(read, { personal: { birthPlace: 'Jimma' } }), aKey())
    expect(codeOf(outdated)).toBe('versionConflict')
    expect(personOf(must(await api.requests.get(requestId))).applicant.personal.birthPlace).toBe('Adama')
  })

  test('a change without a difference writes no version, audit row or message', async () => {
    const one = await submitted(system)
    const { version } = must(await one.api.requests.get(one.requestId))
    expect(must(await edit(one, {})).version).toBe(version)
    expect(await storedData().countAuditRows(one.requestId, 'request.changed')).toBe(0)
  })

  test('refuses a change for another request, type or number, or against the rules of the forms', async () => {
    const { api, requestId } = await submitted(system)
    const read = must(await api.requests.get(requestId))
    const fieldsOf = async (change: RequestChange) => {
      const response = await api.requests.update(change, aKey())
      return response.ok || response.error.kind !== 'fields'
        ? codeOf(response)
        : response.error.issues.map(({ field }) => field)
    }
    expect(await fieldsOf(changeOf(read, {}, { confirmationNumber: 'AAAAAAAAAAAAA' }))).toEqual(['confirmationNumber'])
    expect(await fieldsOf(changeOf(read, {}, { requestType: 'lost' }))).toEqual(['requestType'])
    expect(await fieldsOf(changeOf(read, {}, { mode: 'urgent' }))).toEqual(['mode'])
    expect(await fieldsOf(changeOf(read, { personal: { firstName: 'ABEB3' } }))).toEqual([
      'applicants.0.personal.firstName',
    ])
    expect(await fieldsOf(changeOf(read, { personal: { occupationId: 9999 } }))).toEqual([
      'applicants.0.personal.occupationId',
    ])
    const { applicants } = changeOf(read, {})
    const twice = [...applicants, ...applicants]
    expect(await fieldsOf(changeOf(read, {}, { applicants: twice }))).toEqual(['applicants'])
    const other = await submitted(system, {}, 4)
    const foreign = applicants.map((one) => ({ ...one, personId: other.submitted.persons[0]?.personId ?? 0 }))
    expect(await fieldsOf(changeOf(read, {}, { applicants: foreign }))).toBe('notFound')
    expect(codeOf(await other.api.requests.update(changeOf(read, {}), aKey()))).toBe('notFound')
  })

  test('D30: refuses to turn an applicant into a person who has an open request', async () => {
    const certificate = '5555555555555555'
    const born = { birthDate: isoDate('1988-01-02') }
    const tariku = aPersonalDetail({ ...born, firstName: 'TARIKU', birthCertificateId: certificate })
    await submitted(system, { applicants: [anApplicant({ personal: tariku })] })
    const { api, requestId } = await submitted(
      system,
      { applicants: [anApplicant({ personal: aPersonalDetail(born) })] },
      4,
    )
    const change = { personal: { firstName: 'TARIKU', birthCertificateId: certificate } }
    expect(codeOf(await edit({ api, requestId }, change))).toBe('openRequest')
    expect(personOf(must(await api.requests.get(requestId))).firstName).toBe('ABEBE')
  })

  test('changes, adds and removes family members as in the form', async () => {
    const { api, requestId } = await submitted(system)
    const family = async (members: readonly FamilyMember[]) => {
      const read = must(await api.requests.get(requestId))
      const { applicants } = changeOf(read, {})
      const change = applicants.map((one) => ({ ...one, applicant: { ...one.applicant, family: members } }))
      const after = must(await api.requests.update(changeOf(read, {}, { applicants: change }), aKey()))
      return personOf(after).applicant.family ?? []
    }
    const [almaz, bekele] = await family([aFamilyMember(), aFamilyMember({ firstName: 'BEKELE' })])
    expect([almaz?.firstName, bekele?.firstName]).toEqual(['ALMAZ', 'BEKELE'])
    const next = await family([{ ...aFamilyMember({ firstName: 'BIRTUKAN' }), id: bekele?.id }, aFamilyMember()])
    expect(next.map(({ firstName }) => firstName)).toEqual(['BIRTUKAN', 'ALMAZ'])
    expect(next[0]?.id).toBe(bekele?.id)
    expect(next[1]?.id).not.toBe(almaz?.id)
  })

  test('adds, replaces and deletes up to thirty members one by one, for their own applicant only', async () => {
    const { api, requestId, submitted: made } = await submitted(system)
    const personId = made.persons[0]?.personId ?? 0
    const add = (members: readonly FamilyMember[], key = aKey()) => api.family.add({ personId, members }, key)
    const key = aKey()
    const [almaz] = must(await add([aFamilyMember()], key))
    expect(must(await add([aFamilyMember()], key))).toEqual([almaz])
    must(await add([{ ...aFamilyMember({ firstName: 'ASTER' }), id: almaz?.id }]))
    const stored = async () => personOf(must(await api.requests.get(requestId))).applicant.family ?? []
    expect((await stored()).map(({ firstName }) => firstName)).toEqual(['ASTER'])
    must(await add(Array.from({ length: 29 }, () => aFamilyMember())))
    const full = await add([aFamilyMember()])
    expect(full.ok || full.error.kind !== 'fields' || full.error.issues).toMatchObject([
      { field: 'family', code: 'tooMany' },
    ])
    expect(codeOf(await add([aFamilyMember({ relationId: 9999 })]))).toBe('fields')

    const stranger = system.visitor()
    const [foreign, absent] = [
      await stranger.family.delete(almaz?.id ?? 0, aKey()),
      await stranger.family.delete(1, aKey()),
    ]
    expect(codeOf(foreign)).toBe('notFound')
    expect(foreign).toEqual(absent)
    expect(codeOf(await stranger.family.add({ personId, members: [aFamilyMember()] }, aKey()))).toBe('notFound')
    const deletion = aKey()
    must(await api.family.delete(almaz?.id ?? 0, deletion))
    must(await api.family.delete(almaz?.id ?? 0, deletion))
    expect(codeOf(await api.family.delete(almaz?.id ?? 0, aKey()))).toBe('notFound')
    expect(await stored()).toHaveLength(29)
  })

  test('a change that needs another document requires a new confirmation and closes the order', async () => {
    const one = await ordered(system, lostPassport('EP0000002'))
    const { api, requestId } = one
    const read = must(await api.requests.get(requestId))
    expect(read).toMatchObject({ status: 'awaitingPayment', price: { total: 13_000 } })
    const after = must(await edit(one, corrected))
    expect(after).toMatchObject({ status: 'initial', price: { total: 20_500 } })
    expect(must(await api.payment.currentOrder(requestId))).toBeNull()
    expect(codeOf(await api.payment.order({ requestId, optionId: 1 }, aKey()))).toBe('notConfirmed')
  })

  test('keeps the order open when neither documents nor fee change', async () => {
    const one = await ordered(system)
    const { api, requestId, order } = one
    expect(must(await edit(one, { personal: { birthPlace: 'Adama' } })).status).toBe('awaitingPayment')
    expect(must(await api.payment.currentOrder(requestId))?.orderId).toBe(order.orderId)

    // Only a document that the change requires counts, not one that the agency requires of later applications.
    const { db, master } = system.service.services
    const id = 901
    await operatorRows(system.service, 'load', {
      format: 'json',
      content: JSON.stringify({
        attachmentTypes: [{ id, name: { en: 'Letter', am: 'ደብዳቤ', om: 'Xalayaa', ti: 'ደብዳበ' } }],
        requiredAttachments: [{ id, requestType: 'new', attachmentTypeId: id, condition: 'always' }],
      }),
    })
    expect(must(await edit(one, { personal: { birthPlace: 'Jimma' } })).status).toBe('awaitingPayment')
    const child = { birthDate: isoDate('2014-02-28'), under18: true }
    expect(must(await edit(one, { personal: child })).status).toBe('initial')
    await db.deleteFrom('required_attachment').where('id', '=', id).execute()
    master.forget()
  })

  test('allows edits of a paid application from the agency’s request until it accepts; the fee stays', async () => {
    const one = await ordered(system, { ...lostPassport('EP0000003'), optionId: 4 })
    const { api, requestId, order } = one
    await recordPayment.run(operator(), {
      orderCode: order.orderId,
      amount: order.amount,
      reference: `slip-${requestId}`,
    })
    const paid = must(await api.requests.get(requestId))
    expect(paid.status).toBe('paymentCompleted')
    expect(paid.actions).not.toContain('edit')
    expect(codeOf(await edit(one, { personal: { birthPlace: 'Adama' } }))).toBe('notAllowed')

    const applicationNumber = personOf(paid).applicationNumber
    const fields = ['personal.firstName', 'passport.dataCorrected']
    expect(await requestCorrection.run(operator(), { applicationNumber, reason: 'Tick the box', fields })).toEqual({
      ok: false,
      error: { faults: ['the fee is paid, and passport.dataCorrected decides it'] },
    })
    await requestCorrection.run(operator(), { applicationNumber, reason: 'The birth place is not readable' })
    expect(must(await api.requests.get(requestId)).actions).toContain('edit')
    const listed = async () => {
      const response = await listCorrections.run(operator(), {})
      return response.ok ? response.value.rows.find((row) => row.applicationNumber === applicationNumber) : undefined
    }
    expect(await listed()).toMatchObject({ changed: false })
    const isNotified = async () =>
      must(await system.visitor().requests.byApplicationNumber(applicationNumber)).persons[0]?.notified
    expect(await isNotified()).toBe(true)
    system.service.clock.forward({ seconds: 1 })

    const refused = await edit(one, corrected)
    expect(refused.ok || refused.error.kind !== 'fields' || refused.error.issues).toMatchObject([
      { field: 'applicants.0.passport.dataCorrected', code: 'feePaid' },
    ])
    const after = must(await edit(one, { personal: { birthPlace: 'Adama' } }))
    expect(after).toMatchObject({ status: 'paymentCompleted', price: { total: 13_000 } })
    expect(await listed()).toMatchObject({ changed: true })
    expect(await isNotified()).toBe(false)
    // A child needs a document of a parent, which is missing.
    const child = { birthDate: isoDate('2015-01-31'), under18: true }
    must(await edit(one, { personal: child }))
    expect(await isNotified()).toBe(true)
    expect(await acceptCorrection.run(operator(), { applicationNumber })).toMatchObject({
      error: { faults: ['a required document is missing'] },
    })
    const { birthDate, under18 } = aPersonalDetail()
    must(await edit(one, { personal: { birthDate, under18 } }))
    await acceptCorrection.run(operator(), { applicationNumber })
    await acceptCorrection.run(operator(), { applicationNumber })
    expect(await listed()).toBeUndefined()
    expect(await storedData().countAuditRows(requestId, 'request.correctionAccepted')).toBe(1)
    expect(must(await api.requests.get(requestId)).actions).not.toContain('edit')
  })

  test('a requested correction of one person waits until that person changes, not another of the group', async () => {
    const applicants = [anApplicant(), anApplicant({ personal: aPersonalDetail({ firstName: 'BELAY' }) })]
    const { api, requestId } = await submitted(system, { applicants }, 9)
    const [first, second] = must(await api.requests.get(requestId)).persons
    const applicationNumber = first?.applicationNumber ?? ''
    await requestCorrection.run(operator(), { applicationNumber, reason: 'The birth place is not readable' })
    system.service.clock.forward({ seconds: 1 })
    const isChangedAfter = async (person: typeof first) => {
      if (!person?.applicant) throw new Error('the person has no data')
      const { applicant, requestPersonId: personId } = person
      const edited = { ...applicant, personal: { ...applicant.personal, birthPlace: 'Adama' } }
      const read = changeOf(
        must(await api.requests.get(requestId)),
        {},
        { applicants: [{ personId, applicant: edited }] },
      )
      must(await api.requests.update(read, aKey()))
      const listed = await listCorrections.run(operator(), {})
      return listed.ok && listed.value.rows.find((row) => row.applicationNumber === applicationNumber)?.changed
    }
    expect(await isChangedAfter(second)).toBe(false)
    expect(await isChangedAfter(first)).toBe(true)
  })

  test('changes a document without a new version; a cancelled application accepts neither change', async () => {
    const { api, requestId, application } = await confirmed(system)
    const person = personOf(application)
    const [document] = person.attachments ?? []
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a88' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(png)], 'new.png', { type: 'image/png' })
    const change = () =>
      api.attachments.change(
        person.requestPersonId,
        [{ attachmentTypeId: document?.attachmentTypeId ?? 0, attachmentId: document?.attachmentId, file }],
        { key: aKey() },
      )
    must(await change())
    expect(must(await api.requests.get(requestId)).version).toBe(application.version)
    expect(await storedData().countAuditRows(requestId, 'attachment.changed')).toBe(1)
    must(await api.schedule.cancel(requestId, aKey()))
    expect(codeOf(await change())).toBe('notAllowed')
    expect(codeOf(await edit({ api, requestId }, { personal: { birthPlace: 'Adama' } }))).toBe('notAllowed')
  })

  test('refuses edits after the appointment has expired, before and after the sweep', async () => {
    const { api, requestId } = await submitted(system)
    const read = must(await api.requests.get(requestId))
    system.service.clock.forward({ hours: 24 })
    // The old session has ended. Both numbers give a new session access.
    const number = personOf(read).applicationNumber
    const later = system.visitor()
    must(await later.requests.byApplicationNumber(number, read.confirmationNumber))
    expect(codeOf(await later.requests.update(changeOf(read, { personal: { birthPlace: 'Adama' } }), aKey()))).toBe(
      'notAllowed',
    )
  })
})
