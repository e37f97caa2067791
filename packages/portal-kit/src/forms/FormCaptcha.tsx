import type { CaptchaForm } from '@invea/api'
import { isHuman } from '@invea/domain'
import { serviceClock } from '../api/service-clock.ts'
import { Captcha } from '../captcha/index.ts'
import { useFormField } from './FormField.tsx'

export interface FormCaptchaProps {
  /** The form of the service that the captcha is for. */
  form: CaptchaForm
  humanUntil: string | undefined
  onHuman: (humanUntil: string) => void
}

/** B §5: captcha before the submit button of account and contact forms. */
export const FormCaptcha = ({ form, humanUntil, onHuman }: FormCaptchaProps) => {
  const { id, error } = useFormField('captcha')
  return (
    <Captcha
      id={id}
      form={form}
      human={isHuman(humanUntil, new Date(serviceClock.now()).toISOString())}
      onHuman={onHuman}
      error={error}
    />
  )
}
