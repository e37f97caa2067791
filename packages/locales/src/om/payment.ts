import type en from '../en/payment.ts'
import type { Translation } from '../translation.ts'

/** Payment, the hand-over to a provider, and the instruction page (B §2, B §5, B §9). */
const payment: Translation<typeof en> = {
  title: 'Kaffaltii',
  method: 'Mala kaffaltii',
  methodsEmpty:
    "Yeroo ammaa malli kaffaltii banaan hin jiru. Maaloo booda irra deebi'aa yaalaa yookiin {{helpLine}} bilbilaa.",
  kind: {
    redirect: 'Marsariitii dhiyeessaa irratti kaffalaa',
    code: 'Koodii argadhaatii ittiin kaffalaa',
  },
  price: 'Kaffaltii',
  total: "Ida'ama waliigalaa",
  sampleFee: 'Kun kaffaltii fakkeenyaa ti: ejensichi kaffaltii isaa ammallee hin murteessine.',
  amount: 'Hamma maallaqaa',
  etb: 'Birrii {{amount}}',
  perPerson: 'Nama tokkoof',
  terms: 'Haalaa fi dambiiwwan dubbisee irratti walii galeera',
  nonRefundable: "Kaffaltiin kaffalame hin deebi'u.",
  forfeit:
    "Guyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
  orderOnly:
    'Kaffaltii ajaja kaffaltiitiin raawwatu qofatu fudhatama; kallattiin galii gochuun yookiin dabarsuun hin fudhatamu.',
  withinHours: "Ajajni erga bahee sa'aatii {{hours}} keessatti kaffalaa.",
  returnToApplications: "Gara Iyyata Kootti Deebi'aa",
  proceed: 'Itti Fufaa',
  proceeding: "Kaffaltiin keessan qophaa'aa jira…",
  notPayable: "Iyyanni kun yeroo ammaa kaffalamuu hin danda'u.",
  openOrder: 'Ajaja kaffaltii banaa qabdu',
  openOrderHelp:
    'Ajajni {{orderCode}} kan {{option}} kaffaltii eegaa jira. Mala biraa yoo filattan kun ni haqama; ajaja haaraa argattu.',
  continueOrder: 'Ajaja kanaan itti fufaa',
  orderCode: 'Koodii ajaja kaffaltii',
  copyCode: 'Garagalchaa',
  codeCopied: 'Koodichi garagalfameera.',
  optionName: 'Filannoo kaffaltii',
  deadline: 'Kana dura kaffalaa',
  deadlineEnds: 'Sana booda ajajichi hin tajaajilu; ajaja haaraa baasuu dandeessu.',
  addisTime: "Sa'aatiiwwan kan Finfinnee ti (EAT, UTC+3)",
  expired: 'Yeroon ajaja kaffaltii darbeera',
  expiredHelp: 'Koodii moofaadhaan hin kaffalinaa. Hanga beellama keessan qabnutti ajaja haaraa argachuu dandeessu.',
  newOrder: 'Ajaja haaraa argadhaa',
  noOrder: 'Iyyata kanaaf ajajni kaffaltii banaan hin jiru.',
  choosePayment: 'Akkaataa kaffaltii filadhaa',
  handOver: {
    title: 'Gara {{option}} itti fufaa',
    intro:
      'Achitti kaffaltu malee marsariitii kana irratti miti. Osoo hin kaffalin hamma maallaqaa fi koodii ajajaa wal bira qabaa ilaalaa.',
    go: 'Gara {{option}} deemaa',
    unsafe:
      'Teessoon fuula kaffaltii banuuf amansiisaa miti. Mala kaffaltii biraa filadhaa yookiin {{helpLine}} bilbilaa.',
  },
  instruction: {
    title: 'Qajeelfama kaffaltii',
    steps: 'Akkaataa kaffaltii: {{option}}',
    keep: 'Fuula kana maxxansaa yookiin koodii ajajaa barreeffadhaa.',
    print: 'Maxxansaa',
  },
  paid: "Kaffaltiin keessan nu ga'eera.",
  toConfirmation: 'Mirkaneessa ilaalaa',
  waiting: {
    title: 'Kaffaltii keessan eegaa jirra',
    asking: 'Kaffaltii keessan mirkaneessaa jirra. Fuulli kun ofumaan haaromfama.',
    long: "Yeroo barame caalaa fudhachaa jira. Fuula kana cufuu dandeessu: kaffaltiin keessan yommuu ga'u SMS isiniif ergina.",
    stopped: "Kaffaltiin keessan ammallee hin geenye. Irra deebi'anii mirkaneessuuf furtuu tuqaa.",
    checkAgain: "Irra deebi'aa ilaalaa",
    checking: "Mirkanaa'aa jira...",
    lastChecked: 'Yeroo dhumaaf kan ilaalame: {{time}}',
    late: "Erga kaffaltanii sa'aatii {{hours}} keessatti SMS yookiin imeelii yoo hin arganne {{email}} irratti barreessaa yookiin {{helpLine}} bilbilaa.",
  },
}
export default payment
