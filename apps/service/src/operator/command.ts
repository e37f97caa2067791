import type { Result } from '@invea/domain'
import * as z from 'zod/mini'
import type { AppContext } from '../app-context.ts'
import type { AuditContext } from '../platform/audit-log/audit.ts'

export type OutputRow = Readonly<Record<string, string | number | boolean | null>>
/** A complete document of an applicant. */
export interface OperatorFile {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer
}
/** Result of a command: rows of a table, or the reasons for the failure, with the rows of what succeeded. */
export type CommandResult = Result<
  { readonly rows: readonly OutputRow[]; readonly files?: readonly OperatorFile[] | undefined },
  { readonly faults: readonly string[]; readonly rows?: readonly OutputRow[]; readonly isForbidden?: true }
>

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

export interface OperatorContext extends AuditContext {
  readonly services: AppContext
  /** Absent for the shared token and for the command line without a personal token. Both can run every command. */
  readonly operator?: Operator | undefined
}

interface CommandFacts {
  readonly summary: string
  readonly role: OperatorRole
  /** POST: changes data, or reads those of one person, so that no number and no name is part of an address. */
  readonly method: 'GET' | 'POST'
  /** The result can have files. */
  readonly hasFiles?: true
}

/** A command of the operator, the same on the command line and over HTTP. */
export interface OperatorCommand extends CommandFacts {
  readonly options: readonly { readonly name: string; readonly isRequired: boolean; readonly isFlag: boolean }[]
  /** Reads the input and runs the command. All faults of the input are returned together. */
  run(context: OperatorContext, given: unknown): Promise<CommandResult>
}

/** `method` is POST by default. */
export const defineCommand = <Schema extends z.ZodMiniObject>({
  method = 'POST',
  input,
  run,
  ...facts
}: Omit<CommandFacts, 'method'> & {
  readonly method?: CommandFacts['method']
  readonly input: Schema
  readonly run: (context: OperatorContext, input: z.output<Schema>) => Promise<CommandResult>
}): OperatorCommand => ({
  ...{ ...facts, method },
  options: Object.entries(input.shape).map(([name, schema]) => ({
    name,
    isRequired: !z.safeParse(schema, undefined).success,
    isFlag: z.safeParse(schema, true).success,
  })),
  run: async (context, given) => {
    const known = Object.keys(input.shape).join(', ')
    const unknown = Object.keys(Object(given)).filter((name) => !Object.hasOwn(input.shape, name))
    const parsed = z.safeParse(input, given)
    if (parsed.success && unknown.length === 0) return run(context, parsed.data)
    return failure(
      ...unknown.slice(0, 20).map((name) => `${name}: is not an option; the options are ${known || 'none'}`),
      ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`),
    )
  },
})

export const createOperatorContext = (
  services: AppContext,
  { operator }: Pick<OperatorContext, 'operator'> = {},
): OperatorContext => ({
  ...{ services, operator, now: services.clock.now() },
  actor: { kind: 'operator', id: operator?.id },
})

/** Moments become ISO text: the same in JSON, CSV and the table of the console. */
const printed = (row: Readonly<Record<string, OutputRow[string] | Date>>): OutputRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )

export const success = (rows: readonly Parameters<typeof printed>[0][]): CommandResult => ({
  ok: true,
  value: { rows: rows.map(printed) },
})
export const failure = (...faults: readonly string[]): CommandResult => ({ ok: false, error: { faults } })

export const runCommand = async (
  command: OperatorCommand,
  context: OperatorContext,
  given: unknown,
): Promise<CommandResult> => {
  const { operator } = context
  if (operator && !operator.roles.includes(command.role))
    return { ok: false, error: { faults: [`this needs the role ${command.role}`], isForbidden: true } }
  return command.run(context, given)
}
