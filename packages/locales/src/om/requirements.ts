import type en from '../en/requirements.ts'
import type { Translation } from '../translation.ts'

/** The requirement pages and the urgent how-to-apply guide (B §2): papers, fees and conditions of each service. */
const requirements: Translation<typeof en> = {
  title: 'Ulaagaalee',
  summary: 'Sanadootaa fi kaffaltii tajaajila paaspoortii hundaa.',
  asOf: 'Tarree guyyaa {{date}}',
  speed: {
    label: 'Idilee yookiin ariifachiisaa',
    regular: 'Idilee',
    urgent: 'Ariifachiisaa',
  },
  common: {
    title: 'Tajaajila hundaaf',
    copies: "Garagalcha A4 halluu qabu kan ifa ta'e fe'aa. Guyyaa beellamaa sanadoota orijinaalaa qabadhaa kottaa.",
    self: "Qaamaan dhufuu qabdu: ashaaraa qubaa fi suuraa keessan waajjiratti fudhanna. Namni biraa isiniif iyyachuu hin danda'u.",
    names: 'Maqaa keessan akkuma sanadoota keessan irra jirutti barreessaa.',
    fee: "Kaffaltiin kaffalame hin deebi'u.",
  },
  need: 'Wantoota barbaachisan',
  when: {
    below50: "umuriin keessan waggaa {{age}} gadi yoo ta'e",
    correction: 'odeeffannoonis yoo jijjiirame',
    shortValidity: 'yeroon isaa waggaa {{years}} yookiin isaa gadi yoo hafe',
    guardian: "daa'imni guddifachaan yookiin guddisaan yoo guddate, bakka waraqaa maatii",
  },
  fee: 'Kaffaltii tajaajilaa',
  row: {
    plain: 'Iyyataa tokkoof',
    withoutChange: 'Jijjiirama odeeffannoo malee',
    withChange: 'Jijjiirama odeeffannoo waliin',
    expired: 'Paaspoortiin yeroon isaa darbeera',
    valid: 'Paaspoortiin yeroon isaa hin dabarre',
  },
  note: {
    expired: 'Paaspoortii yeroon isaa darbe mataa isaa qabadhaa kottaa.',
    pageRunOut: "Paaspoorticha mataa isaa qabadhaa kottaa: fuulota isaa ogeessi lakkaa'a.",
    damaged: 'Paaspoortii miidhame mataa isaa qabadhaa kottaa.',
    lost: "Dura gara poolisii deemaa. Paaspoortiin bade yeroon isaa kan hin dabarre yoo ta'e isa haquun guyyaa {{days}} fudhata.",
    under18: "Daa'imnii fi maatiin yookiin guddisaan seeraa waliin gara beellamaa dhufu.",
  },
  apply: 'Amma Iyyadhaa',
  hurry: {
    title: 'Ariifachiisaa yookiin hatattamaadhaa?',
    link: 'Tajaajila ariifachiisaa: haala, sanadaa fi kaffaltii',
    emergency:
      'Tajaajilli hatattamaa qaamaan qofa, waajjira muummee yookiin dameetti kennama. Dura gara {{line}} bilbilaa; bilbilli bilisa.',
  },
  urgent: {
    title: "Tajaajila ariifachiisaa: akkamitti iyyachuun danda'ama",
    summary: 'Haala, sanadaa fi kaffaltii tajaajila paaspoortii ariifachiisaa.',
    intro: 'Paaspoorticha beellama keessan booda guyyaa hojii {{short}} yookiin {{long}} keessatti fudhattu.',
    conditions: 'Haalawwan',
    nationals: 'Lammiilee Itoophiyaa qofaaf.',
    office: 'Tajaajilli ariifachiisaa waajjira muummee Finfinnee qofatti kennama.',
    account:
      'Herregaa fi koodiin SMSn isiniif ergamu isin barbaachisa. Koodii booda iyyachuuf daqiiqaa {{minutes}} qabdu.',
    review: "Ejensichi dura iyyata keessan ilaala. Yommuu mirkanaa'u kaffaltu.",
    surcharge:
      'Tajaajilli ariifachiisaan kan idilee caalaa kaffalchiisa: guyyaa hojii {{days2}} keessatti {{short}}, guyyaa hojii {{days5}} keessatti {{long}} dabalataan.',
    longValidity:
      "Paaspoortiin ji'a 6 ol hojjetu kaffaltii dabalataa biraa hin qabu: kaffaltiiwwan armaan gadii dabalata ariifachiisaa of keessaa qabu.",
    reasons: 'Sababoota ilaalaman',
    evidence: 'Isaan keessaa tokkoof ragaa qopheeffadhaa.',
    services: 'Tajaajila keessan filadhaa',
    fees: 'Kaffaltii ariifachiisaa, guyyoota hojii beellama keessan boodaatiin',
    case: 'Haala',
    days: 'Guyyaa hojii {{days}}',
  },
}
export default requirements
