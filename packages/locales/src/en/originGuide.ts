/** The guide to the right Origin ID service (A §1, A §5). */
const originGuide = {
  summary: 'Answer a few questions to find your Origin ID service, its fee, the documents and the earliest dates.',
  ready: 'Origin ID ready',
  question: {
    nationality: 'What is the nationality of the applicant?',
    age: 'How old is the applicant?',
    card: 'Does the applicant have an Origin ID?',
    losses: 'How many times was it lost, including this time?',
    correction: 'Do you need to correct a name, the birth date or the birth place?',
    origin: 'Which of these applies to the applicant?',
  },
  nationality: {
    foreign: 'A foreign nationality',
    ethiopian: 'Ethiopian',
  },
  age: {
    child: 'Under {{age}}',
    adult: '{{age}} or older',
  },
  card: {
    none: 'No, this is the first one',
    yellowCard: 'No, but the old yellow card',
    valid: 'Yes, it is still valid',
    expired: 'Yes, but it has expired',
    damaged: 'Yes, but it is damaged',
    lost: 'It was lost or stolen',
  },
  losses: {
    once: 'Once',
    twice: 'Twice',
    more: 'Three times or more',
  },
  correction: {
    yes: 'Yes',
    no: 'No',
  },
  origin: {
    formerCitizen: 'Was an Ethiopian citizen',
    ethiopianParent: 'Has an Ethiopian parent',
    spouseOfHolder: 'Is the wife or husband of an Origin ID holder',
    other: 'None of these',
  },
  result: {
    ethiopian: 'The Origin ID is for foreign nationals. Ethiopian nationals apply for a passport.',
    passport: 'Go to the passport portal',
    valid: 'Your Origin ID is valid, so you do not need to apply. Choose renewal once it has expired.',
    noOrigin:
      'The Origin ID is for former Ethiopian citizens, for people with an Ethiopian parent, and for the wife, husband and children of a holder.',
  },
  rule: {
    foreignNational: 'For foreign nationals.',
    noOpenRequest: 'For people without an open application.',
    adult: 'For applicants of {{age}} or older.',
    child: 'For children under {{age}}, with a parent or guardian.',
    ethiopianOrigin: 'For former Ethiopian citizens and people with an Ethiopian parent.',
    spouseOfHolder: 'For the wife or husband of an Origin ID holder.',
    holdsNoOriginId: 'For people who have no Origin ID, also if they had the old yellow card.',
    originIdExpired: 'For an Origin ID that has expired.',
    originIdDamaged: 'For a damaged Origin ID.',
    originIdLost: 'For an Origin ID that was lost or stolen.',
    holdsOriginId: 'For holders of an Origin ID, valid or expired.',
    correctionWanted: 'For a change of name, birth place or birth date.',
  },
} as const
export default originGuide
