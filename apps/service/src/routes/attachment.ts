import { copyAttachment } from '../use-cases/copy-attachment.ts'
import { requiredAttachments } from '../use-cases/required-attachments.ts'
import { uploadAttachments } from '../use-cases/upload-attachments.ts'
import { viewAttachment } from '../use-cases/view-attachment.ts'
import type { Routes } from './routes.ts'

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
