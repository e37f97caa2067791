import type { Resources } from './namespaces.ts'
import attachments from './ti/attachments.ts'
import choice from './ti/choice.ts'
import common from './ti/common.ts'
import confirmation from './ti/confirmation.ts'
import field from './ti/field.ts'
import issue from './ti/issue.ts'
import payment from './ti/payment.ts'
import refusal from './ti/refusal.ts'
import status from './ti/status.ts'
import summary from './ti/summary.ts'
import type { Translation } from './translation.ts'

export const ti = {
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
