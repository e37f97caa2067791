import type { ApiResult, CaptchaForm, PortalApi } from '@invea/api'
import { proofEfforts } from '@invea/domain/appointment'
import { importWithRetry } from '../i18n/i18n.ts'

/** Maximum number of proofs: a new one for a missing proof, then a harder one, then the hardest. */
const maxProofs = 3

/**
 * Sends a call that needs no box, or whose box is ticked already. When its proof of work is missing, used up or expired, or too small for a
 * day in demand (H1) or after failed sign-ins of others, solves the challenge of the response and sends the call again.
 */
export const withProof = async <T>(
  api: PortalApi,
  form: CaptchaForm,
  send: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> => {
  let sent = await send()
  for (let proofs = 0; proofs < maxProofs; proofs++) {
    if (sent.ok || sent.error.kind !== 'refused') return sent
    const { code, proof } = sent.error
    if (code !== 'captchaFailed' && proof !== 'hardest') return sent
    const effort = proofEfforts.find((one) => one === proof)
    const solver = await importWithRetry(() => import('./solve-captcha.ts')).catch(() => undefined)
    if (!solver) return { ok: false, error: { kind: 'unreachable' } }
    const human = await solver.solveCaptcha(api, form, effort && { effort })
    if (!human.ok) return sent
    sent = await send()
  }
  return sent
}
