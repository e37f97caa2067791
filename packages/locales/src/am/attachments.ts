import type en from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** The attachments step (A §2 Attachment form, A §5, B §8). */
const attachments: Translation<typeof en> = {
  title: 'የሚያስፈልጉ አባሪ ሰነዶች',
  intro: 'ለእያንዳንዱ ሰነድ አንድ ፋይል ያክሉ። በካሜራ ፎቶ ያንሱ ወይም ፋይል ይምረጡ።',
  limit: 'እያንዳንዱ ፋይል፦ {{types}}፣ ቢበዛ {{limit}}። ከዚህ የሚበልጥ ፎቶ ከመላኩ በፊት በዚህ መሣሪያ ላይ ይቀነሳል።',
  copies: 'ግልጽ የሆነ ባለ ቀለም የA4 ቅጂ ብቻ ተቀባይነት አለው።',
  originals: 'በቀጠሮዎ ቀን ዋናዎቹን ሰነዶች ይዘው ይምጡ።',
  originalsCollection: 'በመረከቢያው ቀን ዋናዎቹን ሰነዶች ይዘው ይምጡ።',
  kept: 'የመረጧቸው ፋይሎች እስኪላኩ ድረስ በዚህ መሣሪያ ላይ ይቀመጣሉ።',
  notKept: 'ፋይሎቹ በዚህ መሣሪያ ላይ አይቀመጡም። ከመላካቸው በፊት ይህን ገጽ አይዝጉ፣ እንደገናም አይክፈቱ።',
  takePhoto: 'ፎቶ ያንሱ',
  chooseFile: 'ፋይል ይምረጡ',
  replaceFile: 'ሌላ ፋይል ይምረጡ',
  removeFile: 'ፋይሉን ያስወግዱ',
  previewOf: 'የ{{document}} ቅድመ እይታ',
  shrinking: 'ፎቶውን በመቀነስ ላይ...',
  shrunk: 'ከ{{before}} ወደ {{after}} ተቀንሷል',
  state: {
    ready: 'ለመላክ ዝግጁ',
    sent: 'ተጭኗል',
    failed: 'አልተላከም',
  },
  progressOf: '{{document}} በመላክ ላይ',
  chosenCount: 'ከ{{required}} ሰነዶች {{chosen}} ተመርጠዋል',
  upload: 'ፋይል ይጫኑ',
  uploading: 'ፋይሎችዎን በመላክ ላይ...',
  completed: {
    title: 'ሁሉም ደረጃዎች ተጠናቀዋል',
    text: 'ለዚህ አመልካች የሚያስፈልገው ሁሉ ደርሶናል።',
    reset: 'እንደገና ይጀምሩ',
    resetHelp: 'እንደገና ሲጀምሩ ዝርዝሮቹ ከመጀመሪያው ደረጃ ጀምሮ ይከፈታሉ፤ መቀየር ይችላሉ።',
    documents: 'ሰነዶች',
  },
  success: 'ፋይሎችዎ በተሳካ ሁኔታ ተጭነዋል',
  failed: 'ይቅርታ! የሆነ ችግር ተፈጥሯል።',
  failedHelp: '"ተጭኗል" የሚል ምልክት ያላቸው ፋይሎች ደርሰዋል፤ ሌሎቹን ብቻ እንደገና ይላኩ።',
  noneRequired: 'ይህ ማመልከቻ ሰነድ አያስፈልገውም።',
  noRequest: 'ማመልከቻዎ ገና አልተላከም። መጀመሪያ ከዚህ በፊት ያሉትን ደረጃዎች ያጠናቅቁ።',
  sameFile: '{{name}} የላኩትን ሰነድ ይጠቀሙ፦ {{document}}',
}
export default attachments
