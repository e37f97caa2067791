import { openLink } from '../accounts/open-link.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import type { LinkProof } from '../platform/links.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler, RawResponse } from '../platform/request-context.ts'
import { findAuthorizedPerson } from '../requests/authorized-request.ts'
import { findAttachment } from './attachments.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/** View File: one document behind a signed link. It may not run, not be framed, and not be taken for anything else. */
export const viewAttachment: Handler<LinkProof & { readonly attachmentId: number }, RawResponse> = async (
  context,
  input,
) => {
  const { services, now } = context
  const caller = await openLink(context, { kind: 'attachment', id: input.attachmentId }, input)
  const row = caller && (await findAttachment(services.db, input.attachmentId))
  const own = row && (await findAuthorizedPerson(services.db, caller, row.person_id, now))
  const body = own && (await services.files.find(row.storage_key))
  if (!body) return refused('notFound')
  // Promise L3: every look at a document is remembered, before it is shown.
  await services.transact((trx) =>
    audit(trx, {
      officeId: row.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'attachment.viewed',
      requestId: own.request.id,
      subjectId: row.id,
    }),
  )
  return done({
    contentType: row.media_type,
    body,
    headers: {
      // A PDF is saved, not shown: its viewer is a program of its own. Pictures were encoded again by us.
      'content-disposition': `${row.media_type === 'application/pdf' ? 'attachment' : 'inline'}; filename="document-${row.attachment_type_id}.${extensions[row.media_type] ?? 'bin'}"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    },
  })
}
