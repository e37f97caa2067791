import about from './am/about.ts'
import account from './am/account.ts'
import applicant from './am/applicant.ts'
import application from './am/application.ts'
import attachments from './am/attachments.ts'
import booking from './am/booking.ts'
import captcha from './am/captcha.ts'
import choice from './am/choice.ts'
import common from './am/common.ts'
import confirmation from './am/confirmation.ts'
import contact from './am/contact.ts'
import document from './am/document.ts'
import faq from './am/faq.ts'
import fee from './am/fee.ts'
import field from './am/field.ts'
import guide from './am/guide.ts'
import home from './am/home.ts'
import instruction from './am/instruction.ts'
import issue from './am/issue.ts'
import message from './am/message.ts'
import origin from './am/origin.ts'
import originGuide from './am/originGuide.ts'
import originId from './am/originId.ts'
import originInfo from './am/originInfo.ts'
import payment from './am/payment.ts'
import phone from './am/phone.ts'
import refusal from './am/refusal.ts'
import request from './am/request.ts'
import requirements from './am/requirements.ts'
import service from './am/service.ts'
import services from './am/services.ts'
import shell from './am/shell.ts'
import site from './am/site.ts'
import status from './am/status.ts'
import summary from './am/summary.ts'
import urgent from './am/urgent.ts'
import type { Resources } from './namespaces.ts'
import type { Translation } from './translation.ts'

export const am = {
  about,
  account,
  applicant,
  application,
  attachments,
  booking,
  captcha,
  choice,
  common,
  confirmation,
  contact,
  document,
  faq,
  fee,
  field,
  guide,
  home,
  instruction,
  issue,
  message,
  origin,
  originGuide,
  originId,
  originInfo,
  payment,
  phone,
  refusal,
  request,
  requirements,
  service,
  services,
  shell,
  site,
  status,
  summary,
  urgent,
} satisfies Translation<Resources>
