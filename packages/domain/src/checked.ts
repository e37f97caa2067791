import * as z from 'zod/mini'
import { type Issue, type IssueCode, issueCodes } from './issue.ts'

/** The outcome of a rule over a whole value: the value in its clean form, or what is wrong with it. Never a throw. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }

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
  const field = [path, ...issue.path.map(String)].filter((part) => part !== '').join('.')
  return { field, code: codeOf(issue), ...(params && { params }) }
}

/** The first issue of each field: one message a field is enough, and later ones often follow from it. */
export const firstPerField = (issues: readonly Issue[]): readonly Issue[] => {
  const seen = new Set<string>()
  return issues.filter(({ field }) => !seen.has(field) && seen.add(field))
}

/** Runs a schema whose errors are issue codes; `path` is put before every field ('' for none). */
export const checkWith = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  path: string,
): Checked<z.output<Schema>> => {
  const result = z.safeParse(schema, value)
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, issues: firstPerField(result.error.issues.map((issue) => toIssue(issue, path))) }
}

/** The issues of an outcome; none when it is fine. */
export const issuesOf = (checked: Checked<unknown>): readonly Issue[] => (checked.ok ? [] : checked.issues)

/**
 * An outcome with further issues, those of the rules that a schema cannot see (clock, request type, settings).
 * `order` names the fields as the form shows them: an error summary reads from top to bottom.
 */
export const withIssues = <T>(
  checked: Checked<T>,
  further: readonly Issue[],
  order: readonly string[] = [],
): Checked<T> => {
  const issues = firstPerField([...issuesOf(checked), ...further])
  const place = ({ field }: Issue) => (order.includes(field) ? order.indexOf(field) : order.length)
  return issues.length === 0 ? checked : { ok: false, issues: [...issues].sort((a, b) => place(a) - place(b)) }
}

/** Puts a path before the fields of issues: `personal.firstName` of the second applicant is `applicants.1.personal.firstName`. */
export const under = (path: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, field: `${path}.${issue.field}` }))
