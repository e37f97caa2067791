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
  correction: 'Jijjiirama odeeffannoo paaspoortii',
  urgent: 'Tajaajila ariifachiisaa (beellama booda guyyoota hojii {{days}})',
  originId: {
    new: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa haaraa',
    renewal: 'Haaromsa Waraqaa Eenyummaa Dhaloota Itoophiyaa',
    damaged: "Bakka bu'aa Waraqaa Eenyummaa Dhaloota Itoophiyaa miidhamee",
    lost: "Bakka bu'aa Waraqaa Eenyummaa Dhaloota Itoophiyaa badee",
    correction: 'Sirreeffama Waraqaa Eenyummaa Dhaloota Itoophiyaa',
  },
  originIdAddOn: 'Kaffaltii dabalataa ({{percent}} %)',
}
export default fee
