/** The home page of the Origin ID portal (A §1, A §2). */
const origin = {
  title: 'Origin ID (Yellow Card)',
  intro: 'For foreign nationals of Ethiopian origin, and for their spouses and children.',
  action: {
    start: 'Start New Application',
    startText: 'A new Origin ID, a renewal, or one for a spouse or child.',
    register: 'Register',
    registerText: 'Free and optional: all your applications in one place.',
    status: 'Check Status',
    statusText: 'Where your application is and what to do next.',
  },
  who: {
    title: 'Who can apply',
    birth: { title: 'By birth', text: 'Former Ethiopian citizens, and foreign citizens with Ethiopian parents.' },
    spouse: { title: 'By spouse', text: 'The wife or husband of an Origin ID holder.' },
    child: { title: 'Children under 18', text: 'A son or daughter. A parent or guardian must come too.' },
  },
  apply: {
    title: 'How to Apply',
    text: 'Choose what you need. Bring the originals to your appointment.',
    new: {
      title: 'New Origin ID',
      text: 'Your foreign passport, your visa, and proof of origin: a former Ethiopian passport, an authenticated birth certificate, or a court document.',
    },
    renewal: { title: 'Renewal', text: 'Your Origin ID and a copy of your valid foreign passport.' },
    damaged: { title: 'Damaged', text: 'The damaged card and a copy of your foreign passport.' },
    lost: { title: 'Lost or stolen', text: 'A police report and a copy of your foreign passport.' },
    correction: { title: 'Correction', text: 'Your Origin ID and the document that proves the right details.' },
    spouse: { title: 'By spouse', text: 'The holder’s valid Origin ID and your authenticated marriage certificate.' },
    child: {
      title: 'Children under 18',
      text: 'The child’s foreign passport with the entry visa, the authenticated birth certificate, the parent’s ID or passport, and a photo.',
    },
  },
  before: {
    title: 'Before you apply',
    valid: 'If you have a valid Origin ID, do not apply again.',
    yellow: 'If you had the old yellow card, apply for a new Origin ID.',
    passport: 'Keep your foreign passport beside you. Write names as they appear there, with accents and hyphens.',
    papers:
      'Photograph or scan every document in colour, with the whole page readable: JPG, PNG, GIF or PDF, at most {{size}} MB each.',
    originals: 'Bring the originals to your appointment.',
    abroad: 'Times are Addis Ababa times; if you are abroad, we show your local time too.',
    self: 'You must come in person. Nobody can apply for you.',
    time: 'Arrive no earlier than {{minutes}} minutes before your appointment.',
  },
} as const
export default origin
