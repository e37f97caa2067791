import type { ApiError, CaptchaForm, PortalApi } from '@invea/api'
import type { ProofEffort } from '@invea/domain'
import { randomKey } from '../wizard/random-key.ts'
import { solveInWorkers } from './solve.ts'

const unsolved: ApiError = { kind: 'refused', code: 'captchaFailed', message: '', status: 400 }

/** Challenge, sum, proof: the service's word until when it takes this session for human, or why it does not. */
export const proveHuman = async (
  api: PortalApi,
  form: CaptchaForm,
  {
    effort,
    signal = new AbortController().signal,
  }: { readonly effort?: ProofEffort; readonly signal?: AbortSignal } = {},
) => {
  const challenge = await api.captcha.challenge(form, effort)
  if (!challenge.ok) return challenge
  const solution = await solveInWorkers(challenge.value, signal).catch(() => undefined)
  return solution === undefined
    ? ({ ok: false, error: unsolved } as const)
    : api.captcha.verify(form, solution, randomKey())
}
