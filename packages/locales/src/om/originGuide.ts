import type en from '../en/originGuide.ts'
import type { Translation } from '../translation.ts'

/** The guide to the right Origin ID service (A §1, A §5). */
const originGuide: Translation<typeof en> = {
  summary:
    'Gaaffilee muraasa deebisaa; tajaajila Waraqaa Eenyummaa Dhaloota Itoophiyaa keessan, kaffaltii, sanadoota fi guyyoota dhihoo argattu.',
  ready: "Waraqaan Eenyummaa Dhaloota Itoophiyaa qophaa'a",
  question: {
    nationality: 'Lammummaan iyyataa maali?',
    age: 'Umuriin iyyataa meeqa?',
    card: 'Iyyataan Waraqaa Eenyummaa Dhaloota Itoophiyaa qabaa?',
    losses: "Isa kana dabalatee si'a meeqa bade?",
    correction: 'Maqaan, guyyaan yookiin bakki dhalootaa sirreeffamuu qabaa?',
    origin: "Waa'ee iyyataa kamtu dhugaadha?",
  },
  nationality: {
    foreign: 'Lammummaa biyya alaa',
    ethiopian: 'Itoophiyaa',
  },
  age: {
    child: 'Waggaa {{age}} gadi',
    adult: 'Waggaa {{age}} fi isaa ol',
  },
  card: {
    none: 'Lakki, kun isa jalqabaati',
    yellowCard: 'Lakki, garuu kaardii keelloo duraanii qaba',
    valid: 'Eeyyee, yeroon isaa hin dabarre',
    expired: 'Eeyyee, garuu yeroon isaa darbeera',
    damaged: 'Eeyyee, garuu miidhameera',
    lost: 'Badeera yookiin hatameera',
  },
  losses: {
    once: "Si'a tokko",
    twice: "Si'a lama",
    more: "Si'a sadii yookiin isaa ol",
  },
  correction: {
    yes: 'Eeyyee',
    no: 'Lakki',
  },
  origin: {
    formerCitizen: 'Lammii Itoophiyaa duraanii ti',
    ethiopianParent: 'Haadha yookiin abbaa Itoophiyaa qaba',
    spouseOfHolder: 'Haadha manaa yookiin abbaa manaa abbaa Waraqaa Eenyummaa Dhaloota Itoophiyaa ti',
    other: 'Isaan kana keessaa tokkollee miti',
  },
  result: {
    ethiopian:
      'Waraqaan Eenyummaa Dhaloota Itoophiyaa lammiilee biyya alaatiif. Lammiileen Itoophiyaa paaspoortii iyyatu.',
    passport: 'Gara marsariitii paaspoortii deemaa',
    valid:
      'Waraqaan Eenyummaa Dhaloota Itoophiyaa keessan yeroon isaa hin dabarre: wanti iyyattan hin jiru. Yeroon isaa yoo darbe haaromsa filadhaa.',
    noOrigin:
      'Waraqaan Eenyummaa Dhaloota Itoophiyaa lammiilee Itoophiyaa duraaniitiif, warra haadha yookiin abbaa Itoophiyaa qabaniif, akkasumas haadha manaa, abbaa manaa fi ijoollee abbaa Waraqaa Eenyummaa Dhaloota Itoophiyaatiif.',
  },
  rule: {
    foreignNational: 'Lammiilee biyya alaatiif.',
    noOpenRequest: 'Namoota iyyata hin xumuramne hin qabneef.',
    adult: 'Iyyattoota waggaa {{age}} fi isaa oliif.',
    child: "Daa'imman waggaa {{age}} gadiitiif, maatii yookiin guddisaa seeraa waliin.",
    ethiopianOrigin: 'Lammiilee Itoophiyaa duraanii fi warra haadha yookiin abbaa Itoophiyaa qabaniif.',
    spouseOfHolder: 'Haadha manaa yookiin abbaa manaa abbaa Waraqaa Eenyummaa Dhaloota Itoophiyaatiif.',
    holdsNoOriginId:
      'Namoota Waraqaa Eenyummaa Dhaloota Itoophiyaa hin qabneef; warri kaardii keelloo duraanii qabanis asitti iyyatu.',
    originIdExpired: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa yeroon isaa darbeef.',
    originIdDamaged: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa miidhameef.',
    originIdLost: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa bade yookiin hatameef.',
    holdsOriginId: 'Warra Waraqaa Eenyummaa Dhaloota Itoophiyaa qabaniif, yeroon isaa darbus darbuu baatus.',
    correctionWanted: 'Maqaa, bakka yookiin guyyaa dhalootaa jijjiiruuf.',
  },
}
export default originGuide
