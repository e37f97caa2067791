/** The contact page (B §2): addresses, branches, and the feedback form. */
const contact = {
  title: 'Contact Us',
  summary: 'Call, write or visit us, or leave a message here.',
  head: 'Main office',
  address: 'Address',
  phone: 'Phone',
  fax: 'Fax',
  supportPhone: 'Support phone',
  social: 'Follow us',
  network: { facebook: 'Facebook', telegram: 'Telegram' },
  branches: 'Branch phone and fax',
  branch: 'Branch',
  form: {
    title: 'Leave a message',
    submit: 'Submit',
    thanks: 'Thank you for your message.',
    thanksHelp: 'We have received it and will reply by phone or email.',
    another: 'Write another message',
  },
  field: {
    firstName: 'First name',
    grandfatherName: 'Grand Father Name',
    phoneNumber: 'Phone Number',
    email: 'Email',
    message: 'Message',
    captcha: 'I am not a robot',
  },
} as const
export default contact
