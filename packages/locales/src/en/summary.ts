/** The summary, and the blocks of an application's detail (B §2 Summary, Application detail). */
const summary = {
  title: 'Summary',
  intro: 'Read every line. Names and dates are printed in the passport as they stand here.',
  applicantN: 'Applicant {{n}}',
  beforeRequest: 'Before request made',
  beforeRequestHelp: 'Your request has not been sent yet. Please complete the steps before this one.',
  problem: 'The information has problem',
  problemHelp: 'The details of this applicant cannot be shown. Load the page again, or call {{helpLine}}.',
  banner: 'Delivery details and payment instructions follow.',
  arrive: 'Arrive no earlier than {{minutes}} minutes before your appointment.',
  forfeit: 'Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information.',
  block: {
    request: 'Request',
    personal: 'Personal Information',
    address: 'Address',
    family: 'Family',
    passport: 'Passport info',
    attachments: 'Attachment',
  },
  noFamily: 'No family added.',
  noAttachments: "You Don't Have Attachment Information",
  viewFile: 'View File',
  notGiven: 'Not given',
  newWindow: 'opens in a new window',
  confirmLabel: 'Confirm Applicant Details',
  confirmNotice: 'Make sure the details match your identity document exactly.',
} as const
export default summary
