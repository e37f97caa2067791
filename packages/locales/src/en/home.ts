/** The home page of the passport portal (A §2). */
const home = {
  title: 'Passport appointments and applications',
  intro: 'Apply online, choose a day, pay, and visit the office once.',
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
      title: 'Book without queuing',
      text: 'Choose the office, the day and the time that suit you. We hold your appointment while you fill in the form.',
    },
    pay: {
      title: 'Pay by phone or at a bank',
      text: 'We give you a payment code. Pay within {{hours}} hours. Direct deposits and transfers are not accepted.',
    },
    follow: {
      title: 'See where your application is',
      text: 'With your application number or confirmation number, at any time, without an account.',
    },
    urgent: {
      title: 'Urgent? {{short}} or {{long}} working days after your appointment',
      text: 'For a medical or legal emergency, a death in the family and similar reasons, with proof, at the main office in Addis Ababa.',
    },
    group: {
      title: 'Apply together',
      text: 'A family or a group of {{min}} to {{max}} people can share one appointment and one payment.',
    },
    honest: {
      title: 'Appointments are never for sale',
      text: 'Book only on this website and pay only the official fee. If anyone asks for more, call {{line}}. The call is free.',
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
    text: 'See the fee and the documents for each service. Bring the originals to your appointment.',
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
      text: 'The damaged passport, a copy of the readable pages, and your renewed kebele ID.',
    },
    lost: {
      title: 'Lost or stolen passport',
      text: 'A police report and your kebele ID; a copy of the lost passport if you have one.',
    },
    dataChange: {
      title: 'Change of passport data',
      text: 'A copy of the data page and the court order for the change.',
    },
    urgent: {
      title: 'Urgent service',
      text: 'The documents for your service and proof of urgency. You need to log in.',
    },
    other: {
      title: 'Origin ID (Yellow Card)',
      text: 'For foreign nationals of Ethiopian origin, their spouses and children.',
    },
  },
  before: {
    title: 'Before you apply',
    citizen: 'Only Ethiopian nationals may use the passport form. Using more than one passport is prohibited.',
    names: 'Keep your ID and birth certificate beside you. Spell names exactly as they appear there.',
    papers:
      'Photograph or scan every document in colour, with the whole page readable: JPG, PNG, GIF or PDF, at most {{size}} MB each.',
    originals: 'Bring the originals to your appointment.',
    phone: 'Keep your phone with you: we send you text messages.',
    fee: 'We do not refund fees if you miss your appointment, cancel, or give wrong information.',
    self: 'You must come in person. Nobody can apply for you; a parent or guardian must accompany a child.',
    time: 'Arrive no earlier than {{minutes}} minutes before your appointment.',
  },
} as const
export default home
