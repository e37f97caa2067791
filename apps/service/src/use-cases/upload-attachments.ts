import { createHash } from 'node:crypto'
import {
  type Applicant,
  fileIssues,
  type Issue,
  isAllowed,
  type StoredAttachment,
  type UploadOccasion,
  uploadLimit,
} from '@invea/domain'
import { effectiveStatus } from '../application/effective-status.ts'
import { requiredFor } from '../application/required-attachments.ts'
import { storedAttachments } from '../application/stored-attachments.ts'
import type { Call, Handler, UploadedFile } from '../call.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { actionCaseOf, actionClock } from '../store/action-case.ts'
import { attachmentsOf, replaceAttachment } from '../store/attachments.ts'
import { actorOf, audit } from '../store/audit.ts'
import { findOwnPerson } from '../store/own-person.ts'
import { lockOwnRequest } from '../store/own-request.ts'
import { sealedIn } from '../store/request-writer.ts'
import type { Row } from '../store/schema.ts'
import { inspectUpload, mediaTypes } from '../uploads/inspect.ts'

interface Own {
  readonly person: Row<'request_person'>
  readonly request: Row<'request'>
}
interface Document {
  readonly attachmentTypeId: number
  readonly storageKey: string
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: Buffer
}

const fieldOf = (attachmentTypeId: number) => `attachments.${attachmentTypeId}`

/** The type each part is for: a part is named by its type, a change also by the document it replaces. */
const typesOf = async (
  { services }: Call,
  { person, request }: Own,
  files: readonly UploadedFile[],
): Promise<Outcome<readonly number[]>> => {
  const { personal, passport } = services.vault.openJson<Applicant>(person.applicant, sealedIn.person(person.id))
  const required = requiredFor(
    { request, under18: personal.under18, adopted: personal.adopted, dataCorrected: passport.dataCorrected },
    await services.master.snapshot(),
  )
  const stored = await attachmentsOf(services.db, person)
  const types = files.map(
    ({ id }) =>
      stored.find((row) => row.id === id)?.attachment_type_id ??
      required.find(({ attachmentTypeId }) => attachmentTypeId === id)?.attachmentTypeId,
  )
  const known = types.filter((type) => type !== undefined)
  const distinct = new Set(known).size === files.length
  return distinct ? done(known) : refused('invalidInput', { issues: [{ field: 'attachments', code: 'invalid' }] })
}

/** Looks into every file before any is kept. One at a time: decoding pictures is the most a call may ask of this machine. */
const inspectAll = async (
  { heavy }: Call['services'],
  files: readonly UploadedFile[],
  types: readonly number[],
  occasion: UploadOccasion,
): Promise<Outcome<readonly { readonly kind: keyof typeof mediaTypes; readonly bytes: Buffer }[]>> => {
  const issues: Issue[] = files.flatMap(({ filename, bytes }, at) =>
    fileIssues({ name: filename, size: bytes.length }, fieldOf(types[at] ?? 0), occasion),
  )
  if (issues[0]) return refused(issues[0].code === 'fileSize' ? 'fileSize' : 'fileFormat', { issues })
  const inspected = []
  for (const [at, { filename, bytes }] of files.entries()) {
    const result = await inspectUpload(heavy, bytes, uploadLimit(occasion))
    if (!result.ok) {
      const issue: Issue = { field: fieldOf(types[at] ?? 0), code: 'fileFormat', params: { file: filename } }
      return refused('fileContent', { issues: [issue] })
    }
    inspected.push(result)
  }
  return done(inspected)
}

/** `application`: while the request is being made. `change`: wherever the domain's table offers Edit. */
const mayUpload: Readonly<Record<UploadOccasion, (call: Call, request: Row<'request'>) => Promise<boolean>>> = {
  application: async ({ services, now }, request) => {
    const orders = await services.db
      .selectFrom('payment_order')
      .select(['state', 'expires_at'])
      .where('office_id', '=', request.office_id)
      .where('request_id', '=', request.id)
      .execute()
    return ['initial', 'confirmed', 'awaitingPayment', 'underReview'].includes(effectiveStatus(request, orders, now))
  },
  change: async ({ services, now }, request) =>
    isAllowed('edit', await actionCaseOf(services.db, request), actionClock(now)),
}

const record = async (
  call: Call,
  own: Own,
  documents: readonly Document[],
): Promise<Outcome<readonly StoredAttachment[]>> => {
  const { services, caller, now } = call
  const { person } = own
  const orphans: string[] = []
  let ran = false
  const snapshot = await services.master.snapshot()
  const outcome = await call.once<readonly number[]>(async (trx) => {
    orphans.length = 0
    if (!(await lockOwnRequest(trx, caller, own.request.id, now))) return refused('notFound')
    const rows: Row<'attachment'>[] = []
    for (const document of documents) {
      const { row, former } = await replaceAttachment(trx, {
        ...document,
        officeId: person.office_id,
        personId: person.id,
        now,
      })
      rows.push(row)
      if (former) orphans.push(former)
    }
    await audit(trx, {
      officeId: person.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'attachment.stored',
      requestId: own.request.id,
      subjectId: person.id,
      detail: { types: documents.map(({ attachmentTypeId }) => attachmentTypeId) },
    })
    ran = true
    return done(rows.map(({ id }) => id))
  })
  // A repeated key or a refusal leaves the files of this call without a row.
  const useless = outcome.ok && ran ? orphans : documents.map(({ storageKey }) => storageKey)
  await Promise.all(useless.map((name) => services.files.remove(name).catch(() => undefined)))
  if (!outcome.ok) return outcome
  const rows = (await attachmentsOf(services.db, person)).filter(({ id }) => outcome.value.includes(id))
  return done(storedAttachments(rows, { services, snapshot, sessionId: caller.sessionId, now }))
}

/** UploadAttachment and UploadChangeAttachment (A §7, B §7): inspects, seals and stores documents of one person. */
export const uploadAttachments =
  (
    occasion: UploadOccasion,
  ): Handler<
    { readonly fields: { readonly personRequestId: number }; readonly files: readonly UploadedFile[] },
    readonly StoredAttachment[]
  > =>
  async (call, { fields, files }) => {
    const { services, caller, now } = call
    const own = await findOwnPerson(services.db, caller, fields.personRequestId, now)
    if (!own) return refused('notFound')
    if (!(await mayUpload[occasion](call, own.request))) return refused('notAllowed')
    const types = await typesOf(call, own, files)
    if (!types.ok) return types
    const inspected = await inspectAll(services, files, types.value, occasion)
    if (!inspected.ok) return inspected
    const documents: Document[] = []
    for (const [at, { kind, bytes }] of inspected.value.entries()) {
      documents.push({
        attachmentTypeId: types.value[at] ?? 0,
        storageKey: await services.files.put(bytes),
        mediaType: mediaTypes[kind],
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
      })
    }
    return record(call, own, documents)
  }
