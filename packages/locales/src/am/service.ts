import type en from '../en/service.ts'
import type { Translation } from '../translation.ts'

/** The ten passport services (A §1): their names, and whom each is for. */
const service: Translation<typeof en> = {
  etb: '{{amount}} ብር',
  etbFrom: 'ከ{{amount}} ብር ጀምሮ',
  etbRange: 'ከ{{from}} እስከ {{to}} ብር',
  surcharge: 'ከመደበኛው ክፍያ በ{{amount}} ይበልጣል',
  name: {
    new: 'አዲስ ፓስፖርት',
    expired: 'የአገልግሎት ጊዜው ያበቃ ፓስፖርት',
    pageRunOut: 'ገጹ ያለቀ ፓስፖርት',
    damaged: 'የተበላሸ ፓስፖርት',
    lost: 'የጠፋ ወይም የተሰረቀ ፓስፖርት',
    dataChange: 'የፓስፖርት መረጃ ለውጥ',
    validReplacement: 'የአገልግሎት ጊዜው ያላለፈ ፓስፖርት መተካት',
    under18: 'ከ18 ዓመት በታች የሆኑ አመልካቾች',
    urgent: 'አስቸኳይ አገልግሎት',
    emergency: 'ድንገተኛ አገልግሎት',
  },
  text: {
    new: 'የመጀመሪያ ፓስፖርትዎ። መደበኛ ፓስፖርት ካለዎት ሌላ አገልግሎት ይምረጡ።',
    expired: 'የፓስፖርትዎ የአገልግሎት ጊዜ አልፏል።',
    pageRunOut: 'የፓስፖርትዎ የአገልግሎት ጊዜ አላለፈም፤ ግን {{pages}} ወይም ከዚያ ያነሱ ገጾች ቀርተዋል።',
    damaged: 'ፓስፖርትዎ ተቀድዷል፣ ረጥቧል፣ ተቃጥሏል ወይም ሊነበብ አይችልም።',
    lost: 'ፓስፖርትዎ ጠፍቷል ወይም ተሰርቋል።',
    dataChange: 'በፓስፖርትዎ ላይ ያለው ስም፣ የትውልድ ቦታ ወይም የትውልድ ቀን መለወጥ አለበት።',
    validReplacement: 'የፓስፖርትዎ የአገልግሎት ጊዜ አላለፈም፤ ግን ከመረጃ ለውጥ ጋር ወይም ያለ ለውጥ መተካት አለበት።',
    under18: 'የልጅ የመጀመሪያ ፓስፖርት። ልጁን ወላጅ ወይም ሕጋዊ አሳዳጊ ይዞት ይመጣል።',
    urgent: 'ከተዘረዘሩት ምክንያቶች ለአንዱ፣ ከማስረጃ ጋር፣ ከቀጠሮዎ በኋላ በ{{short}} ወይም በ{{long}} የሥራ ቀናት፣ በዋናው ጽሕፈት ቤት።',
    emergency: 'በአካል ብቻ፣ በዋናው ጽሕፈት ቤት ወይም በቅርንጫፍ። በዚህ ድረ ገጽ ማመልከቻ አይቀርብም።',
  },
}
export default service
