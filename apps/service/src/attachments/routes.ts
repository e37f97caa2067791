import { openLink } from '../accounts/session-grant.ts'
import type { EndpointHandler, Routes } from '../app-context.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { ok, refused } from '../platform/refusal.ts'
import { findAuthorizedPerson } from '../requests/authorized-request.ts'
import { recordDocumentChange } from '../requests/request-edit.ts'
import { extensionOf, findAttachment } from './attachments.ts'
import { copyAttachment, findRequired, uploadAttachments } from './upload-attachments.ts'

/** View File: one document with a signed link. The headers prevent scripts, framing and content sniffing. */
const viewAttachment: EndpointHandler<'getAttachment'> = async (context, { query: input }) => {
  const { services, now } = context
  const caller = await openLink(context, { kind: 'attachment', id: input.attachmentId }, input)
  const row = caller && (await findAttachment(services.db, input.attachmentId))
  const own = row && (await findAuthorizedPerson(services.db, caller, row.person_id, now))
  const body = own && (await services.files.find(row.storage_key))
  if (!body) return refused('notFound')
  // Promise L3: each access to a document is recorded before the response.
  const subject = { officeId: row.office_id, requestId: own.request.id, subjectId: row.id }
  await services.transact((trx) => audit(trx, { now, actor: actorOf(caller) }, 'attachment.viewed', subject))
  return ok({
    contentType: row.media_type,
    body,
    headers: {
      // PDFs are downloaded, because a PDF viewer is a separate program. Pictures are displayed, because the service re-encoded them.
      'content-disposition': `${row.media_type === 'application/pdf' ? 'attachment' : 'inline'}; filename="document-${row.attachment_type_id}.${extensionOf(row.media_type)}"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    },
  })
}

/** GetRequiredAttachementsByPersonRequest (A §7): the documents that one person of the caller's own request must upload. */
const requiredAttachments: EndpointHandler<'getRequiredAttachments'> = async (
  context,
  { query: { requestPersonId } },
) => {
  const own = await findAuthorizedPerson(context.services.db, context.caller, requestPersonId, context.now)
  return own ? ok(await findRequired(context, own)) : refused('notFound')
}

export const attachmentRoutes = {
  getRequiredAttachments: requiredAttachments,
  uploadAttachment: uploadAttachments(),
  uploadChangeAttachment: uploadAttachments({ recordChange: recordDocumentChange }),
  copyAttachment,
  getAttachment: viewAttachment,
} satisfies Partial<Routes>
