import type { ApiResult, PortalApi } from '@invea/api'

/** H6: where strangers have failed under this name, one try costs a larger proof of work; the device works it out by itself. */
export const withHardProof = async <T>(api: PortalApi, send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> => {
  const first = await send()
  if (first.ok || first.error.kind !== 'refused' || first.error.proof !== 'hardest') return first
  const { proveHuman } = await import('../captcha/prove-human.ts')
  const human = await proveHuman(api, 'signIn', { effort: 'hardest' })
  return human.ok ? send() : first
}
