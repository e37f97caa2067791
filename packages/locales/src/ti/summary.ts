import type en from '../en/summary.ts'
import type { Translation } from '../translation.ts'

/** The summary, and the blocks of an application's detail (B §2 Summary, Application detail). */
const summary: Translation<typeof en> = {
  title: 'ፅማቝ',
  intro: 'ነፍሲ ወከፍ መስመር ኣንብቡ። ኣስማትን ዕለታትን ልክዕ ከምቲ ኣብዚ ዘለዎ ነሕትም።',
  applicantN: 'ኣመልካቲ {{n}}',
  beforeRequest: 'እቲ ምልክታ ቅድሚ ምቕራቡ',
  beforeRequestHelp: 'ምልክታኹም ጌና ኣይተላእኸን። ቅድም ነቶም ቅድሚ እዚ ዘለዉ ስጉምትታት ወድኡ።',
  problem: 'እቲ ሓበሬታ ፀገም ኣለዎ',
  problemHelp: 'ዝርዝር ሓበሬታ እዚ ኣመልካቲ ክረአ ኣይከኣለን። ነቲ ገፅ እንደገና ክፈቱ ወይ ናብ {{helpLine}} ደውሉ።',
  banner: 'ዝርዝር መረከብን መምርሒ ክፍሊትን ቀፂሉ ይቐርብ።',
  arrive: 'ካብ ሰዓት ቆፀራኹም ልዕሊ {{minutes}} ደቒቓ ቀዲምኩም ኣይትምፅኡ።',
  forfeit: 'ኣብ ዕለት ቆፀራኹም እንተዘይተረኺብኩም፣ እንተሰሪዝኩም ወይ ብጌጋ ሓበሬታ ምልክታኹም እንተተነፂጉ ክፍሊት ኣይምለስን።',
  block: {
    request: 'ምልክታ',
    personal: 'ውልቃዊ ሓበሬታ',
    address: 'ኣድራሻ',
    family: 'ቤተሰብ',
    passport: 'ሓበሬታ ፓስፖርት',
    originId: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ',
    attachments: 'ተተሓሓዝቲ ሰነዳት',
  },
  noFamily: 'ዝተወሰኸ ኣባል ቤተሰብ የለን።',
  noAttachments: 'ሓበሬታ ተተሓሓዚ ሰነድ የብልኩምን',
  viewFile: 'ፋይል ርአዩ',
  notGiven: 'ኣይተውሃበን',
  newWindow: 'ኣብ ሓዱሽ መስኮት ይኽፈት',
  dataPage: {
    passport: 'ገፅ ሓበሬታ ፓስፖርት',
    originId: 'ኣብቲ መለለይ መንነት ዝሕተም',
    text: 'እንሓትሞ እዚ እዩ። ቅድሚ ምርግጋፅኩም ነፍሲ ወከፍ ፊደልን ቁፅርን ርአዩ።',
  },
  confirmLabel: 'ዝርዝር ሓበሬታ ኣመልካቲ ኣረጋግፁ',
  confirmNotice: 'እቲ ሓበሬታ ምስ ሰነድ መንነትኩም ብትኽክል ከም ዝመሳሰል ኣረጋግፁ።',
}
export default summary
