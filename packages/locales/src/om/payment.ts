import type en from '../en/payment.ts'
import type { Translation } from '../translation.ts'

/** Payment, the hand-over to a provider, and the instruction page (B §2, B §5, B §9). */
const payment: Translation<typeof en> = {
  title: 'Kaffaltii',
  method: 'Mala kaffaltii',
  methodsEmpty:
    "Yeroo ammaa malli kaffaltii banaan hin jiru. Maaloo booda irra deebi'aa yaalaa yookiin {{helpLine}} bilbilaa.",
  kind: {
    redirect: 'Fuula dhiyeessaa kanaa irratti kaffaltu',
    code: 'Koodii argattanii ittiin kaffaltu',
  },
  price: 'Gatii',
  total: "Ida'ama waliigalaa",
  sampleFee: 'Kun hamma fakkeenyaa ti: dhaabbatichi kaffaltii isaa hin murteessine.',
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
  returnToApplications: "Gara Iyyata Kootti Deebi'i",
  proceed: 'Itti Fufi',
  proceeding: "Ajajni kaffaltii keessanii qophaa'aa jira...",
  notPayable: "Gaaffiin kun yeroo ammaa kaffalamuu hin danda'u.",
  openOrder: 'Ajaja kaffaltii banaa qabdu',
  openOrderHelp:
    "Ajajni {{orderCode}} kan {{option}} kaffaltii keessan eegaa jira. Mala biraa yoo filattan kun ni dhuma; ajajni haaraan ni qophaa'a.",
  continueOrder: 'Ajaja kanaan itti fufi',
  orderCode: 'Koodii ajaja kaffaltii',
  copyCode: 'Garagalchi',
  codeCopied: 'Koodichi garagalfameera.',
  optionName: 'Filannoo kaffaltii',
  deadline: 'Kana dura kaffalaa',
  addisTime: "Sa'aatiiwwan kan Finfinnee ti (EAT, UTC+3)",
  expired: 'Yeroon ajaja kaffaltii darbeera',
  expiredHelp:
    'Maaloo koodii moofaadhaan hin kaffalinaa. Hanga bakki keessan eegametti ajaja haaraa qopheeffachuu dandeessu.',
  newOrder: 'Ajaja haaraa qopheessi',
  noOrder: 'Gaaffii kanaaf ajajni kaffaltii banaan hin jiru.',
  choosePayment: 'Akkaataa kaffaltii filadhu',
  handOver: {
    title: 'Amma gara fuula {{option}} deemtu',
    intro:
      'Kaffaltiin achitti raawwata malee marsariitii kana irratti miti. Osoo hin kaffalin hamma maallaqaa fi koodii ajajaa wal bira qabaa ilaalaa.',
    go: 'Gara {{option}} deemi',
    unsafe:
      'Teessoon fuula kaffaltii banuuf amansiisaa miti. Maaloo mala kaffaltii biraa filadhaa yookiin {{helpLine}} bilbilaa.',
  },
  instruction: {
    title: 'Qajeelfama kaffaltii',
    steps: 'Akkaataa {{option}} kaffalan',
    keep: 'Fuula kana maxxansaa yookiin koodii ajajaa barreeffadhaa.',
    print: 'Maxxansi',
  },
  paid: "Kaffaltiin ga'eera.",
  toConfirmation: 'Mirkaneessa agarsiisi',
  waiting: {
    title: 'Kaffaltii keessan eegaa jirra',
    asking: "Kaffaltiin ga'uu isaa gaafachaa jirra. Fuulli kun ofumaan jijjiirama.",
    long: "Yeroo barame caalaa fudhachaa jira. Fuula kana cufuu dandeessu: kaffaltiin yommuu ga'u ergaan isiniif ergama.",
    stopped: "Kaffaltiin ammallee hin geenye. Irra deebi'anii gaafachuuf furtuu tuqaa.",
    checkAgain: "Irra deebi'ii ilaali",
    checking: "Mirkanaa'aa jira...",
    lastChecked: 'Yeroo dhumaaf kan ilaalame: {{time}}',
    late: "Erga kaffaltanii sa'aatii {{hours}} keessatti SMS yookiin imeelii yoo hin arganne {{helpLine}} bilbilaa.",
  },
}
export default payment
