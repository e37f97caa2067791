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
}
export default fee
