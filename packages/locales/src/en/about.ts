/** The About page (B §2): what the agency is, its vision, mission and values. */
const about = {
  title: 'About us',
  summary: 'Who issues the passports and Origin IDs of Ethiopia, and what you may expect of us.',
  agency:
    'The Immigration, Nationality and Vital Events Agency issues the travel documents of Ethiopian citizens, looks after the entry and stay of foreign nationals, and keeps the record of births, marriages, divorces and deaths.',
  service:
    'This service lets you do the first part at home: fill in the form, choose the office and the day, pay, and come once with your originals. It speaks four languages and works on a simple phone with a weak connection.',
  promise:
    'Appointments go to everybody by the same rules, in the order in which they are asked for. Nobody can buy a better place.',
  vision: {
    title: 'Vision',
    text: 'A service that every Ethiopian can reach and trust, wherever they live: one visit, one stated fee, and a date that is kept.',
  },
  mission: {
    title: 'Mission',
    documents:
      'To issue secure travel documents to every citizen who is entitled to one, on time and at the stated fee.',
    welcome:
      'To receive foreign nationals and people of Ethiopian origin by rules that are clear and the same for all.',
    records: 'To record the vital events of every family, so that each person can prove who they are.',
  },
  values: {
    title: 'Values',
    respect: {
      title: 'Respect',
      text: 'We receive everybody with courtesy.',
    },
    fairness: {
      title: 'Fairness',
      text: 'The same rules and the same queue for all.',
    },
    honesty: {
      title: 'Honesty',
      text: 'We take the fee and nothing else.',
    },
    punctuality: {
      title: 'Punctuality',
      text: 'A date we give is a date we keep.',
    },
    confidentiality: {
      title: 'Confidentiality',
      text: 'What you tell us serves your application and nothing else.',
    },
    access: {
      title: 'Access for all',
      text: 'Whatever language, ability or phone somebody has.',
    },
    care: {
      title: 'Care',
      text: 'We check twice, because one wrong letter costs a journey.',
    },
  },
} as const
export default about
