import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aFamilyMember, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../../src/app-context.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createEncryption } from '../../src/platform/encryption/encryption.ts'
import { removeFilesJob } from '../../src/platform/jobs/jobs.ts'
import { addCleanup, cleanUpAfterEach } from '../../src/testing/a-process.ts'
import { noPostgres } from '../../src/testing/databases.ts'
import { runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import { codeOf, confirmed, must, orderedAndPaid } from './a-submission.ts'
import { startTestSystem, type TestSystem } from './a-test-system.ts'
import { storedDataOf } from './read-state.ts'

cleanUpAfterEach()

let system: TestSystem
beforeEach(async ({ skip }) => {
  const started = await startTestSystem('postgres')
  if (!started) return skip(noPostgres)
  system = started
  addCleanup(() => system.stop())
})

const operate = (name: string, input: object, changes?: Partial<AppContext>) =>
  runOperatorCommand(system.service, name, input, changes)

/** Copies the database and its files, like a restore to this second. */
const copyEverything = async () => {
  const { services, opened } = system.service
  const name = `copy_${randomBytes(6).toString('hex')}`
  const url = new URL(opened.url ?? '')
  const source = url.pathname.slice(1)
  // PostgreSQL copies only databases without connections.
  const administrator = new URL(url)
  administrator.pathname = '/postgres'
  const other = await openDatabase({ databaseUrl: administrator.href }, services.log)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${source}`.execute(other.db)
  await sql.raw(`create database ${name} template ${source}`).execute(other.db)
  addCleanup(async () => {
    await sql.raw(`drop database ${name} with (force)`).execute(other.db)
    await other.close()
  })
  url.pathname = `/${name}`
  const folder = mkdtempSync(join(tmpdir(), 'restored-'))
  addCleanup(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(services.env.dataDir, 'files'), join(folder, 'files'), { recursive: true })
  return { databaseUrl: url.href, files: { folder } }
}

const person = (name: string) =>
  anApplicant({
    personal: aPersonalDetail({ firstName: name, phoneNumber: '0922334455', birthCertificateId: '9876543210987654' }),
    family: [aFamilyMember({ firstName: `${name}KIN` })],
  })
const reason = 'erased in error'

/** A paid and served application, a copy of the database, and then the erasure. */
const erasedInError = async () => {
  const paid = await orderedAndPaid(system, { applicants: [person('RESTORED')], slotId: 5 })
  const { applicationNumber } = paid
  const exported = async () => {
    const result = await operate('person-export', { applicationNumber, files: true })
    if (!result.ok) throw new Error(result.error.faults.join())
    const { rows, files = [] } = result.value
    return {
      rows: rows.filter(({ record }) => !/message|history/.test(String(record))),
      files: new Map(files.map(({ name, content }) => [name, content])),
    }
  }
  const before = await exported()
  const restored = await copyEverything()
  system.service.clock.forward({ hours: 24 * 90 })
  expect(await operate('person-erase', { applicationNumber, reason })).toMatchObject({ ok: true })
  system.service.clock.forward({ hours: -24 * 90 })
  const env = { ...system.service.services.env, restored }
  return { paid, applicationNumber, exported, before, env }
}

const fileCount = () =>
  readdirSync(join(system.service.services.env.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length

test('restores a person who was erased in error from a copy, once, with an audit row', async () => {
  const { paid, applicationNumber, exported, before, env } = await erasedInError()
  const input = { applicationNumber, reason }
  expect(await operate('person-restore', input, { env })).toEqual({
    ok: true,
    value: {
      rows: [
        { record: `application ${applicationNumber}`, outcome: expect.stringMatching(/^restored, [1-9] documents$/) },
      ],
    },
  })
  const ofPerson = ({ rows, files }: typeof before) => ({
    rows: rows.filter(({ field }) => !['changedAt', 'changed_at', 'link'].includes(String(field))),
    files,
  })
  expect(ofPerson(await exported())).toEqual(ofPerson(before))
  const { confirmationNumber } = paid.submitted
  const found = must(await system.visitor().requests.byApplicationNumber(applicationNumber, confirmationNumber))
  expect(found.status).toBe('paymentCompleted')
  expect(await storedDataOf(system).countAuditRows(paid.requestId, 'person.restored')).toBe(1)

  const files = fileCount()
  expect(await operate('person-restore', input, { env })).toEqual({
    ok: false,
    error: { faults: ['the application is not erased: nothing is restored'] },
  })
  system.service.clock.forward({ hours: 1 })
  await removeFilesJob(system.service.services).run(new AbortController().signal)
  expect(fileCount()).toBe(files)
  expect(await storedDataOf(system).countAuditRows(paid.requestId, 'person.restored')).toBe(1)
  expect(ofPerson(await exported())).toEqual(ofPerson(before))
})

test('encrypts and indexes data of a copy with the current keys', async () => {
  const { paid, applicationNumber, env } = await erasedInError()
  const { keys } = system.service.services.env
  const dataId = keys.dataId + 1
  const encryption = createEncryption({
    ...{ ...keys, dataId, data: randomBytes(32), index: randomBytes(32) },
    dataAlso: new Map([...keys.dataAlso, [keys.dataId, keys.data]]),
  })
  expect(await operate('person-restore', { applicationNumber, reason }, { env, encryption })).toMatchObject({
    ok: true,
  })
  const { rows } = await sql<{ readonly key: number }>`
    select get_byte(applicant, 0) as key from request_person where request_id = ${paid.requestId}
    union select get_byte(confirmation_number, 0) from request where id = ${paid.requestId}
    union select get_byte(member, 0) from request_family`.execute(system.service.services.db)
  expect(rows).toEqual([{ key: dataId }])
  expect(await operate('person-export', { applicationNumber }, { encryption })).toMatchObject({ ok: true })
})

test('refuses a number that exists, that the copy does not have, or whose documents are damaged', async () => {
  const { applicationNumber, env } = await erasedInError()
  const other = await confirmed(system, { applicants: [person('LIVE')] }, 6)
  const files = fileCount()
  const live = { applicationNumber: other.applicationNumber, reason }
  expect(await operate('person-restore', live, { env })).toEqual({
    ok: false,
    error: { faults: ['no application of the copy has this number'] },
  })
  expect(await operate('person-restore', live)).toEqual({
    ok: false,
    error: { faults: ['RESTORED_DATABASE_URL names no restored copy of the database'] },
  })
  rmSync(join(env.restored.files.folder, 'files'), { recursive: true })
  expect(await operate('person-restore', { applicationNumber, reason }, { env })).toEqual({
    ok: false,
    error: { faults: [expect.stringMatching(/^documents of the types [\d, ]+ are not in the copy, or damaged/)] },
  })
  expect(fileCount()).toBe(files)
  const number = system.visitor().requests.byApplicationNumber(applicationNumber, 'X')
  expect(codeOf(await number)).not.toBe('ok')
})
