import { amharicNotice } from '../amharic-notice.ts'
import type en from '../en/summary.ts'
import type { Translation } from '../translation.ts'

/** The summary, and the blocks of an application's detail (B §2 Summary, Application detail). */
const summary: Translation<typeof en> = {
  title: 'ማጠቃለያ',
  intro: 'እያንዳንዱን መስመር ያንብቡ። ስሞችንና ቀኖችን እዚህ እንዳሉት እናትማለን።',
  applicantN: 'አመልካች {{n}}',
  beforeRequest: 'ማመልከቻው ከመቅረቡ በፊት',
  beforeRequestHelp: 'ማመልከቻዎ ገና አልተላከም። መጀመሪያ ከዚህ በፊት ያሉትን ደረጃዎች ያጠናቅቁ።',
  problem: 'መረጃው ችግር አለበት',
  problemHelp: 'የዚህ አመልካች ዝርዝር መረጃ ሊታይ አልቻለም። ገጹን እንደገና ይክፈቱ ወይም ወደ {{helpLine}} ይደውሉ።',
  banner: amharicNotice,
  arrive: 'ከቀጠሮዎ ሰዓት ከ{{minutes}} ደቂቃ በላይ ቀድመው አይምጡ።',
  forfeit: 'በቀጠሮዎ ቀን ካልተገኙ፣ ከሰረዙ ወይም በተሳሳተ መረጃ ምክንያት ማመልከቻዎ ውድቅ ከተደረገ ክፍያው አይመለስም።',
  block: {
    request: 'ማመልከቻ',
    personal: 'የግል መረጃ',
    address: 'አድራሻ',
    family: 'ቤተሰብ',
    passport: 'የፓስፖርት መረጃ',
    originId: 'የትውልደ ኢትዮጵያዊ መታወቂያ',
    attachments: 'አባሪ ሰነዶች',
  },
  noFamily: 'የተጨመረ የቤተሰብ አባል የለም።',
  noAttachments: 'የአባሪ ሰነድ መረጃ የለዎትም',
  viewFile: 'ፋይሉን ይመልከቱ',
  notGiven: 'አልተሰጠም',
  newWindow: 'በአዲስ መስኮት ይከፈታል',
  dataPage: {
    passport: 'የፓስፖርቱ የመረጃ ገጽ',
    originId: 'በመታወቂያው ላይ የሚታተመው',
    text: 'የምናትመው ይህን ነው። ከማረጋገጥዎ በፊት እያንዳንዱን ፊደልና ቁጥር ይመልከቱ።',
  },
  confirmLabel: 'የአመልካች ዝርዝር መረጃ ያረጋግጡ',
  confirmNotice: 'መረጃው ከመታወቂያ ሰነድዎ ጋር በትክክል የሚመሳሰል መሆኑን ያረጋግጡ።',
}
export default summary
