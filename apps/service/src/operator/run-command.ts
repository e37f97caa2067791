import * as z from 'zod/mini'
import type { CommandResult, OperatorCommand, OperatorContext } from './command.ts'

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
