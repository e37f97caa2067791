import { type Applicant, mayServeAs, type StoredAttachment } from '@invea/domain'
import { encryptionContext } from '../platform/encryption/encryption-context.ts'
import { refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findAuthorizedPerson } from '../requests/authorized-person.ts'
import { findAttachment } from './attachments.ts'
import { mayUpload, recordDocuments } from './record-documents.ts'
import { requiredFor } from './required-attachments.ts'

interface Paper {
  readonly personRequestId: number
  readonly attachmentTypeId: number
  readonly attachmentId: number
}

/**
 * CopyAttachment: a paper of the family that is stored with another person of the same owner (A §1: by spouse, for children).
 * The copy is a file of its own, so that erasing one person takes nothing from another. Whoever may not see the one document
 * or not fill in the other's request is told what is told of an id that does not exist.
 */
export const copyAttachment: Handler<Paper, readonly StoredAttachment[]> = async (context, input) => {
  const { services, caller, now } = context
  const own = await findAuthorizedPerson(services.db, caller, input.personRequestId, now)
  if (!own) return refused('notFound')
  const given = await findAttachment(services.db, input.attachmentId)
  const giver = given && (await findAuthorizedPerson(services.db, caller, given.person_id, now))
  if (!given || !giver) return refused('notFound')
  const applicant = services.encryption.decryptJson<Applicant>(
    own.person.applicant,
    encryptionContext.person(own.person.id),
  )
  const required = requiredFor(own.request, applicant, await services.master.snapshot())
  const isAsked = required.some(({ attachmentTypeId }) => attachmentTypeId === input.attachmentTypeId)
  const isPaper = giver.person.id !== own.person.id && mayServeAs(given.attachment_type_id, input.attachmentTypeId)
  if (!isAsked || !isPaper || !(await mayUpload.application(services.db, own, now))) return refused('notAllowed')
  const bytes = await services.files.find(given.storage_key)
  if (!bytes) return refused('notFound')
  const copy = {
    attachmentTypeId: input.attachmentTypeId,
    replaces: undefined,
    storageKey: await services.files.put(bytes),
    mediaType: given.media_type,
    bytes: given.bytes,
    sha256: given.sha256,
  }
  return recordDocuments(context, own, [copy], { occasion: 'application', copiedFrom: given.id })
}
