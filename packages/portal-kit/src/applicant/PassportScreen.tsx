import { Alert, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { PassportFields } from './PassportFields.tsx'
import { SubmitCaptcha } from './SubmitCaptcha.tsx'

/** A §2 Passport info: pages, the old passport but for New, corrections where they are offered, the captcha, Submit. */
export const PassportScreen = () => {
  const { t } = useTranslation('applicant')
  return (
    <Stack gap={8}>
      <PassportFields />
      <SubmitCaptcha part="passport" />
      <Alert>{t('passport.submitNote')}</Alert>
    </Stack>
  )
}
