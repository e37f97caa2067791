import type en from '../en/about.ts'
import type { Translation } from '../translation.ts'

/** The About page (B §2): what the agency is, its vision, mission and values. */
const about: Translation<typeof en> = {
  title: "Waa'ee Keenya",
  summary: 'Paaspoortii fi waraqaa eenyummaa dhaloota Itoophiyaa eenyu akka kennuu fi nu irraa maal akka eegdan.',
  agency:
    "Ejensiin Imigireeshinii, Lammummaa fi Taateewwan Murteessoo lammiilee Itoophiyaatiif sanada imalaa kenna, seensaa fi turtii lammiilee biyya alaa hordofa, galmee dhalootaa, gaa'elaa, hiikkaa fi du'aas qabata.",
  service:
    "Tajaajilli kun kutaa jalqabaa mana keessanitti akka xumurtan isin dandeessisa: unka guuttu, waajjiraa fi guyyaa filattu, kaffaltu, sanadoota orijinaalaa qabattanii si'a tokko qofa dhuftu. Afaan afuriin dhihaata; bilbila salphaa fi qunnamtii laafaanis ni hojjeta.",
  promise: "Beellamni tartiiba gaafatameen kennama. Eenyuyyuu maallaqa kaffalee dursuu hin danda'u.",
  vision: {
    title: "Mul'ata",
    text: "Tajaajila lammiin Itoophiyaa hundi bakka jiraatu hundatti argachuu fi amanuu danda'u: dhufaatii tokko, kaffaltii beekamaa tokko, guyyaa kabajamu.",
  },
  mission: {
    title: 'Ergama',
    documents: 'Lammii mirga qabu hundaaf sanada imalaa amansiisaa, yeroodhaan kaffaltii beekamaan kennuu.',
    welcome: "Lammiilee biyya alaa fi dhaloota Itoophiyaa dambii ifaa fi hundaaf wal qixa ta'een simachuu.",
    records: 'Namni hundi eenyummaa isaa akka mirkaneessuuf taateewwan murteessoo maatii hundaa galmeessuu.',
  },
  values: {
    title: 'Duudhaalee',
    respect: {
      title: 'Kabaja',
      text: 'Nama hunda kabajaan simanna.',
    },
    fairness: {
      title: 'Haqummaa',
      text: 'Hundaaf dambii tokkoo fi hiriira tokko.',
    },
    honesty: {
      title: 'Amanamummaa',
      text: 'Kaffaltii beekamaa malee homaa hin fudhannu.',
    },
    punctuality: {
      title: 'Yeroo kabajuu',
      text: 'Guyyaa kennine ni kabajna.',
    },
    confidentiality: {
      title: 'Iccitii eeguu',
      text: 'Odeeffannoon nuuf kennitan iyyata keessan qofaaf oola.',
    },
    access: {
      title: "Hunda ga'uu",
      text: 'Hundaaf: afaan, miidhama qaamaa yookiin gosti bilbilaa osoo hin daangessin.',
    },
    care: {
      title: 'Of eeggannoo',
      text: "Qubeen dogoggoraa tokko imala waan nama hambisuuf si'a lama mirkaneessina.",
    },
  },
}
export default about
