import type en from '../en/fee.ts'
import type { Translation } from '../translation.ts'

/** The lines of a price (B §3 Price info, B §9 fee tables). */
const fee: Translation<typeof en> = {
  service: {
    new: 'Paaspoortii haaraa',
    expired: "Bakka bu'aa paaspoortii yeroon isaa darbee",
    pageRunOut: "Bakka bu'aa paaspoortii fuulli isaa dhumee",
    damaged: "Bakka bu'aa paaspoortii miidhamee",
    lost: "Bakka bu'aa paaspoortii badee",
    valid: "Bakka bu'aa paaspoortii yeroon isaa hin darbinii",
  },
  correction: 'Jijjiirraa odeeffannoo paaspoortii',
  urgent: 'Tajaajila ariifachiisaa (guyyoota hojii {{days}})',
  originId: {
    new: 'Waraqaa Eenyummaa Dhalootaa haaraa',
    renewal: 'Haaromsa Waraqaa Eenyummaa Dhalootaa',
    damaged: "Bakka bu'aa Waraqaa Eenyummaa Dhalootaa miidhamee",
    lost: "Bakka bu'aa Waraqaa Eenyummaa Dhalootaa badee",
    correction: 'Sirreeffama Waraqaa Eenyummaa Dhalootaa',
  },
  originIdAddOn: 'Kaffaltii dabalataa ({{percent}} %)',
}
export default fee
