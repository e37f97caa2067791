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
    child: { title: 'Children under 18', text: 'A son or daughter; a parent or guardian comes along.' },
  },
  apply: {
    title: 'How to Apply',
    text: 'Choose what you need. The originals come with you to the appointment.',
    new: {
      title: 'New Origin ID',
      text: 'Your foreign passport, your visa, and evidence of origin: a former Ethiopian passport, an authenticated birth certificate, or a court paper.',
    },
    renewal: { title: 'Renewal', text: 'Your Origin ID and a copy of your valid foreign passport.' },
    damaged: { title: 'Damaged', text: 'The damaged card and a copy of your foreign passport.' },
    lost: { title: 'Lost or stolen', text: 'A police evidence letter and a copy of your foreign passport.' },
    correction: { title: 'Correction', text: 'Your Origin ID and the paper that proves the right data.' },
    spouse: { title: 'By spouse', text: 'The holder’s valid Origin ID and your authenticated marriage certificate.' },
    child: {
      title: 'Children under 18',
      text: 'The child’s authenticated birth certificate and the parent’s Origin ID.',
    },
  },
  before: {
    title: 'Before you apply',
    valid: 'Whoever holds a valid Origin ID should not apply for a new one.',
    yellow: 'A previous yellow card holder applies for a new Origin ID.',
    passport: 'Keep your foreign passport beside you. Names are written as they stand there, with accents and hyphens.',
    papers:
      'Photograph or scan every document in colour, clear and whole: JPG, PNG, GIF or PDF, at most {{size}} MB each.',
    originals: 'Bring the originals to your appointment.',
    abroad: 'Times are Addis Ababa times; your own time stands beside them when you are abroad.',
    self: 'Come yourself. Proxy applications are not allowed.',
    time: 'Arrive no earlier than {{minutes}} minutes before your appointment.',
  },
} as const
export default origin
