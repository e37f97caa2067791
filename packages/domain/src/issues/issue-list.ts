import type { Issue } from './issue.ts'

// Apart from `result.ts`: the first page of a form needs these without zod.

/** The first issue of each field: one message a field is enough, and later ones often follow from it. */
export const firstPerField = (issues: readonly Issue[]): readonly Issue[] => {
  const seen = new Set<string>()
  return issues.filter(({ field }) => !seen.has(field) && seen.add(field))
}

/** Puts a path before the fields of issues: `personal.firstName` of the second applicant is `applicants.1.personal.firstName`. */
export const under = (path: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, field: `${path}.${issue.field}` }))
