import type en from '../en/choice.ts'
import type { Translation } from '../translation.ts'

/** The words of every coded value a user chooses or reads. */
const choice: Translation<typeof en> = {
  requestType: {
    new: 'ሓዱሽ',
    renewal: 'ምሕዳስ/ምትካእ',
    lost: 'ዝጠፍአ',
    correction: 'እርማት',
    unknown: 'ዘይተፈለጠ',
  },
  requestMode: {
    normal: 'ስሩዕ',
    urgent: 'ህፁፅ',
  },
  urgentDays: 'ህፁፅ ({{days}} መዓልቲ)',
  urgentReason: {
    medicalLetter: 'ደብዳበ ሕክምና',
    scholarshipOrDv: 'ዕድል ትምህርቲ ወይ ዲቪ',
    authorizedOrganization: 'ደብዳበ ስልጣን ካለዎ ትካል',
    foreignResidencePermit: 'ፍቓድ መንበሪ ወፃኢ ሃገር',
    invitation: 'ደብዳበ ዕድመ',
    urgentWorkTravel: 'ህፁፅ ጉዕዞ ስራሕ',
    compassionateTravel: 'ጉዕዞ ሓዘን፣ ንኣብነት ሞት ቤተሰብ',
  },
  replacementReason: {
    expired: 'ግዜኡ ዝሓለፈ ፓስፖርት',
    pageRunOut: 'ግዜኡ ዘይሓለፈ ገፁ ዝተወደአ ፓስፖርት ምትካእ',
    damaged: 'ዝተበላሸወ ፓስፖርት',
    validReplacement: 'ግዜኡ ዘይሓለፈ ፓስፖርት ምትካእ',
  },
  shortValidityReason: {
    dv: 'ሎተሪ ዲቪ',
    scholarship: 'ዕድል ትምህርቲ',
    residencePermit: 'ናይ ወፃኢ ሃገር ፍቓድ መንበሪ',
    embassyAppointment: 'ቆፀራ ኤምባሲ',
    other: 'ካልእ ምኽንያት',
  },
  correctionType: {
    name: 'እርማት ስም',
    birthDate: 'እርማት ዕለት ልደት',
    both: 'እርማት ስምን ዕለት ልደትን',
  },
  gender: {
    male: 'ተባዕታይ',
    female: 'ኣንስተይቲ',
  },
  maritalStatus: {
    single: 'ዘይተመርዓወ/ዘይተመርዓወት',
    married: 'ዝተመርዓወ/ዝተመርዓወት',
    divorced: 'ዝተፋትሐ/ዝተፋትሐት',
    widowed: 'መፃምድቲ ዝሞቶ/ዝሞታ',
  },
  eyeColor: {
    Black: 'ፀሊም',
    Brown: 'ቡናዊ',
    Blue: 'ሰማያዊ',
    Other: 'ካልእ',
  },
  hairColor: {
    Black: 'ፀሊም',
    Brown: 'ቡናዊ',
    Blond: 'ብጫማ',
    Auburn: 'ቀይሕ ቡናዊ',
    Red: 'ቀይሕ',
    Grey: 'ሓሙኽሽታይ (ሽበት)',
    White: 'ፃዕዳ',
  },
  originIdService: {
    new: 'ሓዱሽ መለለይ መንነት ትውልደ ኢትዮጵያዊ',
    renewal: 'ምሕዳስ',
    damaged: 'ዝተበላሸወ',
    lost: 'ዝጠፍአ ወይ ዝተሰረቐ',
    correction: 'እርማት',
    bySpouse: 'ብሓዳር (በዓልቲ ቤት ወይ በዓል ቤት)',
    child: 'ትሕቲ 18 ዓመት ዝኾኑ ደቂ (ወዲ ወይ ጓል)',
  },
  originIdApplicantType: {
    byBirth: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ ንዓበይቲ (ብትውልዲ)',
    bySpouse: 'ብሓዳር (በዓልቲ ቤት ወይ በዓል ቤት)',
    child: 'ደቂ (ወዲ ወይ ጓል)',
  },
  visaType: {
    tourist: 'ናይ ቱሪስት',
    business: 'ናይ ንግዲ',
    work: 'ናይ ስራሕ',
    investment: 'ናይ ኢንቨስትመንት',
    conference: 'ናይ ኣኼባ',
    student: 'ናይ ትምህርቲ',
    transit: 'መሕለፊ',
    diplomatic: 'ናይ ዲፕሎማት ወይ ናይ ኣገልግሎት',
    other: 'ካልእ',
  },
  filledBy: {
    applicant: 'እቲ ኣመልካቲ',
    parent: 'ወላዲ',
    guardian: 'ሕጋዊ መዕበዪ',
  },
  passportPages: '{{pages}} ገፅ',
  yes: 'እወ',
  no: 'ኣይፋል',
}
export default choice
