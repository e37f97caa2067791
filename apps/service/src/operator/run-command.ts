import * as z from 'zod/mini'
import type { OperatorCall, Told, Verb } from './command.ts'

/** Checks the role and the input, and runs the verb. All faults of the input are returned together. */
export const runVerb = async (verb: Verb<never>, call: OperatorCall, given: unknown): Promise<Told> => {
  const { operator } = call
  if (operator && !operator.roles.includes(verb.role))
    return { ok: false, isForbidden: true, faults: [`this needs the role ${verb.role}`] }
  const parsed = z.safeParse(verb.input as z.ZodMiniType<unknown, unknown>, given)
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`),
    }
  }
  return verb.run(call, parsed.data as never)
}
