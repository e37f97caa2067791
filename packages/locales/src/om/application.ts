import type en from '../en/application.ts'
import type { Translation } from '../translation.ts'

/** The page of one application: what comes next, how far it is, and what became of the payment (D51). */
const application: Translation<typeof en> = {
  continue: {
    applicants: 'Itti fufaa: iyyattoota kaan dabalaa',
    documents: 'Itti fufaa: sanadoota dabalaa',
    confirmation: 'Itti fufaa: ilaalaatii mirkaneessaa',
    payment: 'Itti fufaa: kaffalaa',
  },
  next: {
    title: 'Itti aansee maal gochuu qabdu',
    applicants: 'Iyyattoonni garee keessanii tokko tokko ammallee hin dabalamne.',
    applicantsHelp: "Meeshaa iyyata itti jalqabdaniin dabalaa. Meeshaa biraa irraa yoo ta'e {{helpLine}} bilbilaa.",
    documents: 'Sanadoonni tokko tokko ammallee hin jiran. Beellama keessan tursuuf isaan dabalaa.',
    confirmation: "Sanadoonni keessan ga'aniiru. Odeeffannoo keessan ilaalaatii mirkaneessaa.",
    payment: "Odeeffannoon keessan mirkanaa'eera. Beellama keessan tursuuf kaffaltii kaffalaa.",
    correction: 'Ejensichi iyyata keessan akka sirreessitan gaafateera.',
    review:
      'Ejensichi iyyata keessan ariifachiisaa ilaalaa jira. Amma waan gochuu qabdan hin qabdan. Yommuu murteessu SMS isiniif ergina.',
    appointment: 'Waraqaa fi sanadoota keessan orijinaalaa qabattanii beellama keessanitti kottaa.',
    collection:
      'Tajaajila kanaaf beellamni addaa hin jiru. Guyyaa fudhannaa waraqaa fi sanadoota keessan orijinaalaa qabattanii kottaa; isaan kan ilaalaman yommuu sanada haaraa fudhattan.',
    rejected: 'Ejensichi iyyata kana hin fudhanne.',
    cancelled: 'Iyyanni kun haqameera. Beellamichis gadhiifameera.',
    expired: 'Yeroon iyyata kanaa darbeera; beellamni isaas gadhiifameera. Irra deebitanii iyyachuu dandeessu.',
    unknown: "Waa'ee iyyata kanaa gaafachuuf {{helpLine}} bilbilaa.",
    reason: 'Sababa: {{reason}}',
    applyAgain: 'Iyyata haaraa jalqabaa',
    slip: 'Waraqaa ilaalaa',
    heldUntil: 'Isiniif kan turu hanga {{until}}',
    payBefore: '{{until}} dura kaffalaa',
    arrived: 'Waajjirichi sanadoota keessan fudhateera. Yommuu sanada haaraa fudhachuu dandeessan SMS isiniif ergina.',
    didNotCome:
      "Waajjirichi beellama keessanitti akka hin dhufne galmeesseera. Kaffaltiin hin deebi'u. Maal gochuu akka dandeessan gaafachuuf {{helpLine}} bilbilaa.",
    ready: "Sanadni keessan qophaa'eera. Waraqaa fi eenyummeessaa keessan qabattanii fudhadhaa.",
    collected: 'Sanadni keessan fudhatameera. Wanti hafe hin jiru.',
  },
  closed: {
    title: "Wanta amma hin danda'amne",
    afterPayment: "erga kaffaltanii booda ni danda'ama",
    afterApproval: "erga ejensichi iyyata keessan mirkaneessee booda ni danda'ama",
    tooLate: "hanga {{day}} ni danda'ama ture",
    onlyOnNotice: "yommuu ejensichi sirreeffama isin gaafatu ni danda'ama",
    rescheduleUntil: 'Guyyaa hanga {{day}} jijjiiruu dandeessu.',
  },
  timeline: {
    title: 'Iyyata keessan sadarkaadhaan',
    submitted: 'Iyyanni ergameera',
    documents: 'Sanadoonni dabalamaniiru',
    confirmed: "Odeeffannoon mirkanaa'eera",
    reviewed: "Ejensichaan mirkanaa'eera",
    paid: 'Kaffaltiin raawwateera',
    appointment: 'Beellama waajjiraa',
    ready: "Fudhachuuf qophaa'eera",
    collected: 'Fudhatameera',
    didNotCome: 'Beellama irratti hin argamne',
    rejected: 'Ejensichaan hin fudhatamne',
    cancelled: 'Haqameera',
    expired: 'Yeroon isaa darbeera',
    done: 'xumurameera',
    current: 'amma',
    todo: 'ammallee hafa',
    stopped: 'asitti dhaabate',
  },
  ticket: {
    appointment: 'Beellama',
    collection: 'Fudhannaa',
    noSlipYet: "Kun ammallee waraqaa beellamaa miti; beellamichi kan keessan kan ta'u yommuu kaffaltiin raawwatu.",
  },
  change: 'Jijjiiraa',
  changeFree: 'Wanti dogoggora jiraa? Amma jijjiiraa, bilisa.',
  saved: "Jijjiiramni keessan olkaa'ameera.",
  outcome: {
    pending: {
      title: 'Kaffaltii keessan eegaa jirra',
      help: 'Hanga ammaatti maallaqni nu hin geenye. Yoo kaffaltan eegaa; fuulli kun ofumaan haaromfama.',
    },
    paid: {
      title: "Kaffaltiin keessan ga'eera",
      help: "Birriin {{amount}} nu ga'eera.",
    },
    cancelled: {
      title: 'Kaffaltiin {{option}} tiin jalqabame haqameera',
      help: "Maallaqni fudhatame hin jiru. Irra deebi'aa yaalaa yookiin mala kaffaltii biraa filadhaa.",
    },
    failed: {
      title: 'Kaffaltiin {{option}} tiin jalqabame hin milkoofne',
      help: "Maallaqni fudhatame hin jiru. Irra deebi'aa yaalaa yookiin mala kaffaltii biraa filadhaa.",
    },
    expired: {
      title: 'Yeroon ajaja kaffaltii darbeera',
      help: 'Isaaf maallaqni nu hin geenye. Koodii durii sanaan hin kaffalinaa; ajaja haaraa uumaa.',
    },
    wrongAmount: {
      title: "Hammi maallaqaa dogoggoraa waan ga'eef iyyanni keessan ammallee hin kaffalamne",
      help: "Maallaqichi fudhatameera, isiniif deebi'a. Ajaja haaraa uumaatii sirriitti Birrii {{amount}} kaffalaa.",
    },
    late: {
      title: "Kaffaltiin keessan turee ga'e",
      help: "Maallaqichi fudhatameera; beellamichi waan hin jirreef isiniif deebi'a. Nagahee keessan qabadhaatii {{helpLine}} bilbilaa.",
    },
    refundDue: {
      title: 'Kaffaltiin keessan iyyata kanaaf oluu hin dandeenye',
      help: "Maallaqichi fudhatameera, isiniif deebi'a. Nagahee keessan qabadhaatii {{helpLine}} bilbilaa.",
    },
    tryAgain: "Irra deebi'aa yaalaa",
  },
  keepAsItIs: 'Akkuma jirutti dhiisaa',
}
export default application
