import type { Issue } from './issue.ts'

// Separate from `result.ts`, because the first page of a form needs these without zod.

/** The first issue of each field. Later issues often follow from the first. */
export const firstPerField = (issues: readonly Issue[]): readonly Issue[] => {
  const seen = new Set<string>()
  return issues.filter(({ field }) => !seen.has(field) && seen.add(field))
}

/** Puts a path before the fields of issues: `personal.firstName` of the second applicant is `applicants.1.personal.firstName`. */
export const under = (path: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, field: `${path}.${issue.field}` }))
