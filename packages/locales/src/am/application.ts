import type en from '../en/application.ts'
import type { Translation } from '../translation.ts'

/** The page of one application: what comes next, how far it is, and what became of the payment (D51). */
const application: Translation<typeof en> = {
  continue: {
    applicants: 'ይቀጥሉ፦ ሌሎቹን አመልካቾች ያክሉ',
    documents: 'ይቀጥሉ፦ ሰነዶቹን ያክሉ',
    confirmation: 'ይቀጥሉ፦ አይተው ያረጋግጡ',
    payment: 'ይቀጥሉ፦ ይክፈሉ',
  },
  next: {
    title: 'ቀጥሎ የሚያደርጉት',
    applicants: 'ከቡድንዎ አንዳንድ አመልካቾች ገና አልተጨመሩም።',
    applicantsHelp: 'ማመልከቻውን በጀመሩበት መሣሪያ ያክሏቸው። በሌላ መሣሪያ ከሆኑ ወደ {{helpLine}} ይደውሉ።',
    documents: 'አንዳንድ ሰነዶች ገና አልተጨመሩም። ቀጠሮዎን ለማቆየት ያክሏቸው።',
    confirmation: 'ሰነዶችዎ ደርሰዋል። መረጃዎን አይተው ያረጋግጡ።',
    payment: 'መረጃዎ ተረጋግጧል። ቀጠሮዎን ለማቆየት ክፍያውን ይክፈሉ።',
    correction: 'ኤጀንሲው ማመልከቻዎን እንዲያስተካክሉ ጠይቋል።',
    review: 'ኤጀንሲው አስቸኳይ ማመልከቻዎን እየተመለከተ ነው። አሁን ምንም ማድረግ አይጠበቅብዎትም። ሲወስን የጽሑፍ መልእክት እንልክልዎታለን።',
    appointment: 'ወረቀትዎንና ዋና ሰነዶችዎን ይዘው ወደ ቀጠሮዎ ይምጡ።',
    collection: 'ለዚህ አገልግሎት የተለየ ቀጠሮ የለም። በመረከቢያ ቀን ወረቀትዎንና ዋና ሰነዶችዎን ይዘው ይምጡ፤ ዋና ሰነዶቹ የሚታዩት አዲሱን ሰነድ ሲረከቡ ነው።',
    rejected: 'ኤጀንሲው ይህን ማመልከቻ አልተቀበለም።',
    cancelled: 'ይህ ማመልከቻ ተሰርዟል። ቀጠሮው ተለቋል።',
    expired: 'የዚህ ማመልከቻ ጊዜ አልፏል፤ ቀጠሮውም ተለቋል። እንደገና ማመልከት ይችላሉ።',
    unknown: 'ስለዚህ ማመልከቻ ለመጠየቅ ወደ {{helpLine}} ይደውሉ።',
    reason: 'ምክንያት፦ {{reason}}',
    applyAgain: 'አዲስ ማመልከቻ ይጀምሩ',
    slip: 'ወረቀቱን ይመልከቱ',
    heldUntil: 'ለእርስዎ የሚቆየው እስከ {{until}}',
    payBefore: 'ከ{{until}} በፊት ይክፈሉ',
    arrived: 'ጽሕፈት ቤቱ ሰነዶችዎን ተቀብሏል። አዲሱን ሰነድ መረከብ ሲችሉ የጽሑፍ መልእክት እንልክልዎታለን።',
    didNotCome: 'ጽሕፈት ቤቱ ወደ ቀጠሮዎ እንዳልመጡ መዝግቧል። ክፍያው አይመለስም። ምን ማድረግ እንደሚችሉ ለመጠየቅ ወደ {{helpLine}} ይደውሉ።',
    ready: 'ሰነድዎ ተዘጋጅቷል። ወረቀትዎንና መታወቂያዎን ይዘው ይረከቡ።',
    collected: 'ሰነድዎ ተረክቧል። ሌላ የሚደረግ ነገር የለም።',
  },
  closed: {
    title: 'አሁን የማይቻለው',
    afterPayment: 'ከከፈሉ በኋላ ይቻላል',
    afterApproval: 'ኤጀንሲው ማመልከቻዎን ካጸደቀ በኋላ ይቻላል',
    tooLate: 'እስከ {{day}} ይቻል ነበር',
    onlyOnNotice: 'ኤጀንሲው እርማት ሲጠይቅዎ ይቻላል',
    rescheduleUntil: 'ቀኑን እስከ {{day}} መቀየር ይችላሉ።',
  },
  timeline: {
    title: 'ማመልከቻዎ በየደረጃው',
    submitted: 'ማመልከቻው ተልኳል',
    documents: 'ሰነዶች ተጨምረዋል',
    confirmed: 'መረጃው ተረጋግጧል',
    reviewed: 'በኤጀንሲው ጸድቋል',
    paid: 'ክፍያ ተፈጽሟል',
    appointment: 'በጽሕፈት ቤቱ ቀጠሮ',
    ready: 'ለመረከብ ዝግጁ',
    collected: 'ተረክቧል',
    didNotCome: 'በቀጠሮው አልተገኙም',
    rejected: 'በኤጀንሲው ተቀባይነት አላገኘም',
    cancelled: 'ተሰርዟል',
    expired: 'ጊዜው አልፏል',
    done: 'ተጠናቋል',
    current: 'አሁን',
    todo: 'ገና ይቀራል',
    stopped: 'እዚህ አብቅቷል',
  },
  ticket: {
    appointment: 'ቀጠሮ',
    collection: 'መረከቢያ',
    noSlipYet: 'ይህ ገና የቀጠሮ ወረቀት አይደለም፤ ቀጠሮው የእርስዎ የሚሆነው ክፍያው ሲፈጸም ነው።',
  },
  change: 'ይቀይሩ',
  changeFree: 'የተሳሳተ ነገር አለ? አሁን ይቀይሩት፤ ነፃ ነው።',
  saved: 'ለውጦችዎ ተቀምጠዋል።',
  outcome: {
    pending: {
      title: 'ክፍያዎን እየጠበቅን ነው',
      help: 'እስካሁን ምንም ገንዘብ አልደረሰንም። ከፍለው ከሆነ ይጠብቁ፤ ይህ ገጽ በራሱ ይታደሳል።',
    },
    paid: {
      title: 'ክፍያዎ ደርሷል',
      help: '{{amount}} ብር ደርሶናል።',
    },
    cancelled: {
      title: 'በ{{option}} የተጀመረው ክፍያ ተሰርዟል',
      help: 'ምንም ገንዘብ አልተወሰደም። እንደገና ይሞክሩ ወይም ሌላ የክፍያ ዘዴ ይምረጡ።',
    },
    failed: {
      title: 'በ{{option}} የተጀመረው ክፍያ አልተሳካም',
      help: 'ምንም ገንዘብ አልተወሰደም። እንደገና ይሞክሩ ወይም ሌላ የክፍያ ዘዴ ይምረጡ።',
    },
    expired: {
      title: 'የክፍያ ትዕዛዙ ጊዜ አልፏል',
      help: 'ለእሱ ምንም ገንዘብ አልደረሰንም። በድሮው ኮድ አይክፈሉ፤ አዲስ የክፍያ ትዕዛዝ ያዘጋጁ።',
    },
    wrongAmount: {
      title: 'የተሳሳተ የገንዘብ መጠን ስለደረሰ ማመልከቻዎ ገና አልተከፈለም',
      help: 'ገንዘቡ ተወስዷል፤ ይመለስልዎታል። አዲስ የክፍያ ትዕዛዝ አዘጋጅተው በትክክል {{amount}} ብር ይክፈሉ።',
    },
    late: {
      title: 'ክፍያዎ ዘግይቶ ደርሷል',
      help: 'ገንዘቡ ተወስዷል፤ ቀጠሮው ስላልነበረ ይመለስልዎታል። ደረሰኝዎን ይያዙና ወደ {{helpLine}} ይደውሉ።',
    },
    refundDue: {
      title: 'ክፍያዎ ለዚህ ማመልከቻ ሊውል አልቻለም',
      help: 'ገንዘቡ ተወስዷል፤ ይመለስልዎታል። ደረሰኝዎን ይያዙና ወደ {{helpLine}} ይደውሉ።',
    },
    tryAgain: 'እንደገና ይሞክሩ',
  },
  keepAsItIs: 'እንዳለ ይተውት',
}
export default application
