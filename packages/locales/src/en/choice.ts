/** The words of every coded value a user chooses or reads (A §3, B §3 Option lists); keys are the domain's own values. */
const choice = {
  requestType: {
    new: 'New',
    renewal: 'Renew/Replacement',
    lost: 'Lost',
    correction: 'Correction',
    unknown: 'Unknown',
  },
  requestMode: {
    normal: 'Normal',
    urgent: 'Urgent',
  },
  urgentDays: 'Urgent ({{days}} Days)',
  urgentReason: {
    medicalLetter: 'Medical letter',
    scholarshipOrDv: 'Scholarship or DV',
    authorizedOrganization: 'Letter from an authorized organization',
    foreignResidencePermit: 'Foreign residence permit',
    invitation: 'Invitation paper',
    urgentWorkTravel: 'Urgent work travel',
    compassionateTravel: 'Compassionate travel, such as a death in the family',
  },
  replacementReason: {
    expired: 'Expired passport',
    pageRunOut: 'Replacement of a valid passport with page run-out',
    damaged: 'Damaged passport',
    validReplacement: 'Replacement of a valid passport',
  },
  correctionType: {
    name: 'Name Correction',
    birthDate: 'Birth Date Correction',
    both: 'Both Name and Birth Date Correction',
  },
  gender: {
    male: 'Male',
    female: 'Female',
  },
  maritalStatus: {
    single: 'Single',
    married: 'Married',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  eyeColor: {
    Black: 'Black',
    Brown: 'Brown',
    Blue: 'Blue',
    Other: 'Other',
  },
  hairColor: {
    Black: 'Black',
    Brown: 'Brown',
    Blond: 'Blond',
    Auburn: 'Auburn',
    Red: 'Red',
    Grey: 'Grey',
    White: 'White',
  },
  passportPages: '{{pages}} pages',
  yes: 'Yes',
  no: 'No',
} as const
export default choice
