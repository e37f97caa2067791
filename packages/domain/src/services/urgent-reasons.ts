import type { Issue } from '../issues/issue.ts'

/** A §5: the only reasons an urgent request is considered for; each needs its evidence. */
export const urgentReasons = [
  'medicalLetter',
  'scholarshipOrDv',
  'authorizedOrganization',
  'foreignResidencePermit',
  'invitation',
  'urgentWorkTravel',
  'compassionateTravel',
] as const

/** One of the listed reasons. */
export type UrgentReason = (typeof urgentReasons)[number]

/** A §5: an urgent request names one of the reasons. */
export const urgentReasonIssues = (reason: unknown, field: string): readonly Issue[] =>
  urgentReasons.some((known) => known === reason) ? [] : [{ field, code: 'urgentReasonRequired' }]
