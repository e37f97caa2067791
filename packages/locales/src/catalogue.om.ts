import type { Resources } from './namespaces.ts'
import about from './om/about.ts'
import account from './om/account.ts'
import applicant from './om/applicant.ts'
import application from './om/application.ts'
import attachments from './om/attachments.ts'
import booking from './om/booking.ts'
import captcha from './om/captcha.ts'
import choice from './om/choice.ts'
import common from './om/common.ts'
import confirmation from './om/confirmation.ts'
import contact from './om/contact.ts'
import document from './om/document.ts'
import faq from './om/faq.ts'
import fee from './om/fee.ts'
import field from './om/field.ts'
import guide from './om/guide.ts'
import home from './om/home.ts'
import instruction from './om/instruction.ts'
import issue from './om/issue.ts'
import message from './om/message.ts'
import origin from './om/origin.ts'
import originGuide from './om/originGuide.ts'
import originId from './om/originId.ts'
import originInfo from './om/originInfo.ts'
import payment from './om/payment.ts'
import phone from './om/phone.ts'
import refusal from './om/refusal.ts'
import request from './om/request.ts'
import requirements from './om/requirements.ts'
import service from './om/service.ts'
import services from './om/services.ts'
import shell from './om/shell.ts'
import site from './om/site.ts'
import status from './om/status.ts'
import summary from './om/summary.ts'
import urgent from './om/urgent.ts'
import type { Translation } from './translation.ts'

export const om = {
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
