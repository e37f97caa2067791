/** The Origin ID request's own screens (A §1 to A §3). */
const originId = {
  choose: 'Please select',
  serviceHint: 'What do you need?',
  service: {
    new: 'You were an Ethiopian citizen or have Ethiopian parents, and have no valid Origin ID. Choose this if you had the old yellow card.',
    renewal: 'Your Origin ID has expired.',
    damaged: 'Your card is torn, broken or cannot be read.',
    lost: 'Your card was lost or stolen. Have the police report ready.',
    correction: 'A name, the birth date or the birth place on your card is wrong.',
    bySpouse: 'You are the wife or husband of an Origin ID holder.',
    child: 'For a son or daughter. A parent or guardian must come too.',
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
    nameIntro: 'Write the name as it appears in the foreign passport, with its accents, apostrophes and hyphens.',
    printed: 'Printed on the Origin ID as',
    geezIntro:
      "You can leave these empty. If you fill them in, use Ge'ez letters. Choose a suggestion, or ask a relative who reads them.",
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
    correction: 'What is wrong on the Origin ID',
    correctionHint:
      'Type the corrected names and birth date in this form, as in your passport. Choose here which of them is wrong on the card.',
    timesLostHint: 'Including this time. The fee depends on it.',
    filledByHint: 'Nobody can apply for another adult. A parent or guardian fills in the form for a child.',
    yes: 'Yes',
  },
} as const
export default originId
