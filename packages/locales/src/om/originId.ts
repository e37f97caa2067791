import type en from '../en/originId.ts'
import type { Translation } from '../translation.ts'

/** The Origin ID request's own screens. */
const originId: Translation<typeof en> = {
  choose: 'Maaloo filadhaa',
  serviceHint: 'Maaltu isin barbaachisa?',
  service: {
    new: 'Lammii Itoophiyaa turtan yookiin maatii Itoophiyaa qabdu, Waraqaa Eenyummaa Dhaloota Itoophiyaa yeroon isaa hin dabarres hin qabdan. Kaardii keelloo duraanii yoo qabaattanis kana filadhaa.',
    renewal: 'Yeroon Waraqaa Eenyummaa Dhaloota Itoophiyaa keessanii darbeera.',
    damaged: "Kaardiin keessan tarsa'e, cabe yookiin dubbifamuu hin danda'u.",
    lost: 'Kaardiin keessan bade yookiin hatame. Xalayaa ragaa poolisii of biraa qabaadhaa.',
    correction: 'Kaardii keessan irratti maqaan, guyyaan dhalootaa yookiin bakki dhalootaa dogoggora.',
    bySpouse: 'Haadha manaa yookiin abbaa manaa abbaa Waraqaa Eenyummaa Dhaloota Itoophiyaa ti.',
    child: 'Ilma yookiin intala tokkoof. Maatiin yookiin guddisaan seeraas dhufuu qaba.',
  },
  site: {
    yours: "Waa'ee keessan",
    countryHint: 'Bakka amma jiraattan',
    subCityHint: 'Finfinnee yookiin Dirree Dawaa yoo turtan, bakka turtan',
    visaHint: 'Akkuma viizaa yookiin iiviizaa keessan irratti maxxanfametti',
    cardHint: 'Akkuma waraqaa eenyummaa keessan irratti maxxanfametti',
    lostCardHint: 'Yoo beektan, fakkeenyaaf garagalcha irraa',
    where: 'Bakka itti iyyattan',
    office: 'Bakka iyyannoo',
  },
  person: {
    nameIntro: 'Maqaa akkuma paaspoortii biyya alaa irra jirutti, mallattoolee isaa waliin barreessaa.',
    printed: 'Waraqaa eenyummaa irratti kan maxxanfamu',
    geezIntro:
      "Duwwaa dhiisuu dandeessu. Yoo barreessitan qubee Gi'iiziitiin barreessaa. Barreeffama dhihaate filadhaa, yookiin fira dubbisuu danda'u gaafadhaa.",
    certificateHint: 'Dijiitii 16 waraqaa ragaa dhalootaa irraa',
    phoneHint: "Koodii biyyaa waliin, fakkeenyaaf +44 1632 960001. Lakkoofsi Itoophiyaa 09 jalqabuu danda'a.",
    nationalityHint: 'Akkuma paaspoortii biyya alaa keessan irra jirutti',
  },
  address: {
    title: 'Bakka Itoophiyaa keessa turtan',
    intro: "Fakkeenyaaf fira biratti yookiin hoteela keessa. Naannoo fi magaalaan ga'aa dha.",
  },
  detail: {
    visa: 'Viizaa',
    card: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa keessan',
    lost: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa bade',
    about: "Waa'ee iyyata kanaa",
    localPhoneHint: "Lakkoofsa Itoophiyaa waajjirri ittiin isin argachuu danda'u, yoo qabaattan",
    correction: 'Dogoggora waraqaa eenyummaa irra jiru',
    correctionHint:
      "Unka kana irratti maqaa fi guyyaa dhalootaa sirrii, akka paaspoortii keessanii, barreessaa. Kan waraqaa irratti dogoggora ta'e asitti filadhaa.",
    timesLostHint: "Kan ammaa dabalatee. Kaffaltiin isa irratti hundaa'a.",
    filledByHint: "Nama ga'eessa biraaf iyyachuun hin danda'amu. Daa'imaaf maatiin yookiin guddisaan seeraa guuta.",
    yes: 'Eeyyee',
  },
}
export default originId
