import type en from '../en/confirmation.ts'
import type { Translation } from '../translation.ts'

/** The request received page, the paid confirmation and the slip (B §2 Confirmation page, D27, D29). */
const confirmation: Translation<typeof en> = {
  receivedTitle: 'Iyyata keessan fudhanneerra',
  emailNote:
    "Teessoo imeelii yoo kennitan sa'aatii {{hours}} keessatti imeelii, akkasumas SMS isiniif ergina. Iyyanni keessan yoo fudhatame asitti kaffaluu dandeessu.",
  smsNote: "Sa'aatii {{hours}} keessatti SMS isiniif ergina. Iyyanni keessan yoo fudhatame asitti kaffaluu dandeessu.",
  paidTitle: 'Kaffaltiin xumurameera',
  paidIntro: "Beellamni keessan mirkanaa'eera. Waraqaa beellamaa maxxansaatii qabadhaa kottaa.",
  paidIntroCollection: "Kaffaltiin keessan ga'eera. Waraqaa kana maxxansaatii guyyaa fudhannaa qabadhaa kottaa.",
  keepNumbers:
    "Lakkoofsota lamaan of eeggannoon kaa'adhaa. Lamaaniin iyyata kana yeroo barbaaddanitti ilaaluu fi jijjiiruu dandeessu.",
  messagesLater:
    "Ergaawwan SMS fi imeeliin waa'ee iyyata kanaa xiqqoo turanii, yookiin hedduun tokkotti walitti qabamanii isin ga'uu danda'u. Fuulli kun yeroo hunda haaraa dha.",
  applicants: 'Iyyattoota',
  column: {
    number: 'Lakk.',
    applicationId: 'Eenyummeessaa iyyataa',
  },
  print: 'Maxxansaa',
  nothing: "Iyyanni as irratti mul'atu hin jiru",
  nothingHelp: 'Iyyata keessan lakkoofsota isaatiin barbaadaa.',
  toStatus: 'Haala iyyataa ilaalaa',
  toApplications: 'Iyyata Koo',
  next: {
    initial: 'Iyyanni keessan ammallee guutuu miti. Sanadoota dabalaatii cuunfaa mirkaneessaa.',
    confirmed: "Odeeffannoon keessan mirkanaa'eera. Itti aansaa kaffaltii kaffalaa.",
    underReview: 'Ejensichi iyyata keessan ariifachiisaa ilaalaa jira.',
    urgentApproved: "Iyyanni keessan ariifachiisaan mirkanaa'eera. Maaloo amma kaffalaa.",
    rejected: 'Iyyanni kun fudhatama hin arganne.',
    awaitingPayment: 'Kaffaltii keessan eegaa jirra.',
    paymentCompleted: "Kaffaltiin keessan ga'eera; beellamni keessanis mirkanaa'eera.",
    cancelled: 'Iyyanni kun haqameera.',
    expired: 'Yeroon iyyata kanaa darbeera; beellamni isaas gadhiifameera.',
    unknown: "Waa'ee iyyata kanaa gaafachuuf {{helpLine}} bilbilaa.",
  },
  slip: {
    title: 'Waraqaa beellamaa',
    collectionTitle: 'Waraqaa fudhannaa',
    bringSlipCollection: 'Fuula kana maxxansaatii guyyaa fudhannaa qabadhaa kottaa.',
    originals: 'Sanadoota orijinaalaa: {{documents}}',
    paid: 'Hamma kaffalame',
    oldVoid: 'Waraqaan keessan duraanii kana booda hin hojjetu. Kan haaraa kana qofa qabadhaa kottaa.',
    cannotScan: 'Dubbisuu hin dandeenye?',
    barcodeAlt: 'Baarkoodii iyyata {{number}}',
    barcode: 'Baarkoodii',
    pdf: "PDF gochuun olkaa'aa",
    calendar: 'Gara kaalandaraatti dabalaa',
    bring: 'Wantoota fiddan',
    bringSlip: 'Fuula kana maxxansaatii guyyaa beellamaa qabadhaa kottaa.',
    bringOriginals: 'Sanadoota feetan hundaa orijinaala isaanii qabadhaa kottaa.',
    bringGuardian: "Daa'ima tokko waliin maatiin yookiin guddisaan seeraa dhihaachuu qaba.",
    arrive: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.",
    inPerson: "Qaamaan dhihaachuu qabdu: namni biraa isiniif iyyachuu hin danda'u.",
    forfeit:
      "Guyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
    help: 'Gaaffii yoo qabaattan bilisaan {{helpLine}} bilbilaa.',
  },
}
export default confirmation
