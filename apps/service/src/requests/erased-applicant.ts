import type { Applicant, IsoDate } from '@invea/domain'

/** What stands in the place of an erased person: nothing that says who it was. */
export const erasedApplicant = (before: Applicant): Applicant => ({
  personal: {
    firstName: '',
    fatherName: '',
    grandfatherName: '',
    geezFirstName: '',
    geezFatherName: '',
    geezGrandfatherName: '',
    birthDate: '1900-01-01' as IsoDate,
    birthPlace: '',
    gender: before.personal.gender,
    maritalStatus: 'single',
    nationalityId: before.personal.nationalityId,
    halfCast: false,
    under18: false,
    adopted: false,
    phoneNumber: '',
  },
  address: { region: '', city: '' },
  family: [],
  passport: { passportPageId: before.passport.passportPageId, dataCorrected: false },
})
