/** The requirement pages and the urgent how-to-apply guide (B §2): papers, fees and conditions of each service. */
const requirements = {
  title: 'Requirements',
  summary: 'The documents and the fee for every passport service.',
  asOf: 'List of {{date}}',
  speed: {
    label: 'Regular or urgent',
    regular: 'Regular',
    urgent: 'Urgent',
  },
  common: {
    title: 'For every service',
    copies: 'Upload clear A4 colour copies. Bring the originals to your appointment.',
    self: 'You must come in person: we take your fingerprints and photo at the office. Nobody can apply for you.',
    names: 'Write your names exactly as they appear in your documents.',
    fee: 'Fees are non-refundable.',
  },
  need: 'What you need',
  when: {
    below50: 'if you are under {{age}}',
    correction: 'if you also change your details',
    shortValidity: 'if it is valid for only {{years}} years or less',
    guardian: "in place of the parent's, if the child is adopted or has a guardian",
  },
  fee: 'Service fee',
  row: {
    plain: 'Each applicant',
    withoutChange: 'Without a change of details',
    withChange: 'With a change of details',
    expired: 'The passport has expired',
    valid: 'The passport is still valid',
  },
  note: {
    expired: 'Bring the expired passport itself.',
    pageRunOut: 'Bring the passport itself: the officer counts the pages.',
    damaged: 'Bring the damaged passport itself.',
    lost: 'Go to the police first. If the lost passport was still valid, cancelling it takes {{days}} days.',
    under18: 'The child and the parent or guardian must come to the appointment together.',
  },
  apply: 'Apply Now',
  hurry: {
    title: 'Urgent or emergency?',
    link: 'Urgent service: conditions, documents and fees',
    emergency:
      'The emergency service is available only in person, at the main office or a branch office. Call {{line}} first; the call is free.',
  },
  urgent: {
    title: 'Urgent service: how to apply',
    summary: 'Conditions, documents and fees of the urgent passport service.',
    intro: 'You collect the passport {{short}} or {{long}} working days after your appointment.',
    conditions: 'Conditions',
    nationals: 'For Ethiopian nationals only.',
    office: 'Urgent service is available only at the main office in Addis Ababa.',
    account: 'You need an account and a code we text you. After the code you have {{minutes}} minutes to apply.',
    review: 'The agency reviews your application first. You pay once it is approved.',
    surcharge:
      'The urgent service costs more than the regular one: {{short}} more in {{days2}} working days, {{long}} more in {{days5}}.',
    longValidity:
      'A passport that is valid for more than 6 months pays nothing further: the fees below already contain the urgent surcharge.',
    reasons: 'Reasons we accept',
    evidence: 'Have the proof for one of them ready.',
    services: 'Choose your service',
    fees: 'Urgent fees, by working days after your appointment',
    case: 'Case',
    days: '{{days}} working days',
  },
} as const
export default requirements
