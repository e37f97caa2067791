import type en from '../en/document.ts'
import type { Translation } from '../translation.ts'

/** The papers an applicant brings and uploads (A §5, requirement pages of B §2), by the type the rules name. */
const document: Translation<typeof en> = {
  kebeleId: 'Waraqaa eenyummaa gandaa haaromfame',
  faydaId: 'Waraqaa Eenyummaa Dijitaalaa Faayidaa',
  birthCertificate: "Waraqaa ragaa dhalootaa mirkanaa'e",
  oldPassportDataPage: 'Garagalcha fuula odeeffannoo paaspoortii',
  damagedPassportPages: 'Garagalcha fuulota dubbifamanii',
  policeLetter: 'Xalayaa ragaa poolisii',
  courtLetter: 'Ajaja mana murtii',
  parentId: 'Waraqaa eenyummaa yookiin paaspoortii maatii',
  guardianshipPaper: 'Ragaa guddisummaa yookiin guddifachaa',
  childPhoto: "Suuraa daa'imaa",
  urgentEvidence: 'Ragaa ariifachiisummaa',
  laissezPasser: 'Leesee-paasee (sanada imala yeroo)',
  validityReason: 'Ragaa sababichaa: DV, carraa barnootaa, hayyama jireenyaa yookiin beellama embaasii',
  foreignPassport: 'Paaspoortii biyya alaa',
  entryVisa: 'Viizaa seensaa',
  visaExtension: 'Dheereffama viizaa',
  originProof: 'Ragaa dhaloota Itoophiyaa',
  oldOriginId: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa duraanii',
  marriageCertificate: "Waraqaa ragaa gaa'elaa",
  spouseOriginId: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa haadha manaa yookiin abbaa manaa',
  relativeId: 'Waraqaa eenyummaa yookiin paaspoortii fira dhihoo',
  photo: 'Suuraa guurdii',
}
export default document
