import type en from '../en/refusal.ts'
import type { Translation } from '../translation.ts'

/** One sentence a refusal code of the service: what happened, then what to do. */
const refusal: Translation<typeof en> = {
  slotFull: 'ነዚ ሰዓት ሕዚ ካልእ ሰብ ሒዝዎ። ካልእ ሰዓት ምረፁ።',
  slotShort: 'ዝተረፉ ቆፀራታት ካብ በዝሒ ኣመልከትቲ ይውሕዱ። ካልእ ሰዓት ወይ ዝነኣሰ ጉጅለ ምረፁ።',
  outsideWindow: 'እዚ ቤት ፅሕፈት በታ ዕለት ቆፀራ ኣይህብን። በጃኹም ካልእ ዕለት ምረፁ።',
  holdExpired: 'ግዜኹም ተወዲኡ። ዕለትን ሰዓትን እንደገና ምረፁ፤ ካልእ ሓበሬታኹም ኩሉ ኣሎ።',
  notExtendable: 'ተወሳኺ ግዜ ሓደ ግዜ ጥራሕ እዩ ክሕተት ዝኽእል።',
  openRequest: 'ብዚ ሓበሬታ ዝቐረበ ምልክታ ኣሎ። ዋንኡ ኩነታቱ ብምርኣይ ክቕይሮ ወይ ክስርዞ ይኽእል። ናትኩም እንተዘይኮይኑ ናብ 8133 ደውሉ።',
  attachmentsMissing: 'ዘይተተሓሓዙ ሰነዳት ኣለዉ። በጃኹም ኩሎም ፀዓኑ።',
  notConfirmed: 'በጃኹም ቅድም ዝርዝር ሓበሬታ ኣመልካቲ ኣረጋግፁ።',
  notAllowed: 'ኣብዚ ደረጃ እዚ ክትገብሩ ኣይትኽእሉን።',
  orderOpen: 'ንዚ ምልክታ ትእዛዝ ክፍሊት ድሮ ወፂኡ ኣሎ። በጃኹም ብእኡ ክፈሉ ወይ ግዜኡ ክሳብ ዝሓልፍ ተፀበዩ።',
  versionConflict: 'እዚ ምልክታ ኣብ ካልእ ገፅ ወይ መሳርሒ ተቐይሩ። ርኢኹም ለውጥኹም ድገሙ።',
  fileFormat: 'እዚ ዓይነት ፋይል ተቐባልነት የብሉን። በጃኹም JPG፣ JPEG፣ PNG፣ GIF ወይ PDF ፋይል ፀዓኑ።',
  fileSize: 'እዚ ፋይል ኣዝዩ ዓብዪ እዩ። በጃኹም ዝነኣሰ ፀዓኑ።',
  captchaFailed: 'ሰብ ምዃንኩም ከነረጋግፅ ኣይከኣልናን። በጃኹም እንደገና ፈትኑ።',
  codeRequired: 'በጃኹም ነዚ ቆፀራ ንባዕልኹም ወይ ንጉጅለኹም ትመርፅዎ ከም ዘለኹም ብኮድ ኣረጋግፁ።',
  tooManyRequests: 'ኣዝዩ ብዙሕ ፈተነ ተገይሩ። በጃኹም ቁሩብ ፀኒሕኩም እንደገና ፈትኑ።',
  notFound: 'በዚ ቁፅሪ ምልክታ ኣይተረኽበን።',
  signInRequired: 'ንምቕፃል በጃኹም እተዉ።',
  keyReused: 'እዚ ቅድም ብካልእ ሓበሬታ ተላኢኹ። በጃኹም ነቲ ገፅ እንደገና ከፊትኩም ፈትኑ።',
  invalidInput: 'በጃኹም እዞም ኣብ ታሕቲ ዘለዉ ጌጋታት ኣስተኻኽሉ',
  paymentProvider: 'ግልጋሎት ክፍሊት መልሲ ኣይሃበን። ገንዘብ ኣይተቐነሰኩምን። በጃኹም እንደገና ፈትኑ ወይ ካልእ ኣገባብ ክፍሊት ምረፁ።',
  wrongCredentials: 'እቲ ኢመይል ወይ ቃል ምስጢር ትኽክል ኣይኮነን።',
  wrongCode: 'እቲ ኮድ ትኽክል ኣይኮነን። በጃኹም ኣረጋጊፅኩም እንደገና ፈትኑ።',
  codeExpired: 'እዚ ኮድ ድሕሪ ሕዚ ኣየገልግልን። በጃኹም ሓዱሽ ኮድ ሕተቱ።',
  linkExpired: 'እዚ ሊንክ ድሕሪ ሕዚ ኣየገልግልን። በጃኹም ሓዱሽ ሕተቱ።',
  passwordRefused: 'እዚ ቃል ምስጢር ፍሉጥን ንምግማት ቀሊልን እዩ። በጃኹም ካልእ ምረፁ።',
  sessionChanged: 'እዚ ገፅ ካብ ዝኽፈት ንደሓር እቲ ኣታውነት ተቐይሩ። ዝተልኣኸ ነገር የለን፤ በጃኹም መን ከም ዝኣተወ ኣረጋጊፅኩም እንደገና ፈትኑ።',
  groupFull: 'እታ ጉጅለ ኩሎም ኣመልከትቲ ሒዛ እያ።',
  notEligible: 'በቲ ዝሃብኩምዎ ሓበሬታ እዚ ግልጋሎት ምርካብ ኣይከኣልን። በጃኹም ረቛሒታት ኣንቢብኩም ካልእ ግልጋሎት ምረፁ።',
  fileContent: 'እዚ ፋይል ክንበብ ኣይከኣለን ወይ ተቐባልነት ዘይብሉ ትሕዝቶ ኣለዎ። በጃኹም ንፁር ፎቶ ወይ ልሙድ PDF ፀዓኑ።',
  unavailable: 'እቲ ግልጋሎት ንግዚኡ የለን። በጃኹም ድሕሪ ቁሩብ ደቓይቕ እንደገና ፈትኑ።',
  internal: 'ይቕሬታ! ፀገም ኣጋጢሙ።',
}
export default refusal
