import { createHash, randomBytes } from 'node:crypto'
import type { Applicant } from '@invea/domain'
import { anApplicant } from '@invea/domain/testing'
import { sql } from 'kysely'
import type { AppContext } from '../../src/app-context.ts'
import { createAnchorFile } from '../../src/platform/audit-log/audit-chain.ts'
import { checkAudit } from '../../src/platform/audit-log/audit-check.ts'
import { encryptionContext } from '../../src/platform/encryption/encryption.ts'
import { newId } from '../../src/platform/ids.ts'
import { newApplicationNumber } from '../../src/requests/request-numbers.ts'

const officeId = 2

/** Inserts paid requests with one applicant and one document each, in the format and with the keys of the service. */
export const writeRequests = async ({ db, encryption, files }: AppContext, count: number): Promise<void> => {
  const applicant = anApplicant()
  for (let written = 0; written < count; written += 1_000) {
    const now = new Date()
    const stamps = { created_at: now, changed_at: now }
    const rows = await Promise.all(
      Array.from({ length: Math.min(1_000, count - written) }, async () => {
        const [id, personId] = [newId(officeId), newId(officeId)]
        const number = newApplicationNumber()
        const document = Buffer.concat([Buffer.from(`document of ${number}\n`), randomBytes(1_000)])
        return { id, personId, number, document, storageKey: await files.put(document) }
      }),
    )
    await db
      .insertInto('request')
      .values(
        rows.map(({ id }) => ({
          ...{ office_id: officeId, id, session_id: 1, mode: 'normal' as const, request_type: 'new' as const },
          ...{ status: 'paymentCompleted' as const, applicants: 1, language: 'en' as const, ...stamps },
          confirmation_number: encryption.encrypt(`SAMPLE${id}`, encryptionContext.request(id)),
          submitted_on: '2026-11-20',
        })) as never,
      )
      .execute()
    await db
      .insertInto('request_person')
      .values(
        rows.map(({ id, personId, number }) => ({
          ...{ office_id: officeId, id: personId, request_id: id, position: 1, application_number: number },
          ...{ status: 'paymentCompleted' as const, under18: false, ...stamps },
          applicant: encryption.encryptJson(
            { ...applicant, personal: { ...applicant.personal, birthPlace: number } },
            encryptionContext.person(personId),
          ),
          phone_index: encryption.blindIndex('phone', number),
        })) as never,
      )
      .execute()
    await db
      .insertInto('attachment')
      .values(
        rows.map(({ personId, document, storageKey }) => ({
          ...{ office_id: officeId, id: newId(officeId), person_id: personId, attachment_type_id: 1, created_at: now },
          ...{ storage_key: storageKey, media_type: 'image/jpeg', bytes: document.length },
          sha256: createHash('sha256').update(document).digest(),
        })),
      )
      .execute()
    await db
      .insertInto('audit_log')
      .values(
        rows.map(({ id }) => ({
          ...{ office_id: officeId, id: newId(officeId), at: now, actor_kind: 'job' as const, actor_id: null },
          ...{ action: 'request.submitted', request_id: id, subject_id: null, detail: '{}' },
        })) as never,
      )
      .execute()
  }
}

interface Contents {
  readonly requests: number
  readonly applicants: number
  readonly documents: number
  readonly wrong: readonly string[]
}

/** Reads everything: decrypts each applicant, compares each document with its hash, and checks the audit chain. */
export const readEverything = async (context: AppContext): Promise<Contents> => {
  const { db, encryption, files } = context
  const wrong: string[] = [
    ...(await checkAudit(context, { anchors: await createAnchorFile(context.env.dataDir).read() })).faults,
  ]
  const { count } = await db
    .selectFrom('request')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  let [applicants, documents, afterOffice, after] = [0, 0, 0, 0]
  for (;;) {
    const rows = await db
      .selectFrom('request_person as person')
      .innerJoin('attachment', (join) =>
        join.onRef('attachment.office_id', '=', 'person.office_id').onRef('attachment.person_id', '=', 'person.id'),
      )
      .select([
        'person.office_id',
        'person.id',
        'person.application_number',
        'person.applicant',
        'storage_key',
        'sha256',
      ])
      // The primary key, so that each batch uses its index.
      .where(({ eb, refTuple, tuple }) => eb(refTuple('person.office_id', 'person.id'), '>', tuple(afterOffice, after)))
      .orderBy('person.office_id')
      .orderBy('person.id')
      .limit(200)
      .execute()
    if (rows.length === 0) return { requests: count, applicants, documents, wrong }
    await Promise.all(
      rows.map(async ({ id, application_number: number, applicant, storage_key: key, sha256 }) => {
        const read = encryption.decryptJson<Applicant>(applicant, encryptionContext.person(id))
        if (read.personal.birthPlace === number) applicants += 1
        else wrong.push(`applicant ${id}`)
        const document = await files.find(key)
        if (document && createHash('sha256').update(document).digest().equals(sha256)) documents += 1
        else wrong.push(`document of ${id}`)
      }),
    )
    afterOffice = rows.at(-1)?.office_id ?? 0
    after = rows.at(-1)?.id ?? 0
  }
}
