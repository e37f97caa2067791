import type en from '../en/status.ts'
import type { Translation } from '../translation.ts'

/** Words about a stored request: list, look-up, card and detail (B §2 My applications, Status lookup, Application detail). */
const status: Translation<typeof en> = {
  requestStatus: {
    initial: 'Ammallee guutuu miti',
    confirmed: "Mirkanaa'eera",
    underReview: 'Ilaalamaa jira',
    urgentApproved: "Gaaffiin ariifachiisaan mirkanaa'eera",
    rejected: "Kufaa ta'eera",
    awaitingPayment: 'Kaffaltii eegaa jira',
    paymentCompleted: 'Kaffaltiin Xumurameera',
    cancelled: 'Haqameera',
    expired: 'Yeroon isaa darbeera',
    unknown: 'Kan hin beekamne',
  },
  personStatus: {
    initial: 'Jalqabaa',
    paymentCompleted: 'Kaffaltiin Xumurameera',
    cancelled: 'Haqameera',
    unknown: 'Kan hin beekamne',
  },
  notified: 'Sirreeffama barbaada',
  label: {
    requestType: 'Gosa gaaffii',
    requestMode: 'Haala tajaajilaa',
    requestStatus: 'Haala gaaffii',
    applicationStatus: 'Haala iyyataa',
    requestDate: 'Guyyaa gaaffii',
    appointmentDate: 'Guyyaa Beellamaa',
    appointmentTime: "Sa'aatii beellamaa",
    deliveryDate: 'Guyyaa itti fudhatan',
    deliveryTime: "Sa'aatii itti fudhatan",
    applicationNumber: 'Lakkoofsa Iyyataa',
    confirmationNumber: 'Lakkoofsa Mirkaneessaa',
    orderCode: 'Koodii ajaja kaffaltii',
    office: 'Waajjira',
    deliverySite: 'Bakka itti fudhatan',
    applicant: 'Iyyataa',
    placeKeptUntil: 'Bakki keessan kan eegamu hanga',
  },
  addisTime: "Sa'aatiiwwan kan Finfinnee ti (EAT, UTC+3)",
  action: {
    view: "Bal'ina Ilaali",
    pay: 'Kaffali',
    edit: 'Gulaali',
    reschedule: 'Beellama Jijjiiri',
    cancel: 'Beellama haqi',
  },
  list: {
    title: 'Tarree Iyyata Keessanii',
    intro: "Gaaffiiwwan sakatta'aa kanaan yookiin herrega keessaniin dhihaatan.",
    empty: 'Iyyanni dhihaate hin argamne.',
    emptyHelp: "Meeshaa biraatiin iyyattanii yoo ta'e gaaffii keessan lakkoofsota isaatiin barbaadaa.",
    back: "Gara Tarree Iyyata Kootti Deebi'i",
  },
  lookup: {
    title: 'Haala iyyataa ilaali',
    intro:
      'Lakkoofsota lamaan waraqaa yookiin ergaa keessan irra jiran keessaa tokko guutaa. Lakkoofsota lamaaniin waan hunda ilaaluu fi gaaffii jijjiiruu dandeessu.',
    applicationHint: 'Iyyataan tokkoon tokkoon tokko qaba',
    confirmationHint: 'Gaaffii guutuuf tokko',
    search: 'Barbaadi',
    searching: 'Barbaadamaa jira...',
    backToForm: "Gara Unkaatti Deebi'i",
    notFoundHelp: 'Qubee fi dijiitii hunda waraqaa yookiin ergaa keessan wajjin wal bira qabaa.',
    manageTitle: 'Iyyata Kee Bulchi',
    manageIntro:
      'Dura gaaffii keessan barbaadaa. Sana booda ilaaluu, kaffaluu, guyyaa jijjiiruu yookiin haquu dandeessu.',
  },
  masked: {
    title: "Bal'inni tokko tokko dhokateera",
    help: 'Iyyataa eeguuf lakkoofsi tokko qofti kaardii kana qofa agarsiisa. Waan hunda ilaaluuf lakkoofsota lamaan kennaa.',
    giveBoth: 'Lakkoofsota lamaan kenni',
  },
  detail: {
    title: "Bal'ina iyyataa",
    print: 'Maxxansi',
    slip: 'Waraqaa beellamaa agarsiisi',
  },
  edit: {
    help: 'Odeeffannoo sirreessuuf {{helpLine}} bilbilaa yookiin sanadoota orjinaalaa qabattanii gara waajjira armaan olii deemaa.',
  },
  cancel: {
    title: 'Beellama kana haquu barbaadduu?',
    help: "Bakki nama biraatiif kennama; kaffaltiinis hin deebi'u. Kun deebi'uu hin danda'u.",
    confirm: 'Eeyyee, beellama haqi',
    keep: 'Lakki, haa turu',
    working: 'Haqamaa jira...',
    done: 'Beellamni haqameera.',
  },
  reschedule: {
    title: 'Beellama Jijjiiri',
    current: 'Guyyaa beellamaa ammaa',
    prompt: 'Maaloo guyyaa filadhaa',
    save: "Guyyaa fi Sa'aatii Haaraa Olkaa'i",
    saving: "Olkaa'amaa jira...",
    changedTo: 'Gara kanaatti jijjiirameera - {{dateTime}}',
    none: "Guyyaan beellamaa banaan hin jiru; maaloo booda irra deebi'aa ilaalaa!",
  },
}
export default status
