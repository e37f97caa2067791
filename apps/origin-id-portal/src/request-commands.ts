import { toOriginIdRequest } from '@invea/domain/application'
import type { OriginIdDraft } from '@invea/domain/drafts'
import { type CommandTable, forDraft } from '@invea/portal-kit/application-form/commands.ts'
import { confirmSummary, orderPayment, submitApplicant } from '@invea/portal-kit/application-form/form-commands.ts'
import { holdSlot } from '@invea/portal-kit/appointment/hold-slot.ts'
import { deviceFileCache, pageUploadProgress } from '@invea/portal-kit/attachments/file-cache.ts'
import { uploadAttachments } from '@invea/portal-kit/attachments/upload-attachments.ts'
import { requestDefinition } from './request-definition.ts'

export const originIdCommands: CommandTable<OriginIdDraft> = {
  holdSlot: holdSlot(requestDefinition.kind),
  submitApplicant: submitApplicant<OriginIdDraft>(toOriginIdRequest),
  uploadAttachments: forDraft(uploadAttachments(deviceFileCache, pageUploadProgress)),
  confirmSummary: forDraft(confirmSummary),
  orderPayment: forDraft(orderPayment),
}
