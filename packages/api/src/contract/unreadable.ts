import type { Issue } from '@invea/domain'
import type * as z from 'zod/mini'

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

/**
 * What the wire could not read, as issues, each under its path in the body (A §8, 400). With what was
 * `received`, a missing field is distinguished from a wrong one.
 */
export const unreadable = (error: z.core.$ZodError, received?: unknown): readonly Issue[] =>
  error.issues.map((issue) => {
    const field = issue.path.join('.')
    if (issue.code === 'too_big') return { field, code: 'tooLong', params: { max: Number(issue.maximum) } }
    const missing = received !== undefined && at(received, issue.path) === undefined
    return { field, code: missing ? 'required' : 'invalid' }
  })
