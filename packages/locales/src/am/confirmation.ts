import type en from '../en/confirmation.ts'
import type { Translation } from '../translation.ts'

/** The request received page, the paid confirmation and the slip (B §2 Confirmation page, D27, D29). */
const confirmation: Translation<typeof en> = {
  receivedTitle: 'ጥያቄዎን ተቀብለናል',
  emailNote: 'በ{{hours}} ሰዓት ውስጥ ኢሜይል ይደርስዎታል። ተቀባይነት ካገኘ በዚህ ድረ ገጽ ላይ ይክፈሉ።',
  paidTitle: 'ክፍያው ተጠናቋል',
  paidIntro: 'ቀጠሮዎ ተረጋግጧል። ወረቀቱን አትመው ይዘው ይምጡ።',
  keepNumbers: 'ሁለቱንም ቁጥሮች በጥንቃቄ ያስቀምጡ። በሁለቱም ይህን ጥያቄ በማንኛውም ጊዜ መመልከትና መቀየር ይችላሉ።',
  applicants: 'አመልካቾች',
  column: {
    number: 'ተ.ቁ.',
    applicationId: 'የማመልከቻ መለያ',
  },
  print: 'ያትሙ',
  nothing: 'እዚህ የሚታይ ጥያቄ የለም',
  nothingHelp: 'ጥያቄዎን በቁጥሮቹ ይፈልጉ።',
  toStatus: 'የማመልከቻ ሁኔታ ይፈልጉ',
  toApplications: 'ማመልከቻዎቼ',
  pay: 'ይክፈሉ',
  next: {
    initial: 'ጥያቄዎ ገና አልተሟላም። ሰነዶቹን አክለው ማጠቃለያውን ያረጋግጡ።',
    confirmed: 'መረጃዎ ተረጋግጧል። ቀጥሎ ክፍያ ይፈጸማል።',
    underReview: 'ኤጀንሲው አስቸኳይ ጥያቄዎን እየተመለከተ ነው።',
    urgentApproved: 'አስቸኳይ ጥያቄዎ ጸድቋል። እባክዎ አሁን ይክፈሉ።',
    rejected: 'ይህ ጥያቄ ተቀባይነት አላገኘም።',
    awaitingPayment: 'የክፍያ ትዕዛዝዎ ክፍት ነው።',
    paymentCompleted: 'ክፍያው ደርሷል፤ ቀጠሮዎም ተረጋግጧል።',
    cancelled: 'ይህ ጥያቄ ተሰርዟል።',
    expired: 'የዚህ ጥያቄ ጊዜ አልፏል፤ ቦታውም ተለቋል።',
    unknown: 'ስለዚህ ጥያቄ ለመጠየቅ ወደ {{helpLine}} ይደውሉ።',
  },
  slip: {
    title: 'የቀጠሮ ወረቀት',
    barcodeAlt: 'የማመልከቻ {{number}} ባርኮድ',
    barcode: 'ባርኮድ',
    pdf: 'እንደ PDF ያስቀምጡ',
    calendar: 'ወደ ቀን መቁጠሪያ ያክሉ',
    bring: 'ይዘው የሚመጡት',
    bringSlip: 'ይህን ገጽ አትመው በቀጠሮዎ ቀን ይዘው ይምጡ።',
    bringOriginals: 'የጫኗቸውን ሰነዶች ሁሉ ዋናዎቹን ይዘው ይምጡ።',
    bringGuardian: 'ልጁን ወላጅ ወይም ሕጋዊ አሳዳጊ ይዞት መቅረብ አለበት።',
    arrive: 'ከቀጠሮዎ ሰዓት ከ{{minutes}} ደቂቃ በላይ ቀድመው አይምጡ።',
    inPerson: 'በአካል ይቅረቡ፤ በወኪል የሚቀርብ ማመልከቻ ተቀባይነት የለውም።',
    forfeit: 'በቀጠሮዎ ቀን ካልተገኙ፣ ከሰረዙ ወይም በተሳሳተ መረጃ ምክንያት ማመልከቻዎ ውድቅ ከተደረገ ክፍያው አይመለስም።',
    help: 'ጥያቄ ካለዎት በነጻ ወደ {{helpLine}} ይደውሉ።',
  },
}
export default confirmation
