import type en from '../en/summary.ts'
import type { Translation } from '../translation.ts'

/** The summary, and the blocks of an application's detail (B §2 Summary, Application detail). */
const summary: Translation<typeof en> = {
  title: 'Cuunfaa',
  intro: 'Sarara hunda dubbisaa. Maqaan fi guyyaan akkuma as jirutti maxxanfamu.',
  applicantN: 'Iyyataa {{n}}',
  beforeRequest: 'Gaaffiin dhihaachuu isaa dura',
  beforeRequestHelp: 'Gaaffiin keessan ammallee hin ergamne. Maaloo sadarkaalee kanaan dura jiran xumuraa.',
  problem: 'Odeeffannichi rakkoo qaba',
  problemHelp:
    "Bal'inni iyyataa kanaa mul'achuu hin dandeenye. Fuula kana irra deebi'aa banaa yookiin {{helpLine}} bilbilaa.",
  banner: "Bal'inni fudhannaa fi qajeelfamni kaffaltii itti aanee dhihaata.",
  arrive: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.",
  forfeit:
    "Guyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
  block: {
    request: 'Gaaffii',
    personal: 'Odeeffannoo Dhuunfaa',
    address: 'Teessoo',
    family: 'Maatii',
    passport: 'Odeeffannoo paaspoortii',
    originId: 'Waraqaa Eenyummaa Dhalootaa',
    attachments: 'Sanadoota Maxxanfaman',
  },
  noFamily: 'Miseensi maatii hin dabalamne.',
  noAttachments: 'Odeeffannoo sanada maxxanfamee hin qabdan',
  viewFile: 'Faayilii Ilaali',
  notGiven: 'Hin kennamne',
  newWindow: 'foddaa haaraatti banama',
  confirmLabel: "Bal'ina Iyyataa Mirkaneessi",
  confirmNotice: 'Odeeffannoon kun sanada eenyummaa keessanii wajjin guutummaatti wal fakkaachuu isaa mirkaneessaa.',
}
export default summary
