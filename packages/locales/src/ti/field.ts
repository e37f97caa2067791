import type en from '../en/field.ts'
import type { Translation } from '../translation.ts'

/** The label of every field of a request. */
const field: Translation<typeof en> = {
  personal: {
    firstName: 'ስም',
    fatherName: 'ስም ኣቦ',
    grandfatherName: 'ስም ኣቦሓጎ',
    geezFirstName: 'ስም (ብፊደል ግእዝ)',
    geezFatherName: 'ስም ኣቦ (ብፊደል ግእዝ)',
    geezGrandfatherName: 'ስም ኣቦሓጎ (ብፊደል ግእዝ)',
    birthDate: 'ዕለት ልደት',
    birthPlace: 'ቦታ ልደት',
    birthCertificateId: 'መለለይ ቁፅሪ ናይ ልደት ምስክር ወረቐት',
    gender: 'ፆታ',
    maritalStatus: 'ኩነታት ሓዳር',
    nationalityId: 'ዜግነት',
    occupationId: 'ሞያ',
    height: 'ቁመት (ሴ.ሜ)',
    eyeColor: 'ሕብሪ ዓይኒ',
    hairColor: 'ሕብሪ ፀጉሪ',
    halfCast: 'ካብ ወለዲ ሓደ ዜጋ ወፃኢ ሃገር እዩ',
    under18: 'ዕድመ ትሕቲ 18 ዓመት እዩ',
    adopted: 'ብጉዲፈቻ',
    phoneNumber: 'ቁፅሪ ስልኪ',
    email: 'ኢመይል',
  },
  address: {
    region: 'ክልል',
    city: 'ከተማ',
    state: 'ግዝኣት (ስቴት)',
    zone: 'ዞን',
    woreda: 'ወረዳ',
    kebele: 'ቀበሌ',
    street: 'ጎደና',
    houseNo: 'ቁፅሪ ገዛ',
    poBox: 'ቁፅሪ ሳንዱቕ ፖስታ',
    subCity: 'ክፍለ ከተማ',
  },
  family: {
    firstName: 'ስም',
    grandfatherName: 'ስም ኣቦሓጎ',
    relationId: 'ዓይነት ቤተሰብ',
  },
  passport: {
    passportPageId: 'በዝሒ ገፅ ፓስፖርት',
    passportNumber: 'ቁፅሪ ናይ ቅድም ፓስፖርት',
    issueDate: 'ናይ ቅድም ፓስፖርት ዝተውሃበሉ ዕለት',
    expirationDate: 'ናይ ቅድም ፓስፖርት ግዜኡ ዝሓልፈሉ ዕለት',
    dataCorrected: 'እርማት ሓበሬታ',
    correctionType: 'ዓይነት እርማት',
  },
}
export default field
