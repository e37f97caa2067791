import * as z from 'zod/mini'
import { type Issue, type IssueCode, issueCodes } from './issue.ts'
import { firstPerField } from './issue-list.ts'

/**
 * A value, or an expected failure. Rules fail with issues. Only bugs throw.
 *
 * @example
 * const toHeight = (height: number): Result<number> =>
 *   height < 30 ? { ok: false, error: [{ field: 'height', code: 'heightRange' }] } : { ok: true, value: height }
 * toHeight(170) // => { ok: true, value: 170 }
 */
export type Result<T, E = readonly Issue[]> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

const isIssueCode = (text: string): text is IssueCode => (issueCodes as readonly string[]).includes(text)

const codeOf = (issue: z.core.$ZodIssue): IssueCode => {
  if (isIssueCode(issue.message)) return issue.message
  return issue.code === 'invalid_type' ? 'required' : 'invalid'
}

const paramsOf = (issue: z.core.$ZodIssue): Issue['params'] => {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return issue.code === 'custom' ? issue.params : undefined
}

const toIssue = (issue: z.core.$ZodIssue, path: string): Issue => {
  const params = paramsOf(issue)
  return {
    field: [path, ...issue.path].filter((part) => part !== '').join('.'),
    code: codeOf(issue),
    ...(params && { params }),
  }
}

/** Runs a schema whose errors are issue codes; `path` is put before every field ('' for none). */
export const checkWith = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  path: string,
): Result<z.output<Schema>> => {
  const result = z.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, error: firstPerField(result.error.issues.map((issue) => toIssue(issue, path))) }
}

/** The issues of a result. Empty for a value. */
export const issuesOf = (checked: Result<unknown>): readonly Issue[] => (checked.ok ? [] : checked.error)

/** Adds issues from rules outside the schema (clock, request type, settings). `order`: the fields in the order of the form. */
export const withIssues = <T>(
  checked: Result<T>,
  further: readonly Issue[],
  order: readonly string[] = [],
): Result<T> => {
  const issues = firstPerField([...issuesOf(checked), ...further])
  const position = ({ field }: Issue) => (order.includes(field) ? order.indexOf(field) : order.length)
  return issues.length === 0 ? checked : { ok: false, error: [...issues].sort((a, b) => position(a) - position(b)) }
}
