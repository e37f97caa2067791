import type { Issue } from '@invea/domain'
import type * as z from 'zod/mini'

const issueFrom = (issue: z.core.$ZodIssue): Issue => {
  const field = issue.path.join('.')
  if (issue.code === 'too_big') return { field, code: 'tooLong', params: { max: Number(issue.maximum) } }
  return { field, code: issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid' }
}

/** What the wire could not read, as issues: one a place, under its path in the body (A §8, 400). */
export const unreadable = (error: z.core.$ZodError): readonly Issue[] => error.issues.map(issueFrom)
