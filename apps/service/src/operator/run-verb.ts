import * as z from 'zod/mini'
import type { OperatorCall, Told, Verb } from './verb.ts'

/** Reads what was typed or sent, and runs the verb; whatever cannot be read is told together. */
export const runVerb = async (verb: Verb<never>, call: OperatorCall, given: unknown): Promise<Told> => {
  const parsed = z.safeParse(verb.input as z.ZodMiniType<unknown, unknown>, given)
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`),
    }
  }
  return verb.run(call, parsed.data as never)
}
