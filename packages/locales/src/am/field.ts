import type en from '../en/field.ts'
import type { Translation } from '../translation.ts'

/** The label of every field of a request. */
const field: Translation<typeof en> = {
  personal: {
    firstName: 'ስም',
    fatherName: 'የአባት ስም',
    grandfatherName: 'የአያት ስም',
    geezFirstName: 'ስም (በአማርኛ)',
    geezFatherName: 'የአባት ስም (በአማርኛ)',
    geezGrandfatherName: 'የአያት ስም (በአማርኛ)',
    birthDate: 'የትውልድ ቀን',
    birthPlace: 'የትውልድ ቦታ',
    birthCertificateId: 'የልደት ምስክር ወረቀት መለያ ቁጥር',
    gender: 'ፆታ',
    maritalStatus: 'የጋብቻ ሁኔታ',
    nationalityId: 'ዜግነት',
    occupationId: 'የሥራ ዓይነት',
    height: 'ቁመት (ሴ.ሜ.)',
    eyeColor: 'የዓይን ቀለም',
    hairColor: 'የፀጉር ቀለም',
    halfCast: 'ከወላጆች አንዱ የውጭ ሀገር ዜጋ ነው',
    under18: 'ዕድሜ ከ18 ዓመት በታች ነው',
    adopted: 'በጉዲፈቻ',
    phoneNumber: 'ስልክ ቁጥር',
    email: 'ኢሜይል',
  },
  address: {
    region: 'ክልል',
    city: 'ከተማ',
    state: 'ግዛት (ስቴት)',
    zone: 'ዞን',
    woreda: 'ወረዳ',
    kebele: 'ቀበሌ',
    street: 'መንገድ',
    houseNo: 'የቤት ቁጥር',
    poBox: 'ፖ.ሣ.ቁ.',
    subCity: 'ክፍለ ከተማ',
  },
  family: {
    firstName: 'ስም',
    grandfatherName: 'የአያት ስም',
    relationId: 'የቤተሰብ ዝምድና',
  },
  passport: {
    passportPageId: 'የፓስፖርት ገጽ ብዛት',
    passportNumber: 'የቀድሞ ፓስፖርት ቁጥር',
    issueDate: 'የቀድሞ ፓስፖርት የተሰጠበት ቀን',
    expirationDate: 'የቀድሞ ፓስፖርት የሚያበቃበት ቀን',
    dataCorrected: 'የመረጃ እርማት ይፈልጋሉ',
    correctionType: 'የእርማት ዓይነት',
  },
}
export default field
