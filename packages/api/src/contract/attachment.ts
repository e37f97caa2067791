import { uploadLimits } from '@invea/domain/attachments'
import * as z from 'zod/mini'
import { attachmentsResponse, queryId, WireId } from '../wire/index.ts'
import { defineEndpoint, ownChange, readingOwn, uploading } from './endpoint.ts'

const contentTypes = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'] as const
const fields = z.object({ personRequestId: queryId })
const guards = [{ kind: 'requestPerson', in: 'fields', name: 'personRequestId' }] as const

export const uploadAttachment = defineEndpoint('uploadAttachment', {
  ...ownChange,
  path: '/Request/api/V1.0/RequestAttachments/UploadAttachment',
  multipart: {
    fields,
    fileNamedBy: 'attachmentTypeId',
    maxFiles: 10,
    maxFileBytes: uploadLimits.application,
    contentTypes,
  },
  response: attachmentsResponse,
  limits: uploading,
  guards,
  emptyOnRefusal: { attachments: [] },
  summary: 'Upload the documents of one person; each part is named by its attachment type id',
  source: 'A §7',
})

export const uploadChangeAttachment = defineEndpoint('uploadChangeAttachment', {
  ...ownChange,
  path: '/Request/api/V1.0/RequestAttachments/UploadChangeAttachment',
  multipart: { fields, fileNamedBy: 'attachmentId', maxFiles: 10, maxFileBytes: uploadLimits.change, contentTypes },
  response: attachmentsResponse,
  limits: uploading,
  guards,
  emptyOnRefusal: { attachments: [] },
  summary: 'Replace documents; each part is named by the attachment id, or by a type id where none was stored',
  source: 'B §7',
})

export const copyAttachment = defineEndpoint('copyAttachment', {
  ...ownChange,
  path: '/Request/api/V1.0/RequestAttachments/CopyAttachment',
  body: z.object({ personRequestId: WireId, attachmentTypeId: WireId, attachmentId: WireId }),
  response: attachmentsResponse,
  guards: [
    { kind: 'requestPerson', in: 'body', name: 'personRequestId' },
    { kind: 'attachment', in: 'body', name: 'attachmentId' },
  ],
  emptyOnRefusal: { attachments: [] },
  summary: 'Copy a family document that is stored with another person of the same owner',
})

export const getAttachment = defineEndpoint('getAttachment', {
  method: 'GET',
  path: '/Request/api/V1.0/RequestAttachments/GetAttachment',
  query: z.object({ attachmentId: queryId, expires: queryId, signature: z.string().check(z.maxLength(128)) }),
  produces: contentTypes,
  auth: 'signed-link',
  limits: readingOwn,
  summary: 'View File: one document at a signed address that is valid for five minutes',
})
