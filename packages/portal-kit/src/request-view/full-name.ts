import type { PersonalDetail } from '@invea/domain'

/** Given, father's and grandfather's name: there is no family name to sort by. */
export const fullName = ({ firstName, fatherName, grandfatherName }: PersonalDetail): string =>
  [firstName, fatherName, grandfatherName].filter(Boolean).join(' ')
