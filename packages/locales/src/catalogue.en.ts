import attachments from './en/attachments.ts'
import choice from './en/choice.ts'
import common from './en/common.ts'
import confirmation from './en/confirmation.ts'
import field from './en/field.ts'
import issue from './en/issue.ts'
import payment from './en/payment.ts'
import refusal from './en/refusal.ts'
import status from './en/status.ts'
import summary from './en/summary.ts'

export const en = { attachments, choice, common, confirmation, field, issue, payment, refusal, status, summary }
