import { type Applicant, attachmentTypes, isoDate } from '@invea/domain'
import type { NewRequest } from '@invea/domain/application'
import type { AttachmentType } from '@invea/domain/attachments'
import { aFamilyMember, anOriginIdApplicant, anOriginIdRequest } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { createOperatorContext } from '../../src/operator/command.ts'
import { load } from '../../src/operator/load.ts'
import { recordPayment } from '../../src/operator/payments.ts'
import { encryptionContext } from '../../src/platform/encryption/encryption.ts'
import { aPdf } from '../../src/testing/a-pdf.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aKey, changeOf, codeOf, holdAppointment, must, personOf, uploadAll } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { auditRows } from './read-state.ts'

const base = 10_000
let personCount = 0

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  const operator = () => createOperatorContext(system.service.services)

  /** A foreign national without an application. */
  const applicant = async (originId = {}) => {
    const { lists } = await system.service.services.master.snapshot()
    personCount += 1
    const applicant = anOriginIdApplicant()
    return {
      ...applicant,
      personal: {
        ...applicant.personal,
        nationalityId: lists.nationalities.find(({ code }) => code !== 'ETH')?.id ?? 0,
        birthCertificateId: String(1_000_000_000_000_000 + personCount),
      },
      originId: { ...applicant.originId, ...originId },
    }
  }
  const requestOf = async (appointmentIds: readonly number[], changes: Partial<NewRequest> = {}) => {
    const { offices } = await system.service.services.master.snapshot()
    const deliverySiteId = offices.get(2)?.deliverySites[0]?.id
    return anOriginIdRequest({
      officeId: 2,
      deliverySiteId,
      appointmentIds,
      applicants: [await applicant()],
      ...changes,
    })
  }
  const submitted = async (changes: Partial<NewRequest> = {}) => {
    const api = system.visitor()
    const hold = await holdAppointment(api, { requestType: changes.requestType ?? 'new' })
    const response = must(await api.requests.submit(await requestOf(hold.appointmentIds, changes), aKey()))
    return { api, submitted: response, requestId: response.requestId }
  }

  test('a new Origin ID has its documents and fee, is paid, and gets a slip', async () => {
    const { api, requestId, submitted: response } = await submitted()
    const application = must(await api.requests.get(requestId))
    expect(application).toMatchObject({ originIdApplicantType: 'byBirth', price: { total: base } })
    expect(application.persons[0]?.applicant?.originId).toMatchObject({ visaNumber: 'SAMPLE1' })
    const required = must(await api.attachments.required(response.persons[0]?.requestPersonId ?? 0))
    // Foreign passport, entry visa, proof of origin, photo.
    expect(required.map(({ attachmentTypeId }) => attachmentTypeId)).toEqual([14, 15, 17, 22])
    await uploadAll(api, response)
    must(await api.requests.confirm(requestId, aKey()))
    const order = must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
    expect(order.amount).toBe(base)
    await recordPayment.run(operator(), { orderCode: order.orderId, amount: base, reference: `slip-${requestId}` })
    expect(must(await api.requests.get(requestId)).status).toBe('paymentCompleted')
    const { pdfUrl } = must(await api.requests.slip(requestId))
    expect((await system.open(api, pdfUrl)).headers.get('content-type')).toBe('application/pdf')
  })

  test('a family uploads the holder’s card once, for the spouse and the child, and for no other person', async () => {
    const applicants = [await applicant({ originIdNumber: 'SAMPLE1' })]
    const holder = await submitted({ requestType: 'renewal', replacementReason: 'expired', applicants })
    const { api } = holder
    const another = async (originIdApplicantType: 'bySpouse' | 'child', birthDate: string) => {
      const hold = await holdAppointment(api)
      const one = await applicant({ filledBy: originIdApplicantType === 'child' ? 'parent' : undefined })
      const personal = { ...one.personal, birthDate: isoDate(birthDate), under18: originIdApplicantType === 'child' }
      const request = await requestOf(hold.appointmentIds, {
        originIdApplicantType,
        applicants: [{ ...one, personal }],
      })
      const response = must(await api.requests.submit(request, aKey()))
      return { requestId: response.requestId, requestPersonId: response.persons[0]?.requestPersonId ?? 0 }
    }
    await uploadAll(api, holder.submitted)
    const uploaded = must(await api.requests.get(holder.requestId)).persons[0]?.attachments ?? []
    const idOf = (type: AttachmentType) =>
      uploaded.find(({ attachmentTypeId }) => attachmentTypeId === attachmentTypes[type])?.attachmentId ?? 0
    const copy = (requestPersonId: number, type: AttachmentType, attachmentId: number, by = api) =>
      by.attachments.copy({ requestPersonId, attachmentTypeId: attachmentTypes[type], attachmentId }, aKey())
    const bytesOf = async (url = '') => Buffer.from(await (await system.open(api, url)).arrayBuffer())

    const spouse = await another('bySpouse', '1987-02-03')
    const child = await another('child', '2016-02-03')
    const [card] = must(await copy(spouse.requestPersonId, 'spouseOriginId', idOf('oldOriginId')))
    expect(card).toMatchObject({ attachmentTypeId: attachmentTypes.spouseOriginId })
    const original = uploaded.find(({ attachmentId }) => attachmentId === idOf('oldOriginId'))
    expect((await bytesOf(card?.url)).equals(await bytesOf(original?.url))).toBe(true)
    // A copy of a copy, because the child's parent is the spouse.
    must(await copy(child.requestPersonId, 'parentId', card?.attachmentId ?? 0))

    expect(codeOf(await copy(spouse.requestPersonId, 'photo', idOf('photo')))).toBe('notAllowed')
    expect(codeOf(await copy(spouse.requestPersonId, 'parentId', idOf('oldOriginId')))).toBe('notAllowed')
    const stranger = await submitted({ originIdApplicantType: 'bySpouse' })
    const own = stranger.submitted.persons[0]?.requestPersonId ?? 0
    expect(codeOf(await copy(own, 'spouseOriginId', idOf('oldOriginId'), stranger.api))).toBe('notFound')
    expect(codeOf(await copy(spouse.requestPersonId, 'spouseOriginId', idOf('oldOriginId'), stranger.api))).toBe(
      'notFound',
    )

    const rows = auditRows(system.service.services, spouse.requestId, 'attachment.copied').select('detail')
    const detail = { types: [attachmentTypes.spouseOriginId], copiedFrom: idOf('oldOriginId') }
    expect(await rows.execute()).toEqual([{ detail }])
    // The copy is unchanged when the original is replaced.
    const file = new File([new Uint8Array(aPdf())], 'card.pdf', { type: 'application/pdf' })
    const renewed = [{ attachmentTypeId: attachmentTypes.oldOriginId, file }]
    must(await api.attachments.upload(holder.submitted.persons[0]?.requestPersonId ?? 0, renewed, { key: aKey() }))
    expect((await bytesOf(card?.url)).length).toBeGreaterThan(100)
  })

  test('a lost card costs more each time, by the fee on the day of submission', async () => {
    const applicants = [await applicant({ timesLost: 2 })]
    const { api, requestId } = await submitted({ requestType: 'lost', applicants })
    expect(must(await api.requests.price(requestId))).toMatchObject({
      isSample: true,
      total: base + base / 2,
      lines: [{ amount: base }, { amount: base / 2 }],
    })
    const content = 'code,amount\noriginIdBase,12000'
    const loaded = await load(system.service.services, { format: 'csv', kind: 'fees', content }, operator())
    expect(loaded).toMatchObject({ ok: true })
    system.service.services.master.forget()
    expect(must(await api.requests.price(requestId))).toMatchObject({ isSample: true, total: base + base / 2 })
    const later = await submitted()
    const own = must(await later.api.requests.price(later.requestId))
    expect([own.total, own.isSample]).toEqual([12_000, undefined])
    await load(
      system.service.services,
      { format: 'csv', kind: 'fees', content: `code,amount\noriginIdBase,${base}` },
      operator(),
    )
    system.service.services.master.forget()
  })

  test('applies the rules of the Origin ID at submission and in an edit', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api)
    const submitChanged = async (changes: Partial<NewRequest>) => {
      const response = await api.requests.submit(await requestOf(hold.appointmentIds, changes), aKey())
      return response.ok || response.error.kind !== 'fields'
        ? codeOf(response)
        : response.error.issues.map(({ field, code }) => `${field} ${code}`)
    }
    const person = await applicant()
    const { lists } = await system.service.services.master.snapshot()
    const ethiopia = lists.nationalities.find(({ code }) => code === 'ETH')?.id ?? 0
    const ethiopian = { ...person, personal: { ...person.personal, nationalityId: ethiopia } }
    expect(await submitChanged({ applicants: [ethiopian] })).toEqual([
      'applicants.0.personal.nationalityId nationalityForeign',
    ])
    expect(await submitChanged({ applicants: [{ ...person, originId: {} }] })).toEqual([
      'applicants.0.originId.visaNumber required',
      'applicants.0.originId.visaType required',
    ])
    // The passport form refuses the same person.
    expect(await submitChanged({ originIdApplicantType: undefined, applicants: [person] })).not.toBe('ok')
    const { requestId } = must(
      await api.requests.submit(await requestOf(hold.appointmentIds, { applicants: [person] }), aKey()),
    )
    const read = must(await api.requests.get(requestId))
    const without = [{ personId: personOf(read).personId, applicant: { ...person, originId: {} } }]
    expect(codeOf(await api.requests.update(changeOf(read, {}, { applicants: without }), aKey()))).toBe('fields')
    const after = must(await api.requests.update(changeOf(read, { originId: { country: 'Kenya' } }), aKey()))
    expect(after.persons[0]?.applicant?.originId?.country).toBe('Kenya')
    expect(isoDate(after.requestDate)).toBe(read.requestDate)
    // D31: a name that the passport form refuses.
    const members = [aFamilyMember({ firstName: 'JOSÉ', grandfatherName: "O'NEILL" })]
    const { personId = 0 } = personOf(after)
    expect(must(await api.family.add({ personId, members }, aKey()))).toMatchObject(members)
  })

  /** Changes a stored applicant, as an application of before a rule has it. */
  const changeStored = async (requestPersonId: number, change: (stored: Applicant) => Applicant) => {
    const { db, encryption } = system.service.services
    const context = encryptionContext.person(requestPersonId)
    const row = await db
      .selectFrom('request_person')
      .select(['office_id', 'applicant'])
      .where('id', '=', requestPersonId)
      .executeTakeFirstOrThrow()
    const changed = change(encryption.decryptJson<Applicant>(row.applicant, context))
    await db
      .updateTable('request_person')
      .set({ applicant: encryption.encryptJson(changed, context) })
      .where('office_id', '=', row.office_id)
      .where('id', '=', requestPersonId)
      .execute()
  }

  test('A §1: the service must fit the age, at submission and in an edit that changes the birth date', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api)
    const born = async (birthDate: string) => {
      const one = await applicant({ filledBy: 'parent' })
      const under18 = birthDate > '2010'
      return { ...one, personal: { ...one.personal, birthDate: isoDate(birthDate), under18 } }
    }
    const submit = async (originIdApplicantType: 'byBirth' | 'bySpouse' | 'child', birthDate: string) => {
      const changes = { originIdApplicantType, applicants: [await born(birthDate)] }
      return api.requests.submit(await requestOf(hold.appointmentIds, changes), aKey())
    }
    const refusal = (code: 'adultService' | 'childService') => ({
      ok: false,
      error: { issues: [{ field: 'applicants.0.personal.birthDate', code }] },
    })
    expect(await submit('byBirth', '2016-02-03')).toMatchObject(refusal('adultService'))
    expect(await submit('bySpouse', '2016-02-03')).toMatchObject(refusal('adultService'))
    expect(await submit('child', '1986-02-03')).toMatchObject(refusal('childService'))
    const { requestId } = must(await submit('child', '2016-02-03'))
    const read = must(await api.requests.get(requestId))
    const { personal } = await born('1986-02-03')
    expect(await api.requests.update(changeOf(read, { personal }), aKey())).toMatchObject(refusal('childService'))
  })

  test('an application that was stored with a service of the other age stays editable and payable', async () => {
    const applicants = [await applicant({ filledBy: 'parent' })]
    const [one] = applicants
    const child = one && { ...one, personal: { ...one.personal, birthDate: isoDate('2016-02-03'), under18: true } }
    const {
      api,
      submitted: response,
      requestId,
    } = await submitted({ originIdApplicantType: 'child', applicants: child ? [child] : [] })
    await changeStored(response.persons[0]?.requestPersonId ?? 0, (stored) => ({
      ...stored,
      personal: { ...stored.personal, birthDate: isoDate('1986-02-03'), under18: false },
    }))
    const read = must(await api.requests.get(requestId))
    const { personal } = personOf(read).applicant ?? {}
    if (!personal) throw new Error('the owner reads the applicant')
    must(await api.requests.update(changeOf(read, { personal: { ...personal, birthPlace: 'Nairobi' } }), aKey()))
    const again = must(await api.requests.get(requestId))
    const corrected = { ...personal, birthDate: isoDate('1987-02-03') }
    must(await api.requests.update(changeOf(again, { personal: corrected }), aKey()))
    await uploadAll(api, response)
    must(await api.requests.confirm(requestId, aKey()))
    expect(must(await api.payment.order({ requestId, optionId: 4 }, aKey())).amount).toBe(base)
  })

  test('a child renews a card with the documents of a child; a confirmed application without them stays payable', async () => {
    const one = await applicant({ originIdNumber: 'SAMPLE1', filledBy: 'parent' })
    const child = { ...one, personal: { ...one.personal, birthDate: isoDate('2016-02-03'), under18: true } }
    const renewal = { requestType: 'renewal', replacementReason: 'expired', applicants: [child] } as const
    const { api, submitted: response, requestId } = await submitted(renewal)
    const requestPersonId = response.persons[0]?.requestPersonId ?? 0
    const required = must(await api.attachments.required(requestPersonId))
    expect(required.map(({ attachmentTypeId }) => attachmentTypeId)).toEqual([14, 18, 3, 8, 22])
    await uploadAll(api, response)
    must(await api.requests.confirm(requestId, aKey()))
    // As an application that was confirmed before the rule.
    const { db } = system.service.services
    const ofChild = [attachmentTypes.birthCertificate, attachmentTypes.parentId]
    await db
      .deleteFrom('attachment')
      .where('person_id', '=', requestPersonId)
      .where('attachment_type_id', 'in', ofChild)
      .execute()
    const read = must(await api.requests.get(requestId))
    expect(read.missing).toBe('payment')
    must(await api.payment.order({ requestId, optionId: 4 }, aKey()))
  })

  test('R10: who filled in the form of a child is required in every service, and a stored form without it stays editable', async () => {
    const one = await applicant({ originIdNumber: 'SAMPLE1', filledBy: 'guardian' })
    const child = { ...one, personal: { ...one.personal, birthDate: isoDate('2016-02-03'), under18: true } }
    const renewal = { requestType: 'renewal', replacementReason: 'expired' } as const
    const { api, submitted: response, requestId } = await submitted({ ...renewal, applicants: [child] })
    const refusal = { ok: false, error: { issues: [{ field: 'applicants.0.originId.filledBy', code: 'required' }] } }
    const read = must(await api.requests.get(requestId))
    const without = { originId: { filledBy: undefined } }
    expect(await api.requests.update(changeOf(read, without), aKey())).toMatchObject(refusal)
    await changeStored(response.persons[0]?.requestPersonId ?? 0, ({ originId, ...stored }) => ({
      ...stored,
      originId: { ...originId, filledBy: undefined },
    }))
    const earlier = must(await api.requests.get(requestId))
    must(await api.requests.update(changeOf(earlier, { originId: { country: 'Kenya' } }), aKey()))
    const adult = await submitted({ ...renewal, applicants: [await applicant({ originIdNumber: 'SAMPLE1' })] })
    const ofAdult = must(await adult.api.requests.get(adult.requestId))
    const madeChild = { personal: { birthDate: isoDate('2016-02-03'), under18: true } }
    expect(await adult.api.requests.update(changeOf(ofAdult, madeChild), aKey())).toMatchObject(refusal)
    const hold = await holdAppointment(api, { requestType: 'renewal' })
    const another = { ...child, originId: { ...child.originId, filledBy: undefined } }
    const request = await requestOf(hold.appointmentIds, { ...renewal, applicants: [another] })
    expect(await api.requests.submit(request, aKey())).toMatchObject(refusal)
  })

  test('requires an additional document of the operator for its service only', async () => {
    const { services } = system.service
    const lines = 'id,requestType,originIdService,condition,attachmentTypeId\n1,new,bySpouse,always,21'
    await load(services, { format: 'csv', kind: 'requiredAttachments', content: lines }, operator())
    services.master.forget()
    const typesOf = async (changes: Partial<NewRequest>) => {
      const { api, submitted: response } = await submitted(changes)
      const required = must(await api.attachments.required(response.persons[0]?.requestPersonId ?? 0))
      return required.map(({ attachmentTypeId }) => attachmentTypeId)
    }
    expect(await typesOf({ originIdApplicantType: 'bySpouse' })).toContain(21)
    expect(await typesOf({})).not.toContain(21)
  })
})
