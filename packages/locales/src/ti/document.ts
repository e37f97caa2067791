import type en from '../en/document.ts'
import type { Translation } from '../translation.ts'

/** The papers an applicant brings and uploads (A §5, requirement pages of B §2), by the type the rules name. */
const document: Translation<typeof en> = {
  kebeleId: 'ዝተሓደሰ መለለይ መንነት ቀበሌ',
  faydaId: 'ፋይዳ ዲጂታል መታወቒ',
  birthCertificate: 'ዝተረጋገፀ ናይ ልደት ምስክር ወረቐት',
  oldPassportDataPage: 'ቅዳሕ ናይ ፓስፖርት ገፅ ሓበሬታ',
  damagedPassportPages: 'ቅዳሕ ናይቶም ዝንበቡ ገፃት',
  policeLetter: 'ደብዳበ መረጋገፂ ፖሊስ',
  courtLetter: 'ትእዛዝ ቤት ፍርዲ',
  parentId: 'መለለይ መንነት ወይ ፓስፖርት ወላዲ',
  guardianshipPaper: 'መረጋገፂ ሞግዚትነት ወይ ጉዲፈቻ',
  childPhoto: 'ፎቶግራፍ እቲ ቆልዓ',
  urgentEvidence: 'መረጋገፂ ህፁፅነት',
  laissezPasser: 'ሌሰ-ፓሰ (ግዝያዊ ሰነድ ጉዕዞ)',
  validityReason: 'መረጋገፂ ምኽንያት፦ ዲቪ፣ ዕድል ትምህርቲ፣ ፍቓድ መንበሪ ወይ ቆፀራ ኤምባሲ',
  foreignPassport: 'ፓስፖርት ወፃኢ ሃገር',
  entryVisa: 'ቪዛ መእተዊ',
  visaExtension: 'መናውሒ ቪዛ',
  originProof: 'መረጋገፂ ትውልደ ኢትዮጵያዊነት',
  oldOriginId: 'ናይ ቅድም መለለይ መንነት ትውልደ ኢትዮጵያዊ',
  marriageCertificate: 'ናይ መርዓ ምስክር ወረቐት',
  spouseOriginId: 'መለለይ መንነት ትውልደ ኢትዮጵያዊ ናይ በዓልቲ ቤት ወይ በዓል ቤት',
  relativeId: 'መለለይ መንነት ወይ ፓስፖርት ናይ ቀረባ ዘመድ',
  photo: 'ጉርዲ ፎቶግራፍ',
}
export default document
