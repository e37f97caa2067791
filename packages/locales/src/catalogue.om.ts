import type { Resources } from './namespaces.ts'
import attachments from './om/attachments.ts'
import choice from './om/choice.ts'
import common from './om/common.ts'
import confirmation from './om/confirmation.ts'
import field from './om/field.ts'
import issue from './om/issue.ts'
import payment from './om/payment.ts'
import refusal from './om/refusal.ts'
import status from './om/status.ts'
import summary from './om/summary.ts'
import type { Translation } from './translation.ts'

export const om = {
  attachments,
  choice,
  common,
  confirmation,
  field,
  issue,
  payment,
  refusal,
  status,
  summary,
} satisfies Translation<Resources>
