import type { Resources } from './namespaces.ts'
import about from './ti/about.ts'
import account from './ti/account.ts'
import applicant from './ti/applicant.ts'
import application from './ti/application.ts'
import attachments from './ti/attachments.ts'
import booking from './ti/booking.ts'
import captcha from './ti/captcha.ts'
import choice from './ti/choice.ts'
import common from './ti/common.ts'
import confirmation from './ti/confirmation.ts'
import contact from './ti/contact.ts'
import document from './ti/document.ts'
import faq from './ti/faq.ts'
import fee from './ti/fee.ts'
import field from './ti/field.ts'
import guide from './ti/guide.ts'
import home from './ti/home.ts'
import instruction from './ti/instruction.ts'
import issue from './ti/issue.ts'
import message from './ti/message.ts'
import origin from './ti/origin.ts'
import originGuide from './ti/originGuide.ts'
import originId from './ti/originId.ts'
import originInfo from './ti/originInfo.ts'
import payment from './ti/payment.ts'
import phone from './ti/phone.ts'
import refusal from './ti/refusal.ts'
import request from './ti/request.ts'
import requirements from './ti/requirements.ts'
import service from './ti/service.ts'
import services from './ti/services.ts'
import shell from './ti/shell.ts'
import site from './ti/site.ts'
import status from './ti/status.ts'
import summary from './ti/summary.ts'
import urgent from './ti/urgent.ts'
import type { Translation } from './translation.ts'

export const ti = {
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
