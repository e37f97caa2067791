import type en from '../en/refusal.ts'
import type { Translation } from '../translation.ts'

/** One sentence a refusal code of the service: what happened, then what to do. */
const refusal: Translation<typeof en> = {
  slotFull: 'ይህ ሰዓት አሁን ተይዟል። እባክዎ ሌላ ሰዓት ይምረጡ።',
  slotShort: 'የቀሩት ቦታዎች ከአመልካቾቹ ብዛት ያነሱ ናቸው። እባክዎ ሌላ ሰዓት ወይም አነስተኛ ቡድን ይምረጡ።',
  outsideWindow: 'ይህ ጽሕፈት ቤት በዚያ ቀን ቀጠሮ አይሰጥም። እባክዎ ሌላ ቀን ይምረጡ።',
  holdExpired: 'ለእርስዎ የተያዘው ጊዜ አብቅቷል። እባክዎ ቀንና ሰዓት እንደገና ይምረጡ፤ ሌላው መረጃዎ ሁሉ አለ።',
  notExtendable: 'የተያዘው ጊዜ ሊራዘም የሚችለው አንድ ጊዜ ብቻ ነው።',
  openRequest: 'ለዚህ ሰው በሂደት ላይ ያለ ማመልከቻ አለ። እንደገና ከማመልከትዎ በፊት ሁኔታውን ተመልክተው ያንን ማመልከቻ ይቀይሩ ወይም ይሰርዙ።',
  attachmentsMissing: 'ያልተያያዙ ሰነዶች አሉ። እባክዎ ሁሉንም ይጫኑ።',
  notConfirmed: 'እባክዎ መጀመሪያ የአመልካች ዝርዝር መረጃ ያረጋግጡ።',
  notAllowed: 'ማመልከቻው አሁን ባለበት ሁኔታ ይህን ማድረግ አይቻልም።',
  orderOpen: 'ለዚህ ማመልከቻ የክፍያ ትዕዛዝ ቀድሞ ወጥቷል። እባክዎ በእሱ ይክፈሉ ወይም ጊዜው እስኪያልፍ ይጠብቁ።',
  versionConflict: 'ይህ ማመልከቻ በሌላ ቦታ ተቀይሯል። እባክዎ እንደገና ተመልክተው ለውጡን ይድገሙ።',
  fileFormat: 'ይህ የፋይል ዓይነት ተቀባይነት የለውም። እባክዎ JPG፣ JPEG፣ PNG፣ GIF ወይም PDF ፋይል ይጫኑ።',
  fileSize: 'ይህ ፋይል በጣም ትልቅ ነው። እባክዎ አነስ ያለ ይጫኑ።',
  captchaFailed: 'ሰው መሆንዎን ማረጋገጥ አልቻልንም። እባክዎ እንደገና ይሞክሩ።',
  tooManyRequests: 'በጣም ብዙ ሙከራ ተደርጓል። እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።',
  notFound: 'በዚህ ቁጥር የተመዘገበ ማመልከቻ አልተገኘም።',
  signInRequired: 'ለመቀጠል እባክዎ ይግቡ።',
  keyReused: 'ይህ ቀደም ሲል በሌላ መረጃ ተልኳል። እባክዎ ገጹን እንደገና ከፍተው ይሞክሩ።',
  invalidInput: 'እባክዎ ከታች ያሉትን ስህተቶች ያስተካክሉ',
  paymentProvider: 'የክፍያ አገልግሎቱ ምላሽ አልሰጠም። ምንም ገንዘብ አልተቀነሰብዎትም። እባክዎ እንደገና ይሞክሩ ወይም ሌላ የክፍያ ዘዴ ይምረጡ።',
  wrongCredentials: 'ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም።',
  wrongCode: 'ኮዱ ትክክል አይደለም። እባክዎ አረጋግጠው እንደገና ይሞክሩ።',
  codeExpired: 'ይህ ኮድ ከአሁን በኋላ አያገለግልም። እባክዎ አዲስ ኮድ ይጠይቁ።',
  linkExpired: 'ይህ ሊንክ ከአሁን በኋላ አያገለግልም። እባክዎ አዲስ ሊንክ ይጠይቁ።',
  passwordRefused: 'ይህ የይለፍ ቃል በብዙዎች የሚታወቅና ለመገመት ቀላል ነው። እባክዎ ሌላ ይምረጡ።',
  sessionChanged: 'አሁን የገባው ሌላ ሰው ነው። ምንም አልተላከም፤ እባክዎ እንደገና ገብተው ይድገሙት።',
  groupFull: 'ቡድኑ ሁሉንም አመልካቾች አስቀድሞ ይዟል።',
  notEligible: 'ባስገቡት መረጃ ይህን አገልግሎት ማግኘት አይቻልም። እባክዎ መስፈርቶቹን አንብበው ሌላ አገልግሎት ይምረጡ።',
  fileContent: 'ይህ ፋይል ሊነበብ አልቻለም ወይም ተቀባይነት የሌለው ይዘት አለው። እባክዎ ግልጽ ፎቶ ወይም መደበኛ PDF ይጫኑ።',
  unavailable: 'አገልግሎቱ ለጊዜው አይገኝም። እባክዎ ከጥቂት ደቂቃዎች በኋላ እንደገና ይሞክሩ።',
  internal: 'ይቅርታ! የሆነ ችግር ተፈጥሯል።',
}
export default refusal
