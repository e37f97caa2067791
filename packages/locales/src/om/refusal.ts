import type en from '../en/refusal.ts'
import type { Translation } from '../translation.ts'

/** One sentence a refusal code of the service: what happened, then what to do. */
const refusal: Translation<typeof en> = {
  slotFull: "Sa'aatii kana amma namni biraa qabateera. Kan biraa filadhaa.",
  slotShort: "Beellamni hafe baay'ina iyyattootaa gadi. Sa'aatii biraa yookiin garee xiqqaa filadhaa.",
  outsideWindow: 'Waajjirri kun guyyaa sana beellama hin fudhatu. Maaloo guyyaa biraa filadhaa.',
  holdExpired:
    "Yeroon keessan dhumeera. Guyyaa fi sa'aatii irra deebi'aa filadhaa; odeeffannoon keessan kan biraa hundi jira.",
  notExtendable: "Yeroo dabalataa si'a tokko qofa gaafachuu dandeessu.",
  openRequest:
    "Iyyanni odeeffannoo kanaan dhihaate jira. Abbaan isaa haala isaa ilaaluun jijjiiruu yookiin haquu danda'a. Kan keessan yoo hin taane {{helpLine}} bilbilaa.",
  attachmentsMissing: "Sanadoonni muraasni hin guutamne. Maaloo hunda isaanii fe'aa.",
  notConfirmed: "Maaloo dura bal'ina iyyataa mirkaneessaa.",
  notAllowed: 'Sadarkaa kana irratti kana gochuu hin dandeessan.',
  orderOpen: 'Iyyata kanaaf ajajni kaffaltii baneera. Maaloo isaan kaffalaa yookiin hanga yeroon isaa darbutti eegaa.',
  versionConflict:
    "Iyyanni kun fuula yookiin meeshaa biraatti jijjiirameera. Ilaalaatii jijjiirama keessan irra deebi'aa godhaa.",
  fileFormat: "Gosti faayilii kanaa fudhatama hin qabu. Maaloo faayilii JPG, JPEG, PNG, GIF yookiin PDF fe'aa.",
  fileSize: "Faayiliin kun baay'ee guddaa dha. Maaloo kan xiqqaa fe'aa.",
  captchaFailed: "Nama ta'uu keessan mirkaneessuu hin dandeenye. Maaloo irra deebi'aa yaalaa.",
  codeRequired: 'Beellama kana ofii keessaniif yookiin garee keessaniif akka filattan koodiidhaan mirkaneessaa.',
  tooManyRequests: "Yaaliin baay'eedha. Maaloo xiqqoo turaatii irra deebi'aa yaalaa.",
  notFound: 'Lakkoofsa kanaan iyyanni hin argamne.',
  signInRequired: 'Itti fufuuf maaloo seenaa.',
  keyReused: "Kun odeeffannoo biraatiin duraan ergameera. Maaloo fuula kana irra deebi'aa banaatii yaalaa.",
  invalidInput: 'Maaloo dogoggoroota armaan gadii sirreessaa',
  paymentProvider:
    "Tajaajilli kaffaltii deebii hin kennine. Maallaqni isin irraa hin kutamne. Maaloo irra deebi'aa yaalaa yookiin mala kaffaltii biraa filadhaa.",
  wrongCredentials: 'Imeeliin yookiin jechi iccitii sirrii miti.',
  wrongCode: "Koodiin kun sirrii miti. Maaloo mirkaneeffadhaatii irra deebi'aa yaalaa.",
  codeExpired: 'Koodiin kun kana booda hin hojjetu. Maaloo koodii haaraa gaafadhaa.',
  linkExpired: 'Liinkiin kun kana booda hin hojjetu. Maaloo haaraa gaafadhaa.',
  passwordRefused: 'Jechi iccitii kun kan beekamuu fi salphaatti tilmaamamu dha. Maaloo kan biraa filadhaa.',
  tokenFromPage: "Karaa kanaan seenuun hin danda'amu. Maaloo fuula kana irra deebi'aa banaatii seenaa.",
  sessionChanged:
    "Erga fuulli kun banamee seensi jijjiirameera. Wanti ergame hin jiru; maaloo eenyu akka seene mirkaneeffadhaatii irra deebi'aa yaalaa.",
  groupFull: 'Gareen kun iyyattoota isaa hunda qaba.',
  notEligible:
    "Odeeffannoo kennameen tajaajila kana argachuun hin danda'amu. Maaloo ulaagaalee dubbisaatii tajaajila biraa filadhaa.",
  fileContent:
    "Faayiliin kun dubbifamuu hin dandeenye yookiin wanta fudhatama hin qabne of keessaa qaba. Maaloo suuraa ifa ta'e yookiin PDF salphaa fe'aa.",
  unavailable: "Tajaajilli kun ammaaf hin jiru. Maaloo daqiiqaa muraasa booda irra deebi'aa yaalaa.",
  internal: 'Dhiifama! Rakkoon uumameera.',
}
export default refusal
