import type en from '../en/confirmation.ts'
import type { Translation } from '../translation.ts'

/** The request received page, the paid confirmation and the slip (B §2 Confirmation page, D27, D29). */
const confirmation: Translation<typeof en> = {
  receivedTitle: 'ሕቶኹም ተቐቢልናዮ ኣለና',
  emailNote: 'ኣብ ውሽጢ {{hours}} ሰዓት ኢመይል ክመፀኩም እዩ። ተቐባልነት እንተረኺቡ ኣብዚ መርበብ ክፈሉ።',
  paidTitle: 'ክፍሊት ተዛዚሙ',
  paidIntro: 'ቆፀራኹም ተረጋጊፁ። ነቲ ወረቐት ሓቲምኩም ሒዝኩም ምፅኡ።',
  keepNumbers: 'ክልቲኦም ቁፅርታት ብጥንቃቐ ዓቅቡ። ብኽልቲኦም ነዚ ሕቶ ኣብ ዝኾነ ግዜ ክትርእዩን ክትቅይሩን ትኽእሉ ኢኹም።',
  applicants: 'ኣመልከትቲ',
  column: {
    number: 'ቁፅሪ',
    applicationId: 'መለለይ ምልክታ',
  },
  print: 'ሕተሙ',
  nothing: 'ኣብዚ ዝረአ ሕቶ የለን',
  nothingHelp: 'ሕቶኹም ብቑፅርታቱ ድለዩ።',
  toStatus: 'ኩነታት ምልክታ ድለዩ',
  toApplications: 'ምልክታታተይ',
  pay: 'ክፈሉ',
  next: {
    initial: 'ሕቶኹም ጌና ኣይተማልአን። ሰነዳት ወሲኽኩም ነቲ ፅማቝ ኣረጋግፁ።',
    confirmed: 'ሓበሬታኹም ተረጋጊፁ። ቀፂሉ ክፍሊት ይፍፀም።',
    underReview: 'እቲ ኤጀንሲ ህፁፅ ሕቶኹም ይርእዮ ኣሎ።',
    urgentApproved: 'ህፁፅ ሕቶኹም ፀዲቑ። በጃኹም ሕዚ ክፈሉ።',
    rejected: 'እዚ ሕቶ ተቐባልነት ኣይረኸበን።',
    awaitingPayment: 'ትእዛዝ ክፍሊትኩም ክፉት እዩ።',
    paymentCompleted: 'እቲ ክፍሊት በፂሑ፤ ቆፀራኹም ድማ ተረጋጊፁ።',
    cancelled: 'እዚ ሕቶ ተሰሪዙ።',
    expired: 'ግዜ እዚ ሕቶ ሓሊፉ፤ ቦታኡ ድማ ተለቒቑ።',
    unknown: 'ብዛዕባ እዚ ሕቶ ንምሕታት ናብ {{helpLine}} ደውሉ።',
  },
  slip: {
    title: 'ወረቐት ቆፀራ',
    barcodeAlt: 'ባርኮድ ምልክታ {{number}}',
    barcode: 'ባር ኮድ',
    pdf: 'ከም PDF ዓቅቡ',
    calendar: 'ናብ ዓውደ ኣዋርሕ ወስኹ',
    bring: 'ሒዝኩምዎ እትመፁ',
    bringSlip: 'ነዚ ገፅ ሓቲምኩም ኣብ ዕለት ቆፀራኹም ሒዝኩም ምፅኡ።',
    bringOriginals: 'ናይቶም ዝፀዓንኩምዎም ኩሎም ሰነዳት ኦርጅናል ሒዝኩም ምፅኡ።',
    bringGuardian: 'ምስቲ ቆልዓ ወላዲ ወይ ሕጋዊ መዕበዪ ክቐርብ ኣለዎ።',
    arrive: 'ካብ ሰዓት ቆፀራኹም ልዕሊ {{minutes}} ደቒቓ ቀዲምኩም ኣይትምፅኡ።',
    inPerson: 'ብኣካል ቅረቡ፤ ብወኪል ዝቐርብ ምልክታ ተቐባልነት የብሉን።',
    forfeit: 'ኣብ ዕለት ቆፀራኹም እንተዘይተረኺብኩም፣ እንተሰሪዝኩም ወይ ብጌጋ ሓበሬታ ምልክታኹም እንተተነፂጉ ክፍሊት ኣይምለስን።',
    help: 'ሕቶ እንተሃልዩኩም ብነፃ ናብ {{helpLine}} ደውሉ።',
  },
}
export default confirmation
