import type en from '../en/choice.ts'
import type { Translation } from '../translation.ts'

/** The words of every coded value a user chooses or reads. */
const choice: Translation<typeof en> = {
  requestType: {
    new: 'አዲስ',
    renewal: 'እድሳት/ምትክ',
    lost: 'የጠፋ',
    correction: 'እርማት',
    unknown: 'ያልታወቀ',
  },
  requestMode: {
    normal: 'መደበኛ',
    urgent: 'አስቸኳይ',
  },
  urgentDays: 'አስቸኳይ ({{days}} ቀን)',
  urgentReason: {
    medicalLetter: 'የሕክምና ደብዳቤ',
    scholarshipOrDv: 'የትምህርት ዕድል ወይም ዲቪ',
    authorizedOrganization: 'ሥልጣን ካለው ድርጅት የተሰጠ ደብዳቤ',
    foreignResidencePermit: 'የውጭ ሀገር የመኖሪያ ፈቃድ',
    invitation: 'የጥሪ ደብዳቤ',
    urgentWorkTravel: 'አስቸኳይ የሥራ ጉዞ',
    compassionateTravel: 'ለሐዘን የሚደረግ ጉዞ፣ ለምሳሌ የቤተሰብ ሞት',
  },
  replacementReason: {
    expired: 'የአገልግሎት ጊዜው ያበቃ ፓስፖርት',
    pageRunOut: 'ገጹ ያለቀ ግን የአገልግሎት ጊዜው ያላለፈ ፓስፖርት መተካት',
    damaged: 'የተበላሸ ፓስፖርት',
    validReplacement: 'የአገልግሎት ጊዜው ያላለፈ ፓስፖርት መተካት',
  },
  shortValidityReason: {
    dv: 'ዲቪ ሎተሪ',
    scholarship: 'የትምህርት ዕድል',
    residencePermit: 'የውጭ ሀገር የመኖሪያ ፈቃድ',
    embassyAppointment: 'የኤምባሲ ቀጠሮ',
    other: 'ሌላ ምክንያት',
  },
  correctionType: {
    name: 'የስም እርማት',
    birthDate: 'የትውልድ ቀን እርማት',
    both: 'የስምና የትውልድ ቀን እርማት',
  },
  gender: {
    male: 'ወንድ',
    female: 'ሴት',
  },
  maritalStatus: {
    single: 'ያላገባ/ያላገባች',
    married: 'ያገባ/ያገባች',
    divorced: 'የፈታ/የፈታች',
    widowed: 'የትዳር አጋር የሞተበት/የሞተባት',
  },
  eyeColor: {
    Black: 'ጥቁር',
    Brown: 'ቡናማ',
    Blue: 'ሰማያዊ',
    Other: 'ሌላ',
  },
  hairColor: {
    Black: 'ጥቁር',
    Brown: 'ቡናማ',
    Blond: 'ቢጫማ',
    Auburn: 'ቀይ ቡናማ',
    Red: 'ቀይ',
    Grey: 'ግራጫ (ሽበት)',
    White: 'ነጭ',
  },
  originIdService: {
    new: 'አዲስ የትውልደ ኢትዮጵያዊ መታወቂያ',
    renewal: 'እድሳት',
    damaged: 'የተበላሸ',
    lost: 'የጠፋ ወይም የተሰረቀ',
    correction: 'እርማት',
    bySpouse: 'በትዳር (ሚስት ወይም ባል)',
    child: 'ከ18 ዓመት በታች የሆኑ ልጆች (ወንድ ወይም ሴት ልጅ)',
  },
  originIdApplicantType: {
    byBirth: 'የትውልደ ኢትዮጵያዊ መታወቂያ ለአዋቂዎች (በትውልድ)',
    bySpouse: 'በትዳር (ሚስት ወይም ባል)',
    child: 'ልጆች (ወንድ ወይም ሴት ልጅ)',
  },
  visaType: {
    tourist: 'የቱሪስት',
    business: 'የንግድ',
    work: 'የሥራ',
    investment: 'የኢንቨስትመንት',
    conference: 'የስብሰባ',
    student: 'የትምህርት',
    transit: 'የመተላለፊያ',
    diplomatic: 'የዲፕሎማቲክ ወይም የአገልግሎት',
    other: 'ሌላ',
  },
  filledBy: {
    applicant: 'አመልካቹ',
    parent: 'ወላጅ',
    guardian: 'ሕጋዊ አሳዳጊ',
  },
  passportPages: '{{pages}} ገጽ',
  yes: 'አዎ',
  no: 'አይ',
}
export default choice
