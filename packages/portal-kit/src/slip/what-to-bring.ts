import type { Application } from '@invea/domain'

/** Lines of the slip by their keys in `confirmation:slip`. */
export type BringLine = 'bringSlip' | 'bringOriginals' | 'inPerson' | 'bringGuardian'

/** What an applicant brings to the office (A §2, A §5): a guardian only where one of the applicants is a child. */
export const whatToBring = ({ persons }: Pick<Application, 'persons'>): readonly BringLine[] => [
  'bringSlip',
  'bringOriginals',
  'inPerson',
  ...(persons.some(({ applicant }) => applicant?.personal.under18) ? (['bringGuardian'] as const) : []),
]
