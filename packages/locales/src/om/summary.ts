import type en from '../en/summary.ts'
import type { Translation } from '../translation.ts'

/** The summary, and the blocks of an application's detail (B §2 Summary, Application detail). */
const summary: Translation<typeof en> = {
  title: 'Cuunfaa',
  intro: 'Sarara hunda dubbisaa. Maqaa fi guyyaa akkuma as jirutti maxxansina.',
  applicantN: 'Iyyataa {{n}}',
  beforeRequest: 'Iyyanni dhihaachuu isaa dura',
  beforeRequestHelp: 'Iyyanni keessan ammallee hin ergamne. Dura sadarkaalee kanaan dura jiran xumuraa.',
  problem: 'Odeeffannichi rakkoo qaba',
  problemHelp:
    "Bal'inni iyyataa kanaa mul'achuu hin dandeenye. Fuula kana irra deebi'aa banaa yookiin {{helpLine}} bilbilaa.",
  banner: "Bal'inni fudhannaa fi qajeelfamni kaffaltii itti aanee dhihaata.",
  arrive: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.",
  forfeit:
    "Guyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
  block: {
    request: 'Iyyata',
    personal: 'Odeeffannoo Dhuunfaa',
    address: 'Teessoo',
    family: 'Maatii',
    passport: 'Odeeffannoo paaspoortii',
    originId: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa',
    attachments: 'Sanadoota Maxxanfaman',
  },
  noFamily: 'Miseensi maatii hin dabalamne.',
  noAttachments: 'Odeeffannoo sanada maxxanfamee hin qabdan',
  viewFile: 'Faayilii Ilaalaa',
  notGiven: 'Hin kennamne',
  newWindow: 'foddaa haaraatti banama',
  dataPage: {
    passport: 'Fuula odeeffannoo paaspoortii',
    originId: 'Kan waraqaa eenyummaa irratti maxxanfamu',
    text: 'Kan nuti maxxansinu kana. Mirkaneessuu keessan dura qubee fi lakkoofsa hunda ilaalaa.',
  },
  confirmLabel: "Bal'ina Iyyataa Mirkaneessaa",
  confirmNotice: 'Odeeffannoon kun sanada eenyummaa keessanii waliin guutummaatti wal fakkaachuu isaa mirkaneessaa.',
}
export default summary
