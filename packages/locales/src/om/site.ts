import type en from '../en/site.ts'
import type { Translation } from '../translation.ts'

/** Site selection. */
const site: Translation<typeof en> = {
  intro: 'Waajjira itti deemtan filadhaa. Iyyataan hundi qaamaan dhihaachuu qaba.',
  deliverySiteHint: "Sanada qophaa'e asitti fudhattu.",
  choose: 'Maaloo filadhaa',
  loadingOffices: "Waajjiraaleen fe'amaa jiru...",
  noOffices: 'Naannoo kana keessa hanga ammaatti waajjirri hin jiru. Naannoo biraa filadhaa.',
  failed: "Tarreen waajjiraalee fe'amuu hin dandeenye.",
  noOffice: '{{name}} (waajjira hin qabu)',
  notOffered: '{{name}} (gosa iyyata kanaaf miti)',
  noneForType: 'Naannoo kana keessa waajjirri gosa iyyata kanaa fudhatu hin jiru. Maaloo naannoo biraa filadhaa.',
  mainOffice: 'Waajjira muummee',
  branch: 'Damee',
  chosen: 'Filannoo keessan',
  nothingChosen: "Yeroo waajjira filattan teessoo fi qunnamtiin isaa asitti mul'ata.",
  address: 'Teessoo',
  contact: 'Teessoo qunnamtii',
  phone: 'Bilbila',
  fax: 'Faaksii',
  urgency: {
    title: 'Yoom isin barbaachisa?',
    regular: 'Idilee',
    regularFee: 'Kaffaltii idilee fi yeroo baratame.',
    surcharge: 'Beellama keessan booda guyyaa hojii {{days}}. Kaffaltii idilee irra {{amount}} dabalata.',
    next: '"Itti aanu" gara tajaajila ariifachiisaatti isin geessa. Waajjira muummee Finfinnee qofatti kennama, herregaa fi ragaa sababaa waliin. Deebiin keessan ni olkaa\'ama.',
  },
  finder: {
    sort: 'Tartiiba',
    byDay: 'Guyyaa banaa jalqabaa',
    byCollection: 'Guyyaa jalqabaa fudhachuu dandeessan',
    distanceFrom: 'Fageenya: {{town}} irraa',
    here: 'Fageenya bakka ani jirurraa',
    position: 'Bakka ani jiru fayyadamaa',
    positionNote: 'Bakki isin jirtan meeshaa kana keessaa hin bahu.',
    noPosition: "Bakka isin jirtan dubbisuun hin danda'amne. Maaloo tarree keessaa magaalaa filadhaa.",
    days: 'Waajjiraalee fi guyyaa banaa jalqabaa isaanii',
    collectionDays: 'Waajjiraalee fi guyyaa jalqabaa fudhachuu dandeessan',
    hint: 'Yoo tokko filattan naannoon, magaalaan fi waajjirri ni guutamu.',
    full: 'Yeroo ammaa guyyaan banaan hin jiru',
    km: 'gara km {{km}} fagaata',
    notTaken: 'Gosa iyyata kanaaf miti',
    all: 'Waajjiraalee {{n}}n hunda agarsiisaa',
    map: 'Waajjiraalee kaartaa irratti',
  },
}
export default site
