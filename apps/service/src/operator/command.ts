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

interface CommandFacts {
  readonly summary: string
  readonly role: OperatorRole
  /** Changes something: POST over HTTP, an audit row in any case. */
  readonly changes: boolean
}

/** One thing an operator does, the same on the command line and over HTTP. */
export interface OperatorCommand extends CommandFacts {
  /** Reads the input and runs the verb. All faults of the input are returned together. */
  run(context: OperatorContext, given: unknown): Promise<CommandResult>
}

export const defineCommand = <Schema extends z.ZodMiniType>({
  input,
  run,
  ...facts
}: CommandFacts & {
  readonly input: Schema
  readonly run: (context: OperatorContext, input: z.output<Schema>) => Promise<CommandResult>
}): OperatorCommand => ({
  ...facts,
  run: async (context, given) => {
    const parsed = z.safeParse(input, given)
    if (parsed.success) return run(context, parsed.data)
    return failure(...parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`))
  },
})

/** Names the operator in the audit log, where the token is personal. */
export const actorOfOperator = ({ operator }: Pick<OperatorContext, 'operator'>): AuditEntry['actor'] => ({
  kind: 'operator',
  id: operator?.id,
})

export const success = (rows: readonly Line[]): CommandResult => ({ ok: true, rows })
export const failure = (...faults: readonly string[]): CommandResult => ({ ok: false, faults })

/** Checks the role and runs the verb. */
export const runCommand = async (
  command: OperatorCommand,
  context: OperatorContext,
  given: unknown,
): Promise<CommandResult> => {
  const { operator } = context
  if (operator && !operator.roles.includes(command.role))
    return { ok: false, isForbidden: true, faults: [`this needs the role ${command.role}`] }
  return command.run(context, given)
}
