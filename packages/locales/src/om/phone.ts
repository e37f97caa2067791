import type en from '../en/phone.ts'
import type { Translation } from '../translation.ts'

/** The page that changes the phone number of an account, and the link for a lost phone. */
const phone: Translation<typeof en> = {
  title: 'Lakkoofsa bilbilaa keessan jijjiiraa',
  now: 'Koodiin keessan amma gara {{phone}}tti ergama.',
  field: {
    phoneNumber: 'Lakkoofsa bilbilaa haaraa',
    password: 'Jecha iccitii',
    oldCode: 'Koodii gara bilbila keessan ammaatti ergame',
    code: 'Koodii gara bilbila keessan haaraatti ergame',
  },
  hint: {
    phone: 'Lakkoofsa kanattii fi bilbila keessan ammaatti koodii tokko tokko ergina.',
    phoneByMail: 'Lakkoofsa kanatti koodii ergina.',
    password:
      'Namni biraan meeshaa isin bantanii dhiistan irratti lakkoofsa akka hin jijjiirreef irra deebinee gaafanna.',
    code: 'Dijiitii {{length}}',
  },
  send: 'Koodiiwwan ergaa',
  sendOne: 'Koodii ergaa',
  sentBoth:
    'Koodii dijiitii {{length}} gara {{next}}tti, kan biraa immoo gara {{old}}tti ergineerra. Daqiiqaa {{minutes}}f hojjetu.',
  sentOne: 'Koodii dijiitii {{length}} gara {{next}}tti ergineerra. Daqiiqaa {{minutes}}f hojjeta.',
  submit: 'Lakkoofsa jijjiiraa',
  again: 'Lakkoofsa haaraa sirreessaa',
  wrongPassword: 'Jechi iccitii sirrii miti.',
  wrongBoth: "Koodiiwwan lamaan keessaa tokko sirrii miti. Lamaanuu mirkaneessaatii irra deebi'aa yaalaa.",
  newCodes: 'Koodiiwwan haaraa ergaa',
  changed: 'Lakkoofsi bilbilaa keessan jijjiirameera',
  changedHelp: 'Koodiiwwan itti aanan gara {{phone}}tti ergamu. Meeshaalee biroo irraa baatanii jirtu.',
  waits: 'Lakkoofsi bilbilaa keessan {{until}} irratti jijjiirama',
  waitsHelp:
    "Hanga sanaatti koodiin gara bilbila duraatti ergama. Jijjiirama kana akkamitti akka haqxan gara bilbila duraatii fi imeelii keessaniitti ergineerra. Lakkoofsi erga jijjiiramee booda irra deebi'aa seenaa.",
  pending: 'Lakkoofsi keessan {{until}} irratti gara {{phone}}tti jijjiirama.',
  lost: {
    action: 'Bilbila kana amma hin qabu',
    title: 'Bilbila keessan amma hin qabdan',
    intro:
      'Gara teessoo imeelii herrega keessaniitti liinkii ergina. Isaan lakkoofsa haaraa galchitu. Namni biraan herrega keessan akka hin fudhanneef jijjiiramni yeroo eegumsaa booda hojiirra oola.',
    send: 'Liinkii ergaa',
    sent: 'Liinkii gara teessoo imeelii herrega keessaniitti ergineerra',
    sentHelp:
      'Yeroo tokko qofa, daqiiqaa {{minutes}} hojjeta. Galmee spam (ergaa hin barbaachifne) keessas ilaalaa. Imeelii sana banuu hin dandeessanii? Bilisaan {{line}} bilbilaa.',
    expired: "Yeroon seensa keessanii darbeera. Irra deebi'aa seenaatii liinkii gaafadhaa.",
  },
  cancel: {
    title: 'Jijjiirama lakkoofsa bilbilaa haqaa',
    intro:
      'Lakkoofsi bilbilaa herrega keessanii akka jijjiiramu gaafatameera. Yoo haqxan lakkoofsi akkuma jirutti tura.',
    action: 'Jijjiirama haqaa',
    done: 'Jijjiiramni haqameera',
    doneHelp: 'Isin yoo hin gaafanne jechi iccitii keessan nama biraan beekameera. Amma kan haaraa filadhaa.',
    password: 'Jecha iccitii haaraa filadhaa',
    expired: 'Jijjiiramni haqamu hin jiru',
    expiredHelp:
      "Duraan haqameera, kan haaraan bakka bu'eera yookiin hojiirra ooleera. Isin yoo hin gaafanne bilisaan {{line}} bilbilaa.",
  },
  link: {
    expired: 'Liinkiin kun kana booda hin hojjetu',
    expiredHelp: 'Al tokko qofa hojjeta. Seenaatii fuula koodii irratti kan haaraa gaafadhaa.',
  },
  login: {
    title: 'Lakkoofsa bilbilaa jijjiiruuf seenaa',
    help: 'Bilbilicha amma yoo hin qabaanne jecha iccitii keessan galchaatii fuula koodii irratti «Bilbila kana amma hin qabu» filadhaa.',
    action: 'Herregatti seenaa',
  },
}
export default phone
