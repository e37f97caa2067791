import type en from '../en/service.ts'
import type { Translation } from '../translation.ts'

/** The ten passport services (A §1): their names, and whom each is for. */
const service: Translation<typeof en> = {
  etb: '{{amount}} ብር',
  etbFrom: 'ካብ {{amount}} ብር ጀሚሩ',
  etbRange: 'ካብ {{from}} ክሳብ {{to}} ብር',
  surcharge: 'ካብ ስሩዕ ክፍሊት ብ{{amount}} ይበዝሕ',
  name: {
    new: 'ሓዱሽ ፓስፖርት',
    expired: 'ግዜኡ ዝሓለፈ ፓስፖርት',
    pageRunOut: 'ገፁ ዝተወደአ ፓስፖርት',
    damaged: 'ዝተበላሸወ ፓስፖርት',
    lost: 'ዝጠፍአ ወይ ዝተሰረቐ ፓስፖርት',
    dataChange: 'ለውጢ ሓበሬታ ፓስፖርት',
    validReplacement: 'ግዜኡ ዘይሓለፈ ፓስፖርት ምትካእ',
    under18: 'ትሕቲ 18 ዓመት ዝኾኑ ኣመልከትቲ',
    urgent: 'ህፁፅ ግልጋሎት',
    emergency: 'ሃንደበታዊ ግልጋሎት',
  },
  text: {
    new: 'ናይ መጀመርታ ፓስፖርትኩም። ስሩዕ ፓስፖርት እንተሃልዩኩም ካልእ ግልጋሎት ምረፁ።',
    expired: 'ግዜ ፓስፖርትኩም ሓሊፉ።',
    pageRunOut: 'ግዜ ፓስፖርትኩም ኣይሓለፈን፤ ግን {{pages}} ወይ ካብኡ ዝውሕዱ ገፃት ተሪፎም።',
    damaged: 'ፓስፖርትኩም ተቐዲዱ፣ ጠልቂዩ፣ ተቓፂሉ ወይ ክንበብ ኣይኽእልን።',
    lost: 'ፓስፖርትኩም ጠፊኡ ወይ ተሰሪቑ።',
    dataChange: 'ኣብ ፓስፖርትኩም ዘሎ ስም፣ ቦታ ልደት ወይ ዕለት ልደት ክልወጥ ኣለዎ።',
    validReplacement: 'ግዜ ፓስፖርትኩም ኣይሓለፈን፤ ግን ምስ ለውጢ ሓበሬታ ወይ ብዘይ ለውጢ ክትካእ ኣለዎ።',
    under18: 'ናይ መጀመርታ ፓስፖርት ቆልዓ። ወላዲ ወይ ሕጋዊ መዕበዪ ምስቲ ቆልዓ ይመፅእ።',
    urgent: 'ካብቶም ዝተዘርዘሩ ምኽንያታት ንሓዲኡ፣ ምስ መረጋገፂ፣ ድሕሪ ቆፀራኹም ኣብ ውሽጢ {{short}} ወይ {{long}} መዓልቲ ስራሕ፣ ኣብ ዋና ቤት ፅሕፈት።',
    emergency: 'ብኣካል ጥራሕ፣ ኣብ ዋና ቤት ፅሕፈት ወይ ኣብ ጨንፈር። ኣብዚ መርበብ ምልክታ ኣይቐርብን።',
  },
}
export default service
