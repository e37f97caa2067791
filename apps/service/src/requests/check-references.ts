import type { Applicant, Issue } from '@invea/domain'
import type { MasterSnapshot } from '../master-data/master-data.ts'

const has = (list: readonly { readonly id: number }[], id: number | undefined): boolean =>
  id === undefined || list.some((entry) => entry.id === id)

/** The ids of an applicant that must stand in the master data: what the client's own lists said is not believed. */
export const referenceIssues = (
  { personal, passport, family }: Applicant,
  { lists }: MasterSnapshot,
): readonly Issue[] => {
  const checks: readonly (readonly [field: string, known: boolean])[] = [
    ['personal.nationalityId', has(lists.nationalities, personal.nationalityId)],
    ['personal.occupationId', has(lists.occupations, personal.occupationId)],
    ['passport.passportPageId', has(lists.passportPages, passport.passportPageId)],
    ...family.map(({ relationId }, at) => [`family.${at}.relationId`, has(lists.familyTypes, relationId)] as const),
  ]
  return checks.filter(([, known]) => !known).map(([field]) => ({ field, code: 'invalid' }))
}

/** A §5: fixed to Ethiopia in the passport form. */
export const ethiopianId = ({ lists }: MasterSnapshot): number | undefined =>
  lists.nationalities.find(({ code }) => code === 'ETH')?.id
