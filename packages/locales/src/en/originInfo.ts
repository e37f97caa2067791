/** Requirements and questions of the Origin ID (A §1, A §5, B §2). */
const originInfo = {
  title: 'Requirements for the Origin ID',
  summary: 'The documents and the fee for every Origin ID service.',
  need: 'What you need',
  fee: 'Service fee',
  plain: 'Each applicant',
  lost: 'Lost {{count}} times',
  lostMore: 'Lost {{count}} times or more',
  lostOnce: 'Lost once',
  noFee: 'The fee is shown before you pay.',
  sampleFee: 'This is a sample fee: the agency has not set its fee yet.',
  apply: 'Apply Now',
  every: {
    title: 'For every service',
    copies: 'Upload clear A4 colour copies. Bring the originals to your appointment.',
    passport: 'Your foreign passport must be valid for at least 6 months.',
    abroad: 'Documents made abroad must be authenticated by the foreign ministry there, then by the Ethiopian mission.',
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
      q: 'I have a valid Origin ID, or the old yellow card. Can I apply for a new one?',
      a: 'Not with a valid Origin ID: choose renewal when it has expired. If you had the old yellow card, apply for a new Origin ID.',
    },
    names: {
      q: 'How do I write my name?',
      a: "As it appears in your foreign passport, with accents, apostrophes and hyphens. Names in Ge'ez letters are optional.",
    },
    cost: {
      q: 'What does it cost?',
      a: 'You find the fee of each service on the requirements page. A damaged card costs more, and a lost card costs more each time.',
      link: 'Requirements and fees',
    },
    family: {
      q: 'My wife, husband or children apply too. Do we have to send the same documents again?',
      a: 'No. When you apply in the same browser or with the same account, we offer the documents you have already sent for one family member, such as the Origin ID of the holder or the marriage certificate: select it once and you do not send it again.',
    },
    where: {
      q: 'I live abroad. Which time do you show?',
      a: 'All times are Addis Ababa times. If your device is set to another time, we show your own time and day too.',
    },
  },
} as const
export default originInfo
