/** Requirements and questions of the Origin ID (A §1, A §5, B §2). */
const originInfo = {
  title: 'Requirements for the Origin ID',
  summary: 'The papers and the fee of every Origin ID service.',
  need: 'What you need',
  fee: 'Service fee',
  plain: 'Each applicant',
  lost: 'Lost {{count}} times',
  lostMore: 'Lost {{count}} times or more',
  lostOnce: 'Lost once',
  noFee: 'The fee is shown before you pay.',
  sampleFee: 'A sample amount: the agency has not set its fee yet.',
  unsure: 'Not sure which service is yours?',
  unsureLink: 'Find your service in one minute',
  apply: 'Apply Now',
  every: {
    title: 'For every service',
    copies: 'Upload clear A4 colour copies. Bring the originals to your appointment.',
    passport: 'Your foreign passport must be valid for at least 6 months.',
    abroad: 'Papers made abroad are authenticated by the foreign ministry there, then by the Ethiopian mission.',
    fee: 'Fees are non-refundable.',
  },
  faq: {
    title: 'Origin ID (FAQ)',
    summary: 'Short answers to what people ask most about the Origin ID.',
    who: {
      q: 'Who can get an Origin ID?',
      a: 'Former Ethiopian citizens, foreign citizens with Ethiopian parents, and the wife, husband and children of an Origin ID holder.',
    },
    holder: {
      q: 'I hold a valid Origin ID, or the old yellow card. May I apply for a new one?',
      a: 'Not with a valid Origin ID: choose renewal when it has expired. A previous yellow card holder applies for a new Origin ID.',
    },
    names: {
      q: 'How do I write my name?',
      a: "As it stands in your foreign passport, with accents, apostrophes and hyphens. Names in Ge'ez letters are optional.",
    },
    cost: {
      q: 'What does it cost?',
      a: 'The fee of each service stands on the requirements page. A damaged card costs more, and a lost one more each time it was lost.',
      link: 'Requirements and fees',
    },
    family: {
      q: 'My wife, husband or children apply too. Must we send the same papers again?',
      a: 'When you apply in the same browser or with the same account, a paper you have sent for one of the family, such as the Origin ID of the holder or the marriage certificate, is offered for the others: one tap, and it need not be sent again.',
    },
    where: {
      q: 'I live abroad. Which time is meant?',
      a: 'All times are Addis Ababa times. Where your device is set to another time, your own time and day stand beside them.',
    },
  },
} as const
export default originInfo
