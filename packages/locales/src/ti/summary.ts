import type en from '../en/summary.ts'
import type { Translation } from '../translation.ts'

/** The summary, and the blocks of an application's detail (B §2 Summary, Application detail). */
const summary: Translation<typeof en> = {
  title: 'ፅማቝ',
  intro: 'ነፍሲ ወከፍ መስመር ኣንብቡ። ኣስማትን ዕለታትን ከምዚ ኣብዚ ዘለዉዎ ይሕተሙ።',
  applicantN: 'ኣመልካቲ {{n}}',
  beforeRequest: 'እቲ ሕቶ ቅድሚ ምቕራቡ',
  beforeRequestHelp: 'ሕቶኹም ጌና ኣይተላእኸን። በጃኹም ነቶም ቅድሚ እዚ ዘለዉ ስጉምትታት ወድኡ።',
  problem: 'እቲ ሓበሬታ ፀገም ኣለዎ',
  problemHelp: 'ዝርዝር ሓበሬታ እዚ ኣመልካቲ ክረአ ኣይከኣለን። ነቲ ገፅ እንደገና ክፈቱ ወይ ናብ {{helpLine}} ደውሉ።',
  banner: 'ዝርዝር መረከብን መምርሒ ክፍሊትን ቀፂሉ ይቐርብ።',
  arrive: 'ካብ ሰዓት ቆፀራኹም ልዕሊ {{minutes}} ደቒቓ ቀዲምኩም ኣይትምፅኡ።',
  forfeit: 'ኣብ ዕለት ቆፀራኹም እንተዘይተረኺብኩም፣ እንተሰሪዝኩም ወይ ብጌጋ ሓበሬታ ምልክታኹም እንተተነፂጉ ክፍሊት ኣይምለስን።',
  block: {
    request: 'ሕቶ',
    personal: 'ውልቃዊ ሓበሬታ',
    address: 'ኣድራሻ',
    family: 'ቤተ ሰብ',
    passport: 'ሓበሬታ ፓስፖርት',
    originId: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ',
    attachments: 'ተተሓሓዝቲ ሰነዳት',
  },
  noFamily: 'ዝተወሰኸ ኣባል ቤተሰብ የለን።',
  noAttachments: 'ሓበሬታ ተተሓሓዚ ሰነድ የብልኩምን',
  viewFile: 'ፋይል ርአዩ',
  notGiven: 'ኣይተውሃበን',
  newWindow: 'ኣብ ሓዱሽ መስኮት ይኽፈት',
  confirmLabel: 'ዝርዝር ሓበሬታ ኣመልካቲ ኣረጋግፁ',
  confirmNotice: 'እቲ ሓበሬታ ምስ ሰነድ መንነትኩም ብትኽክል ከም ዝመሳሰል ኣረጋግፁ።',
}
export default summary
