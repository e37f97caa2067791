/**
 * One sentence a refusal code of the service (and a kind of failure the portals meet themselves):
 * what happened, then what to do. Nothing that was typed is lost (G2).
 */
const refusal = {
  slotFull: 'Someone has just taken this time. Choose another.',
  slotShort: 'There are fewer free appointments than applicants. Choose another time or a smaller group.',
  outsideWindow: 'This office has no appointments on that day. Choose another date.',
  holdExpired: 'Your time ran out. Choose the date and time again; everything else is still here.',
  notExtendable: 'You can ask for more time only once.',
  openRequest:
    'An application for these details exists already. Its owner can see, change or cancel it under Check Status. If it is not yours, call {{helpLine}}.',
  attachmentsMissing: 'Some documents are missing. Upload all of them.',
  notConfirmed: 'Confirm the applicant details first.',
  notAllowed: 'You cannot do this at this stage.',
  orderOpen: 'This application already has an open payment order. Use it or wait until it expires.',
  versionConflict: 'This application was changed on another page or device. Check it and make your change again.',
  fileFormat: 'We do not accept this kind of file. Upload a JPG, JPEG, PNG, GIF or PDF file.',
  fileSize: 'This file is too large. Upload a smaller one.',
  captchaFailed: 'We could not verify that you are human. Try again.',
  codeRequired: 'Confirm with a code that you are choosing this appointment for yourself or your group.',
  tooManyRequests: 'There were too many attempts. Wait a moment and try again.',
  notFound: 'No application was found with this number.',
  signInRequired: 'Log in to continue.',
  keyReused: 'You have already sent this with other details. Reload the page and try again.',
  invalidInput: 'Please fix the errors below',
  paymentProvider:
    'The payment service does not respond. You have not been charged. Try again or choose another payment method.',
  wrongCredentials: 'The email or password is not correct.',
  wrongCode: 'The code is not correct. Check it and try again.',
  codeExpired: 'This code no longer works. Ask for a new one.',
  linkExpired: 'This link no longer works. Ask for a new one.',
  passwordRefused: 'This password is well known and easy to guess. Choose another.',
  tokenFromPage: 'You cannot log in this way. Reload the page and log in again.',
  sessionChanged:
    'Someone logged in or out since this page was opened. Nothing was sent: check who is logged in and try again.',
  groupFull: 'The group already has all its applicants.',
  notEligible: 'You cannot use this service with these details. Read the requirements and choose another service.',
  fileContent:
    'We could not read this file, or it contains parts we do not accept. Upload a clear photo or a plain PDF.',
  unavailable: 'The service is not available right now. Try again in a few minutes.',
  internal: 'Oops! Something went wrong.',
} as const
export default refusal
