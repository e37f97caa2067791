import { toNewRequest } from '@invea/domain/application'
import type { PassportDraft } from '@invea/domain/drafts'
import { type CommandTable, forDraft } from '@invea/portal-kit/application-form/commands.ts'
import { confirmSummary, orderPayment, submitApplicant } from '@invea/portal-kit/application-form/form-commands.ts'
import { holdSlot, holdUrgent } from '@invea/portal-kit/appointment/hold-slot.ts'
import { deviceFileCache, pageUploadProgress } from '@invea/portal-kit/attachments/file-cache.ts'
import { uploadAttachments } from '@invea/portal-kit/attachments/upload-attachments.ts'
import { requestDefinition } from './request-definition.ts'

export const passportCommands: CommandTable<PassportDraft> = {
  holdSlot: holdSlot(requestDefinition.kind),
  submitApplicant: submitApplicant<PassportDraft>(toNewRequest),
  uploadAttachments: forDraft(uploadAttachments(deviceFileCache, pageUploadProgress)),
  confirmSummary: forDraft(confirmSummary),
  orderPayment: forDraft(orderPayment),
}

/** Handlers of the commands in the urgent journey. Only the hold of an appointment differs. */
export const urgentCommands: CommandTable<PassportDraft> = { ...passportCommands, holdSlot: holdUrgent }
