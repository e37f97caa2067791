import type en from '../en/message.ts'
import type { Translation } from '../translation.ts'

/** What the service sends by e-mail and SMS (B §1). The apostrophe is the ASCII one: the curly one would triple an SMS. */
const message: Translation<typeof en> = {
  greeting: 'Kabajamoo {{name}},',
  help: 'Gaaffii yoo qabaattan bilisaan {{helpLine}} bilbilaa. Maaloo imeelii kanaaf deebii hin erginaa.',
  appointment: 'Beellama: {{when}}',
  delivery: 'Guyyaa fudhannaa tilmaamame: {{when}}',
  office: 'Waajjira: {{office}}',
  correctionFields: 'Kan sirreeffamu: {{fields}}',
  received: {
    subject: "Iyyanni {{number}} nu ga'eera",
    mail: "Iyyanni keessan {{number}} nu ga'eera. Lakkoofsi mirkaneessaa keessan {{confirmationNumber}} dha. Lakkoofsota lamaan of eeggannoon qabadhaa: lamaaniin iyyata keessan ilaaluu fi jijjiiruu dandeessu.\n\nItti aansuun sanadoota keessan fe'aa, odeeffannoo keessan mirkaneessaatii kaffalaa. Beellama keessan hanga {{until}} isiniif qabna.",
    sms: "Iyyanni {{number}} nu ga'eera. Lakkoofsa mirkaneessaa {{confirmationNumber}}. Hanga {{until}} sanadoota fe'aatii kaffalaa.",
  },
  order: {
    subject: 'Ajaja kaffaltii {{orderCode}}',
    mail: "Ajajni kaffaltii iyyata {{number}} qophaa'eera. Koodii ajajaa: {{orderCode}}. Hamma maallaqaa: Birrii {{amount}}. {{until}} dura kaffalaa.\n\nKaffaltii ajaja kaffaltiitiin raawwatu qofatu fudhatama; kallattiin galii gochuun yookiin dabarsuun hin fudhatamu.",
    sms: 'Iyyata {{number}}: koodii {{orderCode}} dhaan Birrii {{amount}} {{until}} dura kaffalaa.',
  },
  paid: {
    subject: "Kaffaltiin iyyata {{number}} nu ga'eera",
    mail: "Birriin {{amount}} iyyata {{number}} dhaaf kaffaltan nu ga'eera. Waraqaa beellamaa maxxansaatii qabadhaa kottaa. Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.\n\nGuyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
    sms: "Birriin {{amount}} iyyata {{number}} nu ga'eera. {{when}}, {{office}}. Waraqaa beellamaa qabadhaa kottaa.",
    mailDelivery:
      "Birriin {{amount}} iyyata {{number}} dhaaf kaffaltan nu ga'eera. Waraqaa maxxansaatii guyyaa fudhannaa qabadhaa kottaa.\n\nYoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
  },
  placeReleased: {
    subject: 'Beellamni iyyata {{number}} gadhiifameera',
    mail: 'Iyyanni {{number}} yeroon waan hin kaffalamneef beellamni isaa gadhiifameera. Irra deebitanii iyyachuu fi guyyaa haaraa filachuu dandeessu.',
    sms: 'Iyyanni {{number}} yeroon hin kaffalamne. Beellamni isaa gadhiifameera. Irra deebitanii iyyachuu dandeessu.',
  },
  reviewLapsed: {
    subject: 'Iyyata ariifachiisaa {{number}} irratti yeroon hin murtoofne',
    mail: 'Iyyata ariifachiisaa keessan {{number}} irratti guyyaan isin filattan darbuu isaa dura waan hin murtoofneef iyyatichi cufameera. Kaffaltii hin gaafatamne. Irra deebitanii iyyachuu fi guyyaa haaraa filachuu dandeessu. Dhiifama isin gaafanna.',
    sms: 'Iyyata ariifachiisaa {{number}} irratti yeroon hin murtoofne; cufameera. Kaffaltiin hin gaafatamne. Irra deebitanii iyyachuu dandeessu.',
  },
  refundDue: {
    subject: "Kaffaltiin iyyata {{number}} turee ga'e",
    mail: "Birriin {{amount}} iyyata {{number}} dhaaf kaffaltan erga beellamichi gadhiifamee yookiin duraan erga kaffaltanii booda ga'e. Maallaqa isiniif deebisna. Nagahee keessan qabadhaatii {{helpLine}} bilbilaa.",
    sms: "Birriin {{amount}} iyyata {{number}} turee waan ga'eef isiniif deebisna. {{helpLine}} bilbilaa.",
  },
  code: {
    subject: 'Koodii keessan: {{code}}',
    mail: '{{code}} koodii keessan. Daqiiqaa {{minutes}} tajaajila. Eenyuttuu hin himinaa.',
    sms: '{{code}} koodii keessan. Eenyuttuu hin himinaa.',
  },
  holdCode: {
    subject: 'Koodii keessan: {{code}}',
    mail: '{{code}} koodii beellama filachuuf isin barbaachisuudha. Daqiiqaa {{minutes}}f ni hojjeta. Nama biraatti hin kenninaa. Yoo isin hin gaafanne, waan gootan hin qabdan.\n\nGaaffii: {{helpLine}} irratti bilisaan bilbilaa.',
    sms: '{{code}} koodii beellama filachuu keessaniiti. Nama biraatti hin kenninaa.',
  },
  approved: {
    subject: "Iyyanni ariifachiisaa {{number}} mirkanaa'eera",
    mail: "Iyyanni keessan ariifachiisaan {{number}} mirkanaa'eera. Maaloo amma kaffalaa; beellama keessan hanga {{until}} isiniif qabna.",
    sms: "Iyyanni ariifachiisaa {{number}} mirkanaa'eera. {{until}} dura kaffalaa.",
  },
  rejected: {
    subject: 'Iyyanni {{number}} hin fudhatamne',
    mail: 'Iyyanni keessan {{number}} hin fudhatamne. Sababa: {{reason}}',
    sms: 'Iyyanni {{number}} hin fudhatamne. Sababa: "{{reason}}". {{helpLine}} bilbilaa.',
  },
  rescheduled: {
    subject: 'Beellama haaraa iyyata {{number}}',
    mail: 'Beellamni iyyata {{number}} jijjiirameera. Waraqaa beellamaa irra deebitanii maxxansaa: kan duraa hin tajaajilu.',
    sms: 'Iyyata {{number}}: beellama haaraa {{when}}, {{office}}. Waraqaan duraa hin tajaajilu.',
    subjectDelivery: 'Guyyaa fudhannaa haaraa iyyata {{number}}',
    mailDelivery:
      'Guyyaan fudhannaa iyyata {{number}} jijjiirameera. Waraqaa irra deebitanii maxxansaa: kan duraa hin tajaajilu.',
    smsDelivery: 'Iyyata {{number}}: guyyaa fudhannaa haaraa {{when}}, {{office}}. Waraqaan duraa hin tajaajilu.',
  },
  cancelled: {
    subject: 'Beellamni iyyata {{number}} haqameera',
    mail: 'Beellamni iyyata {{number}} haqameera. Isin yoo hin gaafanne hatattamaan {{helpLine}} bilbilaa.',
    sms: 'Beellamni iyyata {{number}} haqameera. Isin miti? {{helpLine}} bilbilaa.',
  },
  changed: {
    subject: 'Iyyanni {{number}} jijjiirameera',
    mail: 'Odeeffannoon iyyata {{number}} jijjiirameera. Ilaaluuf lakkoofsota lamaaniin barbaadaa. Isin yoo hin gaafanne hatattamaan {{helpLine}} bilbilaa.',
    sms: 'Iyyanni {{number}} jijjiirameera. Isin miti? {{helpLine}} bilbilaa.',
  },
  correction: {
    subject: 'Iyyanni {{number}} sirreeffama barbaada',
    mail: 'Maaloo iyyata {{number}} sirreessaa: {{reason}}\n\nLakkoofsota lamaaniin barbaadaatii «Gulaalaa» filadhaa.',
    sms: 'Maaloo iyyata {{number}} sirreessaa: "{{reason}}". Lakkoofsota lamaaniin barbaadaatii Gulaalaa filadhaa.',
  },
  smsCancelled: { sms: 'Iyyanni {{number}} haqameera. Gaaffii qabduu? {{helpLine}} bilbilaa.' },
  smsRejected: { sms: "Iyyanni {{number}} fudhatama waan hin arganneef haqamuu hin danda'u. {{helpLine}} bilbilaa." },
  smsEnded: { sms: "Iyyanni {{number}} duraan waan cufameef haqamuu hin danda'u. {{helpLine}} bilbilaa." },
  smsDayPassed: { sms: "Guyyaan iyyata {{number}} waan darbeef haqamuu hin danda'u. {{helpLine}} bilbilaa." },
  smsNotFound: { sms: "Hin haqamne. Lakkoofsota lamaanuu mirkaneessaatii irra deebi'aa ergaa. {{helpLine}} bilbilaa." },
  smsIncomplete: { sms: 'Haquuf lakkoofsa iyyataa fi lakkoofsa mirkaneessaa keessan SMS tokkoon ergaa.' },
  reminder: {
    subject: 'Beellama keessan iyyata {{number}}',
    mail: "Kun yaadachiisa beellama keessanii ti. Waraqaa beellamaa maxxanfamee fi orijinaala sanadoota keessanii qabadhaa kottaa, daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.\n\nYoo haftan kaffaltiin hin deebi'u.",
    sms: 'Yaadachiisa: {{when}}, {{office}}. Iyyata {{number}}. Waraqaa fi sanadoota orijinaalaa qabadhaa.',
    subjectDelivery: 'Guyyaa fudhannaa keessan iyyata {{number}}',
    mailDelivery:
      "Kun yaadachiisa guyyaa fudhannaa keessanii ti. Waraqaa maxxanfamee fi orijinaala sanadoota keessanii qabadhaa kottaa.\n\nYoo haftan kaffaltiin hin deebi'u.",
  },
  ready: {
    subject: "Sanadni iyyata {{number}} qophaa'eera",
    mail: "Sanadni iyyata {{number}} qophaa'eera; {{site}} irraa fudhachuu dandeessu. Waraqaa maxxanfamee fi sanada eenyummaa keessanii qabadhaa kottaa.",
    sms: "Sanadni iyyata {{number}} {{site}} irratti qophaa'eera. Waraqaa qabadhaa kottaa.",
  },
  confirmAddress: {
    subject: 'Teessoo imeelii keessan mirkaneessaa',
    mail: "Galmee keessan xumuruuf liinkii kana banaatii jecha iccitii filattaniin seenaa:\n{{link}}\n\nSa'aatii {{hours}} hojjeta. Isin yoo hin galmoofne waan tokko illee gochuun isin irra hin jiru: herregni hin banamu.",
  },
  accountReady: {
    subject: "Herregni keessan qophaa'eera",
    mail: 'Herregni keessan banameera. Teessoo imeelii kanaa fi jecha iccitii keessaniin seenaa; achiin booda koodii bilbila keessanitti ergina.',
  },
  accountExists: {
    subject: 'Duraan herrega qabdu',
    mail: "Teessoo imeelii keessaniin galmaa'uuf yaalameera, garuu duraan herrega qabdu. Maaloo asiin seenaa:\n{{link}}\n\nJecha iccitii yoo irraanfattan asitti haaraa filadhaa:\n{{forgotLink}}\n\nIsin yoo hin taane waan tokko illee gochuun isin irra hin jiru: wanti jijjiirame hin jiru.",
  },
  resetLink: {
    subject: 'Jecha iccitii haaraa filadhaa',
    mail: 'Jecha iccitii haaraa filachuuf liinkii kana banaa:\n{{link}}\n\nYeroo tokko qofa, daqiiqaa {{minutes}} hojjeta. Isin yoo hin gaafanne waan tokko illee gochuun isin irra hin jiru: jechi iccitii keessan akkuma jirutti tura.',
  },
  passwordChanged: {
    subject: 'Jechi iccitii keessan jijjiirameera',
    mail: 'Jechi iccitii herrega keessanii jijjiirameera, meeshaalee hunda irraas baatanii jirtu. Isin yoo hin jijjiirre hatattamaan {{helpLine}} bilbilaa.',
  },
  phoneCode: {
    subject: 'Koodii keessan: {{code}}',
    mail: '{{code}} koodii lakkoofsa bilbilaa herrega keessanii jijjiiruu ti. Daqiiqaa {{minutes}} hojjeta. Nama kamiifuu hin kenninaa.\n\nGaaffii: bilisaan {{helpLine}} bilbilaa.',
    sms: '{{code}} koodii lakkoofsa bilbilaa herrega keessanii jijjiiruu ti. Nama kamiifuu hin kenninaa. Isin miti? {{helpLine}} bilbilaa.',
  },
  phoneLink: {
    subject: 'Lakkoofsa bilbilaa keessan jijjiiraa',
    mail: 'Lakkoofsa bilbilaa haaraa galchuuf liinkii kana banaa:\n{{link}}\n\nYeroo tokko qofa, daqiiqaa {{minutes}} hojjeta. Isin yoo hin gaafanne jechi iccitii keessan nama biraan beekameera: liinkii kana osoo hin banin jecha iccitii haaraa filadhaa.',
  },
  phoneChangeAsked: {
    subject: 'Lakkoofsi bilbilaa keessan jijjiiramuuf jira',
    mail: 'Lakkoofsi bilbilaa herrega keessanii {{until}} irratti jijjiirama. Hanga sanaatti koodiin gara lakkoofsa amma jiruutti ergama.\n\nIsin yoo hin gaafanne jijjiirama kana asitti haqaatii jecha iccitii haaraa filadhaa:\n{{link}}',
    sms: 'Lakkoofsi bilbilaa herrega keessanii {{until}} irratti jijjiirama. Isin miti? Haqaa: {{link}}',
  },
  phoneChangeCancelled: {
    subject: 'Jijjiiramni lakkoofsa bilbilaa haqameera',
    mail: 'Lakkoofsi bilbilaa herrega keessanii akkuma jirutti tura. Jijjiirama kana isin yoo hin gaafanne amma jecha iccitii haaraa filadhaa.',
  },
  phoneChanged: {
    subject: 'Lakkoofsi bilbilaa keessan jijjiirameera',
    mail: 'Lakkoofsi bilbilaa herrega keessanii jijjiirameera, meeshaalee biroo irraas baatanii jirtu. Isin yoo hin jijjiirre hatattamaan {{helpLine}} bilbilaa.',
    sms: 'Lakkoofsi bilbilaa herrega keessanii jijjiirameera. Isin miti? Hatattamaan {{helpLine}} bilbilaa.',
  },
  feedback: {
    subject: 'Ergaa unka quunnamtii irraa',
    mail: 'Kan irraa: {{name}}\nBilbila: {{phoneNumber}}\nImeelii: {{email}}\n\n{{message}}',
  },
  withoutScript: {
    opening: 'Fuulli banamaa jira…',
    stalled: 'Fuulli kun banamuuf yeroo dheeraa fudhachaa jira.',
    needsScript: "Fuulli kun JavaScript barbaada. Sakatta'aa keessan irratti banaa yookiin gara {{line}} bilbilaa.",
  },
}
export default message
