import about from './en/about.ts'
import account from './en/account.ts'
import applicant from './en/applicant.ts'
import application from './en/application.ts'
import attachments from './en/attachments.ts'
import booking from './en/booking.ts'
import captcha from './en/captcha.ts'
import choice from './en/choice.ts'
import common from './en/common.ts'
import confirmation from './en/confirmation.ts'
import contact from './en/contact.ts'
import document from './en/document.ts'
import faq from './en/faq.ts'
import fee from './en/fee.ts'
import field from './en/field.ts'
import guide from './en/guide.ts'
import home from './en/home.ts'
import instruction from './en/instruction.ts'
import issue from './en/issue.ts'
import message from './en/message.ts'
import origin from './en/origin.ts'
import originGuide from './en/originGuide.ts'
import originId from './en/originId.ts'
import originInfo from './en/originInfo.ts'
import payment from './en/payment.ts'
import phone from './en/phone.ts'
import refusal from './en/refusal.ts'
import request from './en/request.ts'
import requirements from './en/requirements.ts'
import service from './en/service.ts'
import services from './en/services.ts'
import shell from './en/shell.ts'
import site from './en/site.ts'
import status from './en/status.ts'
import summary from './en/summary.ts'
import urgent from './en/urgent.ts'

export const en = {
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
}
