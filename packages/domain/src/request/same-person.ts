import type { Applicant } from '../model.ts'

/**
 * D30: what makes two applicants the same person: names, birth date, and birth certificate or old passport number.
 * One text for each number given, or one that says there is none; two applicants who share a text are the same.
 * Texts are personal data: a service stores a keyed hash of them.
 */
export const identityKeys = ({ personal, passport }: Pick<Applicant, 'personal' | 'passport'>): readonly string[] => {
  const { firstName, fatherName, grandfatherName, birthDate, birthCertificateId } = personal
  const who = [firstName, fatherName, grandfatherName, birthDate].join('|')
  const numbers = [
    ...(birthCertificateId ? [`birth:${birthCertificateId}`] : []),
    ...(passport.passportNumber ? [`passport:${passport.passportNumber}`] : []),
  ]
  return (numbers.length > 0 ? numbers : ['none']).map((number) => `${who}|${number}`)
}

/** D30: whether two applicants are the same person. */
export const isSamePerson = (
  first: Pick<Applicant, 'personal' | 'passport'>,
  second: Pick<Applicant, 'personal' | 'passport'>,
): boolean => {
  const keys = identityKeys(second)
  return identityKeys(first).some((key) => keys.includes(key))
}
