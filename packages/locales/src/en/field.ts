/**
 * The label of every field of a request, at the path it has in the domain's model: forms, issues
 * (`issue.required` takes the label) and the summary name a field alike. A §3, D11.
 */
const field = {
  personal: {
    firstName: 'First name',
    fatherName: 'Father Name',
    grandfatherName: 'Grand Father Name',
    geezFirstName: "First Name (Ge'ez script)",
    geezFatherName: "Father Name (Ge'ez script)",
    geezGrandfatherName: "Grand Father Name (Ge'ez script)",
    birthDate: 'Birth date',
    birthPlace: 'Birth Place',
    birthCertificateId: 'Birth certificate id',
    gender: 'Gender',
    maritalStatus: 'Marital status',
    nationalityId: 'Nationality',
    occupationId: 'Occupation',
    height: 'Height (cm)',
    eyeColor: 'Eye Color',
    hairColor: 'Hair Color',
    halfCast: 'One parent is a foreign national',
    under18: 'Is under 18',
    adopted: 'Is Adoption',
    phoneNumber: 'Phone Number',
    email: 'Email',
  },
  address: {
    region: 'Region',
    city: 'City',
    state: 'State',
    zone: 'Zone',
    woreda: 'Woreda',
    kebele: 'Kebele',
    street: 'Street',
    houseNo: 'House Number',
    poBox: 'PO Box',
    subCity: 'Sub city',
  },
  family: {
    firstName: 'First Name',
    grandfatherName: 'Grand Father Name',
    relationId: 'Family type',
  },
  passport: {
    passportPageId: 'Passport page',
    passportNumber: 'Old Passport Number',
    issueDate: 'Old Passport Issue Date',
    expirationDate: 'Old Passport Expiration Date',
    dataCorrected: 'Is Data correction',
    correctionType: 'Correction type',
  },
} as const
export default field
