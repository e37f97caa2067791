import { randomBytes } from 'node:crypto'
import { anApplicant } from '@invea/domain/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/accounts.ts'
import { replacePendingPhone, replacePhoneCodes } from '../../src/accounts/phone-change-store.ts'
import { insertRegistration } from '../../src/accounts/registration-store.ts'
import type { AppContext } from '../../src/app-context.ts'
import { replaceAttachment } from '../../src/attachments/attachments.ts'
import { postMessage } from '../../src/messages/post-message.ts'
import { createOperatorContext, type OutputRow } from '../../src/operator/command.ts'
import { encryptedTables } from '../../src/operator/re-encrypt.ts'
import { checkEncryption, rotateKeys } from '../../src/operator/rotate-keys.ts'
import { sealAuditJob } from '../../src/platform/audit-log/audit-chain.ts'
import { checkKeys } from '../../src/platform/database/check-keys.ts'
import { sendWrites } from '../../src/platform/database/transaction.ts'
import { createEncryption, encryptionContext } from '../../src/platform/encryption/encryption.ts'
import { createFileStore } from '../../src/platform/files.ts'
import { newId } from '../../src/platform/ids.ts'
import { recordEvent } from '../../src/requests/request-events.ts'
import { insertPerson, insertRequest } from '../../src/requests/request-writer.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aRequestFrame } from '../../src/testing/a-stored-request.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const service = serviceOf('embedded')

/** More rows than one batch. */
const requests = 210

const fill = async () => {
  const { services, clock } = service
  const now = clock.now()
  const family = [{ relationId: 1, firstName: 'ALMAZ', grandfatherName: 'TESFAYE' }]
  for (let at = 0; at < requests; at++) {
    await services.transact(async (trx) => {
      const id = newId(2)
      await insertRequest(trx, services, aRequestFrame({ id, sessionId: 1, now }))
      const person = { officeId: 2, requestId: id, position: 1, applicant: anApplicant({ family }), now }
      const { personId } = await insertPerson(trx, services, person)
      await sendWrites(trx)
      if (at > 4) return
      const statement = { reason: 'The photo is dark' }
      const request = { office_id: 2, id }
      await recordEvent(trx, services, { request, kind: 'correctionAsked', personId, statement, at: now })
      const bytes = randomBytes(500)
      const storageKey = await services.files.put(bytes)
      const file = { officeId: 2, personId, attachmentTypeId: 1, storageKey, mediaType: 'image/png', bytes: 500 }
      await replaceAttachment(trx, { ...file, sha256: randomBytes(32), now })
      const orderId = newId(2)
      const body = services.encryption.encrypt('evidence', `payment_event/${orderId}/payment:${at}`)
      const event = { provider: 'bank', event_id: `payment:${at}`, office_id: 2, order_id: orderId, kind: 'payment' }
      await trx
        .insertInto('payment_event')
        .values({ ...event, amount: 1, outcome: 'paid', body, received_at: now })
        .execute()
      await postMessage(trx, services, {
        kind: 'code',
        params: { name: 'ABEBE', helpLine: '8133', code: '123456', minutes: 5 },
        language: 'am',
        to: { phone: '0900000001', email: 'sample@example.org' },
        officeId: 2,
        occasion: String(at),
        now,
        sender: 'service',
      })
      const profile = { username: `sample${at}@example.org`, firstName: 'A', fatherName: 'B', grandfatherName: 'C' }
      const account = {
        profile: { ...profile, phoneNumber: '0900000001' },
        passwordHash: 'x',
        language: 'en',
        now,
      } as const
      await insertAccount(trx, services, account)
      await insertRegistration(trx, services, { ...account, token: `token ${at}`, sessionId: 1 })
      const session = newId()
      await replacePhoneCodes(trx, {
        session_id: session,
        id: session,
        account_id: at,
        link_hash: Buffer.from('link'),
        number: services.encryption.encrypt('0900000002', encryptionContext.phoneChange(session)),
        new_hash: Buffer.from('code'),
        new_expires_at: now,
        old_hash: null,
        old_expires_at: null,
        tries: 0,
        created_at: now,
      })
      const change = { accountId: at, phoneNumber: '0900000002', cancelToken: `cancel ${at}`, now, dueAt: now }
      await replacePendingPhone(trx, services, change)
      const note = newId()
      const encrypted = services.encryption.encryptJson({ message: 'Sample' }, `feedback/${note}`)
      await trx.insertInto('feedback').values({ id: note, note: encrypted, language: 'en', created_at: now }).execute()
    })
  }
  const visitor = await aHuman(service)
  await visitor.call('releaseHold', { query: {} }, { 'idempotency-key': 'kept' })
}

const secret = randomBytes(32)

/** The service after a restart with other keys. */
const withKeys = (changes: object): AppContext => {
  const encryption = createEncryption({ ...service.services.env.keys, ...changes })
  return { ...service.services, encryption, files: createFileStore(service.services.env.files, encryption) }
}

/** Binary columns that hold hashes and blind indexes, and no encrypted values. */
const unencryptedBytes: readonly string[] = [
  'account.name_index',
  'appointment.network',
  'attachment.sha256',
  'audit_seal.hash',
  'audit_seal.root',
  'audit_sealed.hash',
  'captcha_used.hash',
  'hold_code.hash',
  'hold_code.recipient',
  'idempotency_key.fingerprint',
  'inbound_sms.id_index',
  'key_check.hash',
  'message_quota.key',
  'number_directory.number_index',
  'one_time_code.hash',
  'open_identity.identity_index',
  'operator_account.token_hash',
  'outbox.recipient_index',
  'outbox.sender_index',
  'open_person.certificate_index',
  'open_person.names_index',
  'open_person.passport_index',
  'password_reset.hash',
  'phone_change.cancel_hash',
  'phone_change_code.link_hash',
  'phone_change_code.new_hash',
  'phone_change_code.old_hash',
  'phone_change_link.hash',
  'registration.name_index',
  'registration.token_hash',
  'request_person.phone_index',
  'session.address',
  'session.coded_by',
  'session.network',
  'session_token.challenge',
  'session_token.hash',
  'sign_in_failure.key',
]

test('every binary column is listed as encrypted or as a hash', async () => {
  const { rows } = await sql<{ readonly column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(service.services.db)
  const known = [
    ...encryptedTables.flatMap(({ table, columns }) => columns.map((one) => `${table}.${one}`)),
    ...unencryptedBytes,
  ]
  expect(rows.map(({ column }) => column)).toEqual(known.toSorted())
})

test('a start refuses a key that did not write the database, and accepts each step of a change of the data key', async () => {
  const { opened, services } = service
  const { keys } = services.env
  const start = (changes: object) => checkKeys(opened, { ...keys, ...changes })
  await start({})
  const [other, third] = [randomBytes(32), randomBytes(32)]
  await expect(start({ index: other })).rejects.toThrow('INDEX_KEY is not the one of this database')
  await expect(start({ data: other })).rejects.toThrow('DATA_KEY is not key 1 of this database')
  // A refused start keeps no key.
  await expect(start({ index: other, data: third, dataId: 2 })).rejects.toThrow('INDEX_KEY')
  await start({ dataAlso: new Map([[2, other]]) })
  await start({ data: other, dataId: 2, dataAlso: new Map([[1, keys.data]]) })
  const wrong = start({ data: other, dataId: 2, dataAlso: new Map([[1, third]]) })
  await expect(wrong).rejects.toThrow('DATA_KEYS_ALSO does not name key 1 of this database')
  await expect(start({ data: third, dataId: 2 })).rejects.toThrow('DATA_KEY is not key 2 of this database')
  await start({ data: other, dataId: 2 })
})

test('after a key rotation all values can be decrypted with only the new key', { timeout: 120_000 }, async () => {
  await fill()
  const old = service.services.env.keys.data
  const both = withKeys({ data: secret, dataId: 2, dataAlso: new Map([[1, old]]) })
  const newOnly = withKeys({ data: secret, dataId: 2 })

  const before = await checkEncryption.run(createOperatorContext(service.services), {})
  if (!before.ok) throw new Error(before.error.faults.join())
  expect(before.value.rows.every(({ key }) => key === 1)).toBe(true)
  expect(await checkEncryption.run(createOperatorContext(newOnly), {})).toMatchObject({ ok: false })

  const done = await rotateKeys.run(createOperatorContext(both), {})
  if (!done.ok) throw new Error(done.error.faults.join())
  const encrypted = Object.fromEntries(done.value.rows.map(({ what, encrypted }) => [what, encrypted]))
  expect(encrypted).toMatchObject({ request: requests, request_person: requests, request_family: requests, files: 5 })
  expect(Object.values(encrypted).every((rows) => Number(rows) > 0)).toBe(true)

  const after = await checkEncryption.run(createOperatorContext(newOnly), {})
  if (!after.ok) throw new Error(after.error.faults.join())
  expect(after.value.rows.every(({ key }) => key === 2)).toBe(true)
  const sizes = (rows: readonly OutputRow[]) => Object.fromEntries(rows.map(({ what, values }) => [what, values]))
  expect(sizes(after.value.rows)).toEqual(sizes(before.value.rows))
  // A second rotation changes nothing.
  const again = await rotateKeys.run(createOperatorContext(newOnly), {})
  expect(again.ok && again.value.rows.every(({ encrypted }) => encrypted === 0)).toBe(true)
})

test('a database without hashes of its keys, of an earlier version, refuses keys that did not write it', async () => {
  const { opened, services } = service
  const keys = { ...services.env.keys, data: secret, dataId: 2 }
  await services.db.deleteFrom('key_check').execute()
  const [other, third] = [randomBytes(32), randomBytes(32)]
  const start = (changes: object) => checkKeys(opened, { ...keys, ...changes })
  // The numbers of applications show another INDEX_KEY before the audit log has its first link.
  expect(await services.db.selectFrom('audit_seal').selectAll().execute()).toEqual([])
  await expect(start({ index: other })).rejects.toThrow('INDEX_KEY is not the one of this database')
  await sealAuditJob(services).run(new AbortController().signal)
  await expect(start({ index: other })).rejects.toThrow('INDEX_KEY is not the one of this database')
  await expect(start({ data: other })).rejects.toThrow('DATA_KEY is not key 2 of this database')
  const wrong = start({ data: other, dataId: 3, dataAlso: new Map([[2, third]]) })
  await expect(wrong).rejects.toThrow('DATA_KEYS_ALSO does not name key 2 of this database')
  expect(await services.db.selectFrom('key_check').selectAll().execute()).toEqual([])
  await start({ data: other, dataId: 3, dataAlso: new Map([[2, secret]]) })
  await start({})
})

test('a value or file that does not open is named, and hides and stops nothing else', async () => {
  const { services } = service
  const [first] = await services.db.selectFrom('request_family').select('id').orderBy('id').execute()
  const damaged = { member: Buffer.alloc(60, 1) }
  await services.db
    .updateTable('request_family')
    .set(damaged)
    .where('id', '=', first?.id ?? 0)
    .execute()
  const [file] = await services.db.selectFrom('attachment').select(['id', 'storage_key']).orderBy('id').execute()
  await services.files.remove(file?.storage_key ?? '')
  const faults = [
    `request_family.member at request_family/${first?.id} (key 1) does not open`,
    `the file of attachment ${file?.id} is gone or does not open`,
  ]
  const third = { data: randomBytes(32), dataId: 3, dataAlso: new Map([[2, secret]]) }
  const rotated = await rotateKeys.run(createOperatorContext(withKeys(third)), {})
  const rows = expect.arrayContaining([
    { what: 'request_family', encrypted: requests - 1 },
    { what: 'outbox', encrypted: expect.any(Number) },
    { what: 'files', encrypted: 4 },
  ])
  expect(rotated).toEqual({ ok: false, error: { faults, rows } })
  const checked = await checkEncryption.run(createOperatorContext(withKeys(third)), {})
  const counted = expect.arrayContaining([{ what: 'request_family.member', key: 3, values: requests - 1 }])
  expect(checked).toEqual({ ok: false, error: { faults, rows: counted } })
})
