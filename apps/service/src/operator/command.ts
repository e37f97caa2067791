import * as z from 'zod/mini'
import type { AppContext } from '../app-context.ts'
import type { AuditEntry } from '../platform/audit-log/audit.ts'

export type Line = Readonly<Record<string, string | number | boolean | null>>
/** A document of an applicant, whole. */
export interface OperatorFile {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer
}
/** Result of a command: lines of a table, or why it failed. */
export type CommandResult =
  | { readonly ok: true; readonly rows: readonly Line[]; readonly files?: readonly OperatorFile[] }
  | { readonly ok: false; readonly isForbidden?: true; readonly faults: readonly string[] }

/** What an operator may be allowed to do; `commands.ts` names the role of each command. */
export const operatorRoles = [
  'administrator',
  'finance',
  'helpLine',
  'masterData',
  'office',
  'records',
  'reviewer',
] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** A member of staff with a personal token. */
export interface Operator {
  readonly id: number
  readonly name: string
  readonly roles: readonly OperatorRole[]
}

export interface OperatorContext {
  readonly services: AppContext
  readonly now: Date
  /** Absent: the shared token, or the command without a personal one. Both may use every verb. */
  readonly operator?: Operator | undefined
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/** One thing an operator does, the same on the command line and over HTTP. */
interface OperatorCommand<Input> {
  readonly summary: string
  readonly role: OperatorRole
  /** Changes something: POST over HTTP, an audit row in any case. */
  readonly changes: boolean
  readonly input: z.ZodMiniType<Input, unknown>
  run(context: OperatorContext, input: Input): Promise<CommandResult>
}

/** A table of verbs forgets the type of their inputs; each reads its own. */
export type AnyCommand = OperatorCommand<never>
export const defineCommand = <Input>(one: OperatorCommand<Input>): AnyCommand => one as unknown as AnyCommand

/** Names the operator in the audit log, where the token is personal. */
export const actorOfOperator = ({ operator }: Pick<OperatorContext, 'operator'>): AuditEntry['actor'] => ({
  kind: 'operator',
  id: operator?.id,
})

export const success = (rows: readonly Line[]): CommandResult => ({ ok: true, rows })
export const failure = (...faults: readonly string[]): CommandResult => ({ ok: false, faults })

/** Checks the role and the input, and runs the verb. All faults of the input are returned together. */
export const runCommand = async (
  command: OperatorCommand<never>,
  context: OperatorContext,
  given: unknown,
): Promise<CommandResult> => {
  const { operator } = context
  if (operator && !operator.roles.includes(command.role))
    return { ok: false, isForbidden: true, faults: [`this needs the role ${command.role}`] }
  const parsed = z.safeParse(command.input as z.ZodMiniType<unknown, unknown>, given)
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`),
    }
  }
  return command.run(context, parsed.data as never)
}
