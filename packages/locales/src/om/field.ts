import type en from '../en/field.ts'
import type { Translation } from '../translation.ts'

/** The label of every field of a request. */
const field: Translation<typeof en> = {
  personal: {
    firstName: 'Maqaa',
    fatherName: 'Maqaa Abbaa',
    grandfatherName: 'Maqaa Akaakayyuu',
    geezFirstName: "Maqaa (qubee Gi'iiziin)",
    geezFatherName: "Maqaa Abbaa (qubee Gi'iiziin)",
    geezGrandfatherName: "Maqaa Akaakayyuu (qubee Gi'iiziin)",
    birthDate: 'Guyyaa dhalootaa',
    birthPlace: 'Bakka dhalootaa',
    birthCertificateId: 'Lakkoofsa eenyummaa waraqaa ragaa dhalootaa',
    gender: 'Saala',
    maritalStatus: "Haala gaa'elaa",
    nationalityId: 'Lammummaa',
    occupationId: 'Hojii',
    height: 'Dheerina (sm)',
    eyeColor: 'Halluu ijaa',
    hairColor: 'Halluu rifeensaa',
    halfCast: 'Maatii keessaa tokko lammii biyya alaa ti',
    under18: 'Umuriin waggaa 18 gadi',
    adopted: 'Guddifachaan',
    phoneNumber: 'Lakkoofsa Bilbilaa',
    email: 'Imeelii',
  },
  address: {
    region: 'Naannoo',
    city: 'Magaalaa',
    state: 'Kutaa biyyaa',
    zone: 'Godina',
    woreda: 'Aanaa',
    kebele: 'Ganda',
    street: 'Karaa',
    houseNo: 'Lakkoofsa manaa',
    poBox: 'Lakk. Saanduqa Poostaa',
    subCity: 'Kutaa magaalaa',
  },
  family: {
    firstName: 'Maqaa',
    grandfatherName: 'Maqaa Akaakayyuu',
    relationId: 'Gosa maatii',
  },
  passport: {
    passportPageId: "Baay'ina fuula paaspoortii",
    passportNumber: 'Lakkoofsa paaspoortii duraanii',
    issueDate: 'Guyyaa paaspoortiin duraanii itti kenname',
    expirationDate: 'Guyyaa paaspoortiin duraanii itti dhumu',
    dataCorrected: 'Sirreeffama odeeffannoo',
    correctionType: 'Gosa sirreeffamaa',
  },
}
export default field
