/** The About page (B §2): what the agency is, its vision, mission and values. */
const about = {
  title: 'About us',
  summary: 'Who issues the passports and Origin IDs of Ethiopia, and what you can expect from us.',
  agency:
    'The Immigration, Nationality and Vital Events Agency issues the travel documents of Ethiopian citizens, looks after the entry and stay of foreign nationals, and keeps the record of births, marriages, divorces and deaths.',
  service:
    'This service lets you do the first part at home: apply online, choose the office and the day, pay, and visit the office once with your originals. It speaks four languages and works on a simple phone with a weak connection.',
  promise: 'Appointments are first come, first served. Nobody can pay to go first.',
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
      text: 'We treat everyone with courtesy.',
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
      text: 'For everyone, whatever their language, ability or phone.',
    },
    care: {
      title: 'Care',
      text: 'We check twice, because one wrong letter can cost you a trip.',
    },
  },
} as const
export default about
