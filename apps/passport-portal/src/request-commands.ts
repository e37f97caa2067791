import { type PassportDraft, toNewRequest } from '@invea/domain'
import { submitApplicant } from '@invea/portal-kit/applicant'
import { deviceFileCache, pageUploadProgress, uploadAttachments } from '@invea/portal-kit/attachments'
import { holdSlot } from '@invea/portal-kit/booking'
import { orderPayment } from '@invea/portal-kit/payment'
import { confirmSummary } from '@invea/portal-kit/summary'
import { type CommandTable, forDraft } from '@invea/portal-kit/wizard'
import { passportDefinition } from './request-definition.ts'

/** Handlers of the commands in the passport journey. */
export const passportCommands: CommandTable<PassportDraft> = {
  holdPlace: holdSlot(passportDefinition.kind),
  submitApplicant: submitApplicant<PassportDraft>(toNewRequest),
  uploadAttachments: forDraft(uploadAttachments(deviceFileCache, pageUploadProgress)),
  confirmSummary: forDraft(confirmSummary),
  orderPayment: forDraft(orderPayment),
}
