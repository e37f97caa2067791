import type en from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** The attachments step (A §2 Attachment form, A §5, B §8). */
const attachments: Translation<typeof en> = {
  title: 'ክተሓሓዙ ዘለዎም ሰነዳት',
  intro: 'ንነፍሲ ወከፍ ሰነድ ሓደ ፋይል ወስኹ። ብካሜራ ስእሊ ኣልዕሉ ወይ ፋይል ምረፁ።',
  limit: 'ነፍሲ ወከፍ ፋይል፦ {{types}}፣ እንተበዝሐ {{limit}}። ካብዚ ዝዓቢ ስእሊ ቅድሚ ምልኣኹ ኣብዚ መሳርሒ ይንእስ።',
  copies: 'ንፁር ሕብሪ ዘለዎ ቅዳሕ A4 ጥራሕ እዩ ተቐባልነት ዘለዎ።',
  originals: 'ኣብ ዕለት ቆፀራኹም ኦርጅናል ሰነዳት ሒዝኩም ምፅኡ።',
  originalsCollection: 'ኣብ መረከቢ ዕለት ኦርጅናል ሰነዳት ሒዝኩም ምፅኡ።',
  kept: 'ዝመረፅኩምዎም ፋይላት ክሳብ ዝለኣኹ ኣብዚ መሳርሒ ይፀንሑ።',
  notKept: 'እቶም ፋይላት ኣብዚ መሳርሒ ኣይፀንሑን። በጃኹም ቅድሚ ምልኣኾም ነዚ ገፅ ኣይትዕፀዉ፣ ዳግማይ ኣይትኽፈቱ።',
  takePhoto: 'ስእሊ ኣልዕሉ',
  chooseFile: 'ፋይል ምረፁ',
  replaceFile: 'ካልእ ፋይል ምረፁ',
  removeFile: 'ፋይል ኣውፅኡ',
  previewOf: 'ቅድመ ርእይቶ {{document}}',
  shrinking: 'እቲ ስእሊ ይንእስ ኣሎ...',
  shrunk: 'ካብ {{before}} ናብ {{after}} ነኢሱ',
  state: {
    ready: 'ንምልኣኽ ድሉው',
    sent: 'ተፃዒኑ',
    failed: 'ኣይተላእኸን',
  },
  progressOf: '{{document}} ይለኣኽ ኣሎ',
  chosenCount: 'ካብ {{required}} ሰነዳት {{chosen}} ተመሪፆም',
  upload: 'ፀዓኑ',
  uploading: 'ፋይላትኩም ይለኣኹ ኣለዉ...',
  completed: {
    title: 'ኩሎም ስጉምትታት ተዛዚሞም',
    text: 'ንዚ ኣመልካቲ ዘድሊ ኩሉ በፂሑና።',
    reset: 'እንደገና ጀምሩ',
    resetHelp: 'እንደገና ምስ ጀመርኩም ዝርዝራት ካብ ቀዳማይ ስጉምቲ ጀሚሩ ይኽፈት፤ ክትቅይርዎ ትኽእሉ።',
    documents: 'ሰነዳት',
  },
  success: 'ፋይላትኩም ብዓወት ተፃዒኖም',
  failed: 'ይቕሬታ! ፀገም ኣጋጢሙ።',
  failedHelp: '"ተፃዒኑ" ዝብል ምልክት ዘለዎም ፋይላት በፂሖም እዮም፤ ነቶም ካልኦት ጥራሕ እንደገና ልኣኹ።',
  noneRequired: 'እዚ ምልክታ ሰነድ ኣየድልዮን።',
  noRequest: 'ምልክታኹም ጌና ኣይተላእኸን። ቅድም ነቶም ቅድሚ እዚ ዘለዉ ስጉምትታት ወድኡ።',
  sameFile: '{{name}} ዝለኣኽዎ ሰነድ ተጠቐሙ፦ {{document}}',
}
export default attachments
