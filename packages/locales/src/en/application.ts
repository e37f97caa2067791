/** The page of one application: what comes next, how far it is, and what became of the payment (D51). */
const application = {
  continue: {
    applicants: 'Continue: add the other applicants',
    documents: 'Continue: add the documents',
    confirmation: 'Continue: check and confirm',
    payment: 'Continue: pay',
  },
  next: {
    title: 'What to do next',
    applicants: 'Some applicants of your group are still missing.',
    applicantsHelp: 'Add them on the device where you started the application. On another device, call {{helpLine}}.',
    documents: 'Some documents are still missing. Add them to keep your appointment.',
    confirmation: 'Your documents are here. Check your details and confirm them.',
    payment: 'Your details are confirmed. Pay the fee to keep your appointment.',
    correction: 'The agency has asked you to correct your application.',
    review:
      'The agency is looking at your urgent application. You do not need to do anything now. We will text you when it has decided.',
    appointment: 'Come to your appointment with your slip and your original documents.',
    collection:
      'There is no separate appointment for this service. Come on the delivery date with your slip and your original documents: they are checked when you collect your new document.',
    rejected: 'The agency did not accept this application.',
    cancelled: 'This application is cancelled. We no longer hold its appointment.',
    expired: 'This application has expired and we no longer hold its appointment. You can apply again.',
    unknown: 'To ask about this application, call {{helpLine}}.',
    reason: 'Reason: {{reason}}',
    applyAgain: 'Start a new application',
    slip: 'Show the slip',
    heldUntil: 'Held for you until {{until}}',
    payBefore: 'Pay before {{until}}',
    arrived: 'The office has your documents. We will text you when you can collect your new one.',
    didNotCome:
      'The office noted that you did not come to your appointment. The fee is not refunded. To ask what you can do, call {{helpLine}}.',
    ready: 'Your document is ready. Collect it with your slip and your identity document.',
    collected: 'Your document has been collected. There is nothing more to do.',
  },
  closed: {
    title: 'What is not possible now',
    afterPayment: 'possible after you have paid',
    afterApproval: 'possible after the agency has approved your application',
    tooLate: 'was possible until {{day}}',
    onlyOnNotice: 'possible when the agency asks you for a correction',
    rescheduleUntil: 'You can change the date until {{day}}.',
  },
  timeline: {
    title: 'Your application step by step',
    submitted: 'Application sent',
    documents: 'Documents added',
    confirmed: 'Details confirmed',
    reviewed: 'Approved by the agency',
    paid: 'Fee paid',
    appointment: 'Appointment at the office',
    ready: 'Ready for collection',
    collected: 'Collected',
    didNotCome: 'Did not attend',
    rejected: 'Not accepted by the agency',
    cancelled: 'Cancelled',
    expired: 'Expired',
    done: 'done',
    current: 'now',
    todo: 'still to come',
    stopped: 'ended here',
  },
  ticket: {
    appointment: 'Appointment',
    collection: 'Delivery',
    noSlipYet: 'This is not a slip yet: the appointment is yours once the fee is paid.',
  },
  change: 'Change',
  changeFree: 'Something wrong? Change it now, it is free.',
  saved: 'Your changes are saved.',
  outcome: {
    pending: {
      title: 'We are waiting for your payment',
      help: 'No money has reached us yet. If you have paid, wait: this page updates itself.',
    },
    paid: {
      title: 'Your payment has arrived',
      help: 'We have received {{amount}} ETB.',
    },
    cancelled: {
      title: 'The payment with {{option}} was cancelled',
      help: 'No money was taken. Try again, or choose another way to pay.',
    },
    failed: {
      title: 'The payment with {{option}} failed',
      help: 'No money was taken. Try again, or choose another way to pay.',
    },
    expired: {
      title: 'The payment order has expired',
      help: 'No money has reached us for it. Do not pay with the old code: make a new order.',
    },
    wrongAmount: {
      title: 'A wrong amount arrived, so your application is not paid yet',
      help: 'The money was taken and will be paid back. Make a new order and pay exactly {{amount}} ETB.',
    },
    late: {
      title: 'Your payment arrived too late',
      help: 'The money was taken and will be paid back: the appointment was no longer free. Keep your receipt and call {{helpLine}}.',
    },
    refundDue: {
      title: 'Your payment could not be used for this application',
      help: 'The money was taken and will be paid back. Keep your receipt and call {{helpLine}}.',
    },
    tryAgain: 'Try again',
  },
  keepAsItIs: 'Leave it as it is',
} as const
export default application
