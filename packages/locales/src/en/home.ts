/** The home page of the passport portal (A §2). */
const home = {
  title: 'Passport appointments and applications',
  intro: 'Fill in the form at home, choose your day, pay, and come once.',
  carousel: {
    title: 'Good to know',
    position: '{{n}} of {{total}}',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
  slide: {
    book: {
      title: 'Your place, without the queue',
      text: 'Choose the office, the day and the time that suit you. The place is kept for you while you fill in the form.',
    },
    pay: {
      title: 'Pay by phone or at a bank',
      text: 'You receive a payment order. Pay it within {{hours}} hours. Direct deposits and transfers are not accepted.',
    },
    follow: {
      title: 'See where your application is',
      text: 'With your application number or confirmation number, at any time, without an account.',
    },
    urgent: {
      title: 'Urgent? In {{short}} or {{long}} working days',
      text: 'For a medical or legal emergency, a death in the family and similar reasons, with evidence, at the main office in Addis Ababa.',
    },
    group: {
      title: 'Apply together',
      text: 'A family or a group of {{min}} to {{max}} people can share one appointment and one payment.',
    },
    honest: {
      title: 'Nobody can sell you a place',
      text: 'Appointments are given here only, and only the fee is due. If anyone asks for more, call {{line}}. The call is free.',
    },
  },
  action: {
    start: 'Start New Application',
    startText: 'A new, expired, damaged or lost passport, or a change of data.',
    register: 'Register',
    registerText: 'Free and optional: all your applications in one place.',
    status: 'Check Status',
    statusText: 'Where your application is and what to do next.',
  },
  apply: {
    title: 'How to Apply',
    text: 'Each service with its papers and its fee. The originals come with you to the appointment.',
    fee: 'Fee {{amount}} ETB',
    feeFrom: 'Fee from {{amount}} ETB',
    more: 'What you need',
    new: {
      title: 'New passport',
      text: 'Your renewed kebele ID and, below age {{age}}, an authenticated birth certificate.',
    },
    expired: { title: 'Expired passport', text: 'Your old passport and a copy of its data page.' },
    pageRunOut: {
      title: 'Passport page run-out',
      text: '{{pages}} or fewer pages left: your passport and a copy of its data page.',
    },
    damaged: {
      title: 'Damaged passport',
      text: 'The damaged passport, a copy of what can be read, and your renewed kebele ID.',
    },
    lost: {
      title: 'Lost or stolen passport',
      text: 'A police evidence letter and your kebele ID; a copy of the lost passport if you have one.',
    },
    dataChange: {
      title: 'Change of passport data',
      text: 'A copy of the data page and the court evidence for the change.',
    },
    urgent: {
      title: 'Urgent service',
      text: 'The papers of your service and evidence of urgency. You need to log in.',
    },
    other: {
      title: 'Origin ID (Yellow Card)',
      text: 'For foreign nationals of Ethiopian origin, their spouses and children.',
    },
  },
  before: {
    title: 'Before you apply',
    citizen: 'Only Ethiopian nationals may use the passport form. Using more than one passport is prohibited.',
    names: 'Keep your ID and birth certificate beside you. Names must be spelt exactly as they stand there.',
    papers:
      'Photograph or scan every document in colour, clear and whole: JPG, PNG, GIF or PDF, at most {{size}} MB each.',
    originals: 'Bring the originals to your appointment.',
    phone: 'Keep the phone with you that receives your SMS.',
    fee: 'Fees are not refunded: not if you stay away, cancel, or gave incorrect information.',
    self: 'Come yourself. Proxy applications are not allowed; a parent or guardian must accompany a child.',
    time: 'Arrive no earlier than {{minutes}} minutes before your appointment.',
  },
} as const
export default home
