import type en from '../en/originInfo.ts'
import type { Translation } from '../translation.ts'

/** Requirements and questions of the Origin ID. */
const originInfo: Translation<typeof en> = {
  title: 'Ulaagaalee Waraqaa Eenyummaa Dhaloota Itoophiyaa',
  summary: 'Sanadoota fi kaffaltii tajaajila Waraqaa Eenyummaa Dhaloota Itoophiyaa hundaa.',
  need: 'Kan isin barbaachisu',
  fee: 'Kaffaltii tajaajilaa',
  plain: 'Iyyataa tokkoon tokkoof',
  lost: "Si'a {{count}} kan bade",
  lostMore: "Si'a {{count}} yookiin sanaa ol kan bade",
  lostOnce: "Si'a tokko kan bade",
  noFee: "Kaffaltiin osoo hin kaffaliin dura ni mul'ata.",
  sampleFee: 'Kun kaffaltii fakkeenyaa ti: ejensichi kaffaltii isaa ammallee hin murteessine.',
  apply: 'Amma Iyyadhaa',
  every: {
    title: 'Tajaajila hundaaf',
    copies: "Garagalcha A4 halluu qabu kan ifa ta'e fe'aa. Guyyaa beellamaa sanadoota orijinaalaa qabadhaatii kottaa.",
    passport: "Paaspoortiin biyya alaa keessan yoo xiqqaate ji'a 6 kan hojjetu ta'uu qaba.",
    abroad:
      "Sanadni biyya alaatti hojjetame ministeera dhimma alaa biyya sanaatiin, itti aansee misiyoona Itoophiyaatiin mirkanaa'a.",
    fee: "Kaffaltiin kaffalame hin deebi'u.",
  },
  faq: {
    title: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa (Gaaffilee)',
    summary: "Deebii gaggabaaboo gaaffilee yeroo baay'ee waa'ee waraqaa eenyummaa gaafatamaniif.",
    who: {
      q: "Waraqaa eenyummaa dhaloota Itoophiyaa eenyutu argachuu danda'a?",
      a: 'Lammiilee Itoophiyaa duraanii, lammiilee biyya alaa maatii Itoophiyaa qaban, akkasumas haadha manaa, abbaa manaa fi ijoollee abbaa waraqaa eenyummaa.',
    },
    holder: {
      q: "Waraqaa eenyummaa yeroon isaa hin dabarre yookiin kaardii keelloo duraanii qaba. Haaraaf iyyachuu nan danda'aa?",
      a: 'Waraqaa yeroon isaa hin dabarreen lakki: yeroon isaa yoo darbe haaromsa filadhaa. Kaardii keelloo duraanii yoo qabaattan Waraqaa Eenyummaa Dhaloota Itoophiyaa haaraaf iyyadhaa.',
    },
    names: {
      q: 'Maqaa koo akkamittan barreessa?',
      a: "Akkuma paaspoortii biyya alaa keessan irra jirutti, mallattoolee isaa waliin. Qubee Gi'iiziitiin barreessuun dirqama miti.",
    },
    cost: {
      q: 'Kaffaltiin isaa meeqa?',
      a: "Kaffaltiin tajaajila hundaa fuula ulaagaalee irra jira. Kaardiin miidhame dabalata qaba, kan bade immoo si'a bade hundaan ni dabala.",
      link: 'Ulaagaalee fi kaffaltii',
    },
    family: {
      q: 'Haati manaa, abbaan manaa yookiin ijoolleen koos ni iyyatu. Sanada wal fakkaatu irra deebinee erguu qabnaa?',
      a: "Lakki. Sakatta'aa tokkoon yookiin herrega tokkoon yoo iyyattan, sanadoota miseensa maatii tokkoof duraan ergitan (fakkeenyaaf Waraqaa Eenyummaa Dhaloota Itoophiyaa abbaa isaa yookiin ragaa gaa'elaa) isiniif dhiheessina: al tokko filadhaa, irra deebitanii hin ergitan.",
    },
    where: {
      q: "Biyya alaa jiraadha. Sa'aatiin kan eessaati?",
      a: "Sa'aatiin hundi kan Finfinnee ti. Meeshaan keessan sa'aatii biraatti yoo qindaa'e, sa'aatii fi guyyaan keessan cinaa mul'ata.",
    },
  },
}
export default originInfo
