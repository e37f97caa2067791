/** What the service sends by e-mail and SMS (B §1). The SMS is one text; the e-mail is subject and body. */
const message = {
  greeting: 'Dear {{name}},',
  help: 'Questions: call {{helpLine}} free of charge. Please do not answer this e-mail.',
  appointment: 'Appointment: {{when}}',
  delivery: 'Estimated delivery date: {{when}}',
  office: 'Office: {{office}}',
  received: {
    subject: 'Application {{number}} received',
    mail: 'We have received your application {{number}}. Your confirmation number is {{confirmationNumber}}. Keep both numbers safe: with both you can look up and change your application.\n\nNext, upload your documents, confirm your details and pay. Your place is kept until {{until}}.',
    sms: 'Application {{number}} received. Confirmation number {{confirmationNumber}}. Place kept until {{until}}.',
  },
  order: {
    subject: 'Payment order {{orderCode}}',
    mail: 'Your payment order for application {{number}} is ready. Order code: {{orderCode}}. Amount: {{amount}} ETB. Pay before {{until}}.\n\nOnly payment through the payment order is accepted, not direct deposit or transfer.',
    sms: 'Pay {{amount}} ETB with order code {{orderCode}} before {{until}}. Application {{number}}.',
  },
  paid: {
    subject: 'Payment received for application {{number}}',
    mail: 'We have received your payment of {{amount}} ETB for application {{number}}. Print the slip and bring it with you. Arrive no earlier than {{minutes}} minutes before your appointment.\n\nFees are forfeited if you do not show up, cancel, or are rejected for incorrect information.',
    sms: 'Payment of {{amount}} ETB received, application {{number}}. {{when}}, {{office}}. Bring the slip.',
  },
  placeReleased: {
    subject: 'The place of application {{number}} was released',
    mail: 'Application {{number}} was not paid in time, so its place is free again. You can apply again and choose a new date.',
    sms: 'Application {{number}} was not paid in time. Its place was released. You can apply again.',
  },
  reviewLapsed: {
    subject: 'Urgent application {{number}} was not decided in time',
    mail: 'Your urgent application {{number}} was not decided before the day you chose was over, so it is closed. You have not been charged. You can apply again and choose a new day. We are sorry.',
    sms: 'Urgent application {{number}} was not decided before its day was over. It is closed, nothing is charged. You can apply again.',
  },
  refundDue: {
    subject: 'Your payment for application {{number}} came late',
    mail: 'Your payment of {{amount}} ETB for application {{number}} arrived when the place was already given away, or had been paid before. The money is recorded and will be paid back. Keep your receipt and call {{helpLine}}.',
    sms: 'Your {{amount}} ETB for application {{number}} came too late and will be paid back. Call {{helpLine}}.',
  },
  code: {
    subject: 'Your code: {{code}}',
    mail: '{{code}} is your code. It is valid for {{minutes}} minutes. Do not share it with anybody.',
    sms: '{{code}} is your code. Do not share it.',
  },
  approved: {
    subject: 'Urgent application {{number}} approved',
    mail: 'Your urgent application {{number}} is approved. Please pay now; your place is kept until {{until}}.',
    sms: 'Urgent application {{number}} approved. Pay before {{until}}.',
  },
  rejected: {
    subject: 'Application {{number}} was not accepted',
    mail: 'Your application {{number}} was not accepted. Reason: {{reason}}',
    sms: 'Application {{number}} was not accepted. Call {{helpLine}}.',
  },
  rescheduled: {
    subject: 'New appointment for application {{number}}',
    mail: 'The appointment of application {{number}} was changed. Print the slip again: the old one is no longer valid.',
    sms: 'Application {{number}}: new appointment {{when}}, {{office}}.',
  },
  cancelled: {
    subject: 'Appointment of application {{number}} cancelled',
    mail: 'The appointment of application {{number}} is cancelled. If you did not ask for this, call {{helpLine}} at once.',
    sms: 'The appointment of application {{number}} is cancelled. Not you? Call {{helpLine}}.',
  },
  changed: {
    subject: 'Application {{number}} was changed',
    mail: 'The data of application {{number}} was changed. Look it up with both numbers to see them. If you did not ask for this, call {{helpLine}} at once.',
    sms: 'Application {{number}} was changed. Not you? Call {{helpLine}}.',
  },
  correction: {
    subject: 'Application {{number}} needs a correction',
    mail: 'Please correct application {{number}}: {{reason}}\n\nLook it up with both numbers and choose Edit.',
    sms: 'Application {{number}} needs a correction. Look it up with both numbers and choose Edit.',
  },
  reminder: {
    subject: 'Your appointment of application {{number}}',
    mail: 'This is a reminder of your appointment. Bring the printed slip and the originals of your documents, and arrive no earlier than {{minutes}} minutes before.\n\nFees are forfeited if you do not show up.',
    sms: 'Reminder: {{when}}, {{office}}. Application {{number}}. Bring slip and originals.',
  },
  accountReady: {
    subject: 'Your account is ready',
    mail: 'Your account was created. Log in with this e-mail address and your password; we then send a code to your phone.',
  },
  accountExists: {
    subject: 'You already have an account',
    mail: 'Somebody tried to register with your e-mail address, but you already have an account. Please log in, or use “Forgot password” if you no longer know your password.\n\nIf it was not you, you need not do anything: nothing was changed.',
  },
  resetLink: {
    subject: 'Choose a new password',
    mail: 'Open this link to choose a new password:\n{{link}}\n\nIt works once and for {{minutes}} minutes. If you did not ask for it, you need not do anything: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    mail: 'The password of your account was changed, and all devices were logged out. If it was not you, call {{helpLine}} at once.',
  },
  feedback: {
    subject: 'Message from the contact form',
    mail: 'From: {{name}}\nPhone: {{phoneNumber}}\nE-mail: {{email}}\n\n{{message}}',
  },
} as const
export default message
