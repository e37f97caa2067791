import type en from '../en/confirmation.ts'
import type { Translation } from '../translation.ts'

/** The request received page, the paid confirmation and the slip (B §2 Confirmation page, D27, D29). */
const confirmation: Translation<typeof en> = {
  receivedTitle: 'ምልክታኹም ተቐቢልናዮ ኣለና',
  emailNote:
    'ኣድራሻ ኢመይል እንተሂብኩም ኣብ ውሽጢ {{hours}} ሰዓት ኢመይል፣ ከምኡውን ናይ ፅሑፍ መልእኽቲ ክንሰደልኩም ኢና። ምልክታኹም ተቐባልነት እንተረኺቡ ኣብዚ ክትከፍሉ ትኽእሉ።',
  smsNote: 'ኣብ ውሽጢ {{hours}} ሰዓት ናይ ፅሑፍ መልእኽቲ ክንሰደልኩም ኢና። ምልክታኹም ተቐባልነት እንተረኺቡ ኣብዚ ክትከፍሉ ትኽእሉ።',
  paidTitle: 'ክፍሊት ተዛዚሙ',
  paidIntro: 'ቆፀራኹም ተረጋጊፁ። ወረቐት ቆፀራ ሓቲምኩም ሒዝኩም ምፅኡ።',
  paidIntroCollection: 'ክፍሊትኩም በፂሑ። ነቲ ወረቐት ሓቲምኩም ኣብ መረከቢ ዕለት ሒዝኩም ምፅኡ።',
  keepNumbers: 'ክልቲኦም ቁፅርታት ብጥንቃቐ ሓዝዎም። ብኽልቲኦም ነዚ ምልክታ ኣብ ዝኾነ ግዜ ክትርእዩን ክትቕይሩን ትኽእሉ ኢኹም።',
  messagesLater: 'ናይ ፅሑፍ መልእኽትታትን ኢመይላትን ብዛዕባ እዚ ምልክታ ቁሩብ ደንጕዮም፣ ወይ ብዙሓት ብሓደ መልእኽቲ ክበፅሑ ይኽእሉ። እዚ ገፅ ኩሉ ግዜ እዋናዊ እዩ።',
  applicants: 'ኣመልከትቲ',
  column: {
    number: 'ቁፅሪ',
    applicationId: 'መለለይ ምልክታ',
  },
  print: 'ሕተሙ',
  nothing: 'ኣብዚ ዝረአ ምልክታ የለን',
  nothingHelp: 'ምልክታኹም ብቑፅርታቱ ድለዩ።',
  toStatus: 'ኩነታት ምልክታ ርአዩ',
  toApplications: 'ምልክታታተይ',
  next: {
    initial: 'ምልክታኹም ጌና ኣይተማልአን። ሰነዳት ወሲኽኩም ነቲ ፅማቝ ኣረጋግፁ።',
    confirmed: 'ሓበሬታኹም ተረጋጊፁ። ቀፂልኩም ክፍሊት ክፈሉ።',
    underReview: 'እቲ ኤጀንሲ ህፁፅ ምልክታኹም ይርእዮ ኣሎ።',
    urgentApproved: 'ህፁፅ ምልክታኹም ፀዲቑ። በጃኹም ሕዚ ክፈሉ።',
    rejected: 'እዚ ምልክታ ተቐባልነት ኣይረኸበን።',
    awaitingPayment: 'ክፍሊትኩም ንፅበ ኣለና።',
    paymentCompleted: 'ክፍሊትኩም በፂሑ፤ ቆፀራኹም ድማ ተረጋጊፁ።',
    cancelled: 'እዚ ምልክታ ተሰሪዙ።',
    expired: 'ግዜ እዚ ምልክታ ሓሊፉ፤ ቆፀራኡ ድማ ተለቒቑ።',
    unknown: 'ብዛዕባ እዚ ምልክታ ንምሕታት ናብ {{helpLine}} ደውሉ።',
  },
  slip: {
    title: 'ወረቐት ቆፀራ',
    collectionTitle: 'ወረቐት መረከቢ',
    bringSlipCollection: 'ነዚ ገፅ ሓቲምኩም ኣብ መረከቢ ዕለት ሒዝኩም ምፅኡ።',
    originals: 'ኦርጅናል ሰነዳት፦ {{documents}}',
    paid: 'ዝተኸፈለ መጠን',
    oldVoid: 'እቲ ናይ ቀደም ወረቐትኩም ካብ ሕዚ ኣይሰርሕን። ነዚ ሓዱሽ ጥራሕ ሒዝኩም ምፅኡ።',
    cannotScan: 'ክንበብ ኣይከኣለን?',
    barcodeAlt: 'ባርኮድ ምልክታ {{number}}',
    barcode: 'ባርኮድ',
    pdf: 'ከም PDF ኣቐምጡ',
    calendar: 'ናብ ዓውደ ኣዋርሕ ወስኹ',
    bring: 'ሒዝኩምዎ እትመፁ',
    bringSlip: 'ነዚ ገፅ ሓቲምኩም ኣብ ዕለት ቆፀራኹም ሒዝኩም ምፅኡ።',
    bringOriginals: 'ናይቶም ዝፀዓንኩምዎም ኩሎም ሰነዳት ኦርጅናል ሒዝኩም ምፅኡ።',
    bringGuardian: 'ምስቲ ቆልዓ ወላዲ ወይ ሕጋዊ መዕበዪ ክቐርብ ኣለዎ።',
    arrive: 'ካብ ሰዓት ቆፀራኹም ልዕሊ {{minutes}} ደቒቓ ቀዲምኩም ኣይትምፅኡ።',
    inPerson: 'ብኣካል ክትመፁ ኣለኩም፦ ካልእ ሰብ ኣብ ክንዳኹም ከመልክት ኣይኽእልን።',
    forfeit: 'ኣብ ዕለት ቆፀራኹም እንተዘይተረኺብኩም፣ እንተሰሪዝኩም ወይ ብጌጋ ሓበሬታ ምልክታኹም እንተተነፂጉ ክፍሊት ኣይምለስን።',
    help: 'ሕቶ እንተሃልዩኩም ብናፃ ናብ {{helpLine}} ደውሉ።',
  },
}
export default confirmation
