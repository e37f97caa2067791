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
    intro: 'The urgent service needs an account that is confirmed by a one-time code. What you have typed is kept.',
    over: 'The time after the one-time code has ended. Log in again to go on: what you have typed is kept.',
    action: 'Log in',
    register: 'Register',
  },
  clock: {
    minutes_one: '{{count}} minute left for the urgent application',
    minutes_other: '{{count}} minutes left for the urgent application',
    seconds_one: '{{count}} second left',
    seconds_other: '{{count}} seconds left',
    help: 'Then you log in again. Nothing you typed is lost.',
  },
  days: '{{days}} working days after the application',
  evidence: 'Have the evidence at hand: you upload it with the other documents.',
  siteIntro: 'Urgent service is given at the main office only. It is chosen for you.',
  dateIntro: 'Choose a day. Urgent appointments have no time slots: come in the morning.',
  none: 'There is no available appointment date, Please check Later!',
  noneHelp: 'The places of the urgent service are few. New ones open regularly.',
  other: 'Choose another urgency level',
  names: 'Your names come from your account and cannot be changed here.',
} as const
export default urgent
