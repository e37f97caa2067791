/** The urgent appointment: its stages, its gate and its clock (A §2, D14). */
const urgent = {
  title: 'Urgent Appointment',
  before: 'Before you start',
  stage: {
    type: 'Urgent Type',
    site: 'Site Selection',
    date: 'Date and time',
    person: 'Personal information',
    summary: 'Summary',
    payment: 'Payment',
  },
  signIn: {
    intro: 'You need an account and a code we text you. Your answers are saved.',
    over: 'Your time after the code has run out. Log in again to continue: your answers are saved.',
    action: 'Log in',
    register: 'Register',
  },
  clock: {
    minutes_one: '{{count}} minute left for the urgent application',
    minutes_other: '{{count}} minutes left for the urgent application',
    seconds_one: '{{count}} second left',
    seconds_other: '{{count}} seconds left',
    help: 'When time is up, log in again: your answers are saved.',
  },
  type: 'You apply for:',
  changeType: 'Change',
  days: '{{days}} working days after your appointment',
  evidence: 'Have your proof ready: you upload it with the other documents.',
  siteIntro: 'Urgent service is available only at the main office. We have chosen it for you.',
  dateIntro: 'Choose a day. Urgent appointments have no set time: come in the morning.',
  none: 'There is no available appointment date, Please check Later!',
  noneHelp: 'Urgent appointments are limited. New ones open regularly.',
  other: 'Choose another urgency level',
  guardian: 'The application is for a child: type the names of the child. You, the account holder, are the guardian.',
  names: 'Your names come from your account and cannot be changed here.',
} as const
export default urgent
