// Longer than other files: one table with a row for every state-changing call, checked against the contract.
import type { ApiResult, PortalApi } from '@invea/api'
import { allEndpoints, type EndpointId } from '@invea/api/contract'
import { attachmentTypes, isoDate } from '@invea/domain'
import { aFamilyMember, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fingerprintOf } from '../../src/platform/http/read-input.ts'
import { aRegistration } from '../../src/testing/a-member.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { codeSentTo, proofSentTo, wrongCode } from '../../src/testing/posted-messages.ts'
import {
  aKey,
  aRequestFor,
  changeOf,
  codeOf,
  confirmed,
  holdAppointment,
  must,
  orderedAndPaid,
  submitted,
  uploadAll,
} from './a-submission.ts'
import { captchaSolution, solveCaptcha, type TestSystem, testSystemOf } from './a-test-system.ts'

/** A call with a key: the request itself, and another request with the same key. */
interface Command {
  run(key: string): Promise<ApiResult<unknown>>
  other(key: string): Promise<ApiResult<unknown>>
}

type IdempotentId = {
  [Id in EndpointId]: (typeof allEndpoints)[Id] extends { readonly idempotent: true } ? Id : never
}[EndpointId]

const slotRequest = (slotId: number) => ({
  officeId: 2,
  requestType: 'new' as const,
  date: isoDate('2026-12-01'),
  slotId,
  applicants: 1,
})
const named = (firstName: string) => anApplicant({ personal: aPersonalDetail({ firstName }) })
const photo = async (background: string) => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' })
}
const reschedule = (api: PortalApi, requestId: number, slotId: number, key: string) =>
  api.schedule.reschedule({ requestId, date: isoDate('2026-12-02'), slotId }, key)

const human = async (system: TestSystem): Promise<PortalApi> => {
  const api = system.visitor()
  await solveCaptcha(api, 'site')
  await solveCaptcha(api, 'passport')
  return api
}
const inGroup = async (system: TestSystem, first = named('ABEBE')) => {
  const api = await human(system)
  const hold = must(await api.schedule.hold({ ...slotRequest(3), applicants: 3 }, aKey()))
  const { requestId } = must(
    await api.requests.submit(await aRequestFor(system, hold.appointmentIds, { applicants: [first] }), aKey()),
  )
  return { api, requestId }
}
const withDocument = async (system: TestSystem) => {
  const { api, submitted: one } = await submitted(system)
  const requestPersonId = one.persons[0]?.requestPersonId ?? 0
  const [first] = must(await api.attachments.required(requestPersonId))
  const [black, white] = [await photo('#000'), await photo('#fff')]
  return { api, requestPersonId, attachmentTypeId: first?.attachmentTypeId ?? 0, black, white }
}
const paid = async (system: TestSystem) => {
  const one = await orderedAndPaid(system)
  return one
}
const confirmationOf = async ({ service }: TestSystem, { email, password }: ReturnType<typeof aRegistration>) => ({
  username: email,
  password,
  proof: await proofSentTo(service.services, email, 'confirmAddress'),
})

const registered = async (system: TestSystem) => {
  const api = system.visitor()
  await solveCaptcha(api, 'signUp')
  const member = aRegistration()
  must(await api.account.register(member, aKey()))
  must(await api.account.confirmRegistration(await confirmationOf(system, member), aKey()))
  return { api, member }
}

const signedIn = async (system: TestSystem) => {
  const { api, member } = await registered(system)
  await solveCaptcha(api, 'signIn')
  must(await api.account.signIn({ username: member.email, password: member.password }))
  const code = await codeSentTo(system.service.services, member.phoneNumber)
  must(await api.account.validateCode({ phoneNumber: '', email: member.email, code }))
  return { api, member }
}

/** Every state-changing call of the service. A new call of the contract does not compile without a row here. */
const commands: Readonly<Record<IdempotentId, (system: TestSystem) => Promise<Command>>> = {
  submitAppointment: async (system) => {
    const api = await human(system)
    return {
      run: (key) => api.schedule.hold(slotRequest(3), key),
      other: (key) => api.schedule.hold(slotRequest(4), key),
    }
  },
  sendHoldCode: async (system) => {
    const api = await human(system)
    return {
      run: (key) => api.captcha.sendCode({ phoneNumber: '0900000041' }, key),
      // Another code would need another proof.
      other: (key) => api.schedule.releaseHold(key),
    }
  },
  verifyHoldCode: async (system) => {
    const api = await human(system)
    must(await api.captcha.sendCode({ phoneNumber: '0900000043' }, aKey()))
    const code = await codeSentTo(system.service.services, '0900000043')
    const verify = (entered: string) => (key: string) => api.captcha.verifyCode(entered, key)
    return { run: verify(code), other: verify(wrongCode(code)) }
  },
  submitUrgentAppointment: async (system) => {
    const { api } = await signedIn(system)
    await solveCaptcha(api, 'site')
    const office = { officeId: 1, requestType: 'new', applicants: 1 } as const
    const date = isoDate('2026-12-01')
    const [free] = must(await api.schedule.urgentAvailability({ ...office, date, urgentDays: 2 }))
    const urgentQuotaId = free?.urgentQuotaId ?? 0
    const hold = (applicants: number) => (key: string) =>
      api.schedule.holdUrgent({ ...office, date, urgentQuotaId, urgentDays: 2, applicants }, key)
    return { run: hold(1), other: hold(2) }
  },
  extendHold: async (system) => {
    const api = await human(system)
    must(await api.schedule.hold(slotRequest(3), aKey()))
    system.service.clock.forward({ minutes: 20 })
    return { run: (key) => api.schedule.extendHold(key), other: (key) => api.schedule.releaseHold(key) }
  },
  releaseHold: async (system) => {
    const api = await human(system)
    must(await api.schedule.hold(slotRequest(3), aKey()))
    return { run: (key) => api.schedule.releaseHold(key), other: (key) => api.schedule.hold(slotRequest(4), key) }
  },
  rescheduleAppointment: async (system) => {
    const { api, requestId } = await paid(system)
    return { run: (key) => reschedule(api, requestId, 3, key), other: (key) => reschedule(api, requestId, 4, key) }
  },
  cancelAppointment: async (system) => {
    const { api, requestId } = await submitted(system)
    return { run: (key) => api.schedule.cancel(requestId, key), other: (key) => api.schedule.cancel(4711, key) }
  },
  submitRequest: async (system) => {
    const api = system.visitor()
    const { appointmentIds } = await holdAppointment(api)
    const [one, other] = [
      await aRequestFor(system, appointmentIds),
      await aRequestFor(system, appointmentIds, { applicants: [named('BELAY')] }),
    ]
    return { run: (key) => api.requests.submit(one, key), other: (key) => api.requests.submit(other, key) }
  },
  addPerson: async (system) => {
    const { api, requestId } = await inGroup(system)
    const { applicants } = await aRequestFor(system, [], { applicants: [named('BELAY'), named('CHALA')] })
    const [belay, chala] = applicants
    if (!belay || !chala) throw new Error('two applicants')
    return {
      run: (key) => api.requests.addPerson({ requestId, appointmentIds: [], applicants: [belay] }, key),
      other: (key) => api.requests.addPerson({ requestId, appointmentIds: [], applicants: [chala] }, key),
    }
  },
  updateRequest: async (system) => {
    const { api, requestId } = await submitted(system)
    const application = must(await api.requests.get(requestId))
    return {
      run: (key) => api.requests.update(changeOf(application, { personal: { firstName: 'BELAY' } }), key),
      other: (key) => api.requests.update(changeOf(application, { personal: { firstName: 'CHALA' } }), key),
    }
  },
  completeGroup: async (system) => {
    const { api, requestId } = await inGroup(system)
    return {
      run: (key) => api.requests.completeGroup(requestId, key),
      other: (key) => api.schedule.cancel(requestId, key),
    }
  },
  confirmRequest: async (system) => {
    const { api, requestId, submitted: one } = await submitted(system)
    await uploadAll(api, one)
    return { run: (key) => api.requests.confirm(requestId, key), other: (key) => api.schedule.cancel(requestId, key) }
  },
  uploadAttachment: async (system) => {
    const { api, requestPersonId, attachmentTypeId, black, white } = await withDocument(system)
    const upload = (file: File) => (key: string) =>
      api.attachments.upload(requestPersonId, [{ attachmentTypeId, file }], { key })
    return { run: upload(black), other: upload(white) }
  },
  uploadChangeAttachment: async (system) => {
    const { api, requestPersonId, attachmentTypeId, black, white } = await withDocument(system)
    const file = await photo('#888')
    const [stored] = must(await api.attachments.upload(requestPersonId, [{ attachmentTypeId, file }], { key: aKey() }))
    const { attachmentId } = stored ?? {}
    const change = (next: File) => (key: string) =>
      api.attachments.change(requestPersonId, [{ attachmentTypeId, attachmentId, file: next }], { key })
    return { run: change(black), other: change(white) }
  },
  copyAttachment: async (system) => {
    const child = (firstName: string) =>
      anApplicant({ personal: aPersonalDetail({ firstName, birthDate: isoDate('2015-05-12'), under18: true }) })
    const { api, requestId } = await inGroup(system, child('ABEBE'))
    const { applicants } = await aRequestFor(system, [], { applicants: [child('BELAY'), child('CHALA')] })
    for (const one of applicants)
      must(await api.requests.addPerson({ requestId, appointmentIds: [], applicants: [one] }, aKey()))
    const { persons } = must(await api.requests.get(requestId))
    const [abebe = 0, belay = 0, chala = 0] = persons.map(({ requestPersonId }) => requestPersonId)
    const attachmentTypeId = attachmentTypes.parentId
    const file = await photo('#000')
    const [card] = must(await api.attachments.upload(abebe, [{ attachmentTypeId, file }], { key: aKey() }))
    const copyTo = (requestPersonId: number) => (key: string) =>
      api.attachments.copy({ requestPersonId, attachmentTypeId, attachmentId: card?.attachmentId ?? 0 }, key)
    return { run: copyTo(belay), other: copyTo(chala) }
  },
  addFamily: async (system) => {
    const { api, requestId } = await submitted(system)
    const personId = must(await api.requests.get(requestId)).persons[0]?.personId ?? 0
    const add = (firstName: string) => (key: string) =>
      api.family.add({ personId, members: [aFamilyMember({ firstName })] }, key)
    return { run: add('ALMAZ'), other: add('BIRTUKAN') }
  },
  deleteFamily: async (system) => {
    const family = [aFamilyMember({ firstName: 'ALMAZ' }), aFamilyMember({ firstName: 'BIRTUKAN' })]
    const { api, requestId } = await submitted(system, { applicants: [anApplicant({ family })] })
    const [one, other] = must(await api.requests.get(requestId)).persons[0]?.applicant?.family ?? []
    return {
      run: (key) => api.family.delete(one?.id ?? 0, key),
      other: (key) => api.family.delete(other?.id ?? 0, key),
    }
  },
  orderRequest: async (system) => {
    const { api, requestId } = await confirmed(system)
    const order = (optionId: number) => (key: string) => api.payment.order({ requestId, optionId }, key)
    return { run: order(1), other: order(4) }
  },
  registerUser: async (system) => {
    const api = system.visitor()
    await solveCaptcha(api, 'signUp')
    const one = aRegistration()
    return {
      run: (key) => api.account.register(one, key),
      // Another registration needs another proof, which changes the session.
      other: (key) => api.schedule.releaseHold(key),
    }
  },
  confirmRegistration: async (system) => {
    const api = system.visitor()
    const members = [aRegistration(), aRegistration()] as const
    for (const member of members) {
      await solveCaptcha(api, 'signUp')
      must(await api.account.register(member, aKey()))
    }
    const [one, other] = [await confirmationOf(system, members[0]), await confirmationOf(system, members[1])]
    return {
      run: (key) => api.account.confirmRegistration(one, key),
      other: (key) => api.account.confirmRegistration(other, key),
    }
  },
  verifyCaptcha: async (system) => {
    const api = system.visitor()
    const [one, other] = [await captchaSolution(api, 'contact'), await captchaSolution(api, 'contact')]
    const verify = (solution: string) => (key: string) => api.captcha.verify('contact', solution, key)
    return { run: verify(one), other: verify(other) }
  },
  resendCode: async (system) => {
    const { api, member } = await registered(system)
    await solveCaptcha(api, 'signIn')
    must(await api.account.signIn({ username: member.email, password: member.password }))
    system.service.clock.forward({ minutes: 2 })
    return { run: (key) => api.account.resendCode(key), other: (key) => api.schedule.releaseHold(key) }
  },
  forgotPassword: async (system) => {
    const [one, other] = [await registered(system), await registered(system)]
    const forget = (username: string) => (key: string) => one.api.account.forgotPassword({ username }, key)
    return { run: forget(one.member.email), other: forget(other.member.email) }
  },
  resetPassword: async (system) => {
    const { api, member } = await registered(system)
    must(await api.account.forgotPassword({ username: member.email }, aKey()))
    const proof = await proofSentTo(system.service.services, member.email)
    const reset = (newPassword: string) => (key: string) =>
      api.account.resetPassword({ username: member.email, newPassword, proof }, key)
    return { run: reset('selam-new-tewodros'), other: reset('selam-new-zerihun') }
  },
  startPhoneChange: async (system) => {
    const { api, member } = await signedIn(system)
    const { password } = member
    const start = (phoneNumber: string) => (key: string) => api.account.startPhoneChange({ phoneNumber, password }, key)
    return { run: start('0911000101'), other: start('0911000102') }
  },
  confirmPhoneChange: async (system) => {
    const { api, member } = await signedIn(system)
    const phoneNumber = '0911000103'
    must(await api.account.startPhoneChange({ phoneNumber, password: member.password }, aKey()))
    const code = await codeSentTo(system.service.services, phoneNumber)
    const oldCode = await codeSentTo(system.service.services, member.phoneNumber)
    const confirm = (entered: string) => (key: string) =>
      api.account.confirmPhoneChange({ code: entered, oldCode }, key)
    return { run: confirm(code), other: confirm(wrongCode(code)) }
  },
  sendPhoneLink: async (system) => {
    const { api } = await signedIn(system)
    const send = (callBackUrl: string) => (key: string) => api.account.sendPhoneLink({ callBackUrl }, key)
    return { run: send('http://localhost:4100'), other: send('http://localhost:4200') }
  },
  cancelPhoneChange: async (system) => {
    const { api, member } = await signedIn(system)
    must(await api.account.sendPhoneLink({}, aKey()))
    const proof = await proofSentTo(system.service.services, member.email, 'phoneLink')
    const phoneNumber = '0911000104'
    must(await api.account.startPhoneChange({ phoneNumber, password: member.password, proof }, aKey()))
    const code = await codeSentTo(system.service.services, phoneNumber)
    must(await api.account.confirmPhoneChange({ code }, aKey()))
    return {
      run: (key) => api.account.cancelPhoneChange({}, key),
      other: (key) => api.account.cancelPhoneChange({ proof }, key),
    }
  },
  createFeedback: async (system) => {
    const api = system.visitor()
    await solveCaptcha(api, 'contact')
    const { firstName, grandfatherName, phoneNumber, email } = aRegistration()
    const message = 'A sample message'
    return {
      run: (key) => api.feedback.send({ firstName, grandfatherName, phoneNumber, email, message }, key),
      // Another message needs another proof, which changes the session.
      other: (key) => api.schedule.releaseHold(key),
    }
  },
}

/** Tables that count calls, tables that jobs and migrations write, and files that a repeated upload stored in vain. */
const ignoredTables = [
  'rate_limit',
  'file_to_remove',
  'audit_seal',
  'audit_sealed',
  'kysely_migration',
  'kysely_migration_lock',
]

/** A digest of each table, to detect any change of stored data. */
const databaseDigest = async ({ service }: TestSystem): Promise<string> => {
  const { db } = service.services
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const sums = []
  for (const { name } of rows.filter((row) => !ignoredTables.includes(row.name))) {
    const { rows: sum } = await sql<{ readonly sum: string }>`
      select ${name} || ' ' || count(*) || ' ' || md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as sum
      from ${sql.table(name)} one`.execute(db)
    sums.push(sum[0]?.sum)
  }
  return sums.join('\n')
}

test('the commands contain every state-changing call of the contract', () => {
  const declared = (Object.keys(allEndpoints) as EndpointId[]).filter((id) => 'idempotent' in allEndpoints[id])
  expect(Object.keys(commands).toSorted()).toEqual(declared.toSorted())
})

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  test.each(Object.keys(commands) as IdempotentId[])(
    '%s: a key has one effect and one response, and is valid for one request',
    async (id) => {
      const command = await commands[id](system)
      const [key, before] = [aKey(), await databaseDigest(system)]
      // In parallel, as after a double click or a repeated request.
      const responses = await Promise.all([command.run(key), command.run(key), command.run(key)])
      expect(responses.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
      expect(responses[1]).toEqual(responses[0])
      expect(responses[2]).toEqual(responses[0])
      const after = await databaseDigest(system)
      expect(after).not.toBe(before)
      expect(await command.run(key)).toEqual(responses[0])
      expect(codeOf(await command.other(key))).toBe('keyReused')
      expect(await databaseDigest(system)).toBe(after)
    },
  )

  test('the stored hash of a request does not reveal a password in it', async () => {
    const { services } = system.service
    const visitor = await aHuman(system.service, ['signUp'])
    const sent = { body: aRegistration() }
    const response = await visitor.call('registerUser', sent, { 'idempotency-key': 'a-password' })
    expect(response.status).toBe(200)
    const stored = await services.db
      .selectFrom('idempotency_key')
      .select('fingerprint')
      .where('key', '=', 'a-password')
      .executeTakeFirstOrThrow()
    const wire = z.encode(allEndpoints.registerUser.body, sent.body)
    const bare = fingerprintOf('registerUser', { params: {}, query: {}, body: wire, fields: {}, files: undefined })
    expect(stored.fingerprint).not.toEqual(bare)
    expect(stored.fingerprint).toEqual(services.encryption.blindIndex('intention', bare.toString('base64')))
  })
})
