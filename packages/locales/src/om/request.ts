import type en from '../en/request.ts'
import type { Translation } from '../translation.ts'

/** The frame of the appointment request and its first screens. */
const request: Translation<typeof en> = {
  title: 'Beellama Paaspoortii',
  originIdTitle: 'Beellama Waraqaa Eenyummaa Dhaloota Itoophiyaa',
  stepOf: 'Sadarkaa {{total}} keessaa {{n}}ffaa',
  stepsLabel: 'Sadarkaalee iyyata keessanii',
  requestor: 'Gaafataa',
  individual: 'Dhuunfaa',
  group: 'Garee',
  optional: 'dirqama miti',
  toSummary: 'Gara cuunfaa deemaa',
  submit: 'Galchaa',
  edit: 'Gulaalaa',
  delete: 'Haqaa',
  sending: 'Ergamaa jira...',
  fixBelow: 'Maaloo dogoggoroota armaan gadii sirreessaa',
  nothingLost: "Wanti guuttan hin badne. Irra deebi'aa yaalaa yookiin bilbila bilisaa {{helpLine}} bilbilaa.",
  unreachable:
    "Rakkoon uumameera! Tajaajila bira ga'uun hin danda'amne. Qunnamtii keessan ilaalaatii irra deebi'aa yaalaa.",
  waitsForConnection:
    "Interneetii irra hin jirtan. Wanti barreessitan hin badne. Akkuma qunnamtiin deebi'een itti fufna.",
  signedOut: "Yeroon keessan dhumeera. Maaloo irra deebi'aa seenaa.",
  offline:
    "Interneetii irra hin jirtan. Guutuu itti fufaa: meeshaa kana irratti olkaa'ama; yeroo qunnamtiin jiru Itti Aanu tuqxan ni ergama.",
  loadFailed: "Fuula kana fe'uun hin danda'amne.",
  steps: {
    'sign-in': 'Herregatti seenaa',
    'urgent-type': 'Gosa Ariifachiisaa',
    'urgent-date': 'Guyyaa',
    party: 'Haalaa fi Dambiiwwan',
    'group-size': "Baay'ina Iyyattootaa",
    'appointment-type': 'Gosa beellamaa',
    'replacement-reason': 'Sababa bakka buusuu',
    site: 'Filannoo Waajjiraa',
    'date-time': "Guyyaa fi sa'aatii",
    'delivery-estimate': 'Guyyaa fudhannaa tilmaamame',
    'personal-detail': "Bal'ina Dhuunfaa",
    address: 'Teessoo',
    family: 'Maatii',
    'passport-info': 'Odeeffannoo paaspoortii',
    'travel-plan': 'Karoora imalaa',
    'origin-id-service': 'Tajaajila Waraqaa Eenyummaa Dhaloota Itoophiyaa',
    'origin-id-detail': 'Odeeffannoo Waraqaa Eenyummaa Dhaloota Itoophiyaa',
    attachments: 'Sanadoota Maxxanfaman',
    'group-applicants': 'Iyyattoota',
    summary: 'Cuunfaa',
    payment: 'Kaffaltii',
    confirmation: 'Mirkaneessa',
  },
  saved: {
    kept: "Meeshaa kana irratti olkaa'ameera",
    saving: "Olkaa'amaa jira...",
    memory: "Meeshaa kana irratti wanti olkaa'amu hin jiru",
    failed: "Meeshaan kun deebii keessan olkaa'uu hin dandeenye. Fuula kana hin cufinaa, irra deebi'aas hin baninaa.",
    shared: 'Meeshaan kun kan waliiniiti',
    sharedHint:
      "Deebii keessan irratti hin olkeenyu. Fuula kana yoo cuftan yookiin irra deebi'aa bantan herrega keessanii ni baatu, jalqabaas ni jalqabdu.",
  },
  resume: {
    title: 'Iyyata hin xumuramin qabdu',
    at: 'Bakka dhaabdan',
    savedAt: "Yeroo dhumaaf kan olkaa'ame",
    continue: 'Bakka dhaabdanii itti fufaa',
    startOver: 'Iyyata haaraa jalqabaa',
    startOverTitle: 'Iyyanni hin xumuramin haa haqamuu?',
    startOverHelp: 'Wanti guuttan meeshaa kana irraa haqama; beellamni isiniif qabnes ni gadhiifama.',
    startOverYes: "Haqaatii irra deebi'aa jalqabaa",
  },
  elsewhere: {
    title: 'Iyyanni kun taabii biraatti banameera',
    help: 'Deebiin keessan akka wal hin haqneef yeroo tokkotti taabii tokko qofa fayyadamaa.',
    here: 'Asitti itti fufaa',
  },
  terms: {
    intro: 'Jalqabuu keessan dura maaloo haalaa fi dambiiwwan dubbisaa.',
    duration: 'Iyyachuun gara daqiiqaa 20 fudhata.',
    onlyNationals: "Unka paaspoortii lammiilee Itoophiyaa qofatu fayyadamuu danda'a.",
    onePassport: 'Paaspoortii tokkoo ol fayyadamuun dhorkaa dha.',
    holder: 'Paaspoortii idilee yoo qabaattan kan haaraa hin gaafatinaa: haaromsa yookiin bakka buusuu filadhaa.',
    originOnly:
      'Unki kun lammiilee Itoophiyaa duraaniif, lammiilee biyya alaa maatii Itoophiyaa qabaniif, akkasumas haadha manaa, abbaa manaa fi ijoollee abbootii waraqaa eenyummaatiif.',
    validCard: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa yeroon isaa hin dabarre yoo qabaattan haaraaf hin iyyatinaa.',
    yellowCard: 'Kaardii keelloo duraanii yoo qabaattan Waraqaa Eenyummaa Dhaloota Itoophiyaa haaraaf iyyadhaa.',
    noProxy: "Iyyanni bakka bu'aan dhihaatu hin fudhatamu.",
    guardian: "Daa'ima tokko waliin maatiin yookiin guddisaan seeraa dhihaachuu qaba.",
    birthCertificate:
      "Paaspoortii haaraaf iyyattoonni umuriin isaanii waggaa 50 gadii waraqaa ragaa dhalootaa mirkanaa'e qabaachuu qabu; daa'imni yeroo hunda qabaachuu qaba.",
    arrive: "Sa'aatii beellama keessanii daqiiqaa 30 ol dursitanii hin dhufinaa.",
    forfeit:
      "Guyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
    nonRefundable: "Kaffaltiin kaffalame hin deebi'u.",
    urgentReason:
      "Iyyanni ariifachiisaan kan ilaalamu hatattama fayyaa yookiin seeraa, du'a maatii fi sababoota walfakkaatan qofaaf, ragaa waliin.",
    urgentOffice: 'Tajaajilli ariifachiisaa waajjira muummee Finfinnee qofatti kennama.',
    urgentAccount:
      "Herregaa fi koodiin SMSn isiniif ergamu isin barbaachisa. Koodii booda iyyachuuf yeroo gabaabaa qabdu; yeroon hafe ni mul'ata.",
    urgentReview: "Ejensichi dura iyyata keessan ilaala. Yommuu mirkanaa'u kaffaltu.",
    agree: 'Haalaa fi dambiiwwan dubbisee irratti walii galeera',
    startTitle: 'Beellamni kun eenyuuf?',
    startIndividual: 'Beellama Dhuunfaa Jalqabaa',
    individualHelp: 'Iyyataa tokko',
    startGroup: 'Beellama Garee Jalqabaa',
    groupHelp: "Iyyattoota {{min}} hanga {{max}}, sa'aatii fi waajjira tokkotti",
  },
  groupSize: {
    hint: "Hundi isaanii sa'aatii tokkotti waajjira tokko dhufu. Kaffaltiin tokko hundaaf ta'a.",
    choose: 'Maaloo filadhaa',
    option: 'Iyyattoota {{count}}',
  },
  type: {
    notOffered: 'Yeroo ammaa waajjirri gosa iyyata kanaa fudhatu hin jiru.',
    hint: 'Maal barbaaddu?',
    new: 'Kanaan dura paaspoortii mataa keessanii qabaattanii hin beektan.',
    renewal:
      'Paaspoortiin keessan yeroon isaa darbeera, fuulli isaa dhumeera, miidhameera yookiin bakka buufamuu qaba.',
    lost: 'Paaspoortiin keessan bade yookiin hatame.',
    correction: 'Maqaan, bakki yookiin guyyaan dhalootaa paaspoortii keessan irra jiru dogoggora qaba.',
  },
  reason: {
    hint: 'Paaspoortii biraa maaliif barbaaddu?',
    expired: 'Yeroon isaa darbeera.',
    pageRunOut: 'Yeroon isaa hin darbine, garuu fuula {{pages}} yookiin isaa gadi qofatu hafe.',
    damaged: "Tarsa'eera, jiidheera, gubateera yookiin dubbifamuu hin danda'u.",
    validReplacement:
      'Yeroon isaa waggaa {{years}} yookiin isaa gadi hafe, sababa akka DV, carraa barnootaa yookiin hayyama jireenyaa qabdu.',
    firstApplicant: 'Iyyataan jalqabaa paaspoortii duraa asitti kenna; warri kaan kan isaanii booda kennu.',
    oldPassport: 'Paaspoortii amma qabdan',
  },
}
export default request
