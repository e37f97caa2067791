/** The Origin ID request's own screens (A §1 to A §3). */
const originId = {
  choose: 'Please select',
  serviceHint: 'What do you need?',
  service: {
    new: 'You were an Ethiopian citizen or have Ethiopian parents, and hold no valid Origin ID. Who had the old yellow card applies here too.',
    renewal: 'Your Origin ID has expired.',
    damaged: 'Your card is torn, broken or cannot be read.',
    lost: 'Your card was lost or stolen. Keep the police letter at hand.',
    correction: 'A name, the birth date or the birth place on your card is wrong.',
    bySpouse: 'You are the wife or husband of an Origin ID holder.',
    child: 'For a son or daughter. A parent or guardian comes along.',
  },
  site: {
    yours: 'About you',
    countryHint: 'Where you live now',
    subCityHint: 'Where you stay in Addis Ababa or Dire Dawa, if you do',
    visaHint: 'As printed on your visa or e-visa',
    cardHint: 'As printed on your Origin ID',
    lostCardHint: 'If you know it, for example from a copy',
    where: 'Where you apply',
    office: 'Application site',
  },
  person: {
    nameIntro: 'Write the name as it stands in the foreign passport, with its accents, apostrophes and hyphens.',
    printed: 'Printed on the Origin ID as',
    geezIntro:
      "You may leave these empty. If you write them, use Ge'ez letters. Tap a suggestion, or ask a relative who reads them.",
    certificateHint: '16 digits of the birth certificate',
    phoneHint: 'With the country code, for example +44 1632 960001. An Ethiopian number may begin with 09.',
    nationalityHint: 'As in your foreign passport',
  },
  address: {
    title: 'Where you stay in Ethiopia',
    intro: 'For example with relatives, or in a hotel. Region and city are enough.',
  },
  detail: {
    visa: 'Visa',
    card: 'Your Origin ID',
    lost: 'The lost Origin ID',
    about: 'About this application',
    localPhoneHint: 'An Ethiopian number where the office can reach you, if you have one',
    timesLostHint: 'This time included. The fee depends on it.',
    filledByHint: 'Proxy applications are not allowed. A parent or guardian fills in for a child.',
    yes: 'Yes',
  },
} as const
export default originId
