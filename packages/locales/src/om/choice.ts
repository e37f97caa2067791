import type en from '../en/choice.ts'
import type { Translation } from '../translation.ts'

/** The words of every coded value a user chooses or reads. */
const choice: Translation<typeof en> = {
  requestType: {
    new: 'Haaraa',
    renewal: 'Haaromsa/Bakka buusuu',
    lost: 'Kan bade',
    correction: 'Sirreeffama',
    unknown: 'Kan hin beekamne',
  },
  requestMode: {
    normal: 'Idilee',
    urgent: 'Ariifachiisaa',
  },
  urgentDays: 'Ariifachiisaa (Guyyaa {{days}})',
  urgentReason: {
    medicalLetter: 'Xalayaa yaalaa',
    scholarshipOrDv: 'Carraa barnootaa yookiin DV',
    authorizedOrganization: 'Xalayaa dhaabbata aangoo qabuu',
    foreignResidencePermit: 'Hayyama jireenyaa biyya alaa',
    invitation: 'Xalayaa affeerraa',
    urgentWorkTravel: 'Imala hojii ariifachiisaa',
    compassionateTravel: "Imala gaddaa, fakkeenyaaf du'a maatii",
  },
  replacementReason: {
    expired: 'Paaspoortii yeroon isaa darbe',
    pageRunOut: 'Paaspoortii yeroon isaa hin dabarre kan fuulli isaa dhume bakka buusuu',
    damaged: 'Paaspoortii miidhame',
    validReplacement: 'Paaspoortii yeroon isaa hin dabarre bakka buusuu',
  },
  shortValidityReason: {
    dv: 'Lootorii DV',
    scholarship: 'Carraa barnootaa',
    residencePermit: 'Hayyama jireenyaa biyya alaa',
    embassyAppointment: 'Beellama embaasii',
    other: 'Sababa biraa',
  },
  correctionType: {
    name: 'Sirreeffama Maqaa',
    birthDate: 'Sirreeffama Guyyaa Dhalootaa',
    both: 'Sirreeffama Maqaa fi Guyyaa Dhalootaa',
  },
  gender: {
    male: 'Dhiira',
    female: 'Dubartii',
  },
  maritalStatus: {
    single: 'Kan hin fuune/hin heerumne',
    married: 'Kan fuudhe/heerumte',
    divorced: 'Kan wal hiikan',
    widowed: "Kan jalaa du'e",
  },
  eyeColor: {
    Black: 'Gurraacha',
    Brown: 'Magaala',
    Blue: 'Cuquliisa',
    Other: 'Kan biraa',
  },
  hairColor: {
    Black: 'Gurraacha',
    Brown: 'Magaala',
    Blond: 'Keelloo',
    Auburn: 'Magaala diimataa',
    Red: 'Diimaa',
    Grey: 'Daalacha',
    White: 'Adii',
  },
  originIdService: {
    new: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa haaraa',
    renewal: 'Haaromsa',
    damaged: 'Kan miidhame',
    lost: 'Kan bade yookiin hatame',
    correction: 'Sirreeffama',
    bySpouse: "Gaa'elaan (haadha manaa yookiin abbaa manaa)",
    child: 'Ijoollee waggaa 18 gadii (ilma yookiin intala)',
  },
  originIdApplicantType: {
    byBirth: "Waraqaa Eenyummaa Dhaloota Itoophiyaa ga'eessotaaf (dhalootaan)",
    bySpouse: "Gaa'elaan (haadha manaa yookiin abbaa manaa)",
    child: 'Ijoollee (ilma yookiin intala)',
  },
  visaType: {
    tourist: 'Turistii',
    business: 'Daldalaa',
    work: 'Hojii',
    investment: 'Invastimantii',
    conference: "Wal ga'ii",
    student: 'Barnootaa',
    transit: "Ce'umsaa",
    diplomatic: 'Dippilomaatii yookiin tajaajilaa',
    other: 'Kan biraa',
  },
  filledBy: {
    applicant: 'Iyyataa',
    parent: 'Maatii',
    guardian: 'Guddisaa seeraa',
  },
  passportPages: 'Fuula {{pages}}',
  yes: 'Eeyyee',
  no: 'Lakki',
}
export default choice
