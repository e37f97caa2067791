import type { Routes } from '../platform/http/routes.ts'
import { copyAttachment } from './copy-attachment.ts'
import { requiredAttachments } from './get-required-attachments.ts'
import { uploadAttachments } from './upload-attachments.ts'
import { viewAttachment } from './view-attachment.ts'

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
