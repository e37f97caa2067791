import attachments from './am/attachments.ts'
import choice from './am/choice.ts'
import common from './am/common.ts'
import confirmation from './am/confirmation.ts'
import field from './am/field.ts'
import issue from './am/issue.ts'
import payment from './am/payment.ts'
import refusal from './am/refusal.ts'
import status from './am/status.ts'
import summary from './am/summary.ts'
import type { Resources } from './namespaces.ts'
import type { Translation } from './translation.ts'

export const am = {
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
