import type { Applicant } from '@invea/domain'
import type { RequiredAttachment } from '@invea/domain/attachments'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler, Routes } from '../platform/request-context.ts'
import { findAuthorizedPerson } from '../requests/authorized-request.ts'
import { requiredFor } from '../requests/documents.ts'
import { copyAttachment, uploadAttachments } from './upload-attachments.ts'
import { viewAttachment } from './view-attachment.ts'

/** GetRequiredAttachementsByPersonRequest (A §7): what one person of an own request must upload. */
const requiredAttachments: Handler<{ readonly requestPersonId: number }, readonly RequiredAttachment[]> = async (
  { services, caller, now },
  { requestPersonId },
) => {
  const own = await findAuthorizedPerson(services.db, caller, requestPersonId, now)
  if (!own) return refused('notFound')
  const applicant = services.encryption.decryptJson<Applicant>(
    own.person.applicant,
    encryptionContext.person(own.person.id),
  )
  return done(requiredFor(own.request, applicant, await services.master.snapshot()))
}

const upload = uploadAttachments('application')
const change = uploadAttachments('change')

export const attachmentRoutes: Routes<
  'getRequiredAttachments' | 'uploadAttachment' | 'uploadChangeAttachment' | 'copyAttachment' | 'getAttachment'
> = {
  getRequiredAttachments: (context, { query }) => requiredAttachments(context, query),
  uploadAttachment: (context, input) => upload(context, input),
  uploadChangeAttachment: (context, input) => change(context, input),
  copyAttachment: (context, { body }) => copyAttachment(context, body),
  getAttachment: (context, { query }) => viewAttachment(context, query),
}
