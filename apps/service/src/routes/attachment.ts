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
  getRequiredAttachments: (call, { query }) => requiredAttachments(call, query),
  uploadAttachment: (call, input) => upload(call, input),
  uploadChangeAttachment: (call, input) => change(call, input),
  copyAttachment: (call, { body }) => copyAttachment(call, body),
  getAttachment: (call, { query }) => viewAttachment(call, query),
}
