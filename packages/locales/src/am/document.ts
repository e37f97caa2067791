import type en from '../en/document.ts'
import type { Translation } from '../translation.ts'

/** The papers an applicant brings and uploads (A §5, requirement pages of B §2), by the type the rules name. */
const document: Translation<typeof en> = {
  kebeleId: 'የታደሰ የቀበሌ መታወቂያ',
  faydaId: 'ፋይዳ ዲጂታል መታወቂያ',
  birthCertificate: 'የተረጋገጠ የልደት ምስክር ወረቀት',
  oldPassportDataPage: 'የፓስፖርቱ የመረጃ ገጽ ቅጂ',
  damagedPassportPages: 'የሚነበቡት ገጾች ቅጂ',
  policeLetter: 'የፖሊስ ማስረጃ ደብዳቤ',
  courtLetter: 'የፍርድ ቤት ትዕዛዝ',
  parentId: 'የወላጅ መታወቂያ ወይም ፓስፖርት',
  guardianshipPaper: 'የሞግዚትነት ወይም የጉዲፈቻ ማስረጃ',
  childPhoto: 'የልጁ ፎቶግራፍ',
  urgentEvidence: 'የአስቸኳይነት ማስረጃ',
  laissezPasser: 'ሌሴ-ፓሴ (ጊዜያዊ የጉዞ ሰነድ)',
  validityReason: 'የምክንያቱ ማስረጃ፦ ዲቪ፣ የትምህርት ዕድል፣ የመኖሪያ ፈቃድ ወይም የኤምባሲ ቀጠሮ',
  foreignPassport: 'የውጭ ሀገር ፓስፖርት',
  entryVisa: 'የመግቢያ ቪዛ',
  visaExtension: 'የቪዛ ማራዘሚያ',
  originProof: 'የትውልደ ኢትዮጵያዊነት ማስረጃ',
  oldOriginId: 'የቀድሞ የትውልደ ኢትዮጵያዊ መታወቂያ',
  marriageCertificate: 'የጋብቻ ምስክር ወረቀት',
  spouseOriginId: 'የሚስት ወይም የባል የትውልደ ኢትዮጵያዊ መታወቂያ',
  relativeId: 'የቅርብ ዘመድ መታወቂያ ወይም ፓስፖርት',
  photo: 'ጉርድ ፎቶግራፍ',
}
export default document
