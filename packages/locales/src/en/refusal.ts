/**
 * One sentence a refusal code of the service (and a kind of failure the portals meet themselves):
 * what happened, then what to do. Nothing that was typed is lost (G2).
 */
const refusal = {
  slotFull: 'This time has just been taken. Please choose another one.',
  slotShort: 'There are fewer places left than applicants. Please choose another time or a smaller group.',
  outsideWindow: 'This office does not take appointments on that day. Please choose another date.',
  holdExpired: 'The time kept for you has ended. Please choose the date and time again; everything else is still here.',
  notExtendable: 'The kept time can be extended only once.',
  openRequest:
    'There is already an open application for this person. Check its status to see, change or cancel it before you apply again.',
  attachmentsMissing: 'Some documents are still missing. Please upload all of them.',
  notConfirmed: 'Please confirm the applicant details first.',
  notAllowed: 'This cannot be done in the present state of the application.',
  orderOpen: 'A payment order is already open for this application. Please use it or wait until it expires.',
  versionConflict: 'This application was changed in another place. Please look at it again and repeat your change.',
  fileFormat: 'This kind of file is not accepted. Please upload a JPG, JPEG, PNG, GIF or PDF file.',
  fileSize: 'This file is too large. Please upload a smaller one.',
  captchaFailed: 'We could not verify that you are human. Please try again.',
  tooManyRequests: 'There were too many attempts. Please wait a moment and try again.',
  notFound: 'No application was found with this number.',
  signInRequired: 'Please log in to go on.',
  keyReused: 'This was already sent with other details. Please reload the page and try again.',
  invalidInput: 'Please fix the errors below',
  paymentProvider:
    'The payment service does not answer. You have not been charged. Please try again or choose another way to pay.',
  wrongCredentials: 'Email or password is not correct.',
  wrongCode: 'The code is not correct. Please check it and try again.',
  codeExpired: 'This code can no longer be used. Please ask for a new one.',
  linkExpired: 'This link can no longer be used. Please ask for a new one.',
  passwordRefused: 'This password is well known and easy to guess. Please choose another one.',
  sessionChanged:
    'The session has changed since this page was opened. Nothing was sent; please check who is logged in and try again.',
  groupFull: 'The group already has all its applicants.',
  notEligible:
    'This service cannot be used with the details given. Please read the requirements and choose another service.',
  fileContent:
    'This file could not be read, or it contains parts that are not accepted. Please upload a clear photo or a plain PDF.',
  unavailable: 'The service is not available right now. Please try again in a few minutes.',
  internal: 'Oops! Something went wrong.',
} as const
export default refusal
