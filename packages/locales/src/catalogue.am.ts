import applicant from './am/applicant.ts'
import attachments from './am/attachments.ts'
import booking from './am/booking.ts'
import captcha from './am/captcha.ts'
import choice from './am/choice.ts'
import common from './am/common.ts'
import confirmation from './am/confirmation.ts'
import fee from './am/fee.ts'
import field from './am/field.ts'
import home from './am/home.ts'
import instruction from './am/instruction.ts'
import issue from './am/issue.ts'
import message from './am/message.ts'
import origin from './am/origin.ts'
import payment from './am/payment.ts'
import refusal from './am/refusal.ts'
import request from './am/request.ts'
import shell from './am/shell.ts'
import site from './am/site.ts'
import status from './am/status.ts'
import summary from './am/summary.ts'
import type { Resources } from './namespaces.ts'
import type { Translation } from './translation.ts'

export const am = {
  applicant,
  attachments,
  booking,
  captcha,
  choice,
  common,
  confirmation,
  fee,
  field,
  home,
  instruction,
  issue,
  message,
  origin,
  payment,
  refusal,
  request,
  shell,
  site,
  status,
  summary,
} satisfies Translation<Resources>
