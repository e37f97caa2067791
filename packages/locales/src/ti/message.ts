import type en from '../en/message.ts'
import type { Translation } from '../translation.ts'

/** What the service sends by e-mail and SMS (B §1). Two joined SMS parts hold 134 characters of Ge'ez script. */
const message: Translation<typeof en> = {
  greeting: 'ዝኸበርኩም {{name}}፣',
  help: 'ሕቶ እንተሃልይኩም ብናፃ ናብ {{helpLine}} ደውሉ። በጃኹም ነዚ ኢመይል መልሲ ኣይትስደዱ።',
  appointment: 'ቆፀራ፦ {{when}}',
  delivery: 'ዝግመት መረከቢ ዕለት፦ {{when}}',
  office: 'ቤት ፅሕፈት፦ {{office}}',
  correctionFields: 'ክዕረ ዘለዎ፦ {{fields}}',
  received: {
    subject: 'ምልክታ {{number}} በፂሑና',
    mail: 'ምልክታኹም {{number}} በፂሑና ኣሎ። ቁፅሪ መረጋገፂኹም {{confirmationNumber}} እዩ። ክልቲኦም ቁፅርታት ብጥንቃቐ ሓዝዎም፤ ብክልቲኦም ምልክታኹም ክትርእዩን ክትቕይሩን ትኽእሉ።\n\nቀፂልኩም ሰነዳትኩም ፀዓኑ፣ ሓበሬታኹም ኣረጋግፁን ክፈሉን። ቆፀራኹም ክሳብ {{until}} ንሕዘልኩም።',
    sms: 'ምልክታ {{number}} በፂሑና። ቁፅሪ መረጋገፂ {{confirmationNumber}}። ክሳብ {{until}} ሰነዳት ፀዓኑን ክፈሉን።',
  },
  order: {
    subject: 'ትእዛዝ ክፍሊት {{orderCode}}',
    mail: 'ንምልክታ {{number}} ትእዛዝ ክፍሊትኩም ተዳልዩ። ኮድ ትእዛዝ፦ {{orderCode}}። መጠን ገንዘብ፦ ብር {{amount}}። ቅድሚ {{until}} ክፈሉ።\n\nብትእዛዝ ክፍሊት ዝፍፀም ክፍሊት ጥራሕ እዩ ተቐባልነት ዘለዎ፤ ቀጥታ እቶት ወይ ምስግጋር ገንዘብ ኣይፍቀድን።',
    sms: 'ምልክታ {{number}}፦ ብኮድ {{orderCode}} ብር {{amount}} ቅድሚ {{until}} ክፈሉ።',
  },
  paid: {
    subject: 'ክፍሊት ምልክታ {{number}} በፂሑ',
    mail: 'ንምልክታ {{number}} ዝኸፈልኩምዎ ብር {{amount}} በፂሑና። ወረቐት ቆፀራ ሓቲምኩም ሒዝኩም ምፅኡ። ካብ ሰዓት ቆፀራኹም ልዕሊ {{minutes}} ደቒቓ ቀዲምኩም ኣይትምፅኡ።\n\nኣብ ዕለት ቆፀራኹም እንተዘይተረኺብኩም፣ እንተሰሪዝኩም ወይ ብጌጋ ሓበሬታ ምልክታኹም እንተተነፂጉ ክፍሊት ኣይምለስን።',
    sms: 'ክፍሊት {{number}} ብር {{amount}} በፂሑ። {{when}}፣ {{office}}። ወረቐት ቆፀራ ሒዝኩም ምፅኡ።',
    mailDelivery:
      'ንምልክታ {{number}} ዝኸፈልኩምዎ ብር {{amount}} በፂሑና። ወረቐት ሓቲምኩም ኣብ መረከቢ ዕለት ሒዝኩም ምፅኡ።\n\nእንተዘይተረኺብኩም፣ እንተሰሪዝኩም ወይ ብጌጋ ሓበሬታ ምልክታኹም እንተተነፂጉ ክፍሊት ኣይምለስን።',
  },
  placeReleased: {
    subject: 'ቆፀራ ምልክታ {{number}} ተለቒቑ',
    mail: 'ምልክታ {{number}} ኣብ ግዜኡ ስለዘይተኸፈለ ቆፀራኡ ተለቒቑ። እንደገና ከተመልክቱን ሓዱሽ ዕለት ክትመርፁን ትኽእሉ።',
    sms: 'ምልክታ {{number}} ኣብ ግዜኡ ኣይተኸፈለን። ቆፀራኡ ተለቒቑ። እንደገና ከተመልክቱ ትኽእሉ።',
  },
  reviewLapsed: {
    subject: 'ኣብ ህፁፅ ምልክታ {{number}} ኣብ ግዜኡ ኣይተወሰነን',
    mail: 'ኣብ ህፁፅ ምልክታኹም {{number}} እቲ ዝመረፅኩምዎ ዕለት ቅድሚ ምሕላፉ ስለዘይተወሰነ እቲ ምልክታ ተዓፅዩ። ዝኾነ ክፍሊት ኣይተሓተትኩምን። እንደገና ከተመልክቱን ሓዱሽ ዕለት ክትመርፁን ትኽእሉ። ይቕሬታ ንሓትት።',
    sms: 'ኣብ ህፁፅ ምልክታ {{number}} ኣብ ግዜኡ ኣይተወሰነን፤ ተዓፅዩ። ክፍሊት ኣይተሓተተን። እንደገና ከተመልክቱ ትኽእሉ።',
  },
  refundDue: {
    subject: 'ክፍሊት ምልክታ {{number}} ደንጉዩ በፂሑ',
    mail: 'ንምልክታ {{number}} ዝኸፈልኩምዎ ብር {{amount}} ዝበፅሐ እቲ ቆፀራ ድሕሪ ምልቃቑ ወይ ቅድም ድሕሪ ምኽፋልኩም እዩ። ነቲ ገንዘብ ክንመልሰልኩም ኢና። ቅብሊትኩም ሓዙ እሞ ናብ {{helpLine}} ደውሉ።',
    sms: 'ብር {{amount}} ናይ ምልክታ {{number}} ደንጉዩ ስለዝበፅሐ ክንመልሰልኩም ኢና። ናብ {{helpLine}} ደውሉ።',
  },
  code: {
    subject: 'ኮድኩም፦ {{code}}',
    mail: '{{code}} ኮድኩም እዩ። ን{{minutes}} ደቒቓ የገልግል። ንማንም ኣይትሃቡ።',
    sms: '{{code}} ኮድኩም እዩ። ንማንም ኣይትሃቡ።',
  },
  holdCode: {
    subject: 'ኮድኩም፦ {{code}}',
    mail: '{{code}} ቆፀራ ንምምራፅ ዘገልግል ኮድኩም እዩ። ን{{minutes}} ደቓይቕ የገልግል። ንማንም ኣይትሃቡ። ባዕልኹም እንተዘይሓቲትኩም ምንም ክትገብሩ ኣየድልየኩምን።\n\nሕቶ እንተሃልይኩም፦ ናብ {{helpLine}} ብናፃ ደውሉ።',
    sms: '{{code}} ቆፀራ ንምምራፅ ኮድኩም እዩ። ንማንም ኣይትሃቡ።',
  },
  approved: {
    subject: 'ህፁፅ ምልክታ {{number}} ፀዲቑ',
    mail: 'ህፁፅ ምልክታኹም {{number}} ፀዲቑ። በጃኹም ሕዚ ክፈሉ፤ ቆፀራኹም ክሳብ {{until}} ንሕዘልኩም።',
    sms: 'ህፁፅ ምልክታ {{number}} ፀዲቑ። ቅድሚ {{until}} ክፈሉ።',
  },
  rejected: {
    subject: 'ምልክታ {{number}} ተቐባልነት ኣይረኸበን',
    mail: 'ምልክታኹም {{number}} ተቐባልነት ኣይረኸበን። ምኽንያት፦ {{reason}}',
    sms: 'ምልክታ {{number}} ተቐባልነት ኣይረኸበን፦ «{{reason}}»። ናብ {{helpLine}} ደውሉ።',
  },
  rescheduled: {
    subject: 'ሓዱሽ ቆፀራ ምልክታ {{number}}',
    mail: 'ቆፀራ ምልክታ {{number}} ተቐይሩ። ነቲ ወረቐት እንደገና ሕተምዎ፤ እቲ ናይ ቀደም ኣየገልግልን።',
    sms: 'ምልክታ {{number}}፦ ሓዱሽ ቆፀራ {{when}}፣ {{office}}። ናይ ቀደም ወረቐት ኣየገልግልን።',
    subjectDelivery: 'ሓዱሽ መረከቢ ዕለት ምልክታ {{number}}',
    mailDelivery: 'መረከቢ ዕለት ምልክታ {{number}} ተቐይሩ። ነቲ ወረቐት እንደገና ሕተምዎ፤ እቲ ናይ ቀደም ኣየገልግልን።',
    smsDelivery: 'ምልክታ {{number}}፦ ሓዱሽ መረከቢ ዕለት {{when}}፣ {{office}}። ናይ ቀደም ወረቐት ኣየገልግልን።',
  },
  cancelled: {
    subject: 'ቆፀራ ምልክታ {{number}} ተሰሪዙ',
    mail: 'ቆፀራ ምልክታ {{number}} ተሰሪዙ። ንስኹም እንተዘይሓቲትኩም ብቕልጡፍ ናብ {{helpLine}} ደውሉ።',
    sms: 'ቆፀራ ምልክታ {{number}} ተሰሪዙ። ንስኹም እንተዘይሰሪዝኩም ናብ {{helpLine}} ደውሉ።',
  },
  changed: {
    subject: 'ምልክታ {{number}} ተቐይሩ',
    mail: 'ሓበሬታ ምልክታ {{number}} ተቐይሩ። ንምርኣይ ብክልቲኡ ቁፅርታት ድለዩ። ንስኹም እንተዘይሓቲትኩም ብቕልጡፍ ናብ {{helpLine}} ደውሉ።',
    sms: 'ምልክታ {{number}} ተቐይሩ። ንስኹም እንተዘይቀይርኩም ናብ {{helpLine}} ደውሉ።',
  },
  correction: {
    subject: 'ምልክታ {{number}} እርማት የድልዮ',
    mail: 'በጃኹም ምልክታ {{number}} ኣስተኻኽሉ፦ {{reason}}\n\nብክልቲኦም ቁፅርታት ድለዩ እሞ «ኣስተኻኽሉ» ምረፁ።',
    sms: 'በጃኹም ምልክታ {{number}} ኣስተኻኽሉ፦ «{{reason}}»። ብክልቲኦም ቁፅርታት ድለይዎ።',
  },
  smsCancelled: { sms: 'ምልክታ {{number}} ተሰሪዙ። ሕቶ እንተሃልይኩም ናብ {{helpLine}} ደውሉ።' },
  smsRejected: { sms: 'ምልክታ {{number}} ተቐባልነት ስለዘይረኸበ ኣይስረዝን። ናብ {{helpLine}} ደውሉ።' },
  smsEnded: { sms: 'ምልክታ {{number}} ድሮ ስለዝተዓፀወ ኣይስረዝን። ናብ {{helpLine}} ደውሉ።' },
  smsDayPassed: { sms: 'መዓልቲ ምልክታ {{number}} ስለዝሓለፈ ኣይስረዝን። ናብ {{helpLine}} ደውሉ።' },
  smsNotFound: { sms: 'ኣይተሰረዘን። ክልቲኦም ቁፅርታት ኣረጋጊፅኩም እንደገና ስደዱ። ሓገዝ፦ {{helpLine}}' },
  smsIncomplete: { sms: 'ንምስራዝ ቁፅሪ ምልክታኹምን ቁፅሪ መረጋገፂኹምን ብሓደ SMS ስደዱ።' },
  reminder: {
    subject: 'ቆፀራ ምልክታ {{number}}',
    mail: 'እዚ መዘኻኸሪ ቆፀራኹም እዩ። ዝተሓተመ ወረቐትን ኦርጅናል ሰነዳትኩምን ሒዝኩም ምፅኡ፤ ካብ ሰዓት ቆፀራኹም ልዕሊ {{minutes}} ደቒቓ ቀዲምኩም ኣይትምፅኡ።\n\nእንተዘይተረኺብኩም ክፍሊት ኣይምለስን።',
    sms: 'መዘኻኸሪ፦ {{when}}፣ {{office}}። ምልክታ {{number}}። ወረቐትን ኦርጅናል ሰነዳትን ሓዙ።',
    subjectDelivery: 'መረከቢ ዕለት ምልክታ {{number}}',
    mailDelivery: 'እዚ መዘኻኸሪ መረከቢ ዕለትኩም እዩ። ዝተሓተመ ወረቐትን ኦርጅናል ሰነዳትኩምን ሒዝኩም ምፅኡ።\n\nእንተዘይተረኺብኩም ክፍሊት ኣይምለስን።',
  },
  ready: {
    subject: 'ሰነድ ምልክታ {{number}} ተዳልዩ',
    mail: 'ሰነድ ምልክታ {{number}} ተዳልዩ ኣሎ፤ ካብ {{site}} ክትርከቡ ትኽእሉ። ዝተሓተመ ወረቐትን መለለይ መንነትኩምን ሒዝኩም ምፅኡ።',
    sms: 'ሰነድ ምልክታ {{number}} ኣብ {{site}} ተዳልዩ። ወረቐት ሒዝኩም ምፅኡ።',
  },
  confirmAddress: {
    subject: 'ኣድራሻ ኢመይልኩም ኣረጋግፁ',
    mail: 'ምዝገባኹም ንምውዳእ ነዚ ሊንክ ከፊትኩም በቲ ዝመረፅኩምዎ ቃል ምስጢር እተዉ፦\n{{link}}\n\nን{{hours}} ሰዓት የገልግል። ንስኹም እንተዘይተመዝጊብኩም ምንም ክትገብሩ ኣየድልየኩምን፤ ኣካውንት ኣይክፈትን።',
  },
  accountReady: {
    subject: 'ኣካውንትኩም ተዳልዩ',
    mail: 'ኣካውንትኩም ተኸፊቱ ኣሎ። ብዚ ኣድራሻ ኢመይልን ቃል ምስጢርኩምን እተዉ፤ ብድሕሪኡ ኮድ ናብ ስልክኹም ክንሰድድ ኢና።',
  },
  accountExists: {
    subject: 'ቅድሚ ሕዚ ኣካውንት ኣለኩም',
    mail: 'ብኣድራሻ ኢመይልኩም ንምምዝጋብ ተፈቲኑ፤ ግን ድሮ ኣካውንት ኣለኩም። በጃኹም ኣብዚ እተዉ፦\n{{link}}\n\nቃል ምስጢርኩም እንተረሲዕኩም ኣብዚ ሓዱሽ ምረፁ፦\n{{forgotLink}}\n\nንስኹም እንተዘይኮንኩም ምንም ክትገብሩ ኣየድልየኩምን፤ ዝተለወጠ ነገር የለን።',
  },
  resetLink: {
    subject: 'ሓዱሽ ቃል ምስጢር ምረፁ',
    mail: 'ሓዱሽ ቃል ምስጢር ንምምራፅ ነዚ ሊንክ ክፈቱ፦\n{{link}}\n\nሓደ ግዜ ጥራሕ፣ ን{{minutes}} ደቒቓ የገልግል። ንስኹም እንተዘይሓቲትኩም ምንም ክትገብሩ ኣየድልየኩምን፤ ቃል ምስጢርኩም ከምዘለዎ ይፀንሕ።',
  },
  passwordChanged: {
    subject: 'ቃል ምስጢርኩም ተቐይሩ',
    mail: 'ቃል ምስጢር ኣካውንትኩም ተቐይሩ፤ ካብ ኩሎም መሳርሕታት ወፂእኩም ኣለኹም። ንስኹም እንተዘይቀይርኩምዎ ብቕልጡፍ ናብ {{helpLine}} ደውሉ።',
  },
  phoneCode: {
    subject: 'ኮድኩም፦ {{code}}',
    mail: '{{code}} ቁፅሪ ስልኪ ኣካውንትኩም ንምቕያር ዘገልግል ኮድ እዩ። ን{{minutes}} ደቒቓ የገልግል። ንማንም ኣይትሃቡ።\n\nሕቶ እንተሃልይኩም፦ ናብ {{helpLine}} ብናፃ ደውሉ።',
    sms: '{{code}} ቁፅሪ ስልኪ ኣካውንትኩም ንምቕያር ኮድኩም እዩ። ንማንም ኣይትሃቡ። ንስኹም እንተዘይሓቲትኩም ናብ {{helpLine}} ደውሉ።',
  },
  phoneLink: {
    subject: 'ቁፅሪ ስልክኹም ቀይሩ',
    mail: 'ሓዱሽ ቁፅሪ ስልክኹም ንምእታው ነዚ ሊንክ ክፈቱ፦\n{{link}}\n\nሓደ ግዜ ጥራሕ፣ ን{{minutes}} ደቒቓ የገልግል። ንስኹም እንተዘይሓቲትኩም ቃል ምስጢርኩም ብኻልእ ሰብ ተፈሊጡ ኣሎ፤ ነቲ ሊንክ ከይከፈትኩም ሓዱሽ ቃል ምስጢር ምረፁ።',
  },
  phoneChangeAsked: {
    subject: 'ቁፅሪ ስልክኹም ክቕየር እዩ',
    mail: 'ቁፅሪ ስልኪ ኣካውንትኩም ብ{{until}} ክቕየር እዩ። ክሳብ ሽዑ ኮድ ናብቲ ሕዚ ዘሎ ቁፅሪ ይለኣኽ።\n\nንስኹም እንተዘይሓቲትኩም ነቲ ለውጢ ኣብዚ ሰርዙ እሞ ሓዱሽ ቃል ምስጢር ምረፁ፦\n{{link}}',
    sms: 'ስልኪ ኣካውንትኩም ብ{{until}} ይቕየር። እንተዘይሓቲትኩም ሰርዙ፦ {{link}}',
  },
  phoneChangeCancelled: {
    subject: 'ለውጢ ቁፅሪ ስልክኹም ተሰሪዙ',
    mail: 'ቁፅሪ ስልኪ ኣካውንትኩም ከምዘለዎ ይፀንሕ። ነቲ ለውጢ ንስኹም እንተዘይሓቲትኩም ሕዚ ሓዱሽ ቃል ምስጢር ምረፁ።',
  },
  phoneChanged: {
    subject: 'ቁፅሪ ስልክኹም ተቐይሩ',
    mail: 'ቁፅሪ ስልኪ ኣካውንትኩም ተቐይሩ፤ ካብ ካልኦት መሳርሕታት ወፂእኩም ኣለኹም። ንስኹም እንተዘይቀይርኩምዎ ብቕልጡፍ ናብ {{helpLine}} ደውሉ።',
    sms: 'ቁፅሪ ስልኪ ኣካውንትኩም ተቐይሩ። ንስኹም እንተዘይቀይርኩም ብቕልጡፍ ናብ {{helpLine}} ደውሉ።',
  },
  feedback: {
    subject: 'መልእኽቲ ካብ ቅጥዒ ርክብ',
    mail: 'ካብ፦ {{name}}\nስልኪ፦ {{phoneNumber}}\nኢመይል፦ {{email}}\n\n{{message}}',
  },
  withoutScript: {
    opening: 'እቲ ገፅ ይኽፈት ኣሎ…',
    stalled: 'እዚ ገፅ ንኽኽፈት ነዊሕ ግዜ ይወስድ ኣሎ።',
    needsScript: 'እዚ ገፅ JavaScript የድልዮ። ኣብ ብራውዘርኩም ክፈትዎ ወይ ናብ {{line}} ደውሉ።',
  },
}
export default message
