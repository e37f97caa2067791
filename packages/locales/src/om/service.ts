import type en from '../en/service.ts'
import type { Translation } from '../translation.ts'

/** The ten passport services (A §1): their names, and whom each is for. */
const service: Translation<typeof en> = {
  etb: 'Birrii {{amount}}',
  etbFrom: 'Birrii {{amount}} irraa eegalee',
  etbRange: 'Birrii {{from}} hanga {{to}}',
  surcharge: 'kaffaltii idilee irra {{amount}} dabalata',
  name: {
    new: 'Paaspoortii haaraa',
    expired: 'Paaspoortii yeroon isaa darbe',
    pageRunOut: 'Paaspoortii fuulli isaa dhume',
    damaged: 'Paaspoortii miidhame',
    lost: 'Paaspoortii bade yookiin hatame',
    dataChange: 'Jijjiirama odeeffannoo paaspoortii',
    validReplacement: 'Paaspoortii yeroon isaa hin dabarre bakka buusuu',
    under18: 'Iyyattoota umuriin isaanii waggaa 18 gadii',
    urgent: 'Tajaajila ariifachiisaa',
    emergency: 'Tajaajila hatattamaa',
  },
  text: {
    new: 'Paaspoortii keessan isa jalqabaa. Paaspoortii idilee yoo qabaattan tajaajila biraa filadhaa.',
    expired: 'Yeroon paaspoortii keessanii darbeera.',
    pageRunOut: 'Yeroon paaspoortii keessanii hin dabarre, garuu fuula {{pages}} yookiin isaa gadi qofatu hafe.',
    damaged: "Paaspoortiin keessan tarsa'eera, jiidheera, gubateera yookiin dubbifamuu hin danda'u.",
    lost: 'Paaspoortiin keessan badeera yookiin hatameera.',
    dataChange: 'Maqaan, bakki yookiin guyyaan dhalootaa paaspoortii keessan irra jiru jijjiiramuu qaba.',
    validReplacement:
      'Yeroon paaspoortii keessanii hin dabarre, garuu jijjiirama odeeffannoo waliin yookiin malee bakka buufamuu qaba.',
    under18: "Paaspoortii jalqabaa daa'imaa. Maatiin yookiin guddisaan seeraa daa'ima waliin dhufa.",
    urgent:
      'Sababoota tarreeffaman keessaa tokkoof, ragaa waliin, beellama keessan booda guyyaa hojii {{short}} yookiin {{long}} keessatti, waajjira muummeetti.',
    emergency: 'Qaamaan qofa, waajjira muummee yookiin dameetti. Marsariitii kana irratti iyyanni hin dhihaatu.',
  },
}
export default service
