import type { ApiResult, CaptchaForm, PortalApi } from '@invea/api'
import { isHuman } from '@invea/domain/appointment'
import { useController } from 'react-hook-form'
import { Captcha } from '../api/Captcha.tsx'
import { serviceClock } from '../api/service-clock.ts'
import { useFormField } from './FormField.tsx'

export interface FormCaptchaProps {
  /** The form of the service that the captcha is for. */
  form: CaptchaForm
}

/** B §5: captcha before the submit button of account and contact forms. */
export const FormCaptcha = ({ form }: FormCaptchaProps) => {
  const { id, error } = useFormField('captcha')
  const { value, onChange } = useController({ name: 'humanUntil' }).field
  return (
    <Captcha
      id={id}
      form={form}
      human={isHuman(value, new Date(serviceClock.now()).toISOString())}
      onHuman={onChange}
      error={error}
    />
  )
}

/** H6: where strangers have failed under this name, one try costs a larger proof of work; the device works it out by itself. */
export const withHardProof = async <T,>(api: PortalApi, send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> => {
  const first = await send()
  if (first.ok || first.error.kind !== 'refused' || first.error.proof !== 'hardest') return first
  const { proveHuman } = await import('../api/prove-human.ts')
  const human = await proveHuman(api, 'signIn', { effort: 'hardest' })
  return human.ok ? send() : first
}
