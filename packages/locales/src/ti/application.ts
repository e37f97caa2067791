import type en from '../en/application.ts'
import type { Translation } from '../translation.ts'

/** The page of one application: what comes next, how far it is, and what became of the payment (D51). */
const application: Translation<typeof en> = {
  continue: {
    applicants: 'ቀፅሉ፦ ነቶም ካልኦት ኣመልከትቲ ወስኹ',
    documents: 'ቀፅሉ፦ ነቶም ሰነዳት ወስኹ',
    confirmation: 'ቀፅሉ፦ ርአዩን ኣረጋግፁን',
    payment: 'ቀፅሉ፦ ክፈሉ',
  },
  next: {
    title: 'ቀፂልኩም እትገብርዎ',
    applicants: 'ካብ ጉጅለኹም ገለ ኣመልከትቲ ጌና ኣይተወሰኹን።',
    applicantsHelp: 'በቲ ምልክታ ዝጀመርኩምሉ መሳርሒ ወስኽዎም። ኣብ ካልእ መሳርሒ እንተኾይንኩም ናብ {{helpLine}} ደውሉ።',
    documents: 'ገለ ሰነዳት ጌና ኣይተወሰኹን። ቆፀራኹም ንምዕቃብ ወስኽዎም።',
    confirmation: 'ሰነዳትኩም በፂሖም። ሓበሬታኹም ርአዩ እሞ ኣረጋግፁ።',
    payment: 'ሓበሬታኹም ተረጋጊፁ። ቆፀራኹም ንምዕቃብ ነቲ ክፍሊት ክፈሉ።',
    correction: 'እቲ ኤጀንሲ ምልክታኹም ክትእርሙ ሓቲቱ።',
    review: 'እቲ ኤጀንሲ ህፁፅ ምልክታኹም ይርእዮ ኣሎ። ሕዚ ክትገብርዎ ዘለኩም የለን። ምስ ወሰነ ናይ ፅሑፍ መልእኽቲ ክንሰደልኩም ኢና።',
    appointment: 'ወረቐትኩምን ኦርጅናል ሰነዳትኩምን ሒዝኩም ናብ ቆፀራኹም ምፅኡ።',
    collection: 'ንዚ ግልጋሎት ፍሉይ ቆፀራ የለን። ኣብ መረከቢ ዕለት ወረቐትኩምን ኦርጅናል ሰነዳትኩምን ሒዝኩም ምፅኡ፤ ዝረአዩ ነቲ ሓዱሽ ሰነድ ክትርከቡ ከለኹም እዩ።',
    rejected: 'እቲ ኤጀንሲ ነዚ ምልክታ ኣይተቐበሎን።',
    cancelled: 'እዚ ምልክታ ተሰሪዙ። እቲ ቆፀራ ተለቒቑ።',
    expired: 'ግዜ እዚ ምልክታ ሓሊፉ፤ ቆፀራኡ ድማ ተለቒቑ። እንደገና ከተመልክቱ ትኽእሉ ኢኹም።',
    unknown: 'ብዛዕባ እዚ ምልክታ ንምሕታት ናብ {{helpLine}} ደውሉ።',
    reason: 'ምኽንያት፦ {{reason}}',
    applyAgain: 'ሓዱሽ ምልክታ ጀምሩ',
    slip: 'ወረቐት ርአዩ',
    heldUntil: 'ንዓኹም ዝፀንሕ ክሳብ {{until}}',
    payBefore: 'ቅድሚ {{until}} ክፈሉ',
    arrived: 'እቲ ቤት ፅሕፈት ሰነዳትኩም ተረኪቡ። ሓዱሽ ሰነድኩም ክትርከቡ ምስ ከኣልኩም ናይ ፅሑፍ መልእኽቲ ክንሰደልኩም ኢና።',
    didNotCome: 'እቲ ቤት ፅሕፈት ናብ ቆፀራኹም ከም ዘይመፃእኩም መዝጊቡ። ክፍሊት ኣይምለስን። እንታይ ክትገብሩ ከም እትኽእሉ ንምሕታት ናብ {{helpLine}} ደውሉ።',
    ready: 'ሰነድኩም ተዳልዩ። ወረቐትኩምን መንነትኩምን ሒዝኩም ተረከቡ።',
    collected: 'ሰነድኩም ተረኪቡ። ካልእ ዝግበር የለን።',
  },
  closed: {
    title: 'ሕዚ ዘይከኣል',
    afterPayment: 'ድሕሪ ምኽፋልኩም ይከኣል',
    afterApproval: 'እቲ ኤጀንሲ ምልክታኹም ምስ ኣፅደቐ ይከኣል',
    tooLate: 'ክሳብ {{day}} ይከኣል ነይሩ',
    onlyOnNotice: 'እቲ ኤጀንሲ እርማት ምስ ዝሓተኩም ይከኣል',
    rescheduleUntil: 'ዕለት ክሳብ {{day}} ክትቅይሩ ትኽእሉ ኢኹም።',
  },
  timeline: {
    title: 'ምልክታኹም ብስጉምቲ',
    submitted: 'ምልክታ ተላኢኹ',
    documents: 'ሰነዳት ተወሲኾም',
    confirmed: 'ሓበሬታ ተረጋጊፁ',
    reviewed: 'ብኤጀንሲ ፀዲቑ',
    paid: 'ክፍሊት ተፈፂሙ',
    appointment: 'ኣብ ቤት ፅሕፈት ቆፀራ',
    ready: 'ንምርካብ ድሉው',
    collected: 'ተረኪቡ',
    didNotCome: 'ኣብ ቆፀራ ኣይተረኸቡን',
    rejected: 'ብኤጀንሲ ተቐባልነት ኣይረኸበን',
    cancelled: 'ተሰሪዙ',
    expired: 'ግዜኡ ሓሊፉ',
    done: 'ተወዲኡ',
    current: 'ሕዚ',
    todo: 'ጌና ይተርፍ',
    stopped: 'ኣብዚ ኣብቂዑ',
  },
  ticket: {
    appointment: 'ቆፀራ',
    collection: 'መረከቢ',
    noSlipYet: 'እዚ ጌና ወረቐት ቆፀራ ኣይኮነን፤ እቲ ቆፀራ ናትኩም ዝኸውን ክፍሊት ምስ ተፈፀመ እዩ።',
  },
  change: 'ቀይሩ',
  changeFree: 'ጌጋ ኣሎ ድዩ? ሕዚ ቀይርዎ፤ ናፃ እዩ።',
  saved: 'ለውጥታትኩም ተዓቂቦም።',
  outcome: {
    pending: {
      title: 'ክፍሊትኩም ንፅበ ኣለና',
      help: 'ክሳብ ሕዚ ገንዘብ ኣይበፅሓናን። እንተኸፊልኩም ተፀበዩ፤ እዚ ገፅ ባዕሉ ይሕደስ።',
    },
    paid: {
      title: 'ክፍሊትኩም በፂሑ',
      help: 'ብር {{amount}} በፂሑና።',
    },
    cancelled: {
      title: 'ብ{{option}} ዝተጀመረ ክፍሊት ተሰሪዙ',
      help: 'ዝተወስደ ገንዘብ የለን። እንደገና ፈትኑ ወይ ካልእ ኣገባብ ክፍሊት ምረፁ።',
    },
    failed: {
      title: 'ብ{{option}} ዝተጀመረ ክፍሊት ኣይተዓወተን',
      help: 'ዝተወስደ ገንዘብ የለን። እንደገና ፈትኑ ወይ ካልእ ኣገባብ ክፍሊት ምረፁ።',
    },
    expired: {
      title: 'ግዜ ትእዛዝ ክፍሊት ሓሊፉ',
      help: 'ንዑኡ ገንዘብ ኣይበፅሓናን። ብናይ ቀደም ኮድ ኣይትኽፈሉ፤ ሓዱሽ ትእዛዝ ክፍሊት ግበሩ።',
    },
    wrongAmount: {
      title: 'ጌጋ መጠን ገንዘብ ስለ ዝበፅሐ ምልክታኹም ጌና ኣይተኸፈለን',
      help: 'እቲ ገንዘብ ተወሲዱ እዩ፣ ክምለሰልኩም እዩ። ሓዱሽ ትእዛዝ ክፍሊት ግበሩ እሞ ልክዕ ብር {{amount}} ክፈሉ።',
    },
    late: {
      title: 'ክፍሊትኩም ደንጉዩ በፂሑ',
      help: 'እቲ ገንዘብ ተወሲዱ እዩ፤ እቲ ቆፀራ ስለ ዘይነበረ ክምለሰልኩም እዩ። ቅብሊትኩም ሓዙ እሞ ናብ {{helpLine}} ደውሉ።',
    },
    refundDue: {
      title: 'ክፍሊትኩም ንዚ ምልክታ ክውዕል ኣይከኣለን',
      help: 'እቲ ገንዘብ ተወሲዱ እዩ፣ ክምለሰልኩም እዩ። ቅብሊትኩም ሓዙ እሞ ናብ {{helpLine}} ደውሉ።',
    },
    tryAgain: 'እንደገና ፈትኑ',
  },
  keepAsItIs: 'ከምዘለዎ ግደፍዎ',
}
export default application
