import { type OriginIdDraft, toOriginIdRequest } from '@invea/domain'
import { submitApplicant } from '@invea/portal-kit/applicant'
import { deviceFileCache, pageUploadProgress, uploadAttachments } from '@invea/portal-kit/attachments'
import { holdSlot } from '@invea/portal-kit/booking'
import { orderPayment } from '@invea/portal-kit/payment'
import { confirmSummary } from '@invea/portal-kit/summary'
import { type CommandTable, forDraft } from '@invea/portal-kit/wizard'
import { originIdDefinition } from './request-definition.ts'

/** The effects behind the names in the Origin ID journey. */
export const originIdCommands: CommandTable<OriginIdDraft> = {
  holdPlace: holdSlot(originIdDefinition.kind),
  submitApplicant: submitApplicant<OriginIdDraft>(toOriginIdRequest),
  uploadAttachments: forDraft(uploadAttachments(deviceFileCache, pageUploadProgress)),
  confirmSummary: forDraft(confirmSummary),
  orderPayment: forDraft(orderPayment),
}
