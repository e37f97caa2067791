// What scripts need that use the service as the portals do.
import type { Result } from '@invea/domain'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'

/** The value of a call that must succeed. */
export const unwrap = <Value>(result: Result<Value, unknown>): Value => {
  if (result.ok) return result.value
  throw new Error(`refused: ${JSON.stringify(result.error)}`)
}

/** Solves the challenge of a captcha, and encodes the solution for the service. */
export const solveCaptcha = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
