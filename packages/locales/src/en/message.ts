/** What the service sends by e-mail and SMS (B §1). The SMS is one text; the e-mail is subject and body. */
const message = {
  greeting: 'Dear {{name}},',
  help: 'Questions? Call {{helpLine}} free of charge. Please do not reply to this email.',
  appointment: 'Appointment: {{when}}',
  delivery: 'Estimated delivery date: {{when}}',
  office: 'Office: {{office}}',
  correctionFields: 'What to correct: {{fields}}',
  received: {
    subject: 'Application {{number}} received',
    mail: 'We have received your application {{number}}. Your confirmation number is {{confirmationNumber}}. Keep both numbers safe: with both you can see and change your application.\n\nNext, upload your documents, confirm your details and pay. We are holding your appointment until {{until}}.',
    sms: 'Application {{number}} received. Confirmation number {{confirmationNumber}}. Add documents and pay by {{until}}.',
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
    mailDelivery:
      'We have received your payment of {{amount}} ETB for application {{number}}. Print the slip and bring it with you on the delivery date.\n\nFees are forfeited if you do not show up, cancel, or are rejected for incorrect information.',
  },
  placeReleased: {
    subject: 'The appointment of application {{number}} was released',
    mail: 'Application {{number}} was not paid in time, so we no longer hold its appointment. You can apply again and choose a new date.',
    sms: 'Application {{number}} was not paid in time. We no longer hold its appointment. You can apply again.',
  },
  reviewLapsed: {
    subject: 'Urgent application {{number}} was not decided in time',
    mail: 'Your urgent application {{number}} could not be decided before the day you chose, so we closed it. You have not been charged. You can apply again and choose a new day. We are sorry.',
    sms: 'Urgent application {{number}} could not be decided in time, so we closed it. You have not been charged. You can apply again.',
  },
  refundDue: {
    subject: 'Your payment for application {{number}} came late',
    mail: 'Your payment of {{amount}} ETB for application {{number}} arrived after the appointment was released, or you had already paid. We will refund it. Keep your receipt and call {{helpLine}}.',
    sms: 'Your {{amount}} ETB for application {{number}} came too late. We will refund it. Call {{helpLine}}.',
  },
  code: {
    subject: 'Your code: {{code}}',
    mail: '{{code}} is your code. It is valid for {{minutes}} minutes. Do not share it with anyone.',
    sms: '{{code}} is your code. Do not share it.',
  },
  holdCode: {
    subject: 'Your code: {{code}}',
    mail: '{{code}} is your code to choose an appointment. It is valid for {{minutes}} minutes. Do not share it with anyone. If you did not ask for it, you do not need to do anything.\n\nQuestions: call {{helpLine}} free of charge.',
    sms: '{{code}} is your code to choose an appointment. Do not share it.',
  },
  approved: {
    subject: 'Urgent application {{number}} approved',
    mail: 'Your urgent application {{number}} is approved. Please pay now: we are holding your appointment until {{until}}.',
    sms: 'Urgent application {{number}} approved. Pay before {{until}}.',
  },
  rejected: {
    subject: 'Application {{number}} was not accepted',
    mail: 'Your application {{number}} was not accepted. Reason: {{reason}}',
    sms: 'Application {{number}} was not accepted. Reason: "{{reason}}". Call {{helpLine}}.',
  },
  rescheduled: {
    subject: 'New appointment for application {{number}}',
    mail: 'The appointment of application {{number}} was changed. Print the slip again: the old one is no longer valid.',
    sms: 'Application {{number}}: new appointment {{when}}, {{office}}. The old slip is void.',
    subjectDelivery: 'New delivery date for application {{number}}',
    mailDelivery:
      'The delivery date of application {{number}} was changed. Print the slip again: the old one is no longer valid.',
    smsDelivery: 'Application {{number}}: new delivery date {{when}}, {{office}}. The old slip is void.',
  },
  cancelled: {
    subject: 'Appointment of application {{number}} cancelled',
    mail: 'The appointment of application {{number}} is cancelled. If you did not do this, call {{helpLine}} at once.',
    sms: 'The appointment of application {{number}} is cancelled. Not you? Call {{helpLine}}.',
  },
  changed: {
    subject: 'Application {{number}} was changed',
    mail: 'The details of application {{number}} were changed. Look it up with both numbers to see them. If you did not do this, call {{helpLine}} at once.',
    sms: 'Application {{number}} was changed. Not you? Call {{helpLine}}.',
  },
  correction: {
    subject: 'Application {{number}} needs a correction',
    mail: 'Please correct application {{number}}: {{reason}}\n\nLook it up with both numbers and choose Edit.',
    sms: 'Please correct application {{number}}: "{{reason}}". Look it up with both numbers and choose Edit.',
  },
  smsCancelled: { sms: 'Application {{number}} is cancelled. Questions? Call {{helpLine}}.' },
  smsRejected: { sms: 'Application {{number}} was not accepted, so it cannot be cancelled. Call {{helpLine}}.' },
  smsEnded: { sms: 'Application {{number}} has already ended, so it cannot be cancelled. Call {{helpLine}}.' },
  smsDayPassed: { sms: 'Application {{number}} cannot be cancelled: its day has passed. Call {{helpLine}}.' },
  smsNotFound: { sms: 'Not cancelled. Check both numbers and send them again. Help: {{helpLine}}.' },
  smsIncomplete: { sms: 'To cancel, send your application number and confirmation number in one SMS.' },
  reminder: {
    subject: 'Your appointment for application {{number}}',
    mail: 'This is a reminder of your appointment. Bring the printed slip and the originals of your documents, and arrive no earlier than {{minutes}} minutes before.\n\nFees are forfeited if you do not show up.',
    sms: 'Reminder: {{when}}, {{office}}. Application {{number}}. Bring slip and originals.',
    subjectDelivery: 'Your delivery date for application {{number}}',
    mailDelivery:
      'This is a reminder of your delivery date. Bring the printed slip and the originals of your documents.\n\nFees are forfeited if you do not show up.',
  },
  ready: {
    subject: 'The document of application {{number}} is ready',
    mail: 'The document of application {{number}} is ready to be collected at {{site}}. Bring the printed slip and your identity document.',
    sms: 'The document of application {{number}} is ready at {{site}}. Bring the slip.',
  },
  confirmAddress: {
    subject: 'Confirm your email address',
    mail: 'Open this link and log in with the password you chose, to finish your registration:\n{{link}}\n\nIt works for {{hours}} hours. If you did not register, you do not need to do anything: no account is created.',
  },
  accountReady: {
    subject: 'Your account is ready',
    mail: 'Your account was created. Log in with this email address and your password; we then send a code to your phone.',
  },
  accountExists: {
    subject: 'You already have an account',
    mail: 'Someone tried to register with your email address, but you already have an account. Log in here:\n{{link}}\n\nIf you no longer know your password, choose a new one here:\n{{forgotLink}}\n\nIf it was not you, you do not need to do anything: nothing was changed.',
  },
  resetLink: {
    subject: 'Choose a new password',
    mail: 'Open this link to choose a new password:\n{{link}}\n\nIt works once and for {{minutes}} minutes. If you did not ask for it, you do not need to do anything: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    mail: 'The password of your account was changed, and all devices were logged out. If it was not you, call {{helpLine}} at once.',
  },
  phoneCode: {
    subject: 'Your code: {{code}}',
    mail: '{{code}} is your code to change the phone number of your account. It is valid for {{minutes}} minutes. Do not share it with anyone.\n\nQuestions: call {{helpLine}} free of charge.',
    sms: '{{code}} is your code to change the phone number of your account. Do not share it. Not you? Call {{helpLine}}.',
  },
  phoneLink: {
    subject: 'Change your phone number',
    mail: 'Open this link to enter your new phone number:\n{{link}}\n\nIt works once and for {{minutes}} minutes. If you did not ask for it, someone knows your password: choose a new one, and do not open the link.',
  },
  phoneChangeAsked: {
    subject: 'Your phone number will be changed',
    mail: 'The phone number of your account will be changed on {{until}}. Until then your codes still go to the number you have now.\n\nIf it was not you, cancel the change here and choose a new password:\n{{link}}',
    sms: 'The phone number of your account will change on {{until}}. Not you? Cancel it: {{link}}',
  },
  phoneChangeCancelled: {
    subject: 'The change of your phone number was cancelled',
    mail: 'The phone number of your account stays as it is. If you did not ask for the change, choose a new password now.',
  },
  phoneChanged: {
    subject: 'Your phone number was changed',
    mail: 'The phone number of your account was changed, and other devices were logged out. If it was not you, call {{helpLine}} at once.',
    sms: 'The phone number of your account was changed. Not you? Call {{helpLine}} at once.',
  },
  feedback: {
    subject: 'Message from the contact form',
    mail: 'From: {{name}}\nPhone: {{phoneNumber}}\nEmail: {{email}}\n\n{{message}}',
  },
  /** Written into the pages when they are built: no script shows them. */
  withoutScript: {
    opening: 'Opening the page…',
    stalled: 'This page is taking a long time to load.',
    needsScript: 'This page needs JavaScript. Switch it on in your browser, or call {{line}}.',
  },
} as const
export default message
