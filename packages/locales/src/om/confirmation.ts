import type en from '../en/confirmation.ts'
import type { Translation } from '../translation.ts'

/** The request received page, the paid confirmation and the slip (B §2 Confirmation page, D27, D29). */
const confirmation: Translation<typeof en> = {
  receivedTitle: 'Gaaffii keessan fudhanneerra',
  emailNote: "Sa'aatii {{hours}} keessatti imeeliin isin ga'a. Yoo fudhatame marsariitii kana irratti kaffalaa.",
  paidTitle: 'Kaffaltiin xumurameera',
  paidIntro: "Beellamni keessan mirkanaa'eera. Waraqaa kana maxxansaatii qabadhaa kottaa.",
  keepNumbers:
    "Lakkoofsota lamaan of eeggannoon kaa'adhaa. Lamaaniin gaaffii kana yeroo barbaaddanitti ilaaluu fi jijjiiruu dandeessu.",
  applicants: 'Iyyattoota',
  column: {
    number: 'Lakk.',
    applicationId: 'Eenyummeessaa iyyataa',
  },
  print: 'Maxxansi',
  nothing: "Gaaffiin as irratti mul'atu hin jiru",
  nothingHelp: 'Gaaffii keessan lakkoofsota isaatiin barbaadaa.',
  toStatus: 'Haala iyyataa ilaali',
  toApplications: 'Iyyata Koo',
  pay: 'Kaffali',
  next: {
    initial: 'Gaaffiin keessan ammallee guutuu miti. Sanadoota dabalaatii cuunfaa mirkaneessaa.',
    confirmed: "Odeeffannoon keessan mirkanaa'eera. Itti aansee kaffaltiitu raawwata.",
    underReview: 'Ejensichi gaaffii keessan ariifachiisaa ilaalaa jira.',
    urgentApproved: "Gaaffiin keessan ariifachiisaan mirkanaa'eera. Maaloo amma kaffalaa.",
    rejected: 'Gaaffiin kun fudhatama hin arganne.',
    awaitingPayment: 'Ajajni kaffaltii keessanii banaa dha.',
    paymentCompleted: "Kaffaltiin ga'eera; beellamni keessanis mirkanaa'eera.",
    cancelled: 'Gaaffiin kun haqameera.',
    expired: 'Yeroon gaaffii kanaa darbeera; bakki isaas gadhiifameera.',
    unknown: "Waa'ee gaaffii kanaa gaafachuuf {{helpLine}} bilbilaa.",
  },
  slip: {
    title: 'Waraqaa beellamaa',
    barcodeAlt: 'Baarkoodii iyyata {{number}}',
    barcode: 'Baarkoodii',
    pdf: "PDF gochuun olkaa'i",
    calendar: 'Gara kaalandaraatti dabali',
    bring: 'Wantoota fiddan',
    bringSlip: 'Fuula kana maxxansaatii guyyaa beellamaa qabadhaa kottaa.',
    bringOriginals: 'Sanadoota feetan hundaa jalqabaa (orjinaala) isaanii qabadhaa kottaa.',
    bringGuardian: "Daa'ima tokko wajjin maatiin yookiin guddisaan seeraa dhihaachuu qaba.",
    arrive: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.",
    inPerson: "Qaamaan dhihaadhaa: iyyanni bakka bu'aan dhihaatu hin fudhatamu.",
    forfeit:
      "Guyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
    help: 'Gaaffii yoo qabaattan bilisaan {{helpLine}} bilbilaa.',
  },
}
export default confirmation
